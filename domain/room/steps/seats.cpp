// Sitting down, getting up, and being away in between.
#include <algorithm>

#include "domain/poker/figures.h"
#include "domain/poker/parameters/text_forms.h"
#include "domain/room/steps/steps.h"

namespace lammer::room {
namespace {

Checked check_newcomer(const Table& table, const Occupant& occupant) {
  for (const auto seat : table.taken())
    if (table.seats[seat].occupant->player == occupant.player)
      return refused("player.seated", "the player already has " + seat_text(seat), "POKER-07.D");
  if (occupant.licence && table.dealer && table.dealer->dealer == *occupant.licence)
    return refused("player.is_dealer", "the dealer of a table does not play at it", "POKER-07.C");
  return {};
}

// A newcomer to a running game was not there for its blinds (game.missed_blinds).
bool owes_blinds(const Table& table) {
  return table.rules->forced.missed_blinds != poker::MissedBlinds::none && table.button.last &&
         game(table.rules->game).has_button();
}

bool is_allowed(poker::AwayStakes posted, AwayMethod method) {
  return posted == poker::AwayStakes::either ||
         posted == (method == AwayMethod::count ? poker::AwayStakes::count : poker::AwayStakes::cover);
}

}  // namespace

Decided take(const Case& at, const TakeSeat& command) {
  const auto& table = at.table;
  if (table.seats[command.seat].is_taken())
    return refused("seat.taken", seat_text(command.seat) + " is taken", "POKER-02.A");
  if (auto checked = check_line(command.occupant.name, "the player's name"); !checked)
    return tl::unexpected(checked.error());
  if (auto checked = check_newcomer(table, command.occupant); !checked) return tl::unexpected(checked.error());
  if (table.taken().count() >= poker::seats_at(*table.rules))
    return refused("seat.full", "this game takes " + std::to_string(poker::seats_at(*table.rules)) + " players",
                   "POKER-02.A");
  return TableEvents{SeatTaken{command.seat, command.occupant, owes_blinds(table)}};
}

Decided take(const Case& at, const LeaveSeat& command) {
  const auto& table = at.table;
  const auto& seat = table.seats[command.seat];
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (table.in_hand()) {
    if (seat.presence == Presence::leaving)
      return refused("seat.leaving", seat_text(command.seat) + " leaves when the hand is over", "POKER-08.B.2");
    if (seat.presence == Presence::away)
      return refused("seat.away", seat_text(command.seat) + " is away: between hands, through the floor",
                     "POKER-08.B.6");
    return TableEvents{SeatLeaving{command.seat}};
  }
  if (auto allowed = check_may_take_off(at, command.seat); !allowed) return tl::unexpected(allowed.error());
  TableEvents events;
  if (!seat.stack.is_zero()) events.emplace_back(ChipsCashed{command.seat, seat.stack, command.to});
  events.emplace_back(SeatFreed{command.seat});
  return events;
}

Decided take(const Case& at, const SitOut& command) {
  if (auto taken = check_taken(at.table, command.seat); !taken) return tl::unexpected(taken.error());
  const auto presence = at.table.seats[command.seat].presence;
  if (presence != Presence::playing && presence != Presence::leaving)
    return refused("seat.not_playing", seat_text(command.seat) + " is not playing", "POKER-07.B");
  return TableEvents{SatOut{command.seat}};
}

Decided take(const Case& at, const SitIn& command) {
  if (auto taken = check_taken(at.table, command.seat); !taken) return tl::unexpected(taken.error());
  const auto presence = at.table.seats[command.seat].presence;
  if (presence == Presence::playing)
    return refused("seat.playing", seat_text(command.seat) + " is playing", "POKER-07.B");
  if (presence == Presence::away)
    return refused("seat.away", "the floor closes the away record of " + seat_text(command.seat) + " first",
                   "POKER-08.B.6");
  return TableEvents{SatIn{command.seat}};
}

Decided take(const Case& at, const GoAway& command) {
  const auto& table = at.table;
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (table.seats[command.seat].presence == Presence::away)
    return refused("seat.away", seat_text(command.seat) + " is already away", "POKER-08.B.6");
  if (!is_allowed(table.rules->stakes.away, command.method))
    return refused("away.method", "stakes left behind are secured another way here", "POKER-08.B.6");
  const bool counts = command.method == AwayMethod::count;
  if (counts && command.counted != table.chips_of(command.seat))
    return refused(
        "away.count_differs",
        "the record says " + table.chips_of(command.seat).short_text() + ", not " + command.counted.short_text(),
        "POKER-08.B.6.a");
  const auto counted = counts ? command.counted : Money();
  return TableEvents{WentAway{command.seat, {command.method, counted, at.by.licence, at.now}}};
}

Decided take(const Case& at, const ComeBack& command) {
  const auto& table = at.table;
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  const auto& seat = table.seats[command.seat];
  if (!seat.away) return refused("seat.not_away", seat_text(command.seat) + " is not away", "POKER-08.B.6");
  if (seat.away->method == AwayMethod::cover) return TableEvents{CameBack{command.seat, {}, {}}};
  if (command.counted.is_negative() || command.counted > poker::forms::amount_most)
    return refused("chips.amount", command.counted.short_text() + " is no count of chips", "POKER-08.B.6.a");
  // Against what should lie there now: a hand or a time charge may have changed it since.
  return TableEvents{CameBack{command.seat, command.counted, command.counted - table.chips_of(command.seat)}};
}

Decided take(const Case& at, const UnblockSeat& command) {
  if (auto taken = check_taken(at.table, command.seat); !taken) return tl::unexpected(taken.error());
  if (!at.table.seats[command.seat].blocked)
    return refused("seat.not_blocked", seat_text(command.seat) + " is not blocked", "POKER-08.B.6.a");
  return TableEvents{SeatUnblocked{command.seat}};
}

}  // namespace lammer::room
