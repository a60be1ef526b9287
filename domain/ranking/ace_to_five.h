// Ace-to-five lows (POKER-06.E to G): ace below the deuce, straights and flushes ignored, any hand without a pair
// before any with one, fewer and lower groups before more and higher. Ordinals 1 to 6,175; the greater is the better
// low.
//
// rank.low_compare says how two hands of one category compare: from the worst card down (the default), or by the letter
// of POKER-06.G, from the best card up. The same five of a hand play under both; only who wins may differ.
#pragma once
#include <array>
#include <span>

#include "domain/cards/card_set.h"
#include "domain/cards/deck.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/ordinal.h"
#include "domain/ranking/tables/tables.gen.h"
#include "domain/ranking/tally.h"

namespace lammer::ranking {

enum class LowCompare { top_down, best_card_first };

enum class LowCategory : std::uint8_t { no_pair, pair, two_pair, three_of_a_kind, full_house, four_of_a_kind };

class AceToFiveRank;

// Five cards or more, no joker.
AceToFiveRank ace_to_five_rank(cards::CardSet hand, LowCompare compare = LowCompare::top_down);

template <std::size_t size>
  requires(size >= 5 && size != std::dynamic_extent)
AceToFiveRank ace_to_five_rank(std::span<const cards::Card, size> hand, LowCompare compare = LowCompare::top_down);

class AceToFiveRank {
 public:
  static constexpr std::uint16_t best_ordinal = 6175;  // 5-4-3-2-A

  constexpr AceToFiveRank() = default;  // worse than every hand
  constexpr AceToFiveRank(std::uint16_t top_down_ordinal, LowCompare compare) {
    insist(top_down_ordinal > 0 && top_down_ordinal <= best_ordinal, "the ordinal is that of a low");
    *this = looked_up(top_down_ordinal, compare);
  }

  // Under the reading the rank was made with; ranks of different readings do not compare.
  constexpr std::uint16_t value() const { return strength_; }

  constexpr LowCategory category() const {
    constexpr std::array<std::uint16_t, 6> best_of_category{156, 312, 1170, 2028, 4888, best_ordinal};
    constexpr auto no_pair = best_of_category.size() - 1;  // the best category is the last here and the first there
    return static_cast<LowCategory>(no_pair - category_of(hand_, best_of_category));
  }
  // Five different ranks, none above the eight: 56 hands (POKER-10.M.1, 12.L.1).
  constexpr bool is_eight_or_better() const { return hand_ > best_ordinal - 56; }

  friend constexpr auto operator<=>(AceToFiveRank a, AceToFiveRank b) { return a.strength_ <=> b.strength_; }
  friend constexpr bool operator==(AceToFiveRank a, AceToFiveRank b) { return a.strength_ == b.strength_; }

 private:
  friend AceToFiveRank ace_to_five_rank(cards::CardSet hand, LowCompare compare);
  template <std::size_t size>
    requires(size >= 5 && size != std::dynamic_extent)
  friend AceToFiveRank ace_to_five_rank(std::span<const cards::Card, size> hand, LowCompare compare);

  // An ordinal out of our own tables, which hold no others; asking again would cost a tenth of the speed.
  static constexpr AceToFiveRank looked_up(std::uint16_t ordinal, LowCompare compare) {
    AceToFiveRank rank;
    rank.strength_ = compare == LowCompare::top_down ? ordinal : tables::best_card_first_of_top_down[ordinal];
    rank.hand_ = ordinal;
    return rank;
  }

  std::uint16_t strength_ = 0;
  std::uint16_t hand_ = 0;
};

namespace ace_to_five {

// Fewer than five ranks: a pair or worse must be played. About one seven-card hand in twenty.
std::uint16_t paired_ordinal(cards::CardSet hand);

// By card code: the card's rank as a bit.
inline constexpr std::array<cards::RankMask, 64> rank_bits = [] {
  std::array<cards::RankMask, 64> bits{};
  for (const auto card : cards::cards_of(cards::DeckKind::standard_52))
    bits[static_cast<std::size_t>(card.code())] = static_cast<cards::RankMask>(1 << cards::index(card.rank()));
  return bits;
}();

}  // namespace ace_to_five

inline AceToFiveRank ace_to_five_rank(cards::CardSet hand, LowCompare compare) {
  insist(hand.jokers().empty(), "low games are played without jokers");
  const auto unpaired = tables::ranks_ace_to_five[hand.ranks()];
  return AceToFiveRank::looked_up(unpaired ? unpaired : ace_to_five::paired_ordinal(hand), compare);
}

// Five cards are looked up whole; of more, the different ranks are nearly always enough.
template <std::size_t size>
  requires(size >= 5 && size != std::dynamic_extent)
AceToFiveRank ace_to_five_rank(std::span<const cards::Card, size> hand, LowCompare compare) {
  if constexpr (size == 5)
    return AceToFiveRank::looked_up(
        tables::five_ace_to_five[place_of(sum_of<cards::Rank::two>(hand), tables::five_rows)], compare);
  unsigned ranks = 0;
  for (const auto card : hand) ranks |= ace_to_five::rank_bits[static_cast<std::size_t>(card.code())];
  if (const auto unpaired = tables::ranks_ace_to_five[ranks]) [[likely]]
    return AceToFiveRank::looked_up(unpaired, compare);
  return AceToFiveRank::looked_up(ace_to_five::paired_ordinal(cards::CardSet(hand)), compare);
}

// The best five of five to seven cards, explained.
Expected<HandReading<AceToFiveRank>> ace_to_five_hand(std::span<const cards::Card> hand,
                                                      LowCompare compare = LowCompare::top_down);

// Five cards, all of which play.
HandReading<AceToFiveRank> read_ace_to_five(cards::CardSet five, LowCompare compare);

}  // namespace lammer::ranking
