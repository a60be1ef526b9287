// Pots: who can win what of the money put in. Layers are cut at each live seat's contribution; a seat is eligible for
// every layer it paid in full; folded money stays where it was put (POKER-01.B.32, 08.B.5.a, 08.B.5.c).
//
// Invariant: the pots add up to everything paid in.
#pragma once
#include "domain/core/fixed_vector.h"
#include "domain/core/money.h"
#include "domain/poker/seats.h"

namespace lammer::poker {

// What one seat has in the middle. `dead` was paid for the table (a button or big-blind ante, a missed small blind): it
// lies in the main pot, is never matched and never uncalled.
struct Contribution {
  Money layered;  // antes of one's own, blinds, bets
  Money dead;

  Money total() const { return layered + dead; }
  friend bool operator==(const Contribution&, const Contribution&) = default;
};

struct Pot {
  Money amount;
  SeatSet eligible;

  friend bool operator==(const Pot&, const Pot&) = default;
};

// The main pot first, then side pots in the order they were made.
using Pots = FixedVector<Pot, seats_max>;

// `live` are the seats that have not folded; at least one.
Pots pots_of(const SeatMap<Contribution>& paid, SeatSet live);

Money total_of(const Pots& pots);

// The part of a live seat's bets of this round that nobody matched (POKER-17.D); none if the highest is shared.
struct Uncalled {
  SeatNo seat;
  Money amount;
};
std::optional<Uncalled> uncalled(const SeatMap<Money>& in_round, SeatSet live);

}  // namespace lammer::poker
