// CardSet: a set of cards in 64 bits, four lanes of 16 (clubs lowest), a lane's bit r being rank r. One lane is thus
// the ranks held in one suit, which is what flushes and straights are read from.
#pragma once
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <span>

#include "domain/cards/card.h"
#include "domain/core/bit_iterator.h"

namespace lammer::cards {

// Thirteen bits, bit r for rank r.
using RankMask = std::uint16_t;

class CardSet {
 public:
  using Iterator = BitIterator<std::uint64_t, Card, &Card::from_bit>;

  constexpr CardSet() = default;
  constexpr CardSet(std::initializer_list<Card> cards) {
    for (const auto card : cards) add(card);
  }
  constexpr explicit CardSet(std::span<const Card> cards) {
    for (const auto card : cards) add(card);
  }
  static constexpr CardSet of_suit(Suit suit, RankMask ranks) {
    return CardSet((std::uint64_t{ranks} & lane_mask) << (16 * index(suit)));
  }

  constexpr void add(Card card) { bits_ |= bit(card); }
  constexpr bool contains(Card card) const { return (bits_ & bit(card)) != 0; }
  constexpr int count() const { return std::popcount(bits_); }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint64_t bits() const { return bits_; }

  constexpr RankMask ranks_in(Suit suit) const {
    return static_cast<RankMask>(bits_ >> (16 * index(suit)) & lane_mask);
  }
  constexpr RankMask ranks() const {
    const auto halves = bits_ | bits_ >> 32;
    return static_cast<RankMask>((halves | halves >> 16) & lane_mask);
  }
  constexpr int count_of(Rank rank) const {
    // One bit a lane; the product adds the four lanes up in the highest.
    constexpr std::uint64_t lanes = 0x0001'0001'0001'0001;
    return static_cast<int>((bits_ >> index(rank) & lanes) * lanes >> 48);
  }
  constexpr CardSet jokers() const { return CardSet(bits_ & joker_bits); }
  constexpr CardSet without_jokers() const { return CardSet(bits_ & ~joker_bits); }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(CardSet, CardSet) = default;
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
  friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }

 private:
  constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

  static constexpr std::uint64_t bit(Card card) { return std::uint64_t{1} << card.code(); }

  static constexpr RankMask lane_mask = (1 << rank_count) - 1;
  static constexpr std::uint64_t joker_bits = std::uint64_t{1} << first_joker.code() | std::uint64_t{1}
                                                                                           << second_joker.code();

  std::uint64_t bits_ = 0;
};

}  // namespace lammer::cards
