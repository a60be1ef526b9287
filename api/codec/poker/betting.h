// Betting in JSON: turns, actions, corrections, rake laid aside, the clock.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::BettingOpened> {
  static constexpr std::string_view name = "hand.betting_opened";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("limits", &poker::BettingOpened::limits));
};

template <>
struct Fields<poker::TurnGiven> {
  static constexpr std::string_view name = "hand.turn_given";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("first", &poker::TurnGiven::first), field("without_option", &poker::TurnGiven::without_option));
};

template <>
struct Fields<poker::Acted> {
  static constexpr std::string_view name = "hand.acted";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("judgement", &poker::Acted::judgement), field("kind", &poker::Acted::kind),
                                      field("paid_cents", &poker::Acted::paid), field("seat", &poker::Acted::seat),
                                      field("to_cents", &poker::Acted::to));
};

template <>
struct Fields<poker::ChipsCorrected> {
  static constexpr std::string_view name = "hand.chips_corrected";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("clause", &poker::ChipsCorrected::clause), field("placed_cents", &poker::ChipsCorrected::placed),
             field("seat", &poker::ChipsCorrected::seat), field("stands_cents", &poker::ChipsCorrected::stands));
  static poker::ChipsCorrected blank() { return {SeatNo(1), {}, {}, "POKER-08.D"}; }
};

template <>
struct Fields<poker::DeclaredOutOfTurn> {
  static constexpr std::string_view name = "hand.declared_out_of_turn";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("kind", &poker::DeclaredOutOfTurn::kind), field("seat", &poker::DeclaredOutOfTurn::seat),
             field("to_cents", &poker::DeclaredOutOfTurn::to));
};

template <>
struct Fields<poker::DeclarationDropped> {
  static constexpr std::string_view name = "hand.declaration_dropped";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::DeclarationDropped::seat));
};

template <>
struct Fields<poker::UncalledReturned> {
  static constexpr std::string_view name = "hand.uncalled_returned";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &poker::UncalledReturned::amount), field("seat", &poker::UncalledReturned::seat));
};

template <>
struct Fields<poker::RoundClosed> {
  static constexpr std::string_view name = "hand.round_closed";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::RoundSkipped> {
  static constexpr std::string_view name = "hand.round_skipped";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::RakeTaken> {
  static constexpr std::string_view name = "hand.rake_taken";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &poker::RakeTaken::amount));
};

template <>
struct Fields<poker::RakeReturned> {
  static constexpr std::string_view name = "hand.rake_returned";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &poker::RakeReturned::amount));
};

template <>
struct Fields<poker::ClockStarted> {
  static constexpr std::string_view name = "hand.clock_started";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("ends_ms", &poker::ClockStarted::ends), field("seat", &poker::ClockStarted::seat));
};

template <>
struct Fields<poker::FloorCalled> {
  static constexpr std::string_view name = "hand.floor_called";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::FloorCalled::seat));
};

}  // namespace lammer::codec
