// One function an event, in the order of event.h.
#include "domain/room/apply.h"

#include <algorithm>

namespace lammer::room {
namespace {

// A game begins anew: its first button is found, no kill is on.
void begin_game(Table& table) {
  table.button = {};
  table.kill = false;
  table.killer.reset();
}

void on(Table& table, const TableOpened& event) {
  table.name = event.name;
  table.seat_count = event.seat_count;
  table.mode = event.mode;
  table.status = TableStatus::open;
  table.time.charged_until = event.at;
}

void on(Table& table, const TableClosed& /*event*/) {
  table.status = TableStatus::closed;
  begin_game(table);
}

void on(Table& table, const RulesAdopted& event) {
  auto adopted = poker::rules_from(event.parameters);
  insist(adopted.has_value(), "rules that were adopted can be read");
  const bool other_game = table.rules && table.rules->game != adopted->game;
  table.rules = std::make_shared<const poker::HouseRules>(*std::move(adopted));
  table.rules_version = event.version;
  table.rules_texts = event.parameters;
  if (other_game) begin_game(table);
}

void on(Table& table, const SeatTaken& event) {
  auto& seat = table.seats[event.seat];
  insist(!seat.is_taken(), "a seat is taken by one");
  seat.occupant = event.occupant;
  seat.owes_blinds = event.owes_blinds;
}

void on(Table& table, const SeatFreed& event) {
  table.seats[event.seat] = {};
  // Whoever sits down there next has won no pot.
  if (table.killer == event.seat) table.killer.reset();
}

void on(Table& table, const SatOut& event) {
  table.seats[event.seat].presence = Presence::sitting_out;
}
void on(Table& table, const SatIn& event) {
  table.seats[event.seat].presence = Presence::playing;
}
void on(Table& table, const SeatLeaving& event) {
  table.seats[event.seat].presence = Presence::leaving;
}

void on(Table& table, const WentAway& event) {
  auto& seat = table.seats[event.seat];
  seat.presence = Presence::away;
  seat.away = event.record;
}

void on(Table& table, const CameBack& event) {
  auto& seat = table.seats[event.seat];
  seat.presence = Presence::playing;
  seat.away.reset();
  if (!event.difference.is_zero()) seat.blocked = true;
}

void on(Table& table, const SeatUnblocked& event) {
  table.seats[event.seat].blocked = false;
}

void on(Table& table, const BlindsMissed& event) {
  for (const auto seat : event.seats) table.seats[seat].owes_blinds = true;
}

void on(Table& table, const ChipsBought& event) {
  auto& seat = table.seats[event.seat];
  (event.pending ? seat.pending : seat.stack) += event.amount;
  table.totals.bought += event.amount;
}

void on(Table& table, const ChipsCashed& event) {
  table.seats[event.seat].stack -= event.amount;
  table.totals.cashed_out += event.amount;
}

void on(Table& table, const Tipped& event) {
  table.seats[event.seat].stack -= event.amount;
  table.totals.tips += event.amount;
}

void on(Table& table, const TimeAssessed& event) {
  for (const auto seat : table.taken()) table.seats[seat].time_due += event.due[seat];
  table.time.charged_until = event.at;
}

void on(Table& table, const TimeCollected& event) {
  auto& seat = table.seats[event.seat];
  seat.stack -= event.amount;
  seat.time_due -= event.amount;
  table.time.area += event.amount;
}

void on(Table& table, const TimeWaived& event) {
  table.seats[event.seat].time_due -= event.amount;
}

void on(Table& table, const TimeVerified& event) {
  table.time.verified_by = event.by;
}

void on(Table& table, const TimeDropped& event) {
  table.time.area -= event.amount;
  table.time.verified_by.reset();
  table.totals.time += event.amount;
}

void on(Table& table, const DealerTappedIn& event) {
  table.dealer = DealerDown{event.dealer, event.at};
}
void on(Table& table, const DealerTappedOut& /*event*/) {
  table.dealer.reset();
}

void on(Table& table, const FloorCalled& event) {
  table.calls.push_back({event.number, event.reason, event.at});
  table.calls_made = event.number;
}
void on(Table& table, const CallAnswered& event) {
  std::erase_if(table.calls, [&](const FloorCall& call) { return call.number == event.number; });
}

void on(Table& table, const HoldPlaced& event) {
  table.hold = event.hold;
}
void on(Table& table, const HoldReleased& /*event*/) {
  table.hold.reset();
}

void on(Table& table, const ButtonDrawn& event) {
  table.button.drawn = event.seat;
}

// As if it had lain there in the hand before and stayed.
void on(Table& table, const ButtonPlaced& event) {
  poker::ButtonPlace place;
  place.button = event.seat;
  table.button = {place, true, std::nullopt};
}

void on(Table& table, const HandOpened& event) {
  table.hand_number = event.number;
  table.hand_rules_version = event.rules_version;
  table.hand.emplace(table.rules);
}

HandResult result_of(const Table& table) {
  const auto& hand = table.hand->hand();
  HandResult result;
  result.number = table.hand_number;
  result.rules_version = table.hand_rules_version;
  result.game = hand.game;
  result.outcome = hand.outcome;
  result.dealt = hand.dealt;
  result.taken = hand.taken;
  // The push is the last command of a hand and cannot be taken back.
  for (const auto& event : table.hand->log())
    if (const auto* pushed = std::get_if<poker::Pushed>(&event)) result.pushed[pushed->seat] += pushed->amount;
  for (const auto seat : hand.dealt) result.net[seat] = hand.stacks[seat] - table.seats[seat].stack;
  return result;
}

// What the hand leaves behind for the next one.
void take_over(Table& table) {
  const auto& hand = table.hand->hand();
  table.last_hand = result_of(table);
  for (const auto seat : hand.dealt) {
    table.seats[seat].stack = hand.stacks[seat];
    if (hand.outcome == poker::Outcome::completed) table.seats[seat].owes_blinds = false;
  }
  for (const auto seat : table.taken()) {
    table.seats[seat].stack += table.seats[seat].pending;
    table.seats[seat].pending = {};
  }
  if (table.rules->game != hand.game) {
    begin_game(table);
    return;
  }
  table.button = memory_after(hand, table.hand->rules());
  table.kill = hand.next_kill != poker::KillMode::none;
  table.killer = table.kill ? hand.killer : std::nullopt;
}

void on(Table& table, const HandEvent& event) {
  const auto& fact = event.event;
  if (!table.hand) {
    // A table restored after the hand has not got its cards any more; what is added to them stays in the log.
    insist(std::holds_alternative<poker::LateCardsEntered>(fact), "a hand's events follow its opening");
    return;
  }
  table.hand->restore(fact, event.begins);
  auto& taken = table.totals.taken;
  if (const auto* rake = std::get_if<poker::RakeBooked>(&fact)) taken.rake += rake->amount;
  if (const auto* booked = std::get_if<poker::ContributionBooked>(&fact))
    (booked->fund == poker::Fund::bad_beat ? taken.bad_beat : taken.high_hand) += booked->amount;
  if (std::holds_alternative<poker::HandEnded>(fact)) take_over(table);
}

}  // namespace

void apply(Table& table, const TableEvent& event) {
  std::visit([&](const auto& fact) { on(table, fact); }, event);
  insist_balanced(table);
}

void apply_all(Table& table, std::span<const TableEvent> events) {
  for (const auto& event : events) apply(table, event);
}

}  // namespace lammer::room
