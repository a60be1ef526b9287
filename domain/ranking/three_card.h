// Three-card hands of Let It Ride (LIR-06.D): straight flush, three of a kind, straight, flush, pair. A-K-Q is the
// highest sequence, A-2-3 the lowest, K-A-2 none. 741 ordinals, the greater the better.
#pragma once
#include <span>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/high.h"

namespace lammer::ranking {

enum class ThreeCardCategory : std::uint8_t { high_card, pair, flush, straight, three_of_a_kind, straight_flush };

using ThreeCardRank = Ordinal<struct ThreeCardGame>;

ThreeCardCategory category(ThreeCardRank rank);

// By card code.
inline constexpr std::array<std::uint16_t, 64> three_card_weight_of = [] {
  std::array<std::uint16_t, 64> weights{};
  for (const auto suit : cards::suits)
    for (int rank = 0; rank < cards::rank_count; ++rank)
      weights[static_cast<std::size_t>(cards::Card(cards::rank_at(rank), suit).code())] =
          tables::three_card_weights[static_cast<std::size_t>(rank)];
  return weights;
}();

inline ThreeCardRank three_card_rank(std::span<const cards::Card, 3> hand) {
  const auto code = [&](std::size_t at) { return static_cast<unsigned>(hand[at].code()); };
  const auto sum =
      std::size_t{three_card_weight_of[code(0)]} + three_card_weight_of[code(1)] + three_card_weight_of[code(2)];
  // The suit is all that is above the low four bits of a code.
  const bool suited = (((code(0) ^ code(1)) | (code(0) ^ code(2))) >> 4) == 0;
  return ThreeCardRank((suited ? tables::three_card_suited : tables::three_card_mixed)[sum]);
}

// Ace, king and queen of one suit, the top prize of progressive tables B and C.
bool is_suited_ace_king_queen(std::span<const cards::Card, 3> hand);

// Three cards, explained.
Expected<HandReading<ThreeCardRank>> three_card_hand(std::span<const cards::Card> hand);

}  // namespace lammer::ranking
