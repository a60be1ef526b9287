// Three-card hands: the examples of LIR-06.D; what they pay is settled elsewhere.
#include "domain/ranking/three_card.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

ThreeCardCategory three(const char* hand) {
  return category(three_card_hand(cards_in(hand))->rank);
}

TEST(ThreeCard, StraightFlushThreeStraightFlushPairInThatOrder) {
  RULE("LIR-06.D");
  const auto rank = [](const char* hand) { return three_card_hand(cards_in(hand))->rank; };
  const auto order = {"Kd Qs 9h", "2s 2h 3d", "2c 3c 5c", "As 2d 3h", "2s 2h 2d", "As 2s 3s", "As Ks Qs"};
  auto last = ThreeCardRank();
  for (const auto* hand : order) {
    EXPECT_GT(rank(hand), last) << hand;
    last = rank(hand);
  }
  EXPECT_GT(rank("2s 2h 4d"), rank("2c 2d 3h")) << "the pair's kicker";
  EXPECT_GT(rank("3c 5c 9c"), rank("2d 5d 9d")) << "the flush card by card";
}

TEST(ThreeCard, StraightFlushes) {
  RULE("LIR-06.D.1");
  EXPECT_EQ(three("Ks Qs Js"), ThreeCardCategory::straight_flush);
  EXPECT_EQ(three("As 2s 3s"), ThreeCardCategory::straight_flush);
  EXPECT_EQ(three("Ks As 2s"), ThreeCardCategory::flush);
  EXPECT_EQ(three_card_hand(cards_in("As 2s 3s"))->phrase, "straight flush, three high");
}

TEST(ThreeCard, ThreeOfAKind) {
  RULE("LIR-06.D.2");
  EXPECT_EQ(three("5s 5h 5d"), ThreeCardCategory::three_of_a_kind);
  EXPECT_EQ(three_card_hand(cards_in("5s 5h 5d"))->phrase, "three of a kind, fives");
}

TEST(ThreeCard, Straights) {
  RULE("LIR-06.D.3");
  EXPECT_EQ(three("Ad 2s 3h"), ThreeCardCategory::straight);
  EXPECT_EQ(three("Ah Ks Qd"), ThreeCardCategory::straight);
  EXPECT_EQ(three("Kh As 2d"), ThreeCardCategory::high_card);
  EXPECT_EQ(cards::text(three_card_hand(cards_in("Ad 2s 3h"))->cards), "3h 2s Ad");
}

TEST(ThreeCard, FlushesAndPairs) {
  RULE("LIR-06.D.4", "LIR-06.D.5");
  EXPECT_EQ(three("Kc 9c 2c"), ThreeCardCategory::flush);
  EXPECT_EQ(three("2s 2h Kd"), ThreeCardCategory::pair);
  EXPECT_EQ(three_card_hand(cards_in("2s 2h Kd"))->phrase, "pair of twos, king kicker");
  EXPECT_EQ(three_card_hand(cards_in("Kc 9c 2c"))->phrase, "flush, K-9-2");
  EXPECT_EQ(three_card_hand(cards_in("Kc 9c 2d"))->phrase, "king high, K-9-2");
}

TEST(ThreeCard, SuitedAceKingQueenIsKnownApart) {
  EXPECT_TRUE(is_suited_ace_king_queen(std::span<const cards::Card>(cards_in("Kd Ad Qd")).first<3>()));
  EXPECT_FALSE(is_suited_ace_king_queen(std::span<const cards::Card>(cards_in("As Kd Qh")).first<3>()));
  EXPECT_EQ(three("Kd Qs Jh"), ThreeCardCategory::straight);
}

TEST(ThreeCard, BadHandsAreRefused) {
  EXPECT_EQ(three_card_hand(cards_in("As Kd")).error().code, "cards.too_few");
  EXPECT_EQ(three_card_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_many");
  EXPECT_EQ(three_card_hand(cards_in("As Kd Jk")).error().code, "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::ranking
