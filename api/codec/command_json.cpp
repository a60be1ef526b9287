// The variant's own form does the work.
#include "api/codec/command_json.h"

#include "api/codec/poker/commands.h"

namespace lammer::codec {

Expected<poker::Command> read_command(const Json& json) {
  return read<poker::Command>(json, Place());
}

Expected<poker::Command> decode_command(std::string_view json) {
  const auto parsed = parse(json, command_bytes_max);
  if (!parsed) return tl::unexpected(parsed.error());
  return read_command(*parsed);
}

std::string encode_command(const poker::Command& command) {
  return text_of(command);
}

}  // namespace lammer::codec
