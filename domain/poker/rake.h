// What the house and the jackpots take of a hand, worked out on called money only (POKER-17.B, 17.D, 15.C, 16.C): the
// rake, then the contributions, each attributed to the pots it comes from, the main pot first.
//
// Invariant: the rake of a hand never exceeds rake.max_per_round, and nothing is taken that a pot does not hold.
#pragma once
#include "domain/poker/house_rules.h"
#include "domain/poker/pots.h"

namespace lammer::poker {

// One amount a pot, in the order of the pots.
using PotAmounts = FixedVector<Money, seats_max>;
Money total_of(const PotAmounts& amounts);

enum class HandReach : std::uint8_t { first_street, beyond };  // for rake.no_flop_no_drop

// `called` are the pots without any uncalled part.
PotAmounts rake_due(const Pots& called, const RakeRules& rules, HandReach reach);

struct Contributions {
  PotAmounts bad_beat;
  PotAmounts high_hand;
};
// Both are worked out on the same base: the pots after `rake`, or gross (POKER-15.C.2).
Contributions contributions_due(const Pots& called, const PotAmounts& rake, const HouseRules& rules);

}  // namespace lammer::poker
