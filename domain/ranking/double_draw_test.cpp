// Double Draw hands with their jokers: the examples of DDP-06; what they pay is settled elsewhere.
#include "domain/ranking/double_draw.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;
using testing::set_of;

DoubleDrawCategory wild(const char* hand) {
  return double_draw_hand(cards_in(hand))->rank.category();
}

std::string wild_phrase(const char* hand) {
  return double_draw_hand(cards_in(hand))->phrase;
}

TEST(DoubleDraw, TheAceMayBeLowInAStraight) {
  RULE("DDP-06.A", "DDP-06.B.1.a");
  EXPECT_EQ(wild("Ad 2s 3h 4c 5d"), DoubleDrawCategory::straight);
  EXPECT_EQ(wild_phrase("Jk 2s 3h 4c 5d"), "straight, six high");
  EXPECT_GT(double_draw_rank(set_of("As Ad 9h 6c 2s")), double_draw_rank(set_of("Ks Kd 9h 6c 2s")));
}

TEST(DoubleDraw, NothingWrapsJokersIncluded) {
  RULE("DDP-06.B.1.b");
  EXPECT_EQ(wild("Qs Kd Ah 2c 3s"), DoubleDrawCategory::high_card);
  EXPECT_EQ(wild("Jk Ks Ad 2c 3h"), DoubleDrawCategory::pair);
  EXPECT_EQ(wild_phrase("Jk Ks Ad 2c 3h"), "pair of aces, K-3-2 kickers");
}

TEST(DoubleDraw, AJokerCompletesStraightsAndFlushes) {
  RULE("DDP-06.B.2.a");
  EXPECT_EQ(wild("Jk 9s 8d 7h 5c"), DoubleDrawCategory::straight);
  EXPECT_EQ(wild("Jk Kh 9h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk Th 7d 6c"), "straight, ten high");
  EXPECT_EQ(wild("Jk Jk Kc 8c 3c"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk Kc 8c 3c"), "flush, A-K-Q-8-3");
}

TEST(DoubleDraw, OtherwiseAJokerIsAnAce) {
  RULE("DDP-06.B.2.b");
  EXPECT_EQ(wild_phrase("Jk Ks Kd Kh Qc"), "three of a kind, kings, A-Q kickers");
  EXPECT_EQ(wild_phrase("Jk Jk Ks Kd 4h"), "two pair, aces and kings, four kicker");
  EXPECT_EQ(wild_phrase("Jk Jk 7s 7d 7h"), "full house, sevens full of aces");
}

TEST(DoubleDraw, NoSuitOutranksAnother) {
  RULE("DDP-06.C");
  EXPECT_EQ(double_draw_rank(set_of("Ah Kh Qh Jh Th")), double_draw_rank(set_of("Ac Kc Qc Jc Tc")));
}

TEST(DoubleDraw, TheCategoriesStandInTheOrderOfTheRules) {
  RULE("DDP-06.D");
  const auto order = {"Jk Ks 9d 6h 2c", "Jk Jk Ks 9d 2h", "3s 3d 2s 2d Kc", "Jk Jk As 9h 4c",
                      "Jk Jk 8s 7d 5h", "Jk 9h 6h 4h 2h", "Jk Jk 7s 7d 7h", "9s 9h 9d 9c Jk",
                      "Ac Jk 3c 4c 5c", "Jk Jk Kc Qc Tc", "Ah Kh Qh Jh Th", "As Ah Ad Jk Jk"};
  int expected = 0;
  for (const auto* hand : order) EXPECT_EQ(static_cast<int>(wild(hand)), expected++) << hand;
  EXPECT_GT(double_draw_rank(set_of("As Ah Ad Jk Jk")), double_draw_rank(set_of("Ah Kh Qh Jh Th")));
}

TEST(DoubleDraw, FiveAces) {
  RULE("DDP-06.D.1");
  EXPECT_EQ(wild("As Ah Ad Ac Jk"), DoubleDrawCategory::five_aces);
  EXPECT_EQ(wild("As Ah Ad Jk Jk"), DoubleDrawCategory::five_aces);
  EXPECT_EQ(wild_phrase("As Ah Ad Jk Jk"), "five aces");
}

TEST(DoubleDraw, NaturalAndWildRoyals) {
  RULE("DDP-06.D.2", "DDP-06.D.3");
  EXPECT_EQ(wild_phrase("Ah Kh Qh Jh Th"), "natural royal flush");
  EXPECT_EQ(wild_phrase("Ah Kh Jk Jh Th"), "wild royal flush");
  EXPECT_EQ(wild("Jk Jk Kc Qc Tc"), DoubleDrawCategory::wild_royal_flush);
}

TEST(DoubleDraw, StraightFlushesFromKingHighToFiveHigh) {
  RULE("DDP-06.D.4", "DDP-06.D.4.a", "DDP-06.D.4.b");
  EXPECT_EQ(wild_phrase("9s 8s Jk 6s 5s"), "straight flush, nine high");
  EXPECT_EQ(wild("Kd Qd Jd Td 9d"), DoubleDrawCategory::straight_flush);
  EXPECT_EQ(wild("Jk Kd Qd Jd Td"), DoubleDrawCategory::wild_royal_flush);
  EXPECT_EQ(wild_phrase("Ac Jk 3c 4c 5c"), "straight flush, five high");
}

TEST(DoubleDraw, FourOfAKindAndFullHouses) {
  RULE("DDP-06.D.5", "DDP-06.D.6");
  EXPECT_EQ(wild("9s 9h 9d 9c Jk"), DoubleDrawCategory::four_of_a_kind);
  EXPECT_EQ(wild_phrase("As Ah Jk Jk 7d"), "four of a kind, aces, seven kicker");
  EXPECT_EQ(wild("Jk 9s 9h 9d 4c"), DoubleDrawCategory::three_of_a_kind);
  EXPECT_EQ(wild_phrase("Jk As Ah 8d 8c"), "full house, aces full of eights");
  EXPECT_EQ(wild_phrase("Jk As 8h 8d 8c"), "full house, eights full of aces");
}

TEST(DoubleDraw, FlushesAndStraights) {
  RULE("DDP-06.D.7", "DDP-06.D.8", "DDP-06.D.8.a", "DDP-06.D.8.b");
  EXPECT_EQ(wild("Kh 9h 6h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild("Jk 9h 6h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk 8s 7d 5h"), "straight, nine high");
  EXPECT_EQ(wild_phrase("As Kd Jk Jc Th"), "straight, ace high");
  EXPECT_EQ(wild_phrase("As 2d Jk 4c 5h"), "straight, five high");
}

TEST(DoubleDraw, ThreeOfAKind) {
  RULE("DDP-06.D.9");
  EXPECT_EQ(wild_phrase("Jk As Ad 9h 4c"), "three of a kind, aces, 9-4 kickers");
  EXPECT_EQ(wild_phrase("Jk Jk As 9h 4c"), "three of a kind, aces, 9-4 kickers");
}

TEST(DoubleDraw, TwoPairIsTheLowestHand) {
  RULE("DDP-06.D.10", "DDP-06.D.10.a", "DDP-06.D.10.b");
  const auto is_hand = [](const char* hand) { return is_double_draw_hand(double_draw_rank(set_of(hand))); };
  EXPECT_EQ(wild_phrase("Jk As 9d 9h 4c"), "two pair, aces and nines, four kicker");
  EXPECT_TRUE(is_hand("Jk As 9d 9h 4c"));
  EXPECT_EQ(wild("Jk Ks 9d 6h 2c"), DoubleDrawCategory::high_card);
  EXPECT_FALSE(is_hand("Jk Ks 9d 6h 2c"));
  EXPECT_FALSE(is_hand("Jk Ad 9d 6h 2c"));
  EXPECT_TRUE(is_hand("As Ad Ks Kd 2c"));
  EXPECT_TRUE(is_hand("3s 3d 2s 2d Kc"));
  EXPECT_GT(double_draw_rank(set_of("As Ad Ks Kd 2c")), double_draw_rank(set_of("3s 3d 2s 2d Kc")));
}

TEST(DoubleDraw, TheRestOfTheHouseRulesTable) {
  RULE("DDP-06.B.2.a", "DDP-06.B.2.b");
  EXPECT_EQ(wild("Jk Jk Ks Qd 2c"), DoubleDrawCategory::pair);
}

TEST(DoubleDraw, AJokerIsLaidOutWhereTheCardIsThatItStandsFor) {
  RULE("DDP-06.B.2.a", "DDP-06.B.2.b");
  const auto called = [](const char* hand) {
    const auto read = double_draw_hand(cards_in(hand));
    return cards::text(read->cards) + ": " + read->phrase;
  };
  EXPECT_EQ(called("As 2d Jk 4c 5h"), "5h 4c Jk 2d As: straight, five high");
  EXPECT_EQ(called("Jk As 2c Jk 5h"), "5h Jk Jk 2c As: straight, five high");
  EXPECT_EQ(called("Ac Jk 3c 4c 5c"), "5c 4c 3c Jk Ac: straight flush, five high");
  EXPECT_EQ(called("5s 4d 3h 2c As"), "5s 4d 3h 2c As: straight, five high");
  EXPECT_EQ(called("Jk 2s 3h 4c 5d"), "Jk 5d 4c 3h 2s: straight, six high");
  EXPECT_EQ(called("Jk Jk Kc 8c 3c"), "Jk Kc Jk 8c 3c: flush, A-K-Q-8-3");
  EXPECT_EQ(called("Jk 9s Jk 9h 2c"), "Jk Jk 9s 9h 2c: two pair, aces and nines, two kicker");
  EXPECT_EQ(called("Jk As 8h 8d 8c"), "8h 8d 8c As Jk: full house, eights full of aces");
  EXPECT_EQ(called("Ah Jk Kh Jk Th"), "Ah Kh Jk Jk Th: wild royal flush");
  EXPECT_EQ(called("Jk As Ad Jk Ac"), "As Ad Ac Jk Jk: five aces");
}

TEST(DoubleDraw, BadHandsAreRefused) {
  RULE("DDP-11.D.1");
  EXPECT_EQ(double_draw_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_few");
  EXPECT_EQ(double_draw_hand(cards_in("As Kd 9c 7c 6c 5c")).error().code, "cards.too_many");
}

}  // namespace
}  // namespace lammer::ranking
