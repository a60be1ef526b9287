// Six Plus: its own order of categories, and both readings of the ace.
#include "domain/ranking/six_plus.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;
using testing::set_of;

SixPlusRank rank(const char* hand, SixPlusAce ace = SixPlusAce::high) {
  return six_plus_rank(set_of(hand), ace);
}

std::string called(const char* hand, SixPlusAce ace = SixPlusAce::high) {
  return six_plus_hand(cards_in(hand), ace)->phrase;
}

TEST(SixPlus, TheAceStandsBelowTheSixInAStraightOnly) {
  RULE("POKER-06.J", "POKER-06.J+games", "POKER-22.K.1");
  EXPECT_EQ(called("As 6d 7h 8c 9s"), "straight, nine high");
  EXPECT_EQ(category(rank("Ts 9d 8h 7c As")), SixPlusCategory::high_card);
  EXPECT_GT(rank("Ah Td Kc Jd 9h 8s 6c"), rank("Qs 7c Kc Jd 9h 8s 6c"));
  const auto read = six_plus_hand(cards_in("Ad 6s 9h 8d Kc 7c Qs"));
  EXPECT_EQ(cards::text(read->cards), "9h 8d 7c 6s Ad");
  EXPECT_EQ(read->phrase, "straight, nine high");
}

TEST(SixPlus, AFlushBeatsAFullHouse) {
  RULE("POKER-06.K", "POKER-06.K.4", "POKER-06.K.4+games");
  EXPECT_GT(rank("Qd 9d 8d 7d 6d"), rank("As Ad Ah Kc Ks"));
  EXPECT_GT(rank("Jd 9d 8d 7d 6d"), rank("As Ad Ah Kc Ks"));
  EXPECT_GT(rank("Ah Qh 6h 9h Kh 9c 6s"), rank("9d Kd 6h 9h Kh 9c 6s"));
  EXPECT_GT(rank("Ah Th 9h 8h 6h"), rank("Kc Kd Ks Qh Qc"));
  EXPECT_LT(rank("Ah Kh Qh Jh 9h"), rank("6s 6d 6h 6c 7s"));
}

TEST(SixPlus, ARoyalFlushIsBest) {
  RULE("POKER-06.K.1", "POKER-06.K.1+games");
  EXPECT_EQ(rank("As Ks Qs Js Ts"), SixPlusRank(1404));
  EXPECT_GT(rank("As Ks Qs Js Ts 9d 9h"), rank("9c 9s Qs Js Ts 9d 9h"));
}

TEST(SixPlus, StraightFlushesGoDownToTheAceLowNine) {
  RULE("POKER-06.K.2", "POKER-06.K.2+games");
  EXPECT_GT(rank("Th 9h 8h 7h 6h"), rank("9c 8c 7c 6c Ac"));
  EXPECT_LT(rank("Ad Kh 6d 7d 8d 9d Kc"), rank("Td 9c 6d 7d 8d 9d Kc"));
  EXPECT_EQ(called("Ad Kh 6d 7d 8d 9d Kc"), "straight flush, nine high");
  EXPECT_GT(rank("9c 8c 7c 6c Ac"), rank("As Ad Ah Ac Ks"));
}

TEST(SixPlus, FourOfAKindFromAcesToSixes) {
  RULE("POKER-06.K.3", "POKER-06.K.3+games");
  EXPECT_GT(rank("As Ad Ah Ac 6s"), rank("Ks Kd Kh Kc As"));
  EXPECT_GT(rank("9s 9d 9h 9c 8s"), rank("9s 9d 9h 9c 7s")) << "the fifth card";
  EXPECT_GT(rank("6h 6s 6c 6d Kh Ks 9d"), rank("Ah Kc 6c 6d Kh Ks 9d"));
}

TEST(SixPlus, FullHousesByTheThreeThenThePair) {
  RULE("POKER-06.K.5", "POKER-06.K.5+games");
  EXPECT_GT(rank("7s 7d 7h 6c 6s"), rank("6s 6d 6h Ac As"));
  EXPECT_GT(rank("Th Kc Tc Td 7h 7s Ad"), rank("7c Kd Tc Td 7h 7s Ad"));
  EXPECT_LT(rank("6s 6d 6h 7c 7s"), rank("6s 6d 6h 8c 8s"));
}

TEST(SixPlus, AStraightIsUnderTheFullHouseAndOverThreeOfAKind) {
  RULE("POKER-06.K.6", "POKER-06.K.6+games", "POKER-06.K.7+games");
  EXPECT_GT(rank("Ts 9d 8h 7c 6s"), rank("9s 8d 7h 6c As"));
  EXPECT_GT(rank("As Kd Qh Jc Ts"), rank("Ks Qd Jh Tc 9s"));
  EXPECT_GT(rank("Ks Qd Jh Tc 9s"), rank("Ts 9d 8h 7c 6s"));
  EXPECT_GT(rank("Ts 9d 8h 7c 6s"), rank("As Ad Ah Kc Qs"));
  EXPECT_GT(rank("6s 6d 6h 7c 7s"), rank("As Kd Qh Jc Ts"));
  EXPECT_GT(rank("Th Jc 7c 8d 9s Kh Qd"), rank("Ad 6h 7c 8d 9s Kh Qd"));
  EXPECT_GT(rank("Ts Jh 7c 8d 9s 9h Kd"), rank("9c Ah 7c 8d 9s 9h Kd"));
  EXPECT_GT(rank("Ad 6s 9h 8d Kc 7c Qs"), rank("9s 9d 9h 8d Kc 7c Qs"));
  EXPECT_GT(rank("Ac 6d 7h 8s 9c"), rank("Tc Td Th As Kd"));
}

TEST(SixPlus, ThreeOfAKindTwoPairsAndPairsFromAcesToSixes) {
  RULE("POKER-06.K.7", "POKER-06.K.8", "POKER-06.K.9", "POKER-06.K.8+games", "POKER-06.K.9+games");
  EXPECT_GT(rank("As Ad Ah 7c 6s"), rank("Ks Kd Kh Qc Js"));
  EXPECT_GT(rank("8s 8d 8h Qc 6s"), rank("8s 8d 8h Jc Ts")) << "side cards of three of a kind";
  EXPECT_GT(rank("As Ad 9h 9c 6s"), rank("As Ad 8h 8c Ks")) << "the lower pair";
  EXPECT_GT(rank("As Ad 9h 9c 8s"), rank("As Ad 9h 9c 7s")) << "the fifth card";
  EXPECT_GT(rank("6s 6d 6h 8c 7s"), rank("As Ad Kh Kc Qs"));
  EXPECT_GT(rank("As Ad 6h 6c 7s"), rank("Ks Kd Qh Qc Js"));
  EXPECT_GT(rank("As Ad 8h 7c 6s"), rank("Ks Kd Qh Jc 9s"));
  EXPECT_GT(rank("Ad Qc Ac Kd 8h 8s 6d"), rank("Kc Qh Ac Kd 8h 8s 6d"));
  EXPECT_GT(rank("Ah Ac Kd Jc 9h 8d 6s"), rank("Kc Qh Kd Jc 9h 8d 6s"));
  EXPECT_GT(rank("6s 6d 9h 8c 7s"), rank("As Kd Qh Jc 9s"));
}

TEST(SixPlus, TheReadingOfTheAceDecidesAmongSideCards) {
  RULE("POKER-06.L", "POKER-06.L+games");
  EXPECT_GT(rank("Qs Qd Ah 7c 6s"), rank("Qh Qc Kh Jc Ts"));
  EXPECT_LT(rank("Qs Qd Ah 7c 6s", SixPlusAce::low_kicker), rank("Qh Qc Kh Jc Ts", SixPlusAce::low_kicker));
  EXPECT_LT(rank("Kd Jh Qc Qd 9h 8s 6c"), rank("Ac Td Qc Qd 9h 8s 6c"));
  EXPECT_GT(rank("Kd Jh Qc Qd 9h 8s 6c", SixPlusAce::low_kicker), rank("Ac Td Qc Qd 9h 8s 6c", SixPlusAce::low_kicker));
}

TEST(SixPlus, AsAKickerBelowTheSixTheAceLosesInFlushesButNotInGroupsOrStraights) {
  RULE("POKER-06.J");
  EXPECT_LT(rank("Ah 9h 8h 7h Jh", SixPlusAce::low_kicker), rank("Jd 9d 8d 7d 6d", SixPlusAce::low_kicker));
  EXPECT_GT(rank("As Ad 8h 7c 6s", SixPlusAce::low_kicker), rank("Ks Kd Qh Jc 9s", SixPlusAce::low_kicker));
  EXPECT_GT(rank("As Kd Qh Jc Ts", SixPlusAce::low_kicker), rank("Ks Qd Jh Tc 9s", SixPlusAce::low_kicker));
}

TEST(SixPlus, TheBoardPlaysForAll) {
  EXPECT_EQ(rank("9c 9d Ah Kd Qc Js Th"), rank("7h 6h Ah Kd Qc Js Th"));
  EXPECT_EQ(rank("7c 7d Ah Kh Qd Jc Ts"), rank("6s 6d Ah Kh Qd Jc Ts"));
}

TEST(SixPlus, BadHandsAreRefused) {
  EXPECT_EQ(six_plus_hand(cards_in("As Kd 9c 7c 5h")).error().code, "cards.not_in_deck");
  EXPECT_EQ(six_plus_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_few");
  EXPECT_THROW(rank("As Kd 9c 7c 5h"), Bug);
  EXPECT_THROW(rank("As Kd 9c 7c"), Bug);
}

TEST(SixPlus, AsAKickerBelowTheSixTheAceIsCalledLast) {
  RULE("POKER-06.J", "POKER-06.L");
  const auto called = [](const char* hand) {
    const auto read = six_plus_hand(cards_in(hand), SixPlusAce::low_kicker);
    return cards::text(read->cards) + ": " + read->phrase;
  };
  EXPECT_EQ(called("Ah Jh 9h 8h 7h"), "Jh 9h 8h 7h Ah: flush, J-9-8-7-A");
  EXPECT_EQ(called("Qs Qd Ah Kc 7h"), "Qs Qd Kc 7h Ah: pair of queens, K-7-A kickers");
  EXPECT_EQ(called("As Ad Kh Kc 7h"), "As Ad Kh Kc 7h: two pair, aces and kings, seven kicker");
  EXPECT_EQ(called("As Kd Qh Jc Th"), "As Kd Qh Jc Th: straight, ace high");
}

}  // namespace
}  // namespace lammer::ranking
