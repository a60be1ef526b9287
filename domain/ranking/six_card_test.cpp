// Six-card hands: the examples of LIR-06.E and UTH-06.F; what they pay is settled elsewhere.
#include "domain/ranking/six_card.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

// Whichever of the six is the spare card, the hand is the same.
SixCardCategory six(const char* hand) {
  auto cards = cards_in(hand);
  const auto made = category(six_card_hand(cards)->rank);
  for (std::size_t turn = 1; turn < cards.size(); ++turn) {
    std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    EXPECT_EQ(category(six_card_hand(cards)->rank), made) << cards::text(cards);
    EXPECT_EQ(category(six_card_rank(std::span<const cards::Card>(cards).first<6>())), made) << cards::text(cards);
  }
  return made;
}

TEST(SixCard, TheBestFiveOfSixCounts) {
  RULE("LIR-06.E", "UTH-06.F");
  EXPECT_EQ(six("8s 8d Kh 8c Ks 4d"), SixCardCategory::full_house);
  EXPECT_EQ(six("8s 8d 8c Ks Kh 4d"), SixCardCategory::full_house);
  EXPECT_LT(six("2c 5d 9s 8c Ks 4d"), SixCardCategory::three_of_a_kind);
}

TEST(SixCard, Royal) {
  RULE("LIR-06.E.1", "UTH-06.F.1");
  EXPECT_EQ(six("Ah Kh Qh Jh Th 2c"), SixCardCategory::royal_flush);
}

TEST(SixCard, StraightFlush) {
  RULE("LIR-06.E.2", "UTH-06.F.2");
  EXPECT_EQ(six("6d 7d 8d 9d Td 2c"), SixCardCategory::straight_flush);
}

TEST(SixCard, FourOfAKind) {
  RULE("LIR-06.E.3", "UTH-06.F.3");
  EXPECT_EQ(six("4s 4h 4d 4c Ks Kh"), SixCardCategory::four_of_a_kind);
}

TEST(SixCard, TwoSetsOfThreeAreAFullHouse) {
  RULE("LIR-06.E.4", "UTH-06.F.4");
  EXPECT_EQ(six("9s 9h 9d Js Jh Jd"), SixCardCategory::full_house);
  EXPECT_EQ(six_card_hand(cards_in("9s 9h 9d Js Jh Jd"))->phrase, "full house, jacks full of nines");
}

TEST(SixCard, FlushOfFiveOrSix) {
  RULE("LIR-06.E.5", "UTH-06.F.5");
  EXPECT_EQ(six("2h 5h 9h Jh Kh 3h"), SixCardCategory::flush);
  EXPECT_EQ(six("2h 5h 9h Jh Kh 3s"), SixCardCategory::flush);
}

TEST(SixCard, Straight) {
  RULE("LIR-06.E.6", "UTH-06.F.6");
  EXPECT_EQ(six("5s 6d 7h 8c 9s 9d"), SixCardCategory::straight);
}

TEST(SixCard, ThreeOfAKind) {
  RULE("LIR-06.E.7", "UTH-06.F.7");
  EXPECT_EQ(six("Qs Qd 2h Qc 7s 5d"), SixCardCategory::three_of_a_kind);
  EXPECT_EQ(six("Qs Qd 2h 9c 7s 5d"), SixCardCategory::pair);
}

TEST(SixCard, SuperRoyalIsAllSix) {
  RULE("LIR-06.E.8", "UTH-06.F.8");
  EXPECT_EQ(six("Ad Kd Qd Jd Td 9d"), SixCardCategory::super_royal);
  EXPECT_EQ(six("Td 9d Ad Kd Qd Jd"), SixCardCategory::super_royal);
  EXPECT_EQ(six("Ad Kd Qd Jd Td 8d"), SixCardCategory::royal_flush);
  EXPECT_EQ(six("Ad Kd Qd Jd Td 9c"), SixCardCategory::royal_flush);
  const auto read = six_card_hand(cards_in("Td 9d Ad Kd Qd Jd"));
  EXPECT_EQ(cards::text(read->cards), "Ad Kd Qd Jd Td 9d");
  EXPECT_EQ(read->phrase, "super royal in diamonds");
}

TEST(SixCard, BadHandsAreRefused) {
  EXPECT_EQ(six_card_hand(cards_in("As Kd 9c 7c 6c")).error().code, "cards.too_few");
  EXPECT_EQ(six_card_hand(cards_in("As Kd 9c 7c 6c 5c 4c")).error().code, "cards.too_many");
  EXPECT_EQ(six_card_hand(cards_in("As Kd 9c 7c 6c Jk")).error().code, "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::ranking
