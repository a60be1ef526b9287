// OddChipOrder: in which order tied seats get the units that cannot be divided equally (POKER-06.H and the odd-chip
// clauses of each game). By place at the table, or by a seat's own dealt cards, rank and then suit; never by a shared
// card.
#pragma once
#include "domain/core/fixed_vector.h"
#include "domain/poker/house_rules.h"
#include "domain/poker/showdown.h"

namespace lammer::poker {

class OddChipOrder {
 public:
  // `origin`: the button, or for games without one the dealer's place (seat 10, so that seat 1 comes first). `hands`
  // may hold unknown cards: then place decides where cards would.
  OddChipOrder(const GameDefinition& game, const HouseRules& rules, SeatNo origin, const TabledHands& hands);

  // The winners of a share, first the one that gets the first odd unit.
  FixedVector<SeatNo, seats_max> order(const WinningShare& share) const;

 private:
  // Lower comes first; nothing if a card of the seat is unknown.
  std::optional<int> card_place(SeatNo seat, OddChipTo rule, const WinningShare& share) const;

  const GameDefinition& game_;
  const HouseRules& rules_;
  SeatNo origin_;
  const TabledHands& hands_;
};

}  // namespace lammer::poker
