// What holds for every command, then its step.
#include "domain/room/decide.h"

#include "domain/room/steps/steps.h"

namespace lammer::room {
namespace {

template <class Command>
constexpr bool is_floors =
    std::is_same_v<Command, OpenTable> || std::is_same_v<Command, AdoptRules> || std::is_same_v<Command, CloseTable> ||
    std::is_same_v<Command, GoAway> || std::is_same_v<Command, ComeBack> || std::is_same_v<Command, UnblockSeat> ||
    std::is_same_v<Command, WaiveTime> || std::is_same_v<Command, VerifyTime> || std::is_same_v<Command, AnswerCall> ||
    std::is_same_v<Command, ReleaseHold> || std::is_same_v<Command, PlaceButton>;

template <class Command>
Checked check(const Case& at, const Command& command) {
  const auto& table = at.table;
  if (at.by.authority == poker::Authority::dealer && authority_for(command) == poker::Authority::floor)
    return refused("authority.floor", "the floor decides that", "POKER-18.A");
  if constexpr (!std::is_same_v<Command, OpenTable>)
    if (!table.is_open()) return refused("table.closed", "the table is closed", "POKER-17.A");
  if constexpr (!std::is_same_v<Command, TapIn>)
    if (at.by.authority == poker::Authority::dealer && (!table.dealer || table.dealer->dealer != at.by.licence))
      return refused("dealer.not_in_chair", "the dealer in the chair works this table; tap in first", "POKER-07.F");
  if constexpr (requires { command.seat; })
    if (!table.is_seat_of_table(command.seat))
      return refused("seat.not_at_table", "this table has seats 1 to " + std::to_string(table.seat_count),
                     "POKER-02.A");
  return {};
}

}  // namespace

poker::Authority authority_for(const TableCommand& command) {
  if (const auto* play = std::get_if<PlayHand>(&command)) return poker::authority_for(play->command);
  const bool floor = std::visit([]<class Command>(const Command&) { return is_floors<Command>; }, command);
  return floor ? poker::Authority::floor : poker::Authority::dealer;
}

Expected<TableEvents> decide(const Table& table, const TableCommand& command, const By& by, Instant now) {
  const Case at{table, by, now};
  return std::visit(
      [&](const auto& order) -> Decided {
        if (auto checked = check(at, order); !checked) return tl::unexpected(checked.error());
        return take(at, order);
      },
      command);
}

}  // namespace lammer::room
