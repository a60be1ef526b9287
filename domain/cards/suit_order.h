// Single cards compared by rank and then by suit, spades over hearts over diamonds over clubs. Only where a clause lets
// suits decide: bring-in (POKER-10.D.3, 14.D.4), odd chips (10.L.3.g, 12.K.9, 19.K.9), draw for the button. Never ties.
#pragma once
#include "domain/cards/card.h"

namespace lammer::cards {

// The greater number is the higher card; ace above the king.
constexpr int height_ace_high(Card card) {
  return index(card.rank()) << 2 | index(card.suit());
}

// As above with the ace below the deuce.
constexpr int height_ace_low(Card card) {
  return (index(card.rank()) + 1) % rank_count << 2 | index(card.suit());
}

}  // namespace lammer::cards
