// Commands to a table as a client sends them, between hands and inside one, all flat:
// {"type":"buy_in","seat":3,"amount_cents":20000}, {"type":"act","seat":4,"said":"call"}. As strict as
// decode_command(); "start_hand" is the table's, which knows seats, stacks and button itself.
#pragma once
#include <string>
#include <string_view>

#include "domain/room/command.h"

namespace lammer::codec {

Expected<room::TableCommand> decode_table_command(std::string_view json);
// Canonical: equal commands have equal texts. A hand is started by room::StartHand; PlayHand with a start is a bug.
std::string encode_table_command(const room::TableCommand& command);

}  // namespace lammer::codec
