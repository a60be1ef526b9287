// Deuce-to-seven lows: the examples of chapter 21.
#include "domain/ranking/deuce_to_seven.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

DeuceToSevenRank rank(const char* hand) {
  return deuce_to_seven_hand(cards_in(hand))->rank;
}

std::string called(const char* hand) {
  return deuce_to_seven_hand(cards_in(hand))->phrase;
}

TEST(DeuceToSeven, TheAceIsAlwaysHigh) {
  RULE("POKER-21.E.6.a");
  EXPECT_LT(rank("Ac 5d 4h 3s 2c"), rank("Kd 9h 8s 7c 2d"));
  EXPECT_LT(rank("Ad 5c 4s 3h 2d"), rank("Kc Qd Jh Ts 8c"));
  EXPECT_GT(rank("Ad 5c 4s 3h 2d"), rank("2s 2h 5d 4c 3s"));
  EXPECT_EQ(called("Ac 5d 4h 3s 2c"), "A-5-4-3-2 low");
}

TEST(DeuceToSeven, TheBestIsSevenFiveFourThreeTwoOfMixedSuits) {
  RULE("POKER-21.E.6.b");
  EXPECT_GT(rank("7c 5d 4h 3s 2c"), rank("7d 6h 4s 3c 2d"));
  EXPECT_EQ(rank("7c 5d 4h 3s 2c"), DeuceToSevenRank(7462));
}

TEST(DeuceToSeven, StraightsFlushesAndPairsCountAgainstTheHand) {
  RULE("POKER-21.E.6.c");
  EXPECT_GT(rank("Kh Qd 9s 8c 7h"), rank("7s 5s 4s 3d 3c"));
  EXPECT_GT(rank("7s 5s 4s 3d 3c"), rank("6c 5d 4h 3h 2c"));
  EXPECT_GT(rank("Ac Ad 5h 4s 3c"), rank("9c 8c 7c 6c 4c"));
  EXPECT_EQ(called("6c 5d 4h 3h 2c"), "low with a straight, six high");
  EXPECT_EQ(called("Ah 5h 4h 3h 2h"), "low with a flush, A-5-4-3-2");
  EXPECT_EQ(called("7s 5s 4s 3d 3c"), "low with a pair of threes, 7-5-4 kickers");
  EXPECT_EQ(called("Ks Kd 4s 4d 3c"), "low with two pair, kings and fours, three kicker");
  EXPECT_EQ(called("As Ks Qs Js Ts"), "low with a royal flush");
}

TEST(DeuceToSeven, LowsAreComparedFromTheTop) {
  RULE("POKER-21.E.3");
  EXPECT_GT(rank("8c 6d 4h 3s 2c"), rank("8d 7h 4s 3c 2d"));
  EXPECT_GT(rank("8c 7d 6h 5s 3c"), rank("9c 5d 4h 3s 2c"));
}

TEST(DeuceToSeven, BadHandsAreRefused) {
  EXPECT_EQ(deuce_to_seven_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_few");
  EXPECT_EQ(deuce_to_seven_hand(cards_in("As Kd 9c 7c 6c 5c")).error().code, "cards.too_many");
}

}  // namespace
}  // namespace lammer::ranking
