// The shuffle is fair, as far as a fixed seed and the chi-square test can tell, and loses no card.
#include "domain/cards/shuffle.h"

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <vector>

#include <gtest/gtest.h>

#include "domain/cards/card_text.h"
#include "domain/cards/deck.h"

namespace lammer::cards {
namespace {

TEST(Shuffle, KeepsEveryCard) {
  std::mt19937_64 bits(1);
  for (const auto kind : {DeckKind::standard_52, DeckKind::six_plus_36, DeckKind::jokers_54}) {
    auto pack = new_pack(kind);
    shuffle(std::span<Card>(pack), bits);
    EXPECT_EQ(CardSet(pack), cards_of(kind));
    EXPECT_NE(pack, new_pack(kind));
  }
}

TEST(Shuffle, IsTheSameForTheSameBits) {
  auto first = new_pack(DeckKind::standard_52);
  auto second = first;
  std::mt19937_64 bits(5), same(5);
  shuffle(std::span<Card>(first), bits);
  shuffle(std::span<Card>(second), same);
  EXPECT_EQ(first, second);
}

TEST(Shuffle, PutsEveryCardEverywhereEquallyOften) {
  constexpr int kShuffles = 52 * 1000;
  std::mt19937_64 bits(2);
  std::array<std::array<int, 64>, 52> seen{};
  for (int i = 0; i < kShuffles; ++i) {
    auto pack = new_pack(DeckKind::standard_52);
    shuffle(std::span<Card>(pack), bits);
    for (std::size_t place = 0; place < 52; ++place) ++seen[place][static_cast<std::size_t>(pack[place].code())];
  }
  // Chi-square of 52 x 52 cells has 51 * 51 = 2,601 degrees of freedom, mean 2,601, deviation 72; each cell expects
  // 1,000.
  long squares = 0;
  for (const auto& place : seen)
    for (const auto card : cards_of(DeckKind::standard_52)) {
      const long off = place[static_cast<std::size_t>(card.code())] - 1000;
      squares += off * off;
    }
  EXPECT_GT(squares / 1000, 2601 - 5 * 72);
  EXPECT_LT(squares / 1000, 2601 + 5 * 72);
}

TEST(Shuffle, GivesEveryOrderOfFourCardsEquallyOften) {
  std::mt19937_64 bits(3);
  std::map<std::string, int> orders;
  for (int i = 0; i < 24'000; ++i) {
    std::array pack{Card(Rank::ace, Suit::spades), Card(Rank::ace, Suit::hearts), Card(Rank::ace, Suit::diamonds),
                    Card(Rank::ace, Suit::clubs)};
    shuffle(std::span<Card>(pack), bits);
    ++orders[text(pack)];
  }
  EXPECT_EQ(orders.size(), 24u);
  for (const auto& [order, times] : orders) EXPECT_NEAR(times, 1000, 5 * 31) << order;
}

// A source whose first answer falls among the low words that would favour some results.
TEST(UniformBelow, ThrowsUnfairBitsAway) {
  std::vector<std::uint64_t> answers{0, std::uint64_t{1} << 63};
  std::size_t asked = 0;
  auto source = [&]() -> std::uint64_t { return answers[asked++]; };
  EXPECT_EQ(uniform_below(3, source), 1u);
  EXPECT_EQ(asked, 2u);
  EXPECT_THROW(uniform_below(0, source), Bug);
}

}  // namespace
}  // namespace lammer::cards
