// What events, commands and screens of a hand are made of, in JSON.
#pragma once
#include "api/codec/fields.h"
#include "domain/poker/event.h"
#include "domain/poker/words.h"

namespace lammer::codec {

template <>
struct Fields<poker::ButtonPlace> {
  static constexpr auto list =
      fields(field("blinds", &poker::ButtonPlace::blinds), field("button", &poker::ButtonPlace::button));
};

template <>
struct Fields<poker::ButtonMemory> {
  static constexpr auto list =
      fields(field("drawn", &poker::ButtonMemory::drawn), field("last", &poker::ButtonMemory::last),
             field("stays", &poker::ButtonMemory::stays));
};

template <>
struct Fields<poker::BettingLimits> {
  static constexpr auto list = fields(
      field("bet_cents", &poker::BettingLimits::bet), field("cap_heads_up", &poker::BettingLimits::cap_heads_up),
      field("check_raise", &poker::BettingLimits::check_raise), field("chip_cents", &poker::BettingLimits::chip),
      field("fixed_half_bet", &poker::BettingLimits::fixed_half_bet),
      field("fold_unfaced", &poker::BettingLimits::fold_unfaced), field("max_cents", &poker::BettingLimits::max),
      field("max_raises", &poker::BettingLimits::max_raises), field("min_raise", &poker::BettingLimits::min_raise),
      field("open_pair_bet_cents", &poker::BettingLimits::open_pair_bet),
      field("short_allin_reopens", &poker::BettingLimits::short_allin_reopens),
      field("structure", &poker::BettingLimits::structure));
};

template <>
struct Fields<poker::RaiseJudgement> {
  static constexpr auto list =
      fields(field("counted", &poker::RaiseJudgement::counted), field("full", &poker::RaiseJudgement::full),
             field("unit_cents", &poker::RaiseJudgement::unit));
};

template <>
struct Fields<poker::AmountRange> {
  static constexpr auto list =
      fields(field("least_cents", &poker::AmountRange::least), field("most_cents", &poker::AmountRange::most));
};

template <>
struct Fields<poker::WinningShare> {
  static constexpr auto list =
      fields(field("board", &poker::WinningShare::board), field("half", &poker::WinningShare::half),
             field("pot", &poker::WinningShare::pot), field("winners", &poker::WinningShare::winners));
};

template <>
struct Fields<poker::PotSheet> {
  static constexpr auto list =
      fields(field("bad_beat_cents", &poker::PotSheet::bad_beat), field("eligible", &poker::PotSheet::eligible),
             field("gross_cents", &poker::PotSheet::gross), field("high_hand_cents", &poker::PotSheet::high_hand),
             field("rake_cents", &poker::PotSheet::rake));
};

template <>
struct Fields<poker::Award> {
  static constexpr auto list =
      fields(field("amount_cents", &poker::Award::amount), field("board", &poker::Award::board),
             field("half", &poker::Award::half), field("pot", &poker::Award::pot), field("seat", &poker::Award::seat));
};

}  // namespace lammer::codec
