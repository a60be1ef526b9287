// The hands the base game of Let It Ride knows (LIR-06.C): as the high game, but a pair counts only from tens upward
// and anything less is no hand.
#pragma once
#include "domain/ranking/high.h"

namespace lammer::ranking {

enum class LetItRideCategory : std::uint8_t {
  no_hand,
  pair_of_tens_or_better,
  two_pair,
  three_of_a_kind,
  straight,
  flush,
  full_house,
  four_of_a_kind,
  straight_flush,
  royal_flush
};

// Each pair has the 220 ways to choose three side ranks of twelve.
inline constexpr HighRank best_pair_below_tens(1277 + 8 * 220);

constexpr bool is_pair_of_tens_or_better(HighRank rank) {
  return rank > best_pair_below_tens;
}

constexpr LetItRideCategory let_it_ride_category(HighRank rank) {
  return is_pair_of_tens_or_better(rank) ? static_cast<LetItRideCategory>(category(rank)) : LetItRideCategory::no_hand;
}

}  // namespace lammer::ranking
