// Two vocabularies in one: what may be said at the table between hands, and what may be said in a hand.
#include "api/codec/table_command_json.h"

#include <algorithm>

#include "api/codec/command_json.h"
#include "api/codec/flattened.h"
#include "api/codec/poker/commands.h"
#include "api/codec/room/commands.h"

namespace lammer::codec {
namespace {

using BetweenHands = Without<room::TableCommand, room::PlayHand>;
using InHand = Without<poker::Command, poker::StartHand>;  // a table starts its hands itself

constexpr auto all_names = [] {
  std::array<std::string_view, names_of<BetweenHands>.size() + names_of<InHand>.size()> all;
  std::ranges::copy(names_of<InHand>, std::ranges::copy(names_of<BetweenHands>, all.begin()).out);
  return all;
}();
static_assert(detail::all_different(all_names), "a command has a name of its own");

template <class Variant>
bool is_name_in(std::string_view word) {
  return std::ranges::find(names_of<Variant>, word) != names_of<Variant>.end();
}

}  // namespace

Expected<room::TableCommand> decode_table_command(std::string_view json) {
  const auto parsed = parse(json, command_bytes_max);
  if (!parsed) return tl::unexpected(parsed.error());
  const auto word = tag_of(*parsed, Place());
  if (!word) return tl::unexpected(word.error());
  if (is_name_in<InHand>(*word))
    return read_command(*parsed).map(
        [](const poker::Command& command) -> room::TableCommand { return room::PlayHand{command}; });
  if (!is_name_in<BetweenHands>(*word)) return Place().in(detail::tag_key).should_be(list_of_words(all_names));
  return read<BetweenHands>(*parsed, Place()).map([](BetweenHands command) {
    return std::visit([](auto& held) { return room::TableCommand(std::move(held)); }, command);
  });
}

std::string encode_table_command(const room::TableCommand& command) {
  return std::visit(
      []<class Held>(const Held& held) {
        if constexpr (std::is_same_v<Held, room::PlayHand>) {
          insist(!std::holds_alternative<poker::StartHand>(held.command), "a table starts its hands itself");
          return encode_command(held.command);
        } else {
          return text_of(BetweenHands(held));
        }
      },
      command);
}

}  // namespace lammer::codec
