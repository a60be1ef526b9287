// Badugi: the examples of chapters 20 and 21.
#include "domain/ranking/badugi.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

BadugiRank rank(const char* hand, AceStands ace = AceStands::low) {
  return badugi_hand(cards_in(hand), ace)->rank;
}

std::string called(const char* hand, AceStands ace = AceStands::low) {
  return badugi_hand(cards_in(hand), ace)->phrase;
}

TEST(Badugi, IsFourSuitsAndFourRanks) {
  RULE("POKER-20.L.1");
  EXPECT_EQ(called("8s 6h 3d Ac"), "badugi 8-6-3-A");
  EXPECT_EQ(called("2s 2h 5d 7c"), "three-card badugi 7-5-2");
  EXPECT_GT(rank("4s 3h 2d Ac"), rank("5s 3h 2d Ac"));
}

TEST(Badugi, TheLowestWinsFromItsTopCardDown) {
  RULE("POKER-20.L.2");
  EXPECT_GT(rank("8s 6h 3d Ac"), rank("9c 4s 2h Ad"));
}

TEST(Badugi, FewerCardsLoseAndAreComparedAmongThemselves) {
  RULE("POKER-20.L.3", "POKER-20.L.4", "POKER-20.L.5");
  EXPECT_GT(rank("5s 3h 2d Kd"), rank("6c 2s Ah 6d"));
  EXPECT_GT(rank("Ks Qh Jd Tc"), rank("5s 3h 2d Kd"));
  EXPECT_GT(rank("9c 7d 4h 2s"), rank("3c 2d Ah Ac"));
  EXPECT_GT(rank("6c 4d 4h 2s"), rank("7c 3d 2h 5h"));
  EXPECT_EQ(called("6c 4d 4h 2s"), "three-card badugi 6-4-2");
  EXPECT_GT(rank("As 2h 2s Ah"), rank("Kc Kd 3c 3d"));
  EXPECT_EQ(called("Kc Kd 3c 3d"), "two-card badugi K-3");
  EXPECT_GT(rank("4s 7s 9s Ks"), rank("5h 8h Th Jh"));
  EXPECT_EQ(called("4s 7s 9s Ks"), "one-card badugi 4");
}

TEST(Badugi, EqualHandsTie) {
  EXPECT_EQ(rank("7s 5h 3d 2c"), rank("7c 5d 3h 2s"));
}

TEST(Badugi, AtBadeuceyTheAceIsHighAndTheBestFourOfFivePlay) {
  RULE("POKER-21.F.1.b");
  EXPECT_EQ(called("Ac 4d 3h 2s 9c", AceStands::high), "badugi 9-4-3-2");
  EXPECT_GT(rank("8c 6d 3s 2h 2d", AceStands::high), rank("Ac 4d 3h 2s 9c", AceStands::high));
  EXPECT_EQ(called("Ac 4d 3h 2s 7c", AceStands::high), "badugi 7-4-3-2");
  EXPECT_GT(rank("Ac 4d 3h 2s 7c", AceStands::high), rank("Ad 5c 4h 2s 2c", AceStands::high));
}

TEST(Badugi, AtBadaceyTheAceIsLow) {
  RULE("POKER-21.F.2.b");
  EXPECT_EQ(called("Ac 4d 3h 2s 9c"), "badugi 4-3-2-A");
  EXPECT_EQ(called("8c 6d 3s 2h 2d"), "badugi 8-6-3-2");
  EXPECT_GT(rank("Ac 4d 3h 2s 9c"), rank("8c 6d 3s 2h 2d"));
  EXPECT_EQ(called("Ad 5c 4h 2s 2c"), "badugi 5-4-2-A");
}

TEST(Badugi, OfEquallyGoodCardsTheHigherSuitPlays) {
  EXPECT_EQ(cards::text(badugi_hand(cards_in("2d 2s 5h 7c"), AceStands::low)->cards), "7c 5h 2s");
}

TEST(Badugi, BadHandsAreRefused) {
  EXPECT_EQ(badugi_hand(cards_in("As Kd 9c"), AceStands::low).error().code, "cards.too_few");
  EXPECT_EQ(badugi_hand(cards_in("As Kd 9c 8c 7c 6c"), AceStands::low).error().code, "cards.too_many");
  EXPECT_EQ(badugi_hand(cards_in("As Kd 9c Jk"), AceStands::low).error().code, "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::ranking
