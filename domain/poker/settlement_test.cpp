// The money of a showdown: several pots, two boards, odd units, and the proof at the end of the sheet.
#include <gtest/gtest.h>

#include "tests/support/rule.h"
#include "tests/support/showdown_story.h"

namespace lammer::testing {
namespace {

TEST(NastyCases, QuarteringAndThreeWayLows) {
  RULE("POKER-12.K.7", "POKER-12.K.8");
  // 11: pot 103, S1 high 52; low 51 tied S3 (Ad) and S6 (Ac).
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("8s 6d 3c Kh Qd")
                .holds(1, "Kc Ks Jh Tc")
                .holds(3, "Ad 2d 9s 9c")
                .holds(6, "Ac 2c Jd Td")
                .pot(103)
                .pays(),
            (Payouts{{1, 52}, {6, 26}, {3, 25}}));
  // 12: pot 100, S1 alone high; low 50 tied S1 (Ah), S3 (Ac), S6 (Ad).
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("8s 6d 3c Kh Qd")
                .holds(1, "Ah 2h Kc Ks")
                .holds(3, "Ac 2c 9s 9h")
                .holds(6, "Ad 2d Jd Td")
                .pot(100)
                .pays(),
            (Payouts{{1, 66}, {3, 17}, {6, 17}}));
  // 13: pot 101, S1 (Ah) and S4 (Ac) tie high and low.
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("8s 6d 3s Kh Qd")
                .holds(1, "Ah 2h 9c 9d")
                .holds(4, "Ac 2c 9h 9s")
                .pot(101)
                .pays(),
            (Payouts{{1, 51}, {4, 50}}));
}

TEST(NastyCases, EachPotIsSplitOnItsOwn) {
  RULE("POKER-10.M.2");
  // 14: S1 the only low, eligible for the main pot alone.
  EXPECT_EQ(Showdown(GameCode::stud_hl8)
                .holds(1, "8c 7d 5h 4s 2c Kd Jh")
                .holds(2, "Qs Qh Jd Ts 9c 9h 6c")
                .holds(3, "As Ah Kc Ks Td 9d 9s")
                .pot(90, {1, 2, 3})
                .pot(100, {2, 3})
                .pays(),
            (Payouts{{3, 145}, {1, 45}}));
  // 15: main 91 and side 33 are halved apart, not their sum.
  EXPECT_EQ(Showdown(GameCode::stud_hl8)
                .holds(1, "7c 6d 4h 3s 2c Kd Jh")
                .holds(2, "8c 7d 5h 4s 3c Qd Jc")
                .holds(3, "As Ah Kc Ks Td 9d 9s")
                .pot(91, {1, 2, 3})
                .pot(33, {2, 3})
                .pays(),
            (Payouts{{3, 63}, {1, 45}, {2, 16}}));
}

TEST(TwoBoards, EachTakesHalfOfThePot) {
  RULE("POKER-08.L.3", "POKER-08.L.3.a", "POKER-08.L.3.b", "POKER-08.L.3.a+games", "POKER-08.L.3.b+games");
  const auto run =
      Showdown(GameCode::holdem).board("9h 6c 2d Ks 4d").board("9h 6c 2d 7s Jc").holds(2, "Ad Ac").holds(5, "Jh Js");
  EXPECT_EQ(Showdown(run).pot(401, {2, 5}, true).pays(), (Payouts{{2, 201}, {5, 200}}));
  EXPECT_EQ(Showdown(run).pot(401, {2, 5}, false).pays(), (Payouts{{2, 401}})) << "one board";
}

TEST(TwoBoards, ARefuserPlaysTheFirstBoardOnly) {
  RULE("POKER-08.L.1.e", "POKER-08.L.1.e+games");
  EXPECT_EQ(Showdown(GameCode::holdem)
                .board("Kd 8h 5c 2c 9s")
                .board("Kd 8h 5c Qd 3s")
                .holds(1, "5s 5d")
                .holds(3, "Ah Ad")
                .holds(6, "Kh Qh")
                .pot(150, {1, 3, 6}, false)
                .pot(200, {3, 6}, true)
                .pays(),
            (Payouts{{1, 150}, {3, 100}, {6, 100}}));
}

TEST(TwoBoards, SplitGamesHalveEachBoard) {
  RULE("POKER-08.N.3", "POKER-08.N.3.a", "POKER-08.N.3.b", "POKER-08.N.3.a+games", "POKER-08.N.3.b+games");
  // 21: pot 206: each board 103; board two has no low.
  EXPECT_EQ(Showdown(GameCode::omaha_hl8)
                .board("8s 6d 3c Kh Qd")
                .board("Kd Qh Js 9d 4s")
                .holds(3, "Kc Ks Jh Tc")
                .holds(6, "Ah 2d 9s 9c")
                .pot(206, {3, 6}, true)
                .pays(),
            (Payouts{{3, 155}, {6, 51}}));
  EXPECT_EQ(Showdown(GameCode::holdem)
                .button(4)
                .board("Qd 8s 7h 4c 2h")
                .board("Ac Kd Qh Js Td")
                .holds(2, "Qs Qh")
                .holds(5, "9c 9d")
                .pot(155, {2, 5}, true)
                .pays(),
            (Payouts{{2, 116}, {5, 39}}));
}

TEST(Sheet, ShowsWhatIsTakenAndProvesItself) {
  RULE("POKER-01.B.24", "POKER-07.F.8.b", "POKER-07.F.8.b+games", "POKER-07.F.8.c+games");
  auto hand = Showdown(GameCode::holdem).board("Ac Kd Qh 7s 3d").holds(1, "As Ah").holds(2, "Kc Ks").holds(3, "2c 2d");
  hand.rules().rake.percent_on = true;
  hand.rules().rake.max_per_round = dollars(5);
  hand.rules().jackpot.bad_beat = {.enabled = true, .flat = dollars(1), .max = dollars(1)};
  hand.rules().jackpot.high_hand = {.enabled = true, .flat = dollars(1), .max = dollars(1)};
  const auto sheet = hand.pot(120, {1, 2, 3}).pot(30, {2, 3}).sheet();
  EXPECT_EQ(sheet.pots[0].net(), dollars(113));
  EXPECT_EQ(sheet.pots[1].net(), dollars(30));
  EXPECT_EQ(sheet.rake() + sheet.bad_beat() + sheet.high_hand(), dollars(7));
  EXPECT_EQ(sheet.awarded_to(seat(1)), dollars(113));
  EXPECT_EQ(sheet.awarded_to(seat(2)), dollars(30));
  EXPECT_EQ(sheet.awards[0].pot, 1) << "side pots are pushed before the main pot";
  EXPECT_EQ(sheet.total_in(), dollars(150));
}

TEST(OddChip, PlayedFiveLooksOnlyAtTheHand) {
  RULE("POKER-10.L.3.d");
  // Both play a nine-high straight; the kings do not play.
  const auto tie = Showdown(GameCode::stud_high).holds(2, "9c 8d 7h 6s 5c Ks 2d").holds(4, "9s 8h 7d 6c 5d Kh 2h");
  EXPECT_EQ(Showdown(tie).pot(61).pays(), (Payouts{{2, 31}, {4, 30}})) << "king of spades, though it does not play";
  auto played = Showdown(tie);
  played.rules().split.odd_scope = OddScope::played_five;
  EXPECT_EQ(played.pot(61).pays(), (Payouts{{4, 31}, {2, 30}})) << "nine of spades";
}

}  // namespace
}  // namespace lammer::testing
