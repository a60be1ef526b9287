// The slow settlement: what a hand pays whom, worked out a second time from contributions, folds and cards alone. It is
// written from the ledger (POKER-06.H, 08.B.5, 15.C, 16.C, 17.B) with plain numbers and lists, and shares nothing with
// domain/poker's pots, rake, split, showdown and settlement, which it proves.
#pragma once
#include <array>
#include <functional>
#include <map>
#include <optional>
#include <vector>

#include "domain/poker/house_rules.h"
#include "domain/poker/seats.h"

namespace lammer::slow {

using Cents = std::int64_t;
using MaybeCards = std::vector<std::optional<cards::Card>>;

struct Payment {
  Cents layered = 0;
  Cents dead = 0;  // paid for the table, never matched
};

struct Share {
  int pot;
  int board;
  int half;
  poker::SeatSet winners;
};

// The table when the last card is out and everyone has shown, mucked or folded.
struct Table {
  const poker::HouseRules* rules = nullptr;
  SeatNo origin{1};
  std::map<int, Payment> paid;
  poker::SeatSet live;
  poker::SeatSet contenders;  // live when the pots were built; a conceded hand does not change their shape
  std::map<int, MaybeCards> own;
  std::array<MaybeCards, 2> boards;
  poker::SeatSet run_twice;  // who agreed
  bool double_board = false;
  bool first_street = false;  // the hand ended there
  bool contributes = true;    // not a special hand that pays no jackpot
  std::vector<Share> named;   // by the dealer; otherwise the cards speak
  // Which cards a seat plays on a board for a half, where the operator compares only those for odd units.
  std::function<cards::CardSet(int seat, int board, int half)> played;
};

struct PotLine {
  Cents gross = 0;
  poker::SeatSet eligible;
  Cents rake = 0;
  Cents bad_beat = 0;
  Cents high_hand = 0;

  friend bool operator==(const PotLine&, const PotLine&) = default;
};
struct AwardLine {
  int pot;
  int board;
  int half;
  int seat;
  Cents amount;

  friend auto operator<=>(const AwardLine&, const AwardLine&) = default;
};
struct Sheet {
  std::vector<PotLine> pots;
  std::vector<AwardLine> awards;  // sorted
};

Sheet settle(const Table& table);

}  // namespace lammer::slow
