// Deuce-to-seven lows (POKER-21.E): the high order turned round, ace always high, so A-5-4-3-2 is no straight. Always
// five cards; ordinals 1 (royal flush, the worst) to 7,462 (7-5-4-3-2 of mixed suits, the best).
#pragma once
#include <span>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/high.h"

namespace lammer::ranking {

using DeuceToSevenRank = Ordinal<struct DeuceToSevenGame>;

// What the hand holds against itself; no pair is the best.
HighCategory category(DeuceToSevenRank rank);

inline DeuceToSevenRank deuce_to_seven_rank(std::span<const cards::Card, 5> hand) {
  const auto sum = sum_of<cards::Rank::two>(hand);
  if (sum & eight_of_any_suit) [[unlikely]]
    return DeuceToSevenRank(tables::flush_deuce_to_seven[flush_ranks(sum, hand)]);
  return DeuceToSevenRank(tables::five_deuce_to_seven[place_of(sum, tables::five_rows)]);
}

// Five cards, explained.
Expected<HandReading<DeuceToSevenRank>> deuce_to_seven_hand(std::span<const cards::Card> hand);

}  // namespace lammer::ranking
