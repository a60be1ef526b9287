// next_step(): what the table waits for, with every legal choice, and the clause that makes it the right thing. There
// is exactly one unless the hand is over; the tablet shows it, the simulator plays it.
#pragma once
#include <string>

#include "domain/poker/decide.h"

namespace lammer::poker {

enum class StepKind : std::uint8_t {
  start_hand,
  unlock_deal,
  deal_down,
  deal_up,
  deal_board,
  deal_common,
  replace_card,
  name_opener,
  bring_in,
  act,
  draw,
  agree_run_twice,
  choose_after_exposure,
  show,
  name_winners,
  push,
  nothing,  // the hand is over
};

struct NextStep {
  StepKind kind = StepKind::nothing;
  std::optional<SeatNo> seat;  // who it concerns; none: the whole table or the dealer alone
  std::uint8_t cards = 0;      // to deal, to throw away at most, to come back from the losers
  std::uint8_t board = 0;
  LegalActions legal;                // act
  bool may_muck = false;             // show
  bool may_open_full = false;        // bring_in
  std::optional<SeatNo> straddle;    // who may still straddle, before the first card
  std::optional<std::uint8_t> stub;  // push: cards that should be left
  Clause clause = "POKER-07.F";
};

NextStep next_step(const Hand& hand, const HouseRules& rules);

// One sentence for the dealer: "Seat 5: fold, call $12, raise to $24-$100".
std::string sentence(const NextStep& step, const Hand& hand, const HouseRules& rules);

}  // namespace lammer::poker
