// Who wins in each game, told as the rule book tells it: who holds what, what the pot is, who gets how much.
#include <gtest/gtest.h>

#include "tests/support/rule.h"
#include "tests/support/showdown_story.h"

namespace lammer::testing {
namespace {

TEST(SevenStud, HighTakesThePot) {
  RULE("POKER-10.L", "POKER-10.L.1", "POKER-01.B.16");
  EXPECT_EQ(
      Showdown(GameCode::stud_high).holds(6, "Kc Kd Ks Jh 9d 6c 3h").holds(3, "Ad Ah 7c 7s Qd 5h 2c").pot(186).pays(),
      (Payouts{{6, 186}}));
}

TEST(SevenStud, ACommonCardServesEveryone) {
  RULE("POKER-10.L", "POKER-01.B.9");
  EXPECT_EQ(Showdown(GameCode::stud_high)
                .board("9h")
                .holds(6, "9c 9d 4h 4s Kc 2d")
                .holds(3, "Ad Ah As 7s Qd 5h")
                .pot(90)
                .pays(),
            (Payouts{{6, 90}}));
}

TEST(SevenStud, LowTakesThePot) {
  RULE("POKER-10.L.2", "POKER-01.B.22", "POKER-07.E.2+games");
  EXPECT_EQ(
      Showdown(GameCode::stud_low).holds(1, "9c 7d 5s 3h 2c Kd Ks").holds(4, "Ts 4h 3d 2d Ac Ah Jc").pot(140).pays(),
      (Payouts{{1, 140}}));
  EXPECT_EQ(
      Showdown(GameCode::stud_low).holds(2, "8c 7d 4s 3h Ac Kh Kd").holds(5, "Ad Ah As Qc Qd Jh 9s").pot(80).pays(),
      (Payouts{{2, 80}}));
}

TEST(SevenStud, HighAndLowHalveThePot) {
  RULE("POKER-10.L.3.a", "POKER-10.L.3.b", "POKER-01.B.18", "POKER-07.E.2");
  const auto split = Showdown(GameCode::stud_hl).holds(2, "Ah Jh 9h 6h 2h Kd Qc").holds(5, "9c 7d 4s 3h Ac Ks Kh");
  EXPECT_EQ(Showdown(split).pot(120).pays(), (Payouts{{2, 60}, {5, 60}}));
  EXPECT_EQ(Showdown(split).pot(121).pays(), (Payouts{{2, 61}, {5, 60}})) << "odd unit to the high half";
}

TEST(SevenStud, TiedHalvesAndTheirOddUnits) {
  RULE("POKER-10.L.3.c", "POKER-10.L.3.d", "POKER-10.L.3.e", "POKER-10.L.3.f", "POKER-10.L.3.g");
  const auto highs = Showdown(GameCode::stud_high).holds(2, "Ah Kd Qc Js Ts 4c 3d").holds(4, "As Kh Qd Jc Th 6c 5d");
  EXPECT_EQ(Showdown(highs).pot(61).pays(), (Payouts{{4, 31}, {2, 30}})) << "ace of spades";
  EXPECT_EQ(Showdown(highs).pot(60).pays(), (Payouts{{2, 30}, {4, 30}}));
  const auto lows = Showdown(GameCode::stud_low).holds(3, "8c 6d 4h 2s Ad Kc Qh").holds(6, "8h 6s 4c 2d Ac Kd Jh");
  EXPECT_EQ(Showdown(lows).pot(51).pays(), (Payouts{{6, 26}, {3, 25}})) << "ace of clubs";
  auto by_rank = Showdown(lows);
  by_rank.rules().split.odd_low_order = OddLowOrder::rank_6e;
  EXPECT_EQ(by_rank.pot(51).pays(), (Payouts{{3, 26}, {6, 25}})) << "king of clubs";
}

TEST(SevenStud, EightOrBetter) {
  RULE("POKER-10.M.1", "POKER-10.M.2", "POKER-10.M.3", "POKER-01.B.19");
  EXPECT_EQ(
      Showdown(GameCode::stud_hl8).holds(2, "Qs Qh 9h 9d Ks 3d 7s").holds(4, "9c 6d 4s 3h 2c 2d Kd").pot(133).pays(),
      (Payouts{{2, 133}}))
      << "9-6-4-3-2 does not qualify";
  EXPECT_EQ(
      Showdown(GameCode::stud_hl8).holds(1, "As 7d 5c 4h 2s Ad 7h").holds(3, "Qs Qh 9c 8d 8c Jd 3s").pot(90).pays(),
      (Payouts{{1, 90}}))
      << "different fives for high and low";
}

TEST(SevenStud, TheSameFiveMayTakeBothHalves) {
  RULE("POKER-10.M.4.a", "POKER-10.M.4.b", "POKER-10.M.5");
  EXPECT_EQ(
      Showdown(GameCode::stud_hl8).holds(3, "6c 5d 4h 3s 2c Kd Jh").holds(5, "Ac Ad Kh Kc 8s 7d 3d").pot(100).pays(),
      (Payouts{{3, 100}}));
  EXPECT_EQ(
      Showdown(GameCode::stud_hl8).holds(1, "8h 6h 4h 3h 2h Ks Qd").holds(2, "8c 7d 5s 2d Ac Jd Js").pot(100).pays(),
      (Payouts{{1, 100}}));
  EXPECT_EQ(
      Showdown(GameCode::stud_hl8).holds(4, "Ah Kh 9h 6h 3h 4c 2d").holds(2, "Kc Kd Ks 9c 9d Jd Tc").pot(100).pays(),
      (Payouts{{2, 50}, {4, 50}}))
      << "the ace is high in the flush and low in the low";
}

TEST(HoldEm, BestFiveOfSevenPotByPot) {
  RULE("POKER-11.K.1", "POKER-11.K.2", "POKER-08.B.5.a");
  EXPECT_EQ(Showdown(GameCode::holdem)
                .board("Ah Qd Jc 9h 2s")
                .holds(2, "Kh Th")
                .holds(5, "Kd Tc")
                .holds(7, "Ad 4c")
                .pot(90, {2, 5, 7})
                .pot(40, {5, 7})
                .pays(),
            (Payouts{{2, 45}, {5, 85}}));
}

TEST(HoldEm, TheBoardPlays) {
  RULE("POKER-11.K.3", "POKER-06.C+games");
  EXPECT_EQ(Showdown(GameCode::holdem)
                .board("Ac Kd Qh Js Td")
                .holds(1, "9c 9d")
                .holds(4, "Ah 2c")
                .holds(7, "8h 8s")
                .pot(120)
                .pays(),
            (Payouts{{1, 40}, {4, 40}, {7, 40}}));
  EXPECT_EQ(Showdown(GameCode::holdem).board("Qd 8s 7h 4c 2h").holds(1, "As Kd").holds(2, "Ah Kc").pot(90).pays(),
            (Payouts{{1, 45}, {2, 45}}));
}

TEST(HoldEm, TheOddUnitGoesLeftOfTheButton) {
  RULE("POKER-11.K.4");
  const auto tie = Showdown(GameCode::holdem).button(5).board("Ac Kd Qh Js Td").holds(2, "9c 9d").holds(7, "8h 8s");
  EXPECT_EQ(Showdown(tie).pot(85).pays(), (Payouts{{7, 43}, {2, 42}}));
  EXPECT_EQ(Showdown(tie).holds(9, "2c 2d").pot(86).pays(), (Payouts{{7, 29}, {9, 29}, {2, 28}}));
  auto by_card = Showdown(tie);
  by_card.rules().split.odd_to = OddTo::card_suit;
  EXPECT_EQ(by_card.pot(85).pays(), (Payouts{{2, 43}, {7, 42}})) << "nine over eight";
}

TEST(Omaha, TwoAndThree) {
  RULE("POKER-12.K.1", "POKER-12.K.2.a");
  EXPECT_EQ(Showdown(GameCode::omaha_high)
                .board("9h 4h Tc 2s 2d")
                .holds(3, "Ah Kh Qh Jh")
                .holds(6, "2c 7c 8s 3d")
                .pot(80)
                .pays(),
            (Payouts{{6, 80}}));
  EXPECT_EQ(Showdown(GameCode::omaha_high)
                .board("Ks Ts 5d 5h 2c")
                .holds(1, "Kd Kc 9h 8h")
                .holds(4, "Ad 5s 7h 6h")
                .pot(300)
                .pays(),
            (Payouts{{1, 300}}));
}

TEST(Omaha, HighAndQualifyingLow) {
  RULE("POKER-12.K.2.b", "POKER-12.K.3", "POKER-12.K.4", "POKER-12.L.1", "POKER-12.L.2", "POKER-12.L.4");
  const auto split =
      Showdown(GameCode::omaha_hl8).board("8s 6d 3c Kh Qd").holds(3, "Kc Ks Jh Tc").holds(6, "Ah 2d 9s 9c");
  EXPECT_EQ(Showdown(split).pot(160).pays(), (Payouts{{3, 80}, {6, 80}}));
  EXPECT_EQ(Showdown(split).pot(161).pays(), (Payouts{{3, 81}, {6, 80}}));
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("Kh Qd 8s 6c Js")
                .holds(3, "Kc Ks 2h 4c")
                .holds(6, "Ah 2d 3s 9c")
                .pot(210)
                .pays(),
            (Payouts{{3, 210}}))
      << "two low cards on the board make no low";
}

TEST(Omaha, OddUnitsOfEachHalf) {
  RULE("POKER-12.K.5", "POKER-12.K.6", "POKER-12.K.7", "POKER-12.K.8", "POKER-12.K.9");
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("Ac Kd Qh 7s 2c")
                .holds(1, "Js Td 4h 4d")
                .holds(4, "Jh Tc 9s 9d")
                .holds(6, "3d 5c Kc Jc")
                .pot(162)
                .pays(),
            (Payouts{{1, 41}, {4, 40}, {6, 81}}))
      << "jack of spades";
  const auto lows = Showdown(GameCode::omaha_hl8)
                        .board("8s 6d 3c Kh Qd")
                        .holds(3, "Kc Ks Jh Tc")
                        .holds(6, "Ah 2d 9s 9c")
                        .holds(8, "Ad 2c Jd Td");
  EXPECT_EQ(Showdown(lows).pot(162).pays(), (Payouts{{3, 81}, {8, 41}, {6, 40}})) << "ace of diamonds";
  auto by_place = Showdown(lows).button(3);
  by_place.rules().split.odd_low = OddTo::first_left_of_button;
  EXPECT_EQ(by_place.pot(162).pays(), (Payouts{{3, 81}, {6, 41}, {8, 40}}));
}

TEST(Omaha, OnePlayerMayTakeBothHalves) {
  RULE("POKER-12.L.3", "POKER-12.L.5", "POKER-12.L.6");
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("Kh 7d 5c 4s 9h")
                .holds(1, "As 2s Kd Kc")
                .holds(4, "9c 9d Qs Jc")
                .pot(200)
                .pays(),
            (Payouts{{1, 200}}));
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("6h 3h 2h Ks 9d")
                .holds(6, "5h 4h Qc Jc")
                .holds(4, "Kc Kd 7s Tc")
                .pot(100)
                .pays(),
            (Payouts{{6, 100}}));
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("Qd 8d 4d 3c Kh")
                .holds(2, "Ad Td 2c Js")
                .holds(4, "Kc Kd 7s Tc")
                .pot(100)
                .pays(),
            (Payouts{{2, 100}}));
}

TEST(FiveCardOmaha, HighOnlyAndSplit) {
  RULE("POKER-19.K.1", "POKER-19.K.2.a", "POKER-19.K.2.b", "POKER-19.K.3", "POKER-19.K.4");
  EXPECT_EQ(Showdown(GameCode::omaha5_high)
                .board("9d 9h 9s Kc 4d")
                .holds(1, "9c Ah Qs Jd 5h")
                .holds(6, "Ks Kd Tc 8h 7c")
                .holds(3, "Ad Ac Qh Qd 5c")
                .pot(90)
                .pays(),
            (Payouts{{1, 90}}));
  const std::string board = "Kd 7c 3h 9s 2c";
  EXPECT_EQ(Showdown(GameCode::omaha5_high)
                .board(board)
                .holds(5, "Kh Ks Qd Jd 4c")
                .holds(6, "Ah 5d 8c Jh Js")
                .pot(113)
                .pays(),
            (Payouts{{5, 113}}))
      << "no low line in the high game";
  const auto split = Showdown(GameCode::omaha5_hl8).board(board).holds(5, "Kh Ks Qd Jd 4c").holds(6, "Ah 5d 8c Jh Js");
  EXPECT_EQ(Showdown(split).pot(112).pays(), (Payouts{{5, 56}, {6, 56}}));
  EXPECT_EQ(Showdown(split).pot(113).pays(), (Payouts{{5, 57}, {6, 56}}));
}

TEST(FiveCardOmaha, LowsAndScoops) {
  RULE("POKER-19.L.1", "POKER-19.L.2", "POKER-19.L.3", "POKER-19.L.4", "POKER-19.L.5", "POKER-19.L.6");
  EXPECT_EQ(Showdown(GameCode::omaha5_hl8)
                .board("8h 6c 5d Kd Qc")
                .holds(2, "Ah 6d 8s Tc Jc")
                .holds(3, "Ad 3c Js Jd 9h")
                .pot(100)
                .pays(),
            (Payouts{{2, 50}, {3, 50}}))
      << "the ace with six or eight pairs the board";
  EXPECT_EQ(Showdown(GameCode::omaha5_hl8)
                .board("8h 6c 5d Kd Qc")
                .holds(3, "Ad 3c Kh Ks 9h")
                .holds(2, "Qd Qh Ts 9s 2c")
                .pot(100)
                .pays(),
            (Payouts{{3, 100}}));
  EXPECT_EQ(Showdown(GameCode::omaha5_hl8)
                .board("8h 6c Kd Qc Js")
                .holds(2, "Ah 2d 3c 4s 5h")
                .holds(3, "Kh 9d 9c 7s 7d")
                .pot(100)
                .pays(),
            (Payouts{{3, 100}}));
  EXPECT_EQ(Showdown(GameCode::omaha5_hl8)
                .board("7c 4c 3c Kd Jh")
                .holds(6, "6c 5c Qs Qd Th")
                .holds(3, "Kh Ks 9c 9d 8s")
                .pot(100)
                .pays(),
            (Payouts{{6, 100}}));
  EXPECT_EQ(Showdown(GameCode::omaha5_hl8)
                .board("Kd Qh 7c 3d 2d")
                .holds(1, "Ad Jd 5c 4s 9c")
                .holds(3, "Kh Ks 9h 9s 8s")
                .pot(100)
                .pays(),
            (Payouts{{1, 100}}));
}

TEST(FiveCardDraw, HighAndLow) {
  RULE("POKER-13.I", "POKER-13.I.1", "POKER-13.I.2");
  EXPECT_EQ(Showdown(GameCode::draw_high).holds(1, "Jc Jd 8h 8s 3c").holds(2, "Ac Ad Kh 9s 4d").pot(42).pays(),
            (Payouts{{1, 42}}));
  EXPECT_EQ(Showdown(GameCode::draw_low).holds(1, "6h 5h 4h 2h Ah").holds(2, "7c 4d 3s 2c Ad").pot(42).pays(),
            (Payouts{{1, 42}}));
  const auto tie = Showdown(GameCode::draw_high).button(1).holds(1, "As Kd Qh Js 9c").holds(2, "Ah Ks Qd Jc 9d");
  EXPECT_EQ(Showdown(tie).pot(43).pays(), (Payouts{{2, 22}, {1, 21}})) << "first left of the button";
}

TEST(FiveCardStud, HighTakesThePot) {
  RULE("POKER-14.J");
  EXPECT_EQ(Showdown(GameCode::stud5_high).holds(1, "8h Qh Qd 5c 2s").holds(6, "Jc Ad 9d 9s Th").pot(49).pays(),
            (Payouts{{1, 49}}));
  EXPECT_EQ(Showdown(GameCode::stud5_high).holds(1, "Ah Kd Qh Js 9c").holds(6, "As Ks Qd Jc 9d").pot(49).pays(),
            (Payouts{{6, 25}, {1, 24}}));
}

TEST(Badugi, LowestTakesThePotAndTiesShare) {
  RULE("POKER-20.L.1", "POKER-20.L.2", "POKER-20.L.3", "POKER-20.L.4", "POKER-20.L.5", "POKER-20.L.6", "POKER-20.L.7");
  EXPECT_EQ(Showdown(GameCode::badugi).holds(1, "8s 6h 3d Ac").holds(4, "9c 4s 2h Ad").pot(175).pays(),
            (Payouts{{1, 175}}));
  EXPECT_EQ(Showdown(GameCode::badugi).holds(1, "5s 3h 2d Kd").holds(4, "6c 2s Ah 6d").pot(100).pays(),
            (Payouts{{1, 100}}));
  EXPECT_EQ(Showdown(GameCode::badugi).holds(1, "As 2h 2s Ah").holds(4, "Kc Kd 3c 3d").pot(100).pays(),
            (Payouts{{1, 100}}));
  EXPECT_EQ(Showdown(GameCode::badugi).holds(1, "4s 7s 9s Ks").holds(8, "5h 8h Th Jh").pot(100).pays(),
            (Payouts{{1, 100}}));
  const auto tie = Showdown(GameCode::badugi).holds(2, "7s 5h 3d 2c").holds(5, "7c 5d 3h 2s");
  EXPECT_EQ(Showdown(tie).pot(130).pays(), (Payouts{{2, 65}, {5, 65}}));
  EXPECT_EQ(Showdown(tie).pot(131).pays(), (Payouts{{2, 66}, {5, 65}})) << "deuce of clubs";
}

TEST(TripleDraw, LowsOfBothKinds) {
  RULE("POKER-21.E.3", "POKER-21.E.4", "POKER-21.E.5", "POKER-21.E.2");
  EXPECT_EQ(Showdown(GameCode::td_27).holds(6, "8c 6d 4h 3s 2c").holds(1, "8d 7h 4s 3c 2d").pot(350).pays(),
            (Payouts{{6, 350}}));
  const auto tie = Showdown(GameCode::td_a5).button(2).holds(1, "7s 5s 4s 2s As").holds(6, "7c 5d 4h 2c Ad");
  EXPECT_EQ(Showdown(tie).pot(350).pays(), (Payouts{{1, 175}, {6, 175}}));
  EXPECT_EQ(Showdown(tie).pot(351).pays(), (Payouts{{6, 176}, {1, 175}}));
}

TEST(TripleDraw, AlwaysComparesFromTheTop) {
  RULE("POKER-06.G");
  auto hand = Showdown(GameCode::td_a5).holds(1, "7c 5d 4h 3s 2c").holds(6, "8d 4s 3c 2d Ah");
  hand.rules().low_compare = ranking::LowCompare::best_card_first;
  EXPECT_EQ(hand.pot(100).pays(), (Payouts{{1, 100}}));
  auto draw = Showdown(GameCode::draw_low).holds(1, "7c 5d 4h 3s 2c").holds(6, "8d 4s 3c 2d Ah");
  draw.rules().low_compare = ranking::LowCompare::best_card_first;
  EXPECT_EQ(draw.pot(100).pays(), (Payouts{{6, 100}})) << "chapter 13 follows the setting";
}

TEST(Badeucey, HalvesOfTwoKinds) {
  RULE("POKER-21.F.1.a", "POKER-21.F.1.b", "POKER-21.F.1.c");
  const auto split = Showdown(GameCode::td_badeucey).holds(6, "8c 6c 4c 3d 2h").holds(1, "Td Th 7s 5c 4h");
  EXPECT_EQ(Showdown(split).pot(350).pays(), (Payouts{{6, 175}, {1, 175}}));
  EXPECT_EQ(Showdown(split).pot(351).pays(), (Payouts{{6, 176}, {1, 175}}));
  EXPECT_EQ(Showdown(GameCode::td_badeucey).holds(1, "Ac 4d 3h 2s 9c").holds(6, "8c 6d 3s 2h 2d").pot(100).pays(),
            (Payouts{{1, 50}, {6, 50}}))
      << "9-4-3-2 loses the badugi half to 8-6-3-2; ace high beats the pair";
}

TEST(Badacey, HalvesOfTwoKinds) {
  RULE("POKER-21.F.2.a", "POKER-21.F.2.b", "POKER-21.F.2.c");
  EXPECT_EQ(Showdown(GameCode::td_badacey).holds(1, "6c 4d 3h 2s Ac").holds(6, "9c 8d 7s 5h Kd").pot(350).pays(),
            (Payouts{{1, 350}}));
  const auto split = Showdown(GameCode::td_badacey).holds(6, "8c 6c 4c 3d 2h").holds(1, "Td Th 7s 5c 4h");
  EXPECT_EQ(Showdown(split).pot(135).pays(), (Payouts{{6, 68}, {1, 67}}));
}

TEST(SixPlus, FlushOverFullHouseAndSharesOfTheBoard) {
  RULE("POKER-22.K.1", "POKER-22.K.2", "POKER-22.K.3", "POKER-22.K.4", "POKER-06.M", "POKER-06.M+games");
  EXPECT_EQ(Showdown(GameCode::sixplus).board("9h 8d Kc 7c Qs").holds(8, "Ad 6s").holds(1, "9s 9d").pot(205).pays(),
            (Payouts{{8, 205}}));
  EXPECT_EQ(Showdown(GameCode::sixplus)
                .board("Ah Kd Qc Js Th")
                .holds(1, "9c 9d")
                .holds(2, "7h 6h")
                .holds(8, "8c 8d")
                .pot(210)
                .pays(),
            (Payouts{{1, 70}, {2, 70}, {8, 70}}));
  EXPECT_EQ(
      Showdown(GameCode::sixplus).button(2).board("Ah Kd Qc Js Th").holds(1, "9c 9d").holds(8, "8c 8d").pot(205).pays(),
      (Payouts{{8, 103}, {1, 102}}));
}

}  // namespace
}  // namespace lammer::testing
