// Fuzz target: any bytes as a command of a hand, and as an event of the record. Whatever they are, the readers answer
// with a value that is written and read back to the same text, or with a refusal.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "api/codec/command_json.h"
#include "api/codec/event_json.h"
#include "tests/fuzz/checks.h"

namespace {

using lammer::fuzz::check;
using lammer::fuzz::require;

void fuzz_command(std::string_view text) {
  const auto command = lammer::codec::decode_command(text);
  if (!command) return check(command.error());
  const auto canonical = lammer::codec::encode_command(*command);
  const auto again = lammer::codec::decode_command(canonical);
  require(again.has_value() && lammer::codec::encode_command(*again) == canonical);
}

// "hand.acted {...}": the type up to the first space, then the payload.
void fuzz_event(std::string_view text) {
  const auto type = text.substr(0, text.find(' '));
  const auto payload = text.substr(std::min(text.size(), type.size() + 1));
  const auto event = lammer::codec::decode(type, 1, payload);
  if (!event) return check(event.error());
  const auto encoded = lammer::codec::encode(*event);
  require(encoded.type == type && encoded.payload == payload);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz_command(text);
  fuzz_event(text);
  return 0;
}
