// The opening of a hand in JSON: who is dealt in, what is posted.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::HandStarted> {
  static constexpr std::string_view name = "hand.started";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("deck", &poker::HandStarted::deck), field("game", &poker::HandStarted::game),
             field("kill", &poker::HandStarted::kill), field("killer", &poker::HandStarted::killer),
             field("place", &poker::HandStarted::place), field("raised_min_cents", &poker::HandStarted::raised_min),
             field("special", &poker::HandStarted::special));
};

template <>
struct Fields<poker::SeatDealtIn> {
  static constexpr std::string_view name = "hand.seat_dealt_in";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("seat", &poker::SeatDealtIn::seat), field("stack_cents", &poker::SeatDealtIn::stack));
};

template <>
struct Fields<poker::SeatLeftOut> {
  static constexpr std::string_view name = "hand.seat_left_out";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("needs_cents", &poker::SeatLeftOut::needs), field("seat", &poker::SeatLeftOut::seat),
             field("stack_cents", &poker::SeatLeftOut::stack));
};

template <>
struct Fields<poker::SpecialHandDeclined> {
  static constexpr std::string_view name = "hand.special_hand_declined";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::SpecialHandDeclined::seat));
};

template <>
struct Fields<poker::Posted> {
  static constexpr std::string_view name = "hand.posted";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("kind", &poker::Posted::kind), field("nominal_cents", &poker::Posted::nominal),
             field("opening", &poker::Posted::opening), field("paid_cents", &poker::Posted::paid),
             field("raise_adds", &poker::Posted::raise_adds), field("raise_unit_cents", &poker::Posted::raise_unit),
             field("seat", &poker::Posted::seat));
};

}  // namespace lammer::codec
