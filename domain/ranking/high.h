// High hands from the 52-card deck (POKER-06.A to D, G): the best five of five, six, seven or any number of cards.
// Ordinals run from 1 (7-5-4-3-2) to 7,462 (royal flush); suits never decide.
//
// The ways in, fastest first: a tally already at hand, the cards one by one, a set of cards. high_hand() and
// best_high_hand() also say which five cards play and what people call the hand.
#pragma once
#include <array>
#include <span>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"
#include "domain/ranking/ordinal.h"
#include "domain/ranking/tables/tables.gen.h"
#include "domain/ranking/tally.h"

namespace lammer::ranking {

// The royal flush is the ace-high straight flush with a name of its own (POKER-06.D.1).
enum class HighCategory : std::uint8_t {
  high_card,
  pair,
  two_pair,
  three_of_a_kind,
  straight,
  flush,
  full_house,
  four_of_a_kind,
  straight_flush,
  royal_flush
};

using HighRank = Ordinal<struct HighGame>;
using HighTally = Tally<cards::Rank::two>;

// The best ordinal of each category.
inline constexpr std::array<std::uint16_t, 10> best_of_high_category{1277, 4137, 4995, 5853, 5863,
                                                                     7140, 7296, 7452, 7461, 7462};

constexpr HighCategory category(HighRank rank) {
  return static_cast<HighCategory>(category_of(rank.value(), best_of_high_category));
}

template <int size>
constexpr HighRank unsuited_high_rank(std::uint64_t sum) {
  static_assert(size >= 5 && size <= 7);
  if constexpr (size == 5)
    return HighRank(tables::five_high[place_of(sum, tables::five_rows)]);
  else if constexpr (size == 6)
    return HighRank(tables::six_high[place_of(sum, tables::six_rows)]);
  else
    return HighRank(tables::seven_high[place_of(sum, tables::seven_rows)]);
}

// With up to seven cards a flush leaves no room for a full house or four of a kind, so the suit alone decides.
template <int size>
constexpr HighRank high_rank(const HighTally& tally) {
  if (tally.has_flush()) [[unlikely]]
    return HighRank(tables::flush_high[tally.flush_ranks()]);
  return unsuited_high_rank<size>(tally.sum());
}

template <std::size_t size>
  requires(size >= 5 && size <= 7)
constexpr HighRank high_rank(std::span<const cards::Card, size> hand) {
  const auto sum = sum_of<cards::Rank::two>(hand);
  if (sum & eight_of_any_suit) [[unlikely]]
    return HighRank(tables::flush_high[flush_ranks(sum, hand)]);
  return unsuited_high_rank<static_cast<int>(size)>(sum);
}

// Five cards or more, no joker.
HighRank high_rank(cards::CardSet hand);

// What six cards become with each of `candidates` as the seventh: visit(rank, ways), a rank possibly more than once.
// Cards of one rank differ only in what they do for a flush, so unless one is near the four are looked up and counted
// at once.
template <class Visit>
constexpr void each_seventh_card(const HighTally& six, cards::CardSet candidates, Visit visit) {
  const bool flush_is_near = ((six.sum() + one_of_each_suit) & eight_of_any_suit) != 0;
  if (flush_is_near) [[unlikely]] {
    for (const auto card : candidates) visit(high_rank<7>(six + card), 1);
    return;
  }
  for (unsigned left = candidates.ranks(); left; left &= left - 1) {
    const auto rank = cards::rank_at(std::countr_zero(left));
    const auto made = unsuited_high_rank<7>(six.sum() + HighTally::weight({rank, cards::Suit::clubs}));
    visit(made, candidates.count_of(rank));
  }
}

// The best five of five to seven cards, explained.
Expected<HandReading<HighRank>> high_hand(std::span<const cards::Card> hand);

// The best five of any number of cards from five, explained.
Expected<HandReading<HighRank>> best_high_hand(std::span<const cards::Card> hand);

// The five cards that play, of any number from five; no joker.
cards::CardSet best_high_five(cards::CardSet hand);

// Five cards, all of which play.
HandReading<HighRank> read_high_five(cards::CardSet five);

}  // namespace lammer::ranking
