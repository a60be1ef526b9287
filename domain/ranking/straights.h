// Straights of the 52-card deck as sets of five ranks, ace high first, A-2-3-4-5 last.
#pragma once
#include <algorithm>
#include <array>

#include "domain/cards/card_set.h"

namespace lammer::ranking {

inline constexpr cards::RankMask five_high_straight = 0b1'0000'0000'1111;

inline constexpr std::array<cards::RankMask, 10> straights = [] {
  std::array<cards::RankMask, 10> all{};
  for (std::size_t from_top = 0; from_top < 9; ++from_top)
    all[from_top] = static_cast<cards::RankMask>(0b1'1111'0000'0000 >> from_top);
  all[9] = five_high_straight;
  return all;
}();

// The highest straight that the ranks hold; no ranks if there is none.
constexpr cards::RankMask straight_within(cards::RankMask ranks) {
  const auto* best = std::ranges::find_if(straights, [=](unsigned straight) { return (straight & ~ranks) == 0; });
  return best == straights.end() ? cards::RankMask{0} : *best;
}

// The highest straight that holds all of the ranks; no ranks if there is none.
constexpr cards::RankMask straight_over(cards::RankMask ranks) {
  const auto* best = std::ranges::find_if(straights, [=](unsigned straight) { return (ranks & ~straight) == 0; });
  return best == straights.end() ? cards::RankMask{0} : *best;
}

}  // namespace lammer::ranking
