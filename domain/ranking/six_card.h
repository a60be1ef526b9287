// Six-card hands of the Six Card Bonus (LIR-06.E, UTH-06.F): the best five of six, above them all the Super Royal, A K
// Q J T 9 of one suit. Which six cards belong to the hand is the game's affair.
#pragma once
#include "domain/ranking/high.h"

namespace lammer::ranking {

enum class SixCardCategory : std::uint8_t {
  high_card,
  pair,
  two_pair,
  three_of_a_kind,
  straight,
  flush,
  full_house,
  four_of_a_kind,
  straight_flush,
  royal_flush,
  super_royal
};

// 1 to 7,462 as in the high game, 7,463 the Super Royal.
using SixCardRank = Ordinal<struct SixCardGame>;

SixCardCategory category(SixCardRank rank);

SixCardRank six_card_rank(std::span<const cards::Card, 6> hand);

// Six cards, explained: the five that play, all six for a Super Royal.
Expected<HandReading<SixCardRank>> six_card_hand(std::span<const cards::Card> hand);

}  // namespace lammer::ranking
