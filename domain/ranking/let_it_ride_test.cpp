// The base game of Let It Ride: the examples of LIR-06.C, two of the five cards being community cards.
#include "domain/ranking/let_it_ride.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

LetItRideCategory made(const char* hand) {
  return category(let_it_ride_hand(cards_in(hand))->rank);
}

LetItRideRank rank(const char* hand) {
  return let_it_ride_hand(cards_in(hand))->rank;
}

// The cards that play and the phrase.
std::string called(const char* hand) {
  const auto read = let_it_ride_hand(cards_in(hand));
  return cards::text(read->cards) + ": " + read->phrase;
}

TEST(LetItRide, TheCategoriesOfTheBaseGame) {
  RULE("LIR-06.C", "LIR-01.B.4");
  EXPECT_EQ(made("Kh Qh Jh Th 9h"), LetItRideCategory::straight_flush);
  EXPECT_EQ(made("Ah Kd 3c As 3s"), LetItRideCategory::two_pair);
  EXPECT_EQ(made("Ah Kd Qs Jc 9h"), LetItRideCategory::no_hand);
  const auto order = {"9h 9d Ac Ks Qd", "Th Td 2c 5s 8d", "3s 3h 2d 2c Ks", "2s 2h 2d 3c 4s", "5s 4d 3h 2c As",
                      "2c 3c 4c 5c 7c", "2s 2h 2d 3c 3s", "2s 2h 2d 2c 3s", "Ad 2d 3d 4d 5d", "Ah Kh Qh Jh Th"};
  int expected = 0;
  auto last = LetItRideRank();
  for (const auto* hand : order) {
    EXPECT_EQ(static_cast<int>(made(hand)), expected++) << hand;
    EXPECT_GT(rank(hand), last) << hand;
    last = rank(hand);
  }
}

TEST(LetItRide, RoyalAndStraightFlush) {
  RULE("LIR-06.C.1", "LIR-06.C.2");
  EXPECT_EQ(called("Ah Kh Qh Jh Th"), "Ah Kh Qh Jh Th: royal flush");
  EXPECT_EQ(called("Kd Qd Jd Td 9d"), "Kd Qd Jd Td 9d: straight flush, king high");
  EXPECT_EQ(called("Ad 2d 3d 4d 5d"), "5d 4d 3d 2d Ad: straight flush, five high");
}

TEST(LetItRide, FourOfAKindAndFullHouse) {
  RULE("LIR-06.C.3", "LIR-06.C.4");
  EXPECT_EQ(called("7s 7h 7d 7c Ks"), "7s 7h 7d 7c Ks: four of a kind, sevens, king kicker");
  EXPECT_EQ(called("2s 2h 2d 3c 3s"), "2s 2h 2d 3s 3c: full house, twos full of threes");
}

TEST(LetItRide, FlushAndStraight) {
  RULE("LIR-06.C.5", "LIR-06.C.6");
  EXPECT_EQ(called("2c 3c 4c 5c 7c"), "7c 5c 4c 3c 2c: flush, 7-5-4-3-2");
  EXPECT_EQ(called("As Kd Qh Jc Ts"), "As Kd Qh Jc Ts: straight, ace high");
}

TEST(LetItRide, TheAceIsLowOnlyInTheFiveHighStraight) {
  RULE("LIR-06.A.1", "LIR-06.A.2");
  EXPECT_EQ(called("Ac 2d 3h 4s 5c"), "5c 4s 3h 2d Ac: straight, five high");
  EXPECT_EQ(called("Qs Kd Ah 2c 3s"), "Ah Kd Qs 3s 2c: no hand: ace high, A-K-Q-3-2");
}

TEST(LetItRide, ThreeOfAKindAndTwoPairs) {
  RULE("LIR-06.C.7", "LIR-06.C.8");
  EXPECT_EQ(called("9s 9h 9d Kc 2s"), "9s 9h 9d Kc 2s: three of a kind, nines, K-2 kickers");
  EXPECT_EQ(called("3s 3h 2d 2c Ks"), "3s 3h 2d 2c Ks: two pair, threes and twos, king kicker");
}

TEST(LetItRide, APairCountsFromTens) {
  RULE("LIR-06.C.9");
  EXPECT_EQ(made("Th Td 2c 5s 8d"), LetItRideCategory::pair_of_tens_or_better);
  EXPECT_EQ(made("Ah Ad 2c 5s 8d"), LetItRideCategory::pair_of_tens_or_better);
  EXPECT_EQ(made("9h 9d 2c 5s 8d"), LetItRideCategory::no_hand);
  EXPECT_EQ(made("9h 9d Ac Ks Qd"), LetItRideCategory::no_hand);
  EXPECT_EQ(called("Th Td 2c 5s 8d"), "Th Td 8d 5s 2c: pair of tens, 8-5-2 kickers");
  EXPECT_EQ(called("9h 9d 2c 5s 8d"), "9h 9d 8d 5s 2c: no hand: pair of nines, 8-5-2 kickers");
}

TEST(LetItRide, WhatIsNoHandIsAllAlike) {
  RULE("LIR-06.C");
  EXPECT_EQ(rank("9h 9d Ac Ks Qd"), rank("7s 5d 4h 3c 2s"));
  EXPECT_EQ(rank("Ah Kh Qh Jh Th"), LetItRideRank(4426));
}

TEST(LetItRide, BadHandsAreRefused) {
  EXPECT_EQ(let_it_ride_hand(cards_in("As Kd 9c")).error().code, "cards.too_few");
  EXPECT_EQ(let_it_ride_hand(cards_in("As Kd 9c 8c 7c 6c")).error().code, "cards.too_many");
  EXPECT_EQ(let_it_ride_hand(cards_in("As Kd 9c 8c Jk")).error().code, "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::ranking
