// The start of a hand, what is played in it, and the button before it.
#include "domain/room/starting.h"
#include "domain/room/steps/steps.h"

namespace lammer::room {
namespace {

void add_hand_events(TableEvents& events, const poker::Events& happened) {
  for (std::size_t i = 0; i < happened.size(); ++i) events.emplace_back(HandEvent{happened[i], i == 0});
}

// Seats the big blind has passed since the hand before, taken and not dealt in.
poker::SeatSet passed_by_blinds(const Table& table) {
  const auto& rules = table.hand->rules();
  const auto& hand = table.hand->hand();
  const auto count = rules.forced.blind_count;
  const auto& before = table.button;
  if (rules.forced.missed_blinds == poker::MissedBlinds::none || count == 0 || !before.last || before.stays ||
      hand.special != poker::SpecialHand::none)
    return {};
  const auto from = before.last->blinds[count - 1U];
  const auto to = hand.place.blinds[count - 1U];
  if (!from || !to) return {};
  poker::SeatSet passed;
  for (auto number = from->value(); number != to->value();) {
    number = static_cast<std::uint8_t>(number % poker::seats_max + 1);
    const SeatNo seat(number);
    if (table.seats[seat].is_taken() && !hand.dealt.contains(seat)) passed.add(seat);
  }
  return passed;
}

// What the table makes of it: a call for the floor, a blind that was missed.
void add_consequences(const Case& at, const poker::Events& happened, TableEvents& events) {
  for (const auto& event : happened) {
    if (const auto* call = std::get_if<poker::FloorCalled>(&event))
      events.emplace_back(
          FloorCalled{at.table.calls_made + 1, "the clock ran out on " + seat_text(call->seat), at.now});
    const auto* ended = std::get_if<poker::HandEnded>(&event);
    if (ended == nullptr || ended->outcome != poker::Outcome::completed) continue;
    if (const auto passed = passed_by_blinds(at.table); !passed.empty()) events.emplace_back(BlindsMissed{passed});
  }
}

// Who can say yes or no to a higher minimum: everyone seated who is there (POKER-08.J.1).
Checked check_minimum_agreed(const Table& table, const StartHand& command) {
  if (command.raised_min.is_zero()) return {};
  for (const auto seat : table.taken() - command.agreed)
    if (const auto presence = table.seats[seat].presence;
        presence == Presence::playing || presence == Presence::sitting_out)
      return refused("minimum.not_agreed", seat_text(seat) + " does not agree: the posted minimum stands",
                     "POKER-08.J.1");
  return {};
}

}  // namespace

std::string seat_text(SeatNo seat) {
  return "seat " + std::to_string(seat.value());
}

Checked check_taken(const Table& table, SeatNo seat) {
  if (table.seats[seat].is_taken()) return {};
  return refused("seat.free", "nobody sits at " + seat_text(seat), "POKER-08.B");
}

Checked check_between_hands(const Table& table, Clause clause) {
  if (!table.in_hand()) return {};
  return refused("table.in_hand", "not during a hand", clause);
}

Expected<TableEvents> open_hand(const Table& table, const poker::StartHand& start, const LicenceNo& dealer,
                                Instant now) {
  insist(table.rules != nullptr, "a table with rules");
  if (table.in_hand()) return refused("hand.already_started", "this hand has already begun", "POKER-01.B.30");
  const auto happened = poker::decide(poker::Hand{}, *table.rules, start, poker::Authority::dealer);
  if (!happened) return tl::unexpected(happened.error());
  TableEvents events{HandOpened{next_hand_number(table), table.rules_version, dealer, now}};
  add_hand_events(events, *happened);
  return events;
}

Decided take(const Case& at, const DrawButton& command) {
  const auto& table = at.table;
  const auto& rules = *table.rules;
  if (auto between = check_between_hands(table, "POKER-11.C.1"); !between) return tl::unexpected(between.error());
  if (!game(rules.game).has_button() || rules.button.start != poker::ButtonStart::card_draw)
    return refused("button.draw_not_offered", "the first button is not drawn for at this table", "POKER-11.C.1");
  if (table.button.last) return refused("button.placed", "the button is on its way round", "POKER-11.C.2");
  const auto playing = starting(table, {}).playing;
  if (playing.empty()) return refused("hand.too_few_players", "nobody is there to draw", "POKER-07.B");
  const auto drawn = button_by_draw(rules, command.cards, playing);
  if (!drawn) return tl::unexpected(drawn.error());
  return TableEvents{ButtonDrawn{*drawn}};
}

Decided take(const Case& at, const PlaceButton& command) {
  if (auto between = check_between_hands(at.table, "POKER-01.B.6"); !between) return tl::unexpected(between.error());
  if (!game(at.table.rules->game).has_button())
    return refused("button.none", "this game has no button", "POKER-01.B.6");
  return TableEvents{ButtonPlaced{command.seat}};
}

Decided take(const Case& at, const StartHand& command) {
  const auto& table = at.table;
  if (auto held = check_no_hold(table); !held) return tl::unexpected(held.error());
  if (!table.dealer) return refused("dealer.missing", "a dealer taps in first", "POKER-07.F");
  if (!table.time.area.is_zero())
    return refused("rake.not_dropped", table.time.area.short_text() + " lies in the rake area", "POKER-17.B.1.b");
  if (auto agreed = check_minimum_agreed(table, command); !agreed) return tl::unexpected(agreed.error());
  return open_hand(table, starting(table, command).start, table.dealer->dealer, at.now);
}

Decided take(const Case& at, const PlayHand& command) {
  const auto& table = at.table;
  if (std::holds_alternative<poker::StartHand>(command.command))
    return refused("hand.starts_at_table", "the table starts its hands", "POKER-07.B");
  if (!table.hand || table.is_start_taken_back())
    return refused("hand.not_started", "no hand is in play", "POKER-07.F");
  if (at.by.authority == poker::Authority::dealer)
    if (auto held = check_no_hold(table); !held) return tl::unexpected(held.error());
  const auto happened = table.hand->decide(command.command, at.by.authority);
  if (!happened) return tl::unexpected(happened.error());
  TableEvents events;
  add_hand_events(events, *happened);
  add_consequences(at, *happened, events);
  return events;
}

}  // namespace lammer::room
