// Omaha: two and three, never otherwise, for both halves.
#include "domain/ranking/omaha.h"

#include <gtest/gtest.h>

#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;

HandReading<HighRank> high(const char* hole, const char* board) {
  return *omaha_high_hand(cards_in(hole), cards_in(board));
}

std::string high_phrase_of(const char* hole, const char* board) {
  return high(hole, board).phrase;
}

std::string low_of(const char* hole, const char* board) {
  const auto low = *omaha_low_hand(cards_in(hole), cards_in(board));
  return low ? low->phrase : "no low";
}

TEST(Omaha, AHandIsTwoHoleCardsAndThreeOfTheBoard) {
  RULE("POKER-12.K.1", "POKER-19.K.1");
  EXPECT_EQ(high_phrase_of("Ah Kh Qh Jh", "9h 4h Tc 2s 2d"), "pair of twos, A-K-T kickers");
  EXPECT_EQ(high_phrase_of("2c 7c 8s 3d", "9h 4h Tc 2s 2d"), "three of a kind, twos, T-8 kickers");

  const auto* board = "9d 9h 9s Kc 4d";
  const auto quads = high("9c Ah Qs Jd 5h", board);
  EXPECT_EQ(cards::text(quads.cards), "9s 9h 9d 9c Ah");
  EXPECT_EQ(high_phrase_of("Ks Kd Tc 8h 7c", board), "full house, kings full of nines");
  EXPECT_EQ(high_phrase_of("Ad Ac Qh Qd 5c", board), "full house, nines full of aces");
  EXPECT_GT(quads.rank, high("Ks Kd Tc 8h 7c", board).rank);
  EXPECT_GT(high("Ks Kd Tc 8h 7c", board).rank, high("Ad Ac Qh Qd 5c", board).rank);
}

TEST(Omaha, TheBestHighTakesThePot) {
  EXPECT_GT(high("Kd Kc 9h 8h", "Ks Ts 5d 5h 2c").rank, high("Ad 5s 7h 6h", "Ks Ts 5d 5h 2c").rank);
  EXPECT_EQ(high_phrase_of("Kd Kc 9h 8h", "Ks Ts 5d 5h 2c"), "full house, kings full of fives");
  EXPECT_GT(high("Kh Ks Qd Jd 4c", "Kd 7c 3h 9s 2c").rank, high("Ad Kc 7h 6s 5s", "Kd 7c 3h 9s 2c").rank);
}

TEST(Omaha, HighAndLowAreReadFromOneBoard) {
  EXPECT_EQ(high_phrase_of("Kc Ks Jh Tc", "8s 6d 3c Kh Qd"), "three of a kind, kings, Q-8 kickers");
  EXPECT_EQ(low_of("Kc Ks Jh Tc", "8s 6d 3c Kh Qd"), "no low");
  EXPECT_EQ(low_of("Ah 2d 9s 9c", "8s 6d 3c Kh Qd"), "8-6-3-2-A low");
  EXPECT_EQ(low_of("Ah 5d 8c Jh Js", "Kd 7c 3h 9s 2c"), "7-5-3-2-A low");
}

TEST(Omaha, ALowNeedsFiveDifferentRanksOfEightOrLess) {
  RULE("POKER-12.L.1", "POKER-19.L.1");
  EXPECT_EQ(low_of("Ah 8h 9c 9d", "8d 7c 2h Ks Qs"), "no low");
  EXPECT_EQ(low_of("Ad 3c Jh Jd", "8d 7c 2h Ks Qs"), "8-7-3-2-A low");
  EXPECT_EQ(low_of("Ah 6d 8s Tc Jc", "8h 6c 5d Kd Qc"), "no low");
  EXPECT_EQ(low_of("Ad 3c Js Jd 9h", "8h 6c 5d Kd Qc"), "8-6-5-3-A low");
}

TEST(Omaha, ABoardOfTwoLowCardsHasNoLow) {
  EXPECT_EQ(low_of("Ah 2d 3c 4s", "Kh Qd 8s 6c Js"), "no low");
  EXPECT_EQ(low_of("Ah 2d 3c 4s 5h", "Kd Qc 8h 6c Js"), "no low");
}

TEST(Omaha, TheHalvesMayUseDifferentCards) {
  RULE("POKER-12.L.3", "POKER-19.L.3");
  EXPECT_EQ(high_phrase_of("As 2s Kd Kc", "Kh 7d 5c 4s 9h"), "three of a kind, kings, 9-7 kickers");
  EXPECT_EQ(low_of("As 2s Kd Kc", "Kh 7d 5c 4s 9h"), "7-5-4-2-A low");
  EXPECT_EQ(high_phrase_of("Ad 3c Kh Ks 9h", "8h 6c 5d Kd Qc"), "three of a kind, kings, Q-8 kickers");
  EXPECT_EQ(low_of("Ad 3c Kh Ks 9h", "8h 6c 5d Kd Qc"), "8-6-5-3-A low");
}

TEST(Omaha, BothHalvesObeyTwoAndThree) {
  RULE("POKER-12.L.4", "POKER-19.L.4");
  EXPECT_EQ(low_of("Ah 2c 3d 4s", "8c 7d Kh Qs Jd"), "no low");
  EXPECT_EQ(low_of("Ah 2d 3c 4s 5h", "8h 6c Kd Qc Js"), "no low");
}

TEST(Omaha, TheSameFiveMayTakeBothHalves) {
  RULE("POKER-12.L.5", "POKER-19.L.5");
  EXPECT_EQ(high_phrase_of("5h 4h Qc Jc", "6h 3h 2h Ks 9d"), "straight flush, six high");
  EXPECT_EQ(low_of("5h 4h Qc Jc", "6h 3h 2h Ks 9d"), "6-5-4-3-2 low");
  EXPECT_EQ(high_phrase_of("6c 5c Qs Qd Th", "7c 4c 3c Kd Jh"), "straight flush, seven high");
  EXPECT_EQ(low_of("6c 5c Qs Qd Th", "7c 4c 3c Kd Jh"), "7-6-5-4-3 low");
}

TEST(Omaha, AnAceMayBeHighInOneHalfAndLowInTheOther) {
  RULE("POKER-12.L.6", "POKER-19.L.6");
  EXPECT_EQ(high_phrase_of("Ad Td 2c Js", "Qd 8d 4d 3c Kh"), "flush, A-Q-T-8-4");
  EXPECT_EQ(low_of("Ad Td 2c Js", "Qd 8d 4d 3c Kh"), "8-4-3-2-A low");
  EXPECT_EQ(high_phrase_of("Ad Jd 5c 4s 9c", "Kd Qh 7c 3d 2d"), "flush, A-K-J-3-2");
  EXPECT_EQ(low_of("Ad Jd 5c 4s 9c", "Kd Qh 7c 3d 2d"), "7-4-3-2-A low");
}

TEST(Omaha, TheReadingOfTheLowDecidesWhoWinsNotWhichCardsPlay) {
  RULE("POKER-06.G");
  const auto board = cards_in("7h 6c 5d Ks Kd");
  const auto low = [&](const char* hole, LowCompare compare) {
    return **omaha_low_hand(cards_in(hole), board, compare);
  };
  EXPECT_GT(low("4c 3c Qh Qs", LowCompare::top_down).rank, low("Ac 8c Qh Qs", LowCompare::top_down).rank);
  EXPECT_LT(low("4c 3c Qh Qs", LowCompare::best_card_first).rank, low("Ac 8c Qh Qs", LowCompare::best_card_first).rank);
  EXPECT_EQ(low("Ac 8c 4c 2s", LowCompare::top_down).phrase, "7-6-5-2-A low");
  EXPECT_EQ(low("Ac 8c 4c 2s", LowCompare::best_card_first).phrase, "7-6-5-2-A low");
}

TEST(Omaha, BadDealsAreRefused) {
  const auto code = [](const char* hole, const char* board) {
    return omaha_high_hand(cards_in(hole), cards_in(board)).error().code;
  };
  EXPECT_EQ(code("Ah Kh Qh", "9h 4h Tc 2s 2d"), "cards.too_few");
  EXPECT_EQ(code("Ah Kh Qh Jh Th 9c", "9h 4h Tc 2s 2d"), "cards.too_many");
  EXPECT_EQ(code("Ah Kh Qh Jh", "9h 4h Tc 2s"), "cards.too_few");
  EXPECT_EQ(code("Ah Kh Qh Jk", "9h 4h Tc 2s 2d"), "cards.joker_not_allowed");
  EXPECT_EQ(omaha_high_hand(cards_in("Ah Kh Qh 9h"), cards_in("9h 4h Tc 2s 2d")).error().sentence,
            "9h is in the hand and on the board");
}

}  // namespace
}  // namespace lammer::ranking
