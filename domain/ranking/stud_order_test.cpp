// Who brings in and who opens at stud: the examples of chapters 10 and 14.
#include <gtest/gtest.h>

#include "domain/ranking/bring_in.h"
#include "domain/ranking/showing.h"
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

// Up cards of each seat in seat order; the answer is the position of the one that opens, from 0.
std::size_t opens(std::initializer_list<const char*> showing, ShowingFor game) {
  std::vector<ShowingRank> ranks;
  for (const auto* up_cards : showing) ranks.emplace_back(cards_in(up_cards), game);
  return best_showing(ranks);
}

TEST(Showing, TheBestHighHandOpens) {
  RULE("POKER-10.H.1", "POKER-14.F.1");
  EXPECT_EQ(opens({"9h 4c", "As Kd", "7d 7s"}, ShowingFor::high), 2u);
  EXPECT_EQ(opens({"8h Qh", "4s 4c", "Ad 9d"}, ShowingFor::high), 1u);
  EXPECT_EQ(opens({"8d 8h 4c 2s", "As Kd 9c 5h"}, ShowingFor::high), 0u);
  EXPECT_EQ(opens({"Ac Kd Qh", "9c 9d 4h"}, ShowingFor::high), 1u);
  EXPECT_EQ(opens({"Kc Kd Ah Qs", "5c 5d 8h 8s"}, ShowingFor::high), 1u);
  EXPECT_EQ(opens({"5c 5d 8h 8s", "2c 2d 2h 3s"}, ShowingFor::high), 1u);
}

TEST(Showing, EveryCardCountsAndTheAceIsHigh) {
  RULE("POKER-10.H.1", "POKER-14.F.1");
  EXPECT_EQ(opens({"Kc Qd", "Ac 3d"}, ShowingFor::high), 1u);
  EXPECT_EQ(opens({"Ac Kd 8h 4s", "Ad Kh 9c 3s"}, ShowingFor::high), 1u) << "the third card";
  EXPECT_EQ(opens({"Ac Kd 9h 3s", "Ad Kh 9c 4s"}, ShowingFor::high), 1u) << "the fourth card";
  EXPECT_EQ(opens({"2c 2d 9h", "3c 3d 4h"}, ShowingFor::high), 1u) << "the higher pair";
}

TEST(Showing, EveryCardCountsAndTheAceIsLow) {
  RULE("POKER-10.H.2");
  EXPECT_EQ(opens({"6d 2c", "6c Ad"}, ShowingFor::low), 1u);
  EXPECT_EQ(opens({"3c 3d", "2c 2d"}, ShowingFor::low), 1u) << "the lower pair";
  EXPECT_EQ(opens({"8c 6d 5h 2s", "8d 6h 4c 3s"}, ShowingFor::low), 1u) << "the third card";
  EXPECT_EQ(opens({"8c 6d 4h 3s", "8d 6h 4c 2s"}, ShowingFor::low), 1u) << "the fourth card";
}

TEST(Showing, StraightsAndFlushesDoNotCount) {
  RULE("POKER-10.H.1", "POKER-14.F.1");
  EXPECT_EQ(opens({"9h Th Jh Qh", "2s 2c 3d 4h"}, ShowingFor::high), 1u);
  EXPECT_EQ(opens({"9h Th Jh Qh", "Ks 2c 3d 4h"}, ShowingFor::high), 1u);
}

TEST(Showing, TheBestLowHandOpensAtStudLow) {
  RULE("POKER-10.H.2");
  EXPECT_EQ(opens({"5h 4c", "As 6d", "7d 7s"}, ShowingFor::low), 0u);
  EXPECT_EQ(opens({"6d 5c Ah", "6c 4d 2h"}, ShowingFor::low), 1u);
  EXPECT_EQ(opens({"2c 2d Ah", "Kc Qd Jh"}, ShowingFor::low), 1u);
}

TEST(Showing, EqualHandsGoToTheSeatNearestTheDealersLeft) {
  RULE("POKER-10.H.3", "POKER-14.F.2");
  EXPECT_EQ(opens({"Kd 9c", "Ks 9h"}, ShowingFor::high), 0u);
  EXPECT_EQ(opens({"2d 3c", "Kd Tc", "Ks Th"}, ShowingFor::high), 1u);
}

TEST(Showing, NothingToShowIsABug) {
  EXPECT_THROW(bring_in({}, BringInBy::lowest_ace_high), Bug);
  EXPECT_THROW(best_showing({}), Bug);
  EXPECT_THROW(ShowingRank({}, ShowingFor::high), Bug);
  EXPECT_THROW(ShowingRank(cards_in("2c 3c 4c 5c 6c"), ShowingFor::high), Bug);
  EXPECT_THROW(ShowingRank(cards_in("Jk 3c"), ShowingFor::high), Bug);
  EXPECT_THROW(bring_in(cards_in("Jk 3c"), BringInBy::lowest_ace_high), Bug);
}

}  // namespace
}  // namespace lammer::ranking
