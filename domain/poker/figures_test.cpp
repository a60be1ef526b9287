// Figures of the rule book's examples.
#include "domain/poker/figures.h"

#include <gtest/gtest.h>

#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using enum GameCode;

Money dollars(std::int64_t amount) {
  return Money::dollars(amount);
}

HouseRules fixed_limit(GameCode code, Money small_bet) {
  HouseRules rules;
  rules.game = code;
  rules.bet.structure = BetStructure::fixed;
  rules.bet.min = small_bet;
  rules.bet.max = small_bet * 2;
  return rules;
}

TEST(Figures, TheGamesLimitOfSeatsCountsIfItIsLower) {
  RULE("POKER-02.A", "POKER-10.B");
  HouseRules rules;
  EXPECT_EQ(seats_at(rules), 10);
  rules.game = stud_high;
  EXPECT_EQ(seats_at(rules), 8);
  rules.seats_max = 6;
  EXPECT_EQ(seats_at(rules), 6);
}

TEST(Figures, BadugiMayBePlayedWithThreeDraws) {
  RULE("POKER-20.K");
  auto rules = fixed_limit(badugi, dollars(10));
  EXPECT_EQ(streets_in_play(rules).size(), 5U);
  rules.draw.count = 3;
  EXPECT_EQ(streets_in_play(rules).back().name, "third draw");
  EXPECT_EQ(streets_in_play(rules).size(), 4U);
  EXPECT_EQ(streets_in_play(fixed_limit(holdem, dollars(10))).size(), 4U);
}

TEST(Figures, TheBigBetBeginsWhereTheGameOrTheOperatorSays) {
  RULE("POKER-08.J+games");
  auto rules = fixed_limit(stud_high, dollars(10));
  EXPECT_EQ(big_bet_from(rules), 2);
  rules.bet.big_bet_from = 3;
  EXPECT_EQ(big_bet_from(rules), 3);
}

TEST(Figures, BringInIsThirtyPercentInWholeDollars) {
  RULE("POKER-10.D.1", "POKER-14.D.1");
  EXPECT_EQ(bring_in_amount(fixed_limit(stud_high, dollars(10))), dollars(3));
  EXPECT_EQ(bring_in_amount(fixed_limit(stud5_high, dollars(5))), dollars(2));
  EXPECT_EQ(bring_in_amount(fixed_limit(stud_high, Money::cents(50))), Money::cents(50));
  auto posted = fixed_limit(stud_high, dollars(10));
  posted.stud.bring_in = dollars(5);
  EXPECT_EQ(bring_in_amount(posted), dollars(5));
}

TEST(Figures, BlindsAreHalfAndOneMinimumBet) {
  RULE("POKER-11.D.1", "POKER-12.D.1", "POKER-13.E.1", "POKER-19.D.1", "POKER-20.D.1", "POKER-21.C.2.b",
       "POKER-22.D.1");
  for (const auto code : {holdem, omaha_hl8, draw_high, omaha5_high, badugi, td_27, sixplus})
    EXPECT_EQ(default_blinds(fixed_limit(code, dollars(8))), (std::array{dollars(4), dollars(8)}));
  EXPECT_EQ(default_blinds(fixed_limit(holdem, dollars(3))), (std::array{dollars(1), dollars(3)}));
  EXPECT_EQ(default_blinds(fixed_limit(holdem, dollars(1))), (std::array{dollars(1), dollars(1)}));
  auto halves = fixed_limit(holdem, dollars(3));
  halves.split.unit = Money::cents(50);
  EXPECT_EQ(default_blinds(halves), (std::array{Money::cents(150), dollars(3)}));
}

TEST(Figures, AKillRaisesTheLimits) {
  RULE("POKER-01.B.15", "POKER-01.B.21", "POKER-12.M", "POKER-19.M");
  const auto bet = fixed_limit(omaha_hl8, dollars(8)).bet;
  EXPECT_EQ(bets_in_kill(bet, KillMode::full).min, dollars(16));
  EXPECT_EQ(bets_in_kill(bet, KillMode::full).max, dollars(32));
  EXPECT_EQ(bets_in_kill(bet, KillMode::half).min, dollars(12));
  EXPECT_EQ(bets_in_kill(bet, KillMode::half).max, dollars(24));
  EXPECT_EQ(bets_in_kill(bet, KillMode::none).min, dollars(8));

  BetRules spread;
  spread.min = dollars(2);
  spread.max = dollars(10);
  EXPECT_EQ(bets_in_kill(spread, KillMode::half).min, dollars(3));
  EXPECT_EQ(bets_in_kill(spread, KillMode::half).max, dollars(15));
  spread.max = std::nullopt;
  EXPECT_EQ(bets_in_kill(spread, KillMode::full).max, std::nullopt);
}

TEST(Figures, AStackCoversAnteForcedBetAndOneMinimum) {
  RULE("POKER-08.B.4", "POKER-08.B.4+games");
  HouseRules no_limit;
  no_limit.bet.structure = BetStructure::no_limit;
  no_limit.bet.min = dollars(2);
  no_limit.forced.blinds = {dollars(1), dollars(2)};
  no_limit.forced.blind_count = 2;
  EXPECT_EQ(needed_to_play(no_limit, KillMode::none, 9), dollars(4));
  no_limit.forced.ante = dollars(1);
  EXPECT_EQ(needed_to_play(no_limit, KillMode::none, 9), dollars(5));
  no_limit.forced.ante_mode = AnteMode::big_blind;
  EXPECT_EQ(needed_to_play(no_limit, KillMode::none, 9), dollars(13));

  auto stud = fixed_limit(stud_high, dollars(10));
  stud.forced.ante = dollars(1);
  EXPECT_EQ(needed_to_play(stud, KillMode::none, 8), dollars(14));
}

TEST(Figures, AStackCoversTheRaisedMinimumOfAKill) {
  RULE("POKER-08.B.4", "POKER-12.M");
  auto rules = fixed_limit(omaha_hl8, dollars(8));
  rules.forced.blinds = {dollars(4), dollars(8)};
  rules.forced.blind_count = 2;
  EXPECT_EQ(needed_to_play(rules, KillMode::none, 6), dollars(16));
  EXPECT_EQ(needed_to_play(rules, KillMode::half, 6), dollars(20));
  EXPECT_EQ(needed_to_play(rules, KillMode::full, 6), dollars(24));
}

TEST(Figures, TheTimeChargeIsAShareOfTheHour) {
  RULE("POKER-17.B.3.d");
  TimeChargeRules time{.basis = TimeBasis::player, .hourly_fee = dollars(12)};
  EXPECT_EQ(time_charge(time), dollars(6));
  time.interval_minutes = 20;
  EXPECT_EQ(time_charge(time), dollars(4));
  time.interval_minutes = 60;
  EXPECT_EQ(time_charge(time), dollars(12));
}

TEST(Figures, OneBoardTakesEightCardsBesideTheHoleCards) {
  RULE("POKER-11.B", "POKER-12.B", "POKER-19.B", "POKER-22.B");
  EXPECT_EQ(cards_needed(game(holdem), 10, Boards::one), 28);
  EXPECT_EQ(cards_needed(game(omaha_high), 10, Boards::one), 48);
  EXPECT_EQ(cards_needed(game(omaha5_high), 8, Boards::one), 48);
  EXPECT_EQ(cards_needed(game(sixplus), 10, Boards::one), 28);
  EXPECT_EQ(cards_needed(game(stud5_high), 8, Boards::one), 43);
  EXPECT_EQ(cards_needed(game(stud_high), 8, Boards::one), 60);
}

TEST(Figures, ASecondRunNeedsItsOwnCardsAndBurns) {
  RULE("POKER-08.L.2.a", "POKER-08.L.2.c", "POKER-08.L.2.c+games", "POKER-08.L.2.c.i", "POKER-08.L.2.c.ii",
       "POKER-08.L.2.c.iii");
  EXPECT_EQ(cards_needed(game(holdem), 3, Boards::twice_before_flop), 6 + 16);
  EXPECT_EQ(cards_needed(game(holdem), 3, Boards::twice_on_flop), 6 + 12);
  EXPECT_EQ(cards_needed(game(holdem), 3, Boards::twice_on_turn), 6 + 10);
  EXPECT_FALSE(deck_suffices(game(omaha_high), 10, Boards::twice_before_flop));
  EXPECT_TRUE(deck_suffices(game(omaha_high), 10, Boards::twice_on_flop));
  EXPECT_TRUE(deck_suffices(game(omaha_high), 9, Boards::twice_before_flop));
  EXPECT_FALSE(deck_suffices(game(omaha5_high), 8, Boards::twice_before_flop));
  EXPECT_TRUE(deck_suffices(game(omaha5_high), 7, Boards::twice_before_flop));
  EXPECT_EQ(cards_needed(game(sixplus), 10, Boards::twice_before_flop), 36);
  EXPECT_TRUE(deck_suffices(game(sixplus), 10, Boards::twice_before_flop));
}

TEST(Figures, ADoubleBoardSharesItsBurns) {
  RULE("POKER-08.N.2", "POKER-08.N.2.b", "POKER-08.N+games");
  EXPECT_EQ(cards_needed(game(omaha_high), 10, Boards::double_board), 53);
  EXPECT_FALSE(deck_suffices(game(omaha_high), 10, Boards::double_board));
  EXPECT_TRUE(deck_suffices(game(omaha_high), 9, Boards::double_board));
  EXPECT_FALSE(deck_suffices(game(omaha5_high), 8, Boards::double_board));
  EXPECT_EQ(cards_needed(game(omaha5_high), 7, Boards::double_board), 48);
  EXPECT_EQ(cards_needed(game(sixplus), 10, Boards::double_board), 33);
}

TEST(Figures, TheStubIsWhatTheHandHasNotTaken) {
  RULE("POKER-07.F.5", "POKER-07.F.5+games");
  EXPECT_EQ(expected_stub(game(holdem), 9, Boards::one, 3), 26);
  EXPECT_EQ(expected_stub(game(holdem), 9, Boards::one, 0), 34);
  EXPECT_EQ(expected_stub(game(holdem), 9, Boards::one, 1), 30);
  EXPECT_EQ(expected_stub(game(omaha5_hl8), 8, Boards::one, 3), 4);
  EXPECT_EQ(expected_stub(game(sixplus), 10, Boards::double_board, 3), 3);
}

TEST(Figures, OddUnitsFollowTheOperatorWhereHeSpeaks) {
  RULE("POKER-06.H", "POKER-12.K.6", "POKER-12.K.8", "POKER-22.K.4");
  HouseRules rules;
  EXPECT_EQ(odd_unit_to(rules, game(holdem).first), OddChipTo::first_left_of_button);
  rules.split.odd_to = OddTo::card_suit;
  EXPECT_EQ(odd_unit_to(rules, game(holdem).first), OddChipTo::high_card);

  rules.game = omaha_hl8;
  const auto& omaha = game(omaha_hl8);
  EXPECT_EQ(odd_unit_to(rules, omaha.first), OddChipTo::high_card);
  rules.split.odd_high = OddTo::first_left_of_button;
  EXPECT_EQ(odd_unit_to(rules, omaha.first), OddChipTo::first_left_of_button);
  EXPECT_EQ(odd_unit_to(rules, *omaha.second), OddChipTo::low_card);

  rules.game = td_badeucey;
  rules.split.odd_low = OddTo::card_suit;
  EXPECT_EQ(odd_unit_to(rules, *game(td_badeucey).second), OddChipTo::low_card_ace_high);
}

}  // namespace
}  // namespace lammer::poker
