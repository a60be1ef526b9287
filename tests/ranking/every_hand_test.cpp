// Every hand of every small deck: the fast order is the slow order, and each category has the known number of hands.
#include <set>

#include <gtest/gtest.h>

#include "tests/ranking/comparisons.h"
#include "tests/ranking/counts.h"

namespace lammer::testing {
namespace {

using ranking::AceStands;
using ranking::LowCompare;
using ranking::SixPlusAce;

TEST(EveryFiveCardHand, RanksHighAsTheSlowEvaluatorSays) {
  EXPECT_EQ(all_high().size(), 7462u);
}

TEST(EveryFiveCardHand, RanksAceToFiveAsTheSlowEvaluatorSaysUnderBothReadings) {
  EXPECT_EQ(all_ace_to_five(LowCompare::top_down).size(), 6175u);
  EXPECT_EQ(all_ace_to_five(LowCompare::best_card_first).size(), 6175u);
}

TEST(EveryFiveCardHand, RanksDeuceToSevenAsTheSlowEvaluatorSays) {
  EXPECT_EQ(match_all_deuce_to_seven().size(), 7462u);
}

TEST(EveryFiveCardHand, RanksAtLetItRideAsTheSlowEvaluatorSays) {
  EXPECT_EQ(match_all_let_it_ride().size(), 4426u);
}

TEST(EveryFiveCardHand, HasTheKnownNumberInEachCategory) {
  Counts<10> high, let_it_ride, deuce;
  Counts<6> low;
  std::int64_t five_high = 0, six_high = 0, eight_or_better = 0;
  std::set<int> eights;
  std::array<std::int64_t, 13> deuce_no_pair_by_top{};
  each_combination<5>(DeckKind::standard_52, [&](const Cards<5>& hand) {
    high.add(category(ranking::high_rank(view(hand))));
    let_it_ride.add(category(ranking::let_it_ride_rank(view(hand))));
    const auto a5 = ranking::ace_to_five_rank(view(hand));
    low.add(a5.category());
    five_high += a5.value() == 6175;
    six_high += a5.value() < 6175 && a5.value() > 6175 - 6;
    eight_or_better += a5.is_eight_or_better();
    if (a5.is_eight_or_better()) eights.insert(a5.value());
    const auto l27 = category(ranking::deuce_to_seven_rank(view(hand)));
    deuce.add(l27);
    if (l27 == ranking::HighCategory::high_card)
      ++deuce_no_pair_by_top[std::bit_width(unsigned{CardSet(view(hand)).ranks()}) - 1u];
  });
  EXPECT_EQ(high.by_category(), (CategoryCounts<10>{1302540, 1098240, 123552, 54912, 10200, 5108, 3744, 624, 36, 4}));
  EXPECT_EQ(let_it_ride.by_category(),
            (CategoryCounts<10>{1978380, 422400, 123552, 54912, 10200, 5108, 3744, 624, 36, 4}));
  EXPECT_EQ(low.by_category(), (CategoryCounts<6>{1317888, 1098240, 123552, 54912, 3744, 624}));
  EXPECT_EQ(2598960 - low.by_category()[0], 1281072);
  EXPECT_EQ(five_high, 1024);
  EXPECT_EQ(six_high, 5120);
  EXPECT_EQ(eight_or_better, 57344);
  EXPECT_EQ(eights.size(), 56u);
  EXPECT_EQ(deuce.by_category(), (CategoryCounts<10>{1303560, 1098240, 123552, 54912, 9180, 5112, 3744, 624, 32, 4}));
  EXPECT_EQ(deuce_no_pair_by_top[5], 4080);     // seven high
  EXPECT_EQ(deuce_no_pair_by_top[6], 14280);    // eight high
  EXPECT_EQ(deuce_no_pair_by_top[7], 34680);    // nine high
  EXPECT_EQ(deuce_no_pair_by_top[12], 503880);  // ace high
}

TEST(EverySixPlusHand, RanksAsTheSlowEvaluatorSaysUnderBothReadings) {
  EXPECT_EQ(all_six_plus(SixPlusAce::high).size(), 1404u);
  EXPECT_EQ(all_six_plus(SixPlusAce::low_kicker).size(), 1404u);
}

TEST(EverySixPlusHand, HasTheKnownNumberInEachCategory) {
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) {
    Counts<10> counts;
    each_combination<5>(DeckKind::six_plus_36, [&](const Cards<5>& hand) {
      counts.add(category(ranking::six_plus_rank(CardSet(view(hand)), ace)));
    });
    EXPECT_EQ(counts.by_category(), (CategoryCounts<10>{122400, 193536, 36288, 16128, 6120, 1728, 480, 288, 20, 4}));
  }
}

TEST(EveryBadugiHand, RanksAsTheSlowEvaluatorSaysAceLowAndHigh) {
  match_badugi(AceStands::low);
  match_badugi(AceStands::high);
}

// By hand: four cards 13*12*11*10 suit by suit = 17,160. One card: one suit, C(13,4)*4 = 2,860, or one rank, 13. The
// two middle sizes were counted by the slow evaluator, which the test above compares with hand by hand.
TEST(EveryBadugiHand, HasTheKnownNumberOfEachSize) {
  for (const auto ace : {AceStands::low, AceStands::high}) {
    Counts<5> counts;
    each_combination<4>(DeckKind::standard_52,
                        [&](const Cards<4>& hand) { counts.add(ranking::badugi_rank(view(hand), ace).cards()); });
    EXPECT_EQ(counts.by_category(), (CategoryCounts<5>{0, 2860 + 13, 96252, 154440, std::int64_t{13} * 12 * 11 * 10}));
  }
}

TEST(EveryThreeCardHand, RanksAsTheSlowEvaluatorSays) {
  OrderMatch<ranking::ThreeCardRank> match;
  Counts<6> counts;
  int suited_ace_king_queen = 0;
  each_combination<3>(DeckKind::standard_52, [&](const Cards<3>& hand) {
    const auto rank = ranking::three_card_rank(view(hand));
    EXPECT_TRUE(match.add(reference::three_card(slow(hand)), rank)) << shown(hand);
    counts.add(category(rank));
    suited_ace_king_queen += ranking::is_suited_ace_king_queen(view(hand));
  });
  match.expect_same_order(BetterKey::greater);
  EXPECT_EQ(match.size(), 741u);
  EXPECT_EQ(counts.by_category(), (CategoryCounts<6>{16440, 3744, 1096, 720, 52, 48}));
  EXPECT_EQ(suited_ace_king_queen, 4);
}

TEST(EveryDoubleDrawHand, HasTheKnownNumberInEachCategory) {
  Counts<12> counts;
  each_combination<5>(DeckKind::jokers_54, [&](const Cards<5>& hand) {
    counts.add(ranking::double_draw_rank(CardSet(view(hand))).category());
  });
  EXPECT_EQ(counts.by_category(),
            (CategoryCounts<12>{1535388, 1341888, 156816, 75048, 34704, 11388, 5328, 1320, 540, 80, 4, 6}));
}

}  // namespace
}  // namespace lammer::testing
