// Six Plus hands from the 36-card deck (POKER-06.J to L): flush above full house, three of a kind below straight, and
// A-6-7-8-9 the lowest straight. Ordinals 1 to 1,404 under either reading of the ace.
//
// rank.sixplus_ace: `high` counts the ace above the king everywhere but in A-6-7-8-9; `low_kicker` counts it below the
// six among side cards and in flushes (POKER-06.J as written), groups of aces staying the best (POKER-06.K).
#pragma once
#include <span>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/high.h"

namespace lammer::ranking {

enum class SixPlusAce { high, low_kicker };

enum class SixPlusCategory : std::uint8_t {
  high_card,
  pair,
  two_pair,
  three_of_a_kind,
  straight,
  full_house,
  flush,
  four_of_a_kind,
  straight_flush,
  royal_flush
};

using SixPlusRank = Ordinal<struct SixPlusGame>;
using SixPlusTally = Tally<cards::Rank::six>;

inline constexpr std::array<std::uint16_t, 10> best_of_six_plus_category{120,  624,  876,  1128, 1134,
                                                                         1206, 1326, 1398, 1403, 1404};

constexpr SixPlusCategory category(SixPlusRank rank) {
  return static_cast<SixPlusCategory>(category_of(rank.value(), best_of_six_plus_category));
}

template <int size>
constexpr SixPlusRank six_plus_rank(const SixPlusTally& tally, SixPlusAce ace = SixPlusAce::high) {
  static_assert(size >= 5 && size <= 7);
  const bool high = ace == SixPlusAce::high;
  if (tally.has_flush())
    return SixPlusRank((high ? tables::flush_six_plus_ace_high : tables::flush_six_plus_ace_low)[tally.flush_ranks()]);
  if constexpr (size == 5) {
    const auto place = place_of(tally.sum(), tables::five_six_plus_rows);
    return SixPlusRank((high ? tables::five_six_plus_ace_high : tables::five_six_plus_ace_low)[place]);
  } else if constexpr (size == 6) {
    const auto place = place_of(tally.sum(), tables::six_six_plus_rows);
    return SixPlusRank((high ? tables::six_six_plus_ace_high : tables::six_six_plus_ace_low)[place]);
  } else {
    const auto place = place_of(tally.sum(), tables::seven_six_plus_rows);
    return SixPlusRank((high ? tables::seven_six_plus_ace_high : tables::seven_six_plus_ace_low)[place]);
  }
}

// Five to seven cards of the 36-card deck.
SixPlusRank six_plus_rank(cards::CardSet hand, SixPlusAce ace = SixPlusAce::high);

// The best five of five to seven cards, explained.
Expected<HandReading<SixPlusRank>> six_plus_hand(std::span<const cards::Card> hand, SixPlusAce ace = SixPlusAce::high);

}  // namespace lammer::ranking
