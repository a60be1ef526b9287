// Badugi hands (POKER-20.L, 21.F): the most cards that are all of different suits and different ranks, and among those
// the lowest from the top card down. Four cards at Badugi; the best of five at Badeucey (ace high) and Badacey (ace
// low).
//
// 1,092 hands. Of equally many cards the lower set of ranks is the lower number when each rank is a bit, which is all
// the rank needs to hold.
#pragma once
#include <array>
#include <bit>
#include <span>

#include "domain/cards/card_set.h"
#include "domain/cards/deck.h"
#include "domain/core/refusal.h"
#include "domain/ranking/ace_stands.h"
#include "domain/ranking/hand_reading.h"

namespace lammer::ranking {

class BadugiRank {
 public:
  constexpr BadugiRank() = default;  // worse than every hand
  // One bit a rank, bit 0 the lowest rank of the game.
  constexpr BadugiRank(int cards, unsigned rank_bits)
      : value_(static_cast<std::uint16_t>(static_cast<unsigned>(cards) << 13 | (~rank_bits & 0x1fff))) {}

  constexpr int cards() const { return value_ >> 13; }
  constexpr std::uint16_t value() const { return value_; }

  friend constexpr auto operator<=>(BadugiRank, BadugiRank) = default;

 private:
  std::uint16_t value_ = 0;
};

namespace badugi {

// Cards in ascending order are compared pair by pair; the answers, one bit a pair that shares a rank or a suit, say
// which of the cards play.
template <int size>
inline constexpr int pairs = size * (size - 1) / 2;

// Whether the subset `kept` of `size` cards in ascending order is free of the given clashes. Bit i of kept is card i,
// the pairs are numbered (0,1) (0,2) .. (1,2) ..
template <int size>
constexpr bool is_free_of(unsigned clashes, unsigned kept) {
  int pair = 0;
  for (int a = 0; a < size; ++a)
    for (int b = a + 1; b < size; ++b, ++pair)
      if ((clashes >> pair & 1) && (kept >> a & 1) && (kept >> b & 1)) return false;
  return true;
}

// Which cards play, one bit each, and how many they are.
struct Kept {
  std::uint8_t cards : 5;
  std::uint8_t count : 3;
};

// The largest free subset of up to four and of these the lowest from the top down, which is the lowest number.
template <int size>
inline constexpr auto best_kept = [] {
  std::array<Kept, 1 << pairs<size>> best{};
  for (unsigned clashes = 0; clashes < best.size(); ++clashes)
    for (unsigned kept = 1; kept < 1u << size; ++kept) {
      const int count = std::popcount(kept);
      if (count > best[clashes].count && count <= 4 && is_free_of<size>(clashes, kept))
        best[clashes] = {static_cast<std::uint8_t>(kept & 31), static_cast<std::uint8_t>(count & 7)};
    }
  return best;
}();

// A card as a number that sorts by rank and then spades first, and of which two cards of one rank or suit share a bit:
// one of 13 bits for the rank above one of four for the suit. By card code.
template <AceStands ace>
inline constexpr std::array<std::uint32_t, 64> keys = [] {
  std::array<std::uint32_t, 64> all{};
  for (const auto card : cards::cards_of(cards::DeckKind::standard_52))
    all[static_cast<std::size_t>(card.code())] =
        1u << (4 + worth(card.rank(), ace)) | 1u << (3 - cards::index(card.suit()));
  return all;
}();

constexpr std::uint32_t key(cards::Card card, AceStands ace) {
  const auto code = static_cast<std::size_t>(card.code());
  return ace == AceStands::low ? keys<AceStands::low>[code] : keys<AceStands::high>[code];
}

// Exchanges the two if they are out of order, without a branch: which way it goes cannot be predicted.
constexpr void in_order(std::uint32_t& a, std::uint32_t& b) {
  const auto exchanged = (a ^ b) & (0u - static_cast<std::uint32_t>(a > b));
  a ^= exchanged;
  b ^= exchanged;
}

// Sorting networks: the fewest exchanges that sort any four or five numbers.
constexpr void sort(std::array<std::uint32_t, 4>& k) {
  in_order(k[0], k[1]), in_order(k[2], k[3]);
  in_order(k[0], k[2]), in_order(k[1], k[3]);
  in_order(k[1], k[2]);
}
constexpr void sort(std::array<std::uint32_t, 5>& k) {
  in_order(k[0], k[3]), in_order(k[1], k[4]);
  in_order(k[0], k[2]), in_order(k[1], k[3]);
  in_order(k[0], k[1]), in_order(k[2], k[4]);
  in_order(k[1], k[2]), in_order(k[3], k[4]);
  in_order(k[2], k[3]);
}

template <std::size_t size>
struct Played {
  std::array<std::uint32_t, size> keys;  // ascending
  Kept kept;                             // bit i: keys[i] plays
};

template <std::size_t size>
constexpr Played<size> play(std::span<const cards::Card, size> hand, AceStands ace) {
  Played<size> played{};
  auto& sorted = played.keys;
  for (std::size_t i = 0; i < size; ++i) sorted[i] = key(hand[i], ace);
  sort(sorted);
  unsigned clashes = 0;
  int pair = 0;
#pragma GCC unroll 4
  for (std::size_t a = 0; a + 1 < size; ++a)
#pragma GCC unroll 4
    for (std::size_t b = a + 1; b < size; ++b, ++pair)
      clashes |= static_cast<unsigned>((sorted[a] & sorted[b]) != 0) << pair;
  played.kept = best_kept<static_cast<int>(size)>[clashes];
  return played;
}

}  // namespace badugi

template <std::size_t size>
  requires(size == 4 || size == 5)
constexpr BadugiRank badugi_rank(std::span<const cards::Card, size> hand, AceStands ace) {
  const auto played = badugi::play(hand, ace);
  std::uint32_t kept = 0;
  for (std::size_t i = 0; i < size; ++i) kept |= played.keys[i] & (0u - (unsigned{played.kept.cards} >> i & 1));
  return {played.kept.count, kept >> 4};
}

// Four cards, or the best of five, explained.
Expected<HandReading<BadugiRank>> badugi_hand(std::span<const cards::Card> hand, AceStands ace);

}  // namespace lammer::ranking
