// All 463,563,500,400 Omaha deals (five board cards, four hole cards), counted without visiting each: how many make a
// straight flush, and how many an eight-or-better low.
#include <gtest/gtest.h>

#include "tests/ranking/comparisons.h"

namespace lammer::testing {
namespace {

constexpr std::int64_t kDeals = 463'563'500'400;

std::int64_t choose(std::int64_t n, std::int64_t k) {
  std::int64_t ways = 1;
  for (std::int64_t i = 0; i < k; ++i) ways = ways * (n - i) / (i + 1);
  return ways;
}

bool makes_straight_flush(cards::RankMask hole, cards::RankMask board) {
  return ranking::omaha::best_flush(hole, board) >= ranking::HighRank(ranking::best_of_high_category[7] + 1);
}

// Hole cards that make a straight flush with three of one suit on the board. Of the ten ranks or fewer left in that
// suit every handful of two to four is tried; the rest of the hole comes from the other suits.
std::int64_t straight_flush_holes(cards::RankMask board) {
  const auto left = static_cast<unsigned>(0x1fff & ~board);
  const auto others = 47 - std::popcount(left);
  std::int64_t holes = 0;
  for (unsigned suited = left; suited; suited = (suited - 1) & left) {
    const int size = std::popcount(suited);
    if (size >= 2 && size <= 4 && makes_straight_flush(static_cast<cards::RankMask>(suited), board))
      holes += choose(others, 4 - size);
  }
  return holes;
}

TEST(OmahaDeals, HaveTheKnownNumberOfStraightFlushes) {
  std::int64_t deals = 0;
  for (unsigned board = 0; board < 8192; ++board) {
    const int suited = std::popcount(board);
    if (suited < 3 || suited > 5) continue;
    const auto boards = 4 * choose(39, 5 - suited);
    deals += boards * straight_flush_holes(static_cast<cards::RankMask>(board));
  }
  EXPECT_EQ(deals, 411'293'760);
}

// Lows look at ranks only, so deals are taken by how many cards of each rank lie on the board and in the hand.
class RankHolding {
 public:
  std::array<int, 13> counts{};

  // Real cards for the holding, starting at the given suit of each rank.
  template <std::size_t size>
  Cards<size> dealt(const std::array<int, 13>& from_suit) const {
    auto hand = blank<size>();
    std::size_t at = 0;
    for (std::size_t rank = 0; rank < 13; ++rank)
      for (int i = 0; i < counts[rank]; ++i)
        hand[at++] = cards::Card(cards::rank_at(static_cast<int>(rank)), static_cast<cards::Suit>(from_suit[rank] + i));
    return hand;
  }
};

template <class Visit>
void each_holding(std::size_t rank, int cards, RankHolding& holding, const std::array<int, 13>& available,
                  Visit visit) {
  if (cards == 0) return visit(holding);
  if (rank == 13) return;
  for (int count = 0; count <= std::min(cards, available[rank]); ++count) {
    holding.counts[rank] = count;
    each_holding(rank + 1, cards - count, holding, available, visit);
  }
  holding.counts[rank] = 0;
}

std::int64_t ways(const RankHolding& holding, const std::array<int, 13>& available) {
  std::int64_t product = 1;
  for (std::size_t rank = 0; rank < 13; ++rank) product *= choose(available[rank], holding.counts[rank]);
  return product;
}

TEST(OmahaDeals, HaveAnEightLowInThirtyFourPointEightOneTwoPercent) {
  std::array<int, 13> full{};
  full.fill(4);
  std::int64_t deals = 0;
  std::int64_t with_low = 0;
  RankHolding board;
  each_holding(0, 5, board, full, [&](const RankHolding& on_board) {
    auto left = full;
    for (std::size_t rank = 0; rank < 13; ++rank) left[rank] -= on_board.counts[rank];
    const auto board_cards = on_board.dealt<5>({});
    const auto boards = ways(on_board, full);
    RankHolding hole;
    each_holding(0, 4, hole, left, [&](const RankHolding& in_hand) {
      const auto hole_cards = in_hand.dealt<4>(on_board.counts);
      const auto count = boards * ways(in_hand, left);
      deals += count;
      if (ranking::omaha_low_rank(view(hole_cards), view(board_cards))) with_low += count;
    });
  });
  EXPECT_EQ(deals, kDeals);
  EXPECT_EQ((with_low * 100'000 + kDeals / 2) / kDeals, 34'812);
}

}  // namespace
}  // namespace lammer::testing
