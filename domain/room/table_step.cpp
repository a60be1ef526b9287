// From what stops everything to the start of a hand.
#include "domain/room/table_step.h"

namespace lammer::room {
namespace {

using Kind = TableStepKind;

// Seats that must pay before the floor can sign.
poker::SeatSet due_now(const Table& table) {
  poker::SeatSet owing;
  for (const auto seat : table.taken())
    if (must_pay_now(table, seat)) owing.add(seat);
  return owing;
}

TableStep of(Kind kind, Clause clause) {
  TableStep step;
  step.kind = kind;
  step.clause = clause;
  return step;
}

std::string seats_text(poker::SeatSet seats) {
  std::string text;
  for (const auto seat : seats) text += (text.empty() ? "" : ", ") + std::to_string(seat.value());
  return (seats.count() == 1 ? "seat " : "seats ") + text;
}

bool must_draw_button(const Table& table) {
  return game(table.rules->game).has_button() && table.rules->button.start == poker::ButtonStart::card_draw &&
         !table.button.last;
}

TableStep between_hands(const Table& table) {
  const auto who = starting(table, {});
  const auto owing = due_now(table);
  TableStep step;
  if (!owing.empty())
    step = of(Kind::collect_time, "POKER-17.B.3.e");
  else if (!table.time.area.is_zero() && !table.time.verified_by)
    step = of(Kind::verify_time, "POKER-17.B.3.f");
  else if (!table.time.area.is_zero())
    step = of(Kind::drop_time, "POKER-17.B.3.f");
  else if (who.playing.count() < 2)
    step = of(Kind::need_players, "POKER-07.B");
  else if (must_draw_button(table) && (!table.button.drawn || !who.playing.contains(*table.button.drawn)))
    step = of(Kind::draw_button, "POKER-11.C.1.b");
  else
    step = of(Kind::start_hand, "POKER-07.F");
  step.owing = owing;
  step.playing = who.playing;
  step.left_out = who.left_out;
  return step;
}

}  // namespace

TableStep table_step(const Table& table) {
  if (!table.is_open()) return of(Kind::open_table, "POKER-17.A");
  if (table.hold) return of(Kind::release_hold, "POKER-18.A");
  if (!table.dealer) return of(Kind::tap_in, "POKER-07.F");
  if (!table.in_hand()) return between_hands(table);
  auto step = of(Kind::play_hand, "POKER-07.F");
  step.playing = table.hand->hand().live;
  step.hand = next_step(table.hand->hand(), table.hand->rules());
  step.clause = step.hand->clause;
  return step;
}

std::string sentence(const TableStep& step, const Table& table) {
  switch (step.kind) {
    case Kind::open_table:
      return "The table is closed";
    case Kind::release_hold:
      return "Held for the floor: " + table.hold->question;
    case Kind::tap_in:
      return "A dealer taps in";
    case Kind::collect_time:
      return "Collect the time charge from " + seats_text(step.owing);
    case Kind::verify_time:
      return "The floor verifies " + table.time.area.short_text() + " of time charges";
    case Kind::drop_time:
      return "Drop " + table.time.area.short_text() + " of time charges";
    case Kind::draw_button:
      return "Deal a card to each player for the button";
    case Kind::need_players:
      return "A hand needs at least two players with enough chips";
    case Kind::start_hand:
      return "Start hand " + std::to_string(next_hand_number(table)) + " with " + seats_text(step.playing);
    case Kind::play_hand:
      return poker::sentence(*step.hand, table.hand->hand(), table.hand->rules());
  }
  return {};
}

}  // namespace lammer::room
