// Fuzz target: any bytes as a command to a table, as an event of its record and as a snapshot. Whatever they are, the
// readers answer with a value that is written and read back to the same text, or with a refusal.
#include <algorithm>
#include <cstdint>
#include <string_view>

#include "api/codec/table_codec.h"
#include "api/codec/table_command_json.h"
#include "tests/fuzz/checks.h"

namespace {

using lammer::fuzz::check;
using lammer::fuzz::require;

const lammer::services::TableCodec& codec() {
  static const auto made = lammer::codec::make_table_codec();
  return *made;
}

void fuzz_command(std::string_view text) {
  const auto command = lammer::codec::decode_table_command(text);
  if (!command) return check(command.error());
  const auto canonical = lammer::codec::encode_table_command(*command);
  const auto again = lammer::codec::decode_table_command(canonical);
  require(again.has_value() && lammer::codec::encode_table_command(*again) == canonical);
}

// "table.seat_freed {...}": the type up to the first space, then the payload.
void fuzz_event(std::string_view text) {
  const auto type = text.substr(0, text.find(' '));
  const auto payload = text.substr(std::min(text.size(), type.size() + 1));
  const auto event = codec().decode(type, 1, payload);
  if (!event) return check(event.error());
  const auto encoded = codec().encode(*event);
  require(encoded.type == type && encoded.payload == payload);
}

void fuzz_snapshot(std::string_view text) {
  const auto snapshot = codec().decode_snapshot(1, text);
  if (!snapshot) return;
  const auto [version, state] = codec().encode(*snapshot);
  require(codec().decode_snapshot(version, state) == snapshot);
}

}  // namespace

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  fuzz_command(text);
  fuzz_event(text);
  fuzz_snapshot(text);
  return 0;
}
