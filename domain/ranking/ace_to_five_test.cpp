// Ace-to-five lows: the examples of chapter 6 and of the low games, and both readings of POKER-06.G.
#include "domain/ranking/ace_to_five.h"

#include <gtest/gtest.h>

#include "domain/ranking/high.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;
using testing::set_of;

AceToFiveRank rank(const char* hand, LowCompare compare = LowCompare::top_down) {
  return ace_to_five_rank(set_of(hand), compare);
}

std::string called(const char* hand) {
  return ace_to_five_hand(cards_in(hand))->phrase;
}

TEST(AceToFive, TheAceIsTheBestCard) {
  RULE("POKER-06.E", "POKER-06.E+games", "POKER-21.E.7.a");
  EXPECT_GT(rank("As 2d 3h 4c 6s"), rank("2s 3d 4h 5c 6s"));
  EXPECT_GT(rank("8c 6d 4s 3h Ac"), rank("8d 6s 4h 3c 2d"));
  EXPECT_GT(rank("6c 4d 3h 2s Ac"), rank("6d 5h 3s 2c Ad"));
}

TEST(AceToFive, StraightsAndFlushesDoNotCountAndPairsHurt) {
  RULE("POKER-06.F", "POKER-06.F+games", "POKER-21.E.7.b", "POKER-21.E.2");
  EXPECT_EQ(rank("Ah 2h 3h 4h 5h").value(), 6175);
  EXPECT_GT(rank("Ks Qd Jh 9c 8s"), rank("2s 2d 3h 4c 5s"));
  EXPECT_GT(rank("5h 4h 3h 2h Ah Kd Qd"), rank("6c 4d 3s 2c Ad Jh Js"));
  EXPECT_EQ(called("5h 4h 3h 2h Ah Kd Qd"), "5-4-3-2-A low");
  EXPECT_GT(rank("Ac Ad Kc Qd Js"), rank("2c 2d 5h 4s 3c"));
  EXPECT_EQ(called("7s 5s 4s 2s As"), "7-5-4-2-A low");
}

TEST(AceToFive, LowsAreComparedFromTheWorstCardDown) {
  RULE("POKER-06.G+games");
  EXPECT_GT(rank("7s 6d 5h 4c 3s"), rank("8s 4d 3h 2c As"));
  EXPECT_GT(rank("9h 7c 6d 5s 4h"), rank("9s 8d 4c 3h 2d"));
  EXPECT_GT(rank("2s 2d 5h 4c 3s"), rank("2s 2d 6h 4c 3s")) << "side cards of a pair";
  EXPECT_GT(rank("3s 3d 2h 2c 4s"), rank("3s 3d 2h 2c 5s")) << "the fifth card of two pairs";
}

TEST(AceToFive, ByTheLetterOfTheClauseTheBestCardDecidesInsideACategory) {
  RULE("POKER-06.G");
  const auto letter = LowCompare::best_card_first;
  EXPECT_LT(rank("7s 5d 4h 3c 2s", letter), rank("8s 4d 3h 2c As", letter));
  EXPECT_LT(rank("3s 3d Kh Qc Js", letter), rank("2s 2d Ah Qd Jc", letter));
  EXPECT_GT(rank("Ks Qd Jh 9c 8s", letter), rank("As Ad 2h 3c 4s", letter));
  EXPECT_EQ(rank("8s 7d 4h 3c 2s", letter), rank("8h 7c 4d 3s 2d", letter));
  EXPECT_TRUE(rank("8s 4d 3h 2c As", letter).is_eight_or_better());
  EXPECT_FALSE(rank("9s 4d 3h 2c As", letter).is_eight_or_better());
}

TEST(AceToFive, StudDrawAndTripleDrawExamples) {
  EXPECT_GT(rank("9c 7d 5s 3h 2c Kd Ks"), rank("Ts 4h 3d 2d Ac Ah Jc"));
  EXPECT_EQ(called("9c 7d 5s 3h 2c Kd Ks"), "9-7-5-3-2 low");
  EXPECT_GT(rank("6h 5h 4h 2h Ah"), rank("7c 4d 3s 2c Ad"));
  EXPECT_EQ(rank("7s 5s 4s 2s As"), rank("7c 5d 4h 2c Ad"));
}

TEST(AceToFive, WithoutAQualifierAnyLowCompetes) {
  EXPECT_EQ(called("Ah Jh 9h 6h 2h Kd Qc"), "J-9-6-2-A low");
  EXPECT_EQ(called("9c 7d 4s 3h Ac Ks Kh"), "9-7-4-3-A low");
  EXPECT_EQ(called("Ks Kh Kd Qs Qh Qd 2c"), "low with two pair, kings and queens, two kicker");
}

TEST(AceToFive, EightOrBetterNeedsFiveRanksUpToTheEight) {
  RULE("POKER-10.M.1");
  EXPECT_FALSE(rank("9c 6d 4s 3h 2c 2d Kd").is_eight_or_better());
  EXPECT_TRUE(rank("8d 7s 5c 4h Ah Qs Qd").is_eight_or_better());
  EXPECT_FALSE(rank("9c 4d 3h 2s Ac Ad Kh").is_eight_or_better());
  EXPECT_GT(rank("8d 7c 4h 3s 3c 2d 2h"), rank("8c 7d 6h 5s 4c Kd Kh"));
}

TEST(AceToFive, OneHandMayBeHighAndLow) {
  RULE("POKER-10.M.3", "POKER-10.M.4.a", "POKER-10.M.4.b", "POKER-10.M.5");
  EXPECT_EQ(called("As 7d 5c 4h 2s Ad 7h"), "7-5-4-2-A low");
  EXPECT_EQ(high_hand(cards_in("As 7d 5c 4h 2s Ad 7h"))->phrase, "two pair, aces and sevens, five kicker");
  EXPECT_EQ(called("6c 5d 4h 3s 2c Kd Jh"), "6-5-4-3-2 low");
  EXPECT_EQ(high_hand(cards_in("6c 5d 4h 3s 2c Kd Jh"))->phrase, "straight, six high");
  EXPECT_EQ(high_hand(cards_in("8h 6h 4h 3h 2h Ks Qd"))->phrase, "flush, 8-6-4-3-2");
  EXPECT_GT(rank("8h 6h 4h 3h 2h Ks Qd"), rank("8c 7d 5s 2d Ac Jd Js"));
  EXPECT_EQ(called("Ah Kh 9h 6h 3h 4c 2d"), "6-4-3-2-A low");
  EXPECT_EQ(high_hand(cards_in("Ah Kh 9h 6h 3h 4c 2d"))->phrase, "flush, A-K-9-6-3");
}

TEST(AceToFive, SaysWhatAPairedLowIs) {
  EXPECT_EQ(called("Ac Ad Kc Qd Js"), "low with a pair of aces, K-Q-J kickers");
  EXPECT_EQ(called("Ac Ad Ah Qd Js"), "low with three of a kind, aces, Q-J kickers");
  EXPECT_EQ(called("Ac Ad Ah As 2s 2d 2c"), "low with a full house, aces full of twos");
  EXPECT_EQ(called("Ac Ad Ah As 2s"), "low with four of a kind, aces, two kicker");
  EXPECT_EQ(rank("Ac Ad Ah As 2s").category(), LowCategory::four_of_a_kind);
}

TEST(AceToFive, AnOrdinalThatNoHandHasIsABug) {
  for (const auto compare : {LowCompare::top_down, LowCompare::best_card_first}) {
    EXPECT_THROW(AceToFiveRank(0, compare), Bug);
    EXPECT_EQ(AceToFiveRank(1, compare).category(), LowCategory::four_of_a_kind);
    EXPECT_EQ(AceToFiveRank(6175, compare).category(), LowCategory::no_pair);
    EXPECT_THROW(AceToFiveRank(6176, compare), Bug);
  }
  EXPECT_THROW(AceToFiveRank().category(), Bug);
}

TEST(AceToFive, BadHandsAreRefused) {
  EXPECT_EQ(ace_to_five_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_few");
  EXPECT_EQ(ace_to_five_hand(cards_in("As Kd 9c 7c Jk")).error().code, "cards.joker_not_allowed");
  EXPECT_THROW(rank("As Kd 9c 7c"), Bug);
}

}  // namespace
}  // namespace lammer::ranking
