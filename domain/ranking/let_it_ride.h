// The hands the base game of Let It Ride knows (LIR-06.C): as the high game, but a pair counts only from tens upward
// and anything less is no hand. Hands that are none are all alike: ordinal 1; the others, 2 to 4,426, stand as in the
// high game.
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

using LetItRideRank = Ordinal<struct LetItRideGame>;

// Each pair has the 220 ways to choose three side ranks of twelve.
inline constexpr HighRank best_pair_below_tens(best_of_high_category[0] + 8 * 220);

constexpr LetItRideRank let_it_ride_rank(HighRank five) {
  const int above_no_hand = five > best_pair_below_tens ? five.value() - best_pair_below_tens.value() : 0;
  return LetItRideRank(static_cast<std::uint16_t>(1 + above_no_hand));
}

constexpr LetItRideRank let_it_ride_rank(std::span<const cards::Card, 5> hand) {
  return let_it_ride_rank(high_rank(hand));
}

constexpr LetItRideCategory category(LetItRideRank rank) {
  constexpr auto best_of_category = [] {
    std::array<std::uint16_t, best_of_high_category.size()> best{1};
    for (std::size_t i = 1; i < best.size(); ++i)
      best[i] = let_it_ride_rank(HighRank(best_of_high_category[i])).value();
    return best;
  }();
  return static_cast<LetItRideCategory>(category_of(rank.value(), best_of_category));
}

// Five cards, explained: "pair of tens, 8-5-2 kickers"; "no hand: pair of nines, 8-5-2 kickers".
Expected<HandReading<LetItRideRank>> let_it_ride_hand(std::span<const cards::Card> hand);

}  // namespace lammer::ranking
