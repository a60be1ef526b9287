// Who opens at stud: the examples of chapters 10 and 14.
#include "domain/ranking/showing.h"

#include <vector>

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

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

// The cards in order and the phrase.
std::string called(const char* up_cards, ShowingFor game) {
  const auto read = showing_hand(cards_in(up_cards), game);
  return cards::text(read->cards) + ": " + read->phrase;
}

ShowingCategory made(const char* up_cards, ShowingFor game) {
  return showing_hand(cards_in(up_cards), game)->rank.category();
}

TEST(Showing, IsToldByItsGroups) {
  RULE("POKER-10.H.1", "POKER-14.F.1");
  EXPECT_EQ(called("7d 9h 7s", ShowingFor::high), "7s 7d 9h: pair of sevens, nine kicker");
  EXPECT_EQ(called("4s 4c", ShowingFor::high), "4s 4c: pair of fours");
  EXPECT_EQ(called("Kd As", ShowingFor::high), "As Kd: ace high, A-K");
  EXPECT_EQ(called("Qh", ShowingFor::high), "Qh: queen high");
  EXPECT_EQ(called("5c 8h 5d 8s", ShowingFor::high), "8s 8h 5d 5c: two pair, eights and fives");
  EXPECT_EQ(called("2c 2d 3s 2h", ShowingFor::high), "2h 2d 2c 3s: three of a kind, twos, three kicker");
  EXPECT_EQ(called("2c 2d 2s 2h", ShowingFor::high), "2s 2h 2d 2c: four of a kind, twos");
  EXPECT_EQ(called("9h Th Jh Qh", ShowingFor::high), "Qh Jh Th 9h: queen high, Q-J-T-9");
}

TEST(Showing, IsToldAsALowAtStudLow) {
  RULE("POKER-10.H.2");
  EXPECT_EQ(called("4c 5h", ShowingFor::low), "5h 4c: 5-4 low");
  EXPECT_EQ(called("As 6d 2c", ShowingFor::low), "6d 2c As: 6-2-A low");
  EXPECT_EQ(called("Kc As Ad", ShowingFor::low), "As Ad Kc: low with a pair of aces, king kicker");
  EXPECT_EQ(called("2c 2d Ah Ac", ShowingFor::low), "2d 2c Ah Ac: low with two pair, twos and aces");
}

TEST(Showing, HasACategory) {
  for (const auto game : {ShowingFor::high, ShowingFor::low}) {
    EXPECT_EQ(made("Kd 9h 4s 2c", game), ShowingCategory::high_card);
    EXPECT_EQ(made("Kd", game), ShowingCategory::high_card);
    EXPECT_EQ(made("Kd Kh 4s", game), ShowingCategory::pair);
    EXPECT_EQ(made("Kd Kh 4s 4c", game), ShowingCategory::two_pair);
    EXPECT_EQ(made("Kd Kh Ks 4c", game), ShowingCategory::three_of_a_kind);
    EXPECT_EQ(made("Kd Kh Ks Kc", game), ShowingCategory::four_of_a_kind);
  }
}

TEST(Showing, BadHandsAreRefused) {
  EXPECT_EQ(showing_hand({}, ShowingFor::high).error().code, "cards.too_few");
  EXPECT_EQ(showing_hand(cards_in("2c 3c 4c 5c 6c"), ShowingFor::high).error().code, "cards.too_many");
  EXPECT_EQ(showing_hand(cards_in("2c Jk"), ShowingFor::low).error().code, "cards.joker_not_allowed");
}

TEST(Showing, NothingToShowIsABug) {
  EXPECT_THROW(best_showing({}), Bug);
  EXPECT_THROW(ShowingRank({}, ShowingFor::high), Bug);
  EXPECT_THROW(ShowingRank(cards_in("2c 3c 4c 5c 6c"), ShowingFor::high), Bug);
  EXPECT_THROW(ShowingRank(cards_in("Jk 3c"), ShowingFor::high), Bug);
}

}  // namespace
}  // namespace lammer::ranking
