// High hands: the examples of chapter 6, and what people are told about a hand.
#include "domain/ranking/high.h"

#include <map>

#include <gtest/gtest.h>

#include "domain/cards/deck.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;
using testing::set_of;

HighRank rank(const char* hand) {
  return high_rank(set_of(hand));
}

HighCategory category_of(const char* hand) {
  return category(rank(hand));
}

// The cards that play and the phrase, for tests that read like a dealer.
std::string called(const char* hand) {
  const auto read = high_hand(cards_in(hand));
  return cards::text(read->cards) + ": " + read->phrase;
}

TEST(High, AcesAreTheTopCard) {
  RULE("POKER-06.A", "POKER-06.A+games", "LIR-06.A", "UTH-06.A");
  EXPECT_GT(rank("As Jd 9h 6c 3s"), rank("Ks Qd Jh 9c 7s"));
  EXPECT_GT(rank("Ah 5c Kd 9c 7s 4h 2d"), rank("Qs Jh Kd 9c 7s 4h 2d"));
  EXPECT_GT(rank("As Ad 4h 3c 2s"), rank("Ks Kd Ah Qc Js"));
}

TEST(High, TheAceIsLowOnlyInFiveHighStraightsAndNothingWraps) {
  RULE("POKER-06.B", "POKER-06.B+games", "LIR-06.A.1", "LIR-06.A.2", "UTH-06.B");
  EXPECT_EQ(called("5s 4d 3h 2c As"), "5s 4d 3h 2c As: straight, five high");
  EXPECT_EQ(category_of("3s 2d Ah Kc Qs"), HighCategory::high_card);
  EXPECT_EQ(called("Ac 4h Qh Kd 2c 3d 9s"), "Ac Kd Qh 9s 4h: ace high, A-K-Q-9-4");
  EXPECT_GT(rank("9h 8h Qh Kd 2c 3d 9s"), rank("Ac 4h Qh Kd 2c 3d 9s"));
  EXPECT_EQ(category_of("Ac 2d 3h 4s 5c"), HighCategory::straight);
  EXPECT_EQ(category_of("Qs Kd Ah 2c 3s"), HighCategory::high_card);
  EXPECT_EQ(called("As 2d 3h 4c 5s Kd Qh"), "5s 4c 3h 2d As: straight, five high");
  EXPECT_EQ(category_of("Qs Kd Ah 2c 3s 9d 8h"), HighCategory::high_card);
}

TEST(High, SuitsNeverDecide) {
  RULE("POKER-06.C", "POKER-06.C+games", "LIR-06.B", "UTH-06.C");
  EXPECT_EQ(rank("As Ks Qs Js 9s"), rank("Ah Kh Qh Jh 9h"));
  EXPECT_EQ(rank("As Kd Qd 8s 7h 4c 2h"), rank("Ah Kc Qd 8s 7h 4c 2h"));
  EXPECT_EQ(rank("Ac Kc Qc Jc Tc"), rank("As Ks Qs Js Ts"));
}

TEST(High, TheCategoriesStandInTheOrderOfTheRules) {
  RULE("POKER-06.D", "UTH-06.D", "LIR-06.C");
  const auto order = {"As Qd 9h 6c 3s", "2s 2d 5h 4c 3s", "3s 3d 2h 2c 4s", "2s 2d 2h 4c 3s", "5s 4d 3h 2c As",
                      "7s 5s 4s 3s 2s", "2s 2d 2h 3c 3s", "2s 2d 2h 2c 3s", "5s 4s 3s 2s As", "As Ks Qs Js Ts"};
  auto last = HighRank();
  int expected = 0;
  for (const auto* hand : order) {
    EXPECT_EQ(static_cast<int>(category_of(hand)), expected++) << hand;
    EXPECT_GT(rank(hand), last) << hand;
    last = rank(hand);
  }
  EXPECT_EQ(category_of("Kh Qh Jh Th 9h"), HighCategory::straight_flush);
  EXPECT_LT(rank("Ks Qd 9h 6c 3s"), rank("2s 2d 5h 4c 3s"));
}

TEST(High, ARoyalFlushIsTheTopCategory) {
  RULE("POKER-06.D.1", "POKER-06.D.1+games", "UTH-06.D.1", "LIR-06.C.1");
  EXPECT_EQ(rank("Ad Kd Qd Jd Td"), HighRank(7462));
  EXPECT_EQ(called("As Ks Qs Js Ts 4d 2c"), "As Ks Qs Js Ts: royal flush");
  EXPECT_GT(rank("As Ks Qs Js Ts 4d 2c"), rank("9h 9d 9s 9c 3h Kd 5c"));
  EXPECT_EQ(called("As Ks Qs Js Ts 2d 3c"), "As Ks Qs Js Ts: royal flush");
  EXPECT_EQ(category_of("Ah Kh Qh Jh Th"), HighCategory::royal_flush);
}

TEST(High, StraightFlushesGoFromKingHighDownToFiveHigh) {
  RULE("POKER-06.D.2", "POKER-06.D.2+games", "UTH-06.D.2", "LIR-06.C.2");
  EXPECT_GT(rank("Kc Qc Jc Tc 9c"), rank("5h 4h 3h 2h Ah"));
  EXPECT_GT(rank("6c 5c 4c 3c 2c Jd Jh"), rank("5d 4d 3d 2d Ad Kc Qh"));
  EXPECT_EQ(called("Ad 2d 3d 4d 5d Kc Kh"), "5d 4d 3d 2d Ad: straight flush, five high");
  EXPECT_EQ(rank("Kd Qd Jd Td 9d"), HighRank(7461));
  EXPECT_EQ(category_of("Ad 2d 3d 4d 5d"), HighCategory::straight_flush);
}

TEST(High, FourOfAKindByTheFourThenTheFifthCard) {
  RULE("POKER-06.D.3", "POKER-06.D.3+games", "UTH-06.D.3", "LIR-06.C.3");
  EXPECT_GT(rank("3s 3d 3h 3c 4s"), rank("2s 2d 2h 2c As"));
  EXPECT_GT(rank("Ah 2c 8c 8d 8h 8s 5d"), rank("Kd Qd 8c 8d 8h 8s 5d"));
  EXPECT_EQ(called("7s 7h 7d 7c Ks 2d 3c"), "7s 7h 7d 7c Ks: four of a kind, sevens, king kicker");
  EXPECT_EQ(category_of("7s 7h 7d 7c Ks"), HighCategory::four_of_a_kind);
}

TEST(High, FullHousesByTheThreeThenThePair) {
  RULE("POKER-06.D.4", "POKER-06.D.4+games", "UTH-06.D.4", "LIR-06.C.4");
  EXPECT_GT(rank("3s 3d 3h 2c 2s"), rank("2s 2d 2h Ac As"));
  EXPECT_GT(rank("Qc Qd Qh 2s 2d"), rank("Jc Jd Js Ac Ah"));
  EXPECT_EQ(called("9s 9h 9d Jc Jh 2d 2c"), "9s 9h 9d Jh Jc: full house, nines full of jacks");
  EXPECT_EQ(category_of("2s 2h 2d 3c 3s"), HighCategory::full_house);
  EXPECT_LT(rank("2s 2h 2d 3c 3s"), rank("2s 2h 2d 4c 4s"));
}

TEST(High, FlushesCardByCardFromTheTop) {
  RULE("POKER-06.D.5", "POKER-06.D.5+games", "UTH-06.D.5", "LIR-06.C.5");
  EXPECT_GT(rank("Ah 9h 7h 4h 2h"), rank("Ks Qs Js 9s 8s"));
  EXPECT_GT(rank("Ah Jh 8h 4h 2h"), rank("Kd Qd Jd Td 8d"));
  EXPECT_EQ(called("Ac 4c 8c Jc 2c Kd Kh"), "Ac Jc 8c 4c 2c: flush, A-J-8-4-2");
  EXPECT_EQ(category_of("2c 3c 4c 5c 7c"), HighCategory::flush);
  EXPECT_LT(rank("2c 3c 4c 5c 7c"), rank("2c 3c 4c 6c 7c"));
  EXPECT_LT(rank("2c 5c 9c Jc Kc"), rank("3d 5d 9d Jd Kd")) << "down to the fifth card";
}

TEST(High, StraightsByTheirTopCard) {
  RULE("POKER-06.D.6", "POKER-06.D.6+games", "UTH-06.D.6", "LIR-06.C.6");
  EXPECT_GT(rank("6s 5d 4h 3c 2s"), rank("5s 4d 3h 2c As"));
  EXPECT_GT(rank("7h 8h 4c 5d 6h Ks Ad"), rank("2s 3c 4c 5d 6h Ks Ad"));
  EXPECT_EQ(called("2s 3c 4c 5d 6h Ks Ad"), "6h 5d 4c 3c 2s: straight, six high");
  EXPECT_EQ(called("8s 9d Th Jc Qs 2d 2c"), "Qs Jc Th 9d 8s: straight, queen high");
  EXPECT_EQ(called("As Kd Qh Jc Ts"), "As Kd Qh Jc Ts: straight, ace high");
}

TEST(High, ThreeOfAKindByTheThreeThenTheSideCards) {
  RULE("POKER-06.D.7", "POKER-06.D.7+games", "UTH-06.D.7", "LIR-06.C.7");
  EXPECT_GT(rank("Ks Kd Kh 4c 2s"), rank("Qs Qd Qh Ac Js"));
  EXPECT_GT(rank("9c 9d 9h 3s 2c"), rank("8c 8d 8h As Kd"));
  EXPECT_EQ(called("Qs Qd Qc 7s 5d 2h 9c"), "Qs Qd Qc 9c 7s: three of a kind, queens, 9-7 kickers");
  EXPECT_EQ(category_of("9s 9h 9d Kc 2s"), HighCategory::three_of_a_kind);
}

TEST(High, TwoPairsByTheHigherTheLowerThenTheFifthCard) {
  RULE("POKER-06.D.8", "POKER-06.D.8+games", "UTH-06.D.8", "LIR-06.C.8");
  EXPECT_GT(rank("As Ad 3h 3c 4s"), rank("Ah Ac 2h 2c Ks"));
  EXPECT_GT(rank("Ac Ad 3h 3s 4c"), rank("Kc Kd Qh Qs Ah"));
  EXPECT_EQ(called("Ks 4d Kd 4c 9h 7s 2d"), "Ks Kd 4d 4c 9h: two pair, kings and fours, nine kicker");
  EXPECT_GT(rank("Ks Kd 8h 8c 3s Qd 2h"), rank("Kh Kc 8s 8d Jh 5d 4c"));
  EXPECT_EQ(called("Ks Kd 8h 8c 3s Qd 2h"), "Ks Kd 8h 8c Qd: two pair, kings and eights, queen kicker");
  EXPECT_EQ(category_of("3s 3h 2d 2c Ks"), HighCategory::two_pair);
}

TEST(High, PairsByThePairThenTheSideCards) {
  RULE("POKER-06.D.9", "POKER-06.D.9+games", "UTH-06.D.9");
  EXPECT_GT(rank("3s 3d 6h 5c 4s"), rank("2s 2d Ah Kc Qs"));
  EXPECT_GT(rank("3c 3d Kh Qs Jd"), rank("2c 2d Ah Ks Qd"));
  EXPECT_GT(rank("2c 2d 5h 4s 3d"), rank("Ac Kd Qh Js 9d"));
  EXPECT_EQ(called("2s 7d 2d Kc Jh 9s 5c"), "2s 2d Kc Jh 9s: pair of twos, K-J-9 kickers");
}

TEST(High, HandsOfOneCategoryByTheirGroupsThenTheSideCards) {
  RULE("POKER-06.G", "POKER-06.G+games", "UTH-06.E.1");
  EXPECT_GT(rank("Ks Kd Ah 5c 4s"), rank("Kh Kc Qh Jc Ts"));
  EXPECT_GT(rank("3s 3d Kh 5c 4s"), rank("2s 2d Ah 5d 4c"));
  EXPECT_GT(rank("Ks Qd Kd 9s 5h 4c 2d"), rank("Kh Jc Kd 9s 5h 4c 2d"));
  EXPECT_LT(rank("2s 2d Ah 5c 4s"), rank("Ks Kd 5h 4d 3s"));
}

TEST(High, EqualHandsTie) {
  RULE("UTH-06.E.2");
  for (const auto* own : {"9c 9d", "Ah 2c", "8h 8s"})
    EXPECT_EQ(high_rank(set_of(own) | set_of("Ac Kd Qc Js Td")), rank("Ac Kd Qc Js Td")) << own;
}

TEST(High, CardsSpeakWhateverTheHandIsCalled) {
  RULE("POKER-06.I", "POKER-06.I+games");
  EXPECT_EQ(called("9h 7h Kh 4h 2h 9c 7s"), "Kh 9h 7h 4h 2h: flush, K-9-7-4-2");
  EXPECT_GT(rank("9h 7h Kh 4h 2h 9c 7s"), rank("Ad Ac Kh 4h 2h 9c 7s"));
}

TEST(High, HoldemPlaysAnyFiveOfSeven) {
  RULE("POKER-11.K.1", "POKER-10.L");
  EXPECT_EQ(called("Kd Tc Ah Qd Jc 9h 2s"), "Ah Kd Qd Jc Tc: straight, ace high");
  EXPECT_EQ(called("Ad 4c Ah Qd Jc 9h 2s"), "Ah Ad Qd Jc 9h: pair of aces, Q-J-9 kickers");
  EXPECT_EQ(called("9c 9d 4h 4s Kc 2d 9h"), "9h 9d 9c 4s 4h: full house, nines full of fours");
}

TEST(High, StudAndDrawExamples) {
  EXPECT_GT(rank("Kc Kd Ks Jh 9d 6c 3h"), rank("Ad Ah 7c 7s Qd 5h 2c"));
  EXPECT_GT(rank("Jc Jd 8h 8s 3c"), rank("Ac Ad Kh 9s 4d"));
  EXPECT_GT(rank("8h Qh Qd 5c 2s"), rank("Jc Ad 9d 9s Th"));
}

TEST(High, UltimateHoldemReadsDealerAndPlayerAlike) {
  RULE("UTH-11.G.2", "UTH-11.H.2.ii");
  EXPECT_EQ(called("Kd Kc Ad 7s 7c 2h 3d"), "Kd Kc 7s 7c Ad: two pair, kings and sevens, ace kicker");
  EXPECT_EQ(category_of("As Ah Ad 7s 7c 2h 3d"), HighCategory::full_house);
}

TEST(High, OfEquallyGoodCardsTheHigherSuitsPlay) {
  EXPECT_EQ(called("2c 2d 2h Ks Kd Kh 3c"), "Ks Kh Kd 2h 2d: full house, kings full of twos");
  EXPECT_EQ(called("9c Ts Jd Qh Ks 9h 9d"), "Ks Qh Jd Ts 9h: straight, king high");
}

TEST(High, AnyNumberOfCardsFromFive) {
  EXPECT_EQ(high_rank(cards::cards_of(cards::DeckKind::standard_52)), HighRank(7462));
  EXPECT_EQ(category_of("Ah Kh 9h 5h 2h 9s 9d 5s"), HighCategory::full_house);
  EXPECT_THROW(high_rank(set_of("As Kd 9c 2c")), Bug);
  EXPECT_THROW(high_rank(set_of("As Kd 9c 2c Jk")), Bug);
}

TEST(High, TheBestFiveOfAnyNumberAreNamed) {
  const auto called = [](const char* hand) {
    const auto read = best_high_hand(cards_in(hand));
    return cards::text(read->cards) + ": " + read->phrase;
  };
  EXPECT_EQ(called("As Qd 9h 6c 3s"), "As Qd 9h 6c 3s: ace high, A-Q-9-6-3");
  EXPECT_EQ(called("Ah Kh 9h 5h 2h 9s 9d 5s"), "9s 9h 9d 5s 5h: full house, nines full of fives");
  EXPECT_EQ(called("Kd 5s 4d 3h 2c As 9d 9c"), "5s 4d 3h 2c As: straight, five high");
  EXPECT_EQ(called("Ah Kh 9h 5h 2h As Ks 9s 5s 2s"), "As Ks 9s 5s 2s: flush, A-K-9-5-2");
  EXPECT_EQ(called("2c 2d 2h 2s 3c 3d 3h 3s 4c 4d"), "3s 3h 3d 3c 4d: four of a kind, threes, four kicker");
  const auto all = best_high_hand(cards::new_pack(cards::DeckKind::standard_52));
  EXPECT_EQ(cards::text(all->cards) + ": " + all->phrase, "As Ks Qs Js Ts: royal flush");
  EXPECT_EQ(best_high_hand(cards_in("As Kd 9c 2c")).error().code, "cards.too_few");
  EXPECT_EQ(best_high_hand(cards_in("As Kd 9c 2c 3c 4c 5c 6c Jk")).error().code, "cards.joker_not_allowed");
}

TEST(High, EverySeventhCardIsCountedWithTheRankItMakes) {
  for (const auto* dealt : {"Ah Kh 9h 5h 2s 9s", "Ah Kd 9h 5c 2s 9s", "Ah Kh 9h 5h 2h 9s"}) {
    const auto six = set_of(dealt);
    const auto left = cards::cards_of(cards::DeckKind::standard_52) - six;
    std::map<HighRank, int> counted, expected;
    each_seventh_card(HighTally(six), left, [&](HighRank made, int ways) { counted[made] += ways; });
    for (const auto card : left) ++expected[high_rank(six | cards::CardSet{card})];
    EXPECT_EQ(counted, expected) << dealt;
  }
}

TEST(High, TalliesOfABoardAndAHoldingAddUp) {
  const HighTally board(set_of("Ah Kh 9h 5h 2s"));
  EXPECT_EQ(high_rank<7>(board + HighTally(set_of("9s 9d"))), rank("Ah Kh 9h 5h 2s 9s 9d"));
  EXPECT_EQ(high_rank<7>(board + HighTally(set_of("9s 2h"))), rank("Ah Kh 9h 5h 2s 9s 2h"));
}

TEST(High, BadHandsAreRefused) {
  const auto code = [](const char* hand) { return high_hand(cards_in(hand)).error().code; };
  EXPECT_EQ(code("As Kd 9c 2c"), "cards.too_few");
  EXPECT_EQ(code("As Kd 9c 2c 3c 4c 5c 6c"), "cards.too_many");
  EXPECT_EQ(code("As Kd 9c 2c Jk"), "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::ranking
