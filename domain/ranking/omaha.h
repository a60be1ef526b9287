// Omaha hands: exactly two of the four or five hole cards with exactly three of the five board cards, for the high hand
// and for the low (POKER-12.K.1, 12.L, 19.K.1, 19.L). The two halves may use different cards.
//
// High without a flush is one table row a board and one cell in it a pair of hole ranks; a flush needs three suited
// cards on the board and two in the hand, and is looked at only then.
#pragma once
#include <optional>

#include "domain/ranking/ace_stands.h"
#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/high.h"

namespace lammer::ranking {

using Board = std::span<const cards::Card, 5>;

namespace omaha {

// By the low four bits of two card codes.
inline constexpr std::array<std::uint8_t, 256> pair_cells = [] {
  std::array<std::uint8_t, 256> cells{};
  for (int a = 0; a < cards::rank_count; ++a)
    for (int b = 0; b < cards::rank_count; ++b)
      cells[static_cast<std::size_t>(a << 4 | b)] = static_cast<std::uint8_t>(tables::rank_pair(a, b));
  return cells;
}();

// By card code: the card's bit among the eight low ranks, ace first; none above the eight.
inline constexpr std::array<std::uint8_t, 64> low_bits = [] {
  std::array<std::uint8_t, 64> bits{};
  for (const auto suit : cards::suits)
    for (int rank = 0; rank < cards::rank_count; ++rank) {
      const int low = worth(cards::rank_at(rank), AceStands::low);
      if (low < 8)
        bits[static_cast<std::size_t>(cards::Card(cards::rank_at(rank), suit).code())] =
            static_cast<std::uint8_t>(1 << low);
    }
  return bits;
}();

// The best flush of two of the hole ranks and three of the board ranks, all of one suit.
HighRank best_flush(cards::RankMask hole, cards::RankMask board);

template <std::size_t size>
std::size_t low_ranks(std::span<const cards::Card, size> cards) {
  unsigned ranks = 0;
  for (const auto card : cards) ranks |= low_bits[static_cast<std::size_t>(card.code())];
  return ranks;
}

}  // namespace omaha

template <std::size_t holes>
  requires(holes == 4 || holes == 5)
HighRank omaha_high_rank(std::span<const cards::Card, holes> hole, Board board) {
  std::uint64_t board_sum = 0;
  std::uint64_t hole_sum = 0;
  for (const auto card : board) board_sum += HighTally::weight(card);
  for (const auto card : hole) hole_sum += HighTally::weight(card);

  const auto* cells = &tables::omaha_by_board_and_pair[place_of(board_sum, tables::five_rows) * tables::rank_pairs];
  std::uint16_t best = 0;
  for (std::size_t a = 0; a + 1 < holes; ++a)
    for (std::size_t b = a + 1; b < holes; ++b) {
      const auto pair = static_cast<std::size_t>((hole[a].code() & 15) << 4 | (hole[b].code() & 15));
      best = std::max(best, cells[omaha::pair_cells[pair]]);
    }

  // Three on the board and two in the hand bring both counters of a suit to eight.
  const auto suited = (board_sum + 5 * one_of_each_suit) & (hole_sum + 6 * one_of_each_suit) & eight_of_any_suit;
  if (!suited) return HighRank(best);
  const auto suit = suit_at_eight(suited);
  return std::max(HighRank(best),
                  omaha::best_flush(cards::CardSet(hole).ranks_in(suit), cards::CardSet(board).ranks_in(suit)));
}

// The best low of eight or better, if there is one.
template <std::size_t holes>
  requires(holes == 4 || holes == 5)
std::optional<AceToFiveRank> omaha_low_rank(std::span<const cards::Card, holes> hole, Board board,
                                            LowCompare compare = LowCompare::top_down) {
  const auto ranks = omaha::low_ranks(hole) << 8 | omaha::low_ranks(board);
  const auto low = tables::omaha_low[ranks];
  if (low == 0) return std::nullopt;
  return AceToFiveRank(static_cast<std::uint16_t>(AceToFiveRank::best_ordinal + 1 - low), compare);
}

// Explained, for four or five hole cards and five board cards.
Expected<HandReading<HighRank>> omaha_high_hand(std::span<const cards::Card> hole, std::span<const cards::Card> board);
Expected<std::optional<HandReading<AceToFiveRank>>> omaha_low_hand(std::span<const cards::Card> hole,
                                                                   std::span<const cards::Card> board,
                                                                   LowCompare compare = LowCompare::top_down);

}  // namespace lammer::ranking
