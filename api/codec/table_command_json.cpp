// One variant of everything that may be said; that no two have one name is checked when compiled.
#include "api/codec/table_command_json.h"

#include "api/codec/command_json.h"
#include "api/codec/flattened.h"
#include "api/codec/poker/commands.h"
#include "api/codec/room/commands.h"

namespace lammer::codec {
namespace {

using AnyCommand = Joined<Without<room::TableCommand, room::PlayHand>, Without<poker::Command, poker::StartHand>>;

room::TableCommand nested(AnyCommand command) {
  return std::visit(
      []<class Held>(Held& held) -> room::TableCommand {
        if constexpr (std::is_constructible_v<poker::Command, Held>)
          return room::PlayHand{poker::Command(std::move(held))};
        else
          return std::move(held);
      },
      command);
}

}  // namespace

Expected<room::TableCommand> decode_table_command(std::string_view json) {
  const auto parsed = parse(json, command_bytes_max);
  if (!parsed) return tl::unexpected(parsed.error());
  return read<AnyCommand>(*parsed, Place()).map(&nested);
}

std::string encode_table_command(const room::TableCommand& command) {
  return std::visit(
      []<class Held>(const Held& held) {
        if constexpr (std::is_same_v<Held, room::PlayHand>) {
          insist(!std::holds_alternative<poker::StartHand>(held.command), "a table starts its hands itself");
          return encode_command(held.command);
        } else {
          return text_of(AnyCommand(held));
        }
      },
      command);
}

}  // namespace lammer::codec
