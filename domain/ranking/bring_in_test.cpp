// Who brings in at stud: the examples of chapters 10 and 14.
#include "domain/ranking/bring_in.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

// Up cards in seat order; the answer is the card that brings in.
std::string brings_in(const char* up_cards, BringInBy by) {
  const auto shown = cards_in(up_cards);
  return cards::text(shown[bring_in(shown, by)]);
}

TEST(BringIn, TheLowestUpCardAtStudHigh) {
  RULE("POKER-10.D.2", "POKER-10.D.4.a", "POKER-10.D.5", "POKER-14.D.3");
  EXPECT_EQ(brings_in("Kd 7h 4c Js", BringInBy::lowest_ace_high), "4c");
  EXPECT_EQ(brings_in("Ac 3s 3c Td", BringInBy::lowest_ace_high), "3c");
  EXPECT_EQ(brings_in("Ad 2s 2c Kh", BringInBy::lowest_ace_high), "2c");
  EXPECT_EQ(brings_in("Ad 9c 7h", BringInBy::lowest_ace_high), "7h");
}

TEST(BringIn, AtFiveCardStudToo) {
  RULE("POKER-14.D.2");
  EXPECT_EQ(brings_in("Kd 5h 4s Ac", BringInBy::lowest_ace_high), "4s");
}

TEST(BringIn, EqualRanksBySuit) {
  RULE("POKER-10.D.3", "POKER-14.D.4");
  EXPECT_EQ(brings_in("2h 2d 9c", BringInBy::lowest_ace_high), "2d");
  EXPECT_EQ(brings_in("2d 2c Kc", BringInBy::lowest_ace_high), "2c");
  EXPECT_EQ(brings_in("3s 3d 3h", BringInBy::lowest_ace_high), "3d");
}

TEST(BringIn, TheHighestFaceAtStudLowAndHighLow) {
  RULE("POKER-10.D.4.b", "POKER-10.D.4.c");
  EXPECT_EQ(brings_in("Kh Ac Ks 2d", BringInBy::highest_ace_low), "Ks");
  EXPECT_EQ(brings_in("Kh Ks As", BringInBy::highest_ace_low), "Ks");
  EXPECT_EQ(brings_in("Ad Qc Qs 9h", BringInBy::highest_ace_low), "Qs");
}

TEST(BringIn, OrTheBestLowCardAceFirstAndOfEqualRanksTheHigherSuit) {
  RULE("POKER-10.D.4.b");
  EXPECT_EQ(brings_in("Kh Ac Ks 2d", BringInBy::best_low_card), "Ac");
  EXPECT_EQ(brings_in("3c 3s 3d Kh", BringInBy::best_low_card), "3s");
}

TEST(BringIn, IsToldByTheCardAndItsRank) {
  for (const auto by : {BringInBy::lowest_ace_high, BringInBy::highest_ace_low, BringInBy::best_low_card}) {
    const auto card = cards_in("2c")[0];
    const auto read = bring_in_card(card, by);
    EXPECT_EQ(read->phrase, "two of clubs");
    EXPECT_EQ(cards::text(read->cards), "2c");
    EXPECT_EQ(read->rank.category(), cards::Rank::two);
    EXPECT_EQ(read->rank, BringInRank(card, by));
  }
}

TEST(BringIn, AJokerOrNoCardIsABug) {
  EXPECT_EQ(bring_in_card(cards::first_joker, BringInBy::best_low_card).error().code, "cards.joker_not_allowed");
  EXPECT_THROW(bring_in({}, BringInBy::lowest_ace_high), Bug);
  EXPECT_THROW(bring_in(cards_in("Jk 3c"), BringInBy::lowest_ace_high), Bug);
}

}  // namespace
}  // namespace lammer::ranking
