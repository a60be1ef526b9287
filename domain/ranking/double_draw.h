// Double Draw hands: five of the 54 cards with up to two jokers (DDP-06). A joker is any card that completes a
// straight, a flush, a straight flush or a royal; in every other hand it is an ace. The best category over the
// permitted uses counts; inside a category hands compare as high hands with the jokers as what they stand for.
#pragma once
#include <compare>
#include <span>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/high.h"

namespace lammer::ranking {

enum class DoubleDrawCategory : std::uint8_t {
  high_card,
  pair,
  two_pair,
  three_of_a_kind,
  straight,
  flush,
  full_house,
  four_of_a_kind,
  straight_flush,
  wild_royal_flush,
  natural_royal_flush,
  five_aces
};

class DoubleDrawRank {
 public:
  constexpr DoubleDrawRank() = default;  // worse than every hand
  constexpr DoubleDrawRank(DoubleDrawCategory category, HighRank inside) : category_(category), inside_(inside) {}

  constexpr DoubleDrawCategory category() const { return category_; }

  friend constexpr auto operator<=>(DoubleDrawRank, DoubleDrawRank) = default;

 private:
  DoubleDrawCategory category_{};
  HighRank inside_;
};

// Two pair or better wins; one pair, even aces, is no hand (DDP-06.D.10).
constexpr bool is_double_draw_hand(DoubleDrawRank rank) {
  return rank.category() >= DoubleDrawCategory::two_pair;
}

// Five cards of the 54.
DoubleDrawRank double_draw_rank(cards::CardSet hand);

// Five cards, explained; a joker is laid out where the card it stands for would be.
Expected<HandReading<DoubleDrawRank>> double_draw_hand(std::span<const cards::Card> hand);

}  // namespace lammer::ranking
