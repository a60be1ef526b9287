// Commands of a hand as a client sends them: {"type":"act","seat":4,"said":"raise","amount_cents":4000}. Keys may stand
// in any order and what has a default may be left out; everything else is strict, and a refusal names the field.
#pragma once
#include <string>
#include <string_view>

#include "api/codec/json_text.h"
#include "domain/poker/command.h"

namespace lammer::codec {

Expected<poker::Command> read_command(const Json& json);
Expected<poker::Command> decode_command(std::string_view json);
// Canonical: equal commands have equal texts.
std::string encode_command(const poker::Command& command);

}  // namespace lammer::codec
