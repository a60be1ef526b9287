// All 133,784,560 seven-card hands, all 20,358,520 of six cards and all 8,347,680 Six Plus sevens: each is the best of
// its hands with one card less, down to the five-card hands that every_hand_test proves; and the known counts.
#include <algorithm>
#include <vector>

#include <gtest/gtest.h>

#include "domain/ranking/six_card.h"
#include "tests/ranking/comparisons.h"
#include "tests/ranking/counts.h"

namespace lammer::testing {
namespace {

using ranking::HighRank;
using ranking::HighTally;
using ranking::SixPlusAce;

// How many hands have each ordinal, folded into categories at the end.
class Histogram {
 public:
  explicit Histogram(std::size_t ordinals) : counts_(ordinals + 1) {}

  void add(std::uint16_t ordinal, int hands = 1) { counts_[ordinal] += hands; }
  auto values() const {
    return std::count_if(counts_.begin(), counts_.end(), [](auto count) { return count > 0; });
  }

  template <class Rank, std::size_t categories>
  CategoryCounts<categories> by_category() const {
    CategoryCounts<categories> folded{};
    for (std::size_t ordinal = 1; ordinal < counts_.size(); ++ordinal)
      if (counts_[ordinal])
        folded[static_cast<std::size_t>(category(Rank(static_cast<std::uint16_t>(ordinal))))] += counts_[ordinal];
    return folded;
  }

 private:
  std::vector<std::int64_t> counts_;
};

template <std::size_t size>
HighRank best_without_one(const Cards<size>& hand) {
  auto best = HighRank();
  for (std::size_t out = 0; out < size; ++out) {
    Cards<size - 1> rest = blank<size - 1>();
    for (std::size_t i = 0, at = 0; i < size; ++i)
      if (i != out) rest[at++] = hand[i];
    best = std::max(best, ranking::high_rank(view(rest)));
  }
  return best;
}

TEST(SixCards, AreTheBestOfTheirFivesAndHaveTheKnownCounts) {
  Histogram histogram(7462);
  Counts<11> bonus;
  std::int64_t wrong = 0;
  each_combination<6>(DeckKind::standard_52, [&](const Cards<6>& hand) {
    const auto rank = ranking::high_rank(view(hand));
    wrong += rank != best_without_one(hand);
    histogram.add(rank.value());
    bonus.add(category(ranking::six_card_rank(view(hand))));
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(histogram.values(), 6075);
  EXPECT_EQ((histogram.by_category<HighRank, 10>()),
            (CategoryCounts<10>{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1844 - 188, 188}));
  EXPECT_EQ(bonus.by_category(),
            (CategoryCounts<11>{6612900, 9730740, 2532816, 732160, 361620, 205792, 165984, 14664, 1656, 184, 4}));
}

TEST(SevenCards, AreTheBestOfTheirSixesAndHaveTheKnownCounts) {
  Histogram histogram(7462);
  std::int64_t wrong = 0;
  each_combination<7>(DeckKind::standard_52, [&](const Cards<7>& hand) {
    const auto rank = ranking::high_rank(view(hand));
    wrong += rank != best_without_one(hand);
    histogram.add(rank.value());
  });
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(histogram.values(), 4824);
  EXPECT_EQ((histogram.by_category<HighRank, 10>()),
            (CategoryCounts<10>{23294460, 58627800, 31433400, 6461620, 6180020, 4047644, 3473184, 224848, 41584 - 4324,
                                4324}));
}

// The enumeration meets every hand once with the rank it has by itself: each six with the cards that come later.
TEST(SevenCards, EnumeratedByTheSeventhCardHaveTheKnownCounts) {
  Histogram histogram(7462);
  std::array<CardSet, 64> after{};
  CardSet seen;
  for (const auto card : cards::new_pack(DeckKind::standard_52)) {
    seen.add(card);
    after[static_cast<std::size_t>(card.code())] = cards::cards_of(DeckKind::standard_52) - seen;
  }
  each_combination<6>(DeckKind::standard_52, [&](const Cards<6>& six) {
    ranking::each_seventh_card(HighTally(CardSet(view(six))), after[static_cast<std::size_t>(six[5].code())],
                               [&](HighRank rank, int ways) { histogram.add(rank.value(), ways); });
  });
  EXPECT_EQ(histogram.values(), 4824);
  EXPECT_EQ((histogram.by_category<HighRank, 10>()), (CategoryCounts<10>{23294460, 58627800, 31433400, 6461620, 6180020,
                                                                         4047644, 3473184, 224848, 37260, 4324}));
}

TEST(SevenCards, HaveTheKnownNumberOfLows) {
  std::int64_t five_high = 0, paired = 0, eight_or_better = 0;
  each_combination<7>(DeckKind::standard_52, [&](const Cards<7>& hand) {
    const auto low = ranking::ace_to_five_rank(view(hand));
    five_high += low.value() == 6175;
    paired += low.category() != ranking::LowCategory::no_pair;
    eight_or_better += low.is_eight_or_better();
  });
  EXPECT_EQ(five_high, 781824);
  EXPECT_EQ(paired, 6169072);
  EXPECT_EQ(eight_or_better, 24530944);
}

TEST(SixPlusSevenCards, AreTheBestOfTheirSixesAndHaveTheKnownCounts) {
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) {
    Histogram histogram(1404);
    std::int64_t wrong = 0;
    each_combination<7>(DeckKind::six_plus_36, [&](const Cards<7>& hand) {
      const CardSet seven(view(hand));
      const auto rank = ranking::six_plus_rank(seven, ace);
      auto best = ranking::SixPlusRank();
      for (const auto card : hand) best = std::max(best, ranking::six_plus_rank(seven - CardSet{card}, ace));
      wrong += rank != best;
      histogram.add(rank.value());
    });
    EXPECT_EQ(wrong, 0);
    const auto counts = histogram.by_category<ranking::SixPlusRank, 10>();
    EXPECT_EQ(counts[8] + counts[9], 10560);
    EXPECT_EQ(
        (CategoryCounts<8>{counts[0], counts[1], counts[2], counts[3], counts[4], counts[5], counts[6], counts[7]}),
        (CategoryCounts<8>{233100, 2316600, 3157056, 607200, 1169940, 633024, 175560, 44640}));
    if (ace == SixPlusAce::high) {
      EXPECT_EQ(histogram.values(), 752);
    }
  }
}

TEST(SixPlusSixCards, AreTheBestOfTheirFives) {
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) {
    std::int64_t wrong = 0;
    each_combination<6>(DeckKind::six_plus_36, [&](const Cards<6>& hand) {
      const CardSet six(view(hand));
      auto best = ranking::SixPlusRank();
      for (const auto card : hand) best = std::max(best, ranking::six_plus_rank(six - CardSet{card}, ace));
      wrong += ranking::six_plus_rank(six, ace) != best;
    });
    EXPECT_EQ(wrong, 0);
  }
}

}  // namespace
}  // namespace lammer::testing
