// Tally: a hand as a running sum, one addition a card. The high 23 bits tell which ranks it holds how often, four
// counters in the low 16 bits stand at 8 or more once a suit has five cards. Tallies of disjoint cards add up, so a
// board is tallied once and each holding is added to it.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <span>

#include "domain/cards/card_set.h"
#include "domain/ranking/tables/weights.h"

namespace lammer::ranking {

inline constexpr int sum_shift = 64 - tables::sum_bits;

// By card code. `lowest` is the lowest rank of the deck: a short pack uses the small weights for its own ranks.
template <cards::Rank lowest>
inline constexpr std::array<std::uint64_t, 64> card_weights = [] {
  std::array<std::uint64_t, 64> weights{};
  for (const auto suit : cards::suits)
    for (int rank = cards::index(lowest); rank < cards::rank_count; ++rank) {
      const auto code = static_cast<std::size_t>(cards::Card(cards::rank_at(rank), suit).code());
      const auto weight = tables::rank_weights[static_cast<std::size_t>(rank - cards::index(lowest))];
      weights[code] = std::uint64_t{weight} << sum_shift | std::uint64_t{1} << (4 * cards::index(suit));
    }
  return weights;
}();

// Where a sum stands in the dense table its rows belong to.
template <class Rows>
constexpr std::size_t place_of(std::uint64_t sum, const Rows& rows) {
  constexpr std::uint64_t columns = (std::uint64_t{1} << tables::row_bits) - 1;
  return rows[sum >> (sum_shift + tables::row_bits)] + (sum >> sum_shift & columns);
}

inline constexpr std::uint64_t one_of_each_suit = 0x1111;
inline constexpr std::uint64_t eight_of_any_suit = 8 * one_of_each_suit;
inline constexpr std::uint64_t counters_start = 3 * one_of_each_suit;  // so that five cards reach eight

// The suit of the lowest counter that stands at eight or more.
constexpr cards::Suit suit_at_eight(std::uint64_t sum) {
  return static_cast<cards::Suit>(std::countr_zero(sum & eight_of_any_suit) / 4);
}

template <cards::Rank lowest>
class Tally {
 public:
  constexpr Tally() = default;
  constexpr explicit Tally(cards::CardSet cards) {
    for (const auto card : cards) *this += card;
  }

  constexpr Tally& operator+=(cards::Card card) {
    sum_ += weight(card);
    cards_.add(card);
    return *this;
  }
  friend constexpr Tally operator+(Tally tally, cards::Card card) { return tally += card; }
  friend constexpr Tally operator+(const Tally& a, const Tally& b) {
    Tally both;
    both.sum_ = a.sum_ + b.sum_ - counters_start;
    both.cards_ = a.cards_ | b.cards_;
    return both;
  }

  constexpr std::uint64_t sum() const { return sum_; }
  constexpr bool has_flush() const { return (sum_ & eight_of_any_suit) != 0; }
  constexpr cards::RankMask flush_ranks() const { return cards_.ranks_in(suit_at_eight(sum_)); }
  constexpr cards::CardSet cards() const { return cards_; }

  static constexpr std::uint64_t weight(cards::Card card) {
    return card_weights<lowest>[static_cast<std::size_t>(card.code())];
  }

 private:
  std::uint64_t sum_ = counters_start;
  cards::CardSet cards_;
};

// The sum over a hand given card by card, without the set: flushes are rare, so the set is made only for them.
template <cards::Rank lowest, std::size_t size>
constexpr std::uint64_t sum_of(std::span<const cards::Card, size> hand) {
  auto sum = counters_start;
  for (const auto card : hand) sum += Tally<lowest>::weight(card);
  return sum;
}

template <std::size_t size>
constexpr cards::RankMask flush_ranks(std::uint64_t sum, std::span<const cards::Card, size> hand) {
  return cards::CardSet(hand).ranks_in(suit_at_eight(sum));
}

}  // namespace lammer::ranking
