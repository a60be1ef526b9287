// The games of the rule book: who may sit, what is dealt, what is forced, what is allowed. docs/games.md prints the
// whole table; here each chapter's own words are checked.
#include "domain/poker/game.h"

#include <gtest/gtest.h>

#include "domain/poker/figures.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using enum GameCode;

constexpr GameCode seven_card_studs[] = {stud_high, stud_low, stud_hl, stud_hl8};
constexpr GameCode triple_draws[] = {td_27, td_a5, td_badeucey, td_badacey};

// Cards a seat holds after each street.
std::vector<int> held_after(GameCode code) {
  std::vector<int> held;
  int cards = 0;
  for (const auto& street : game(code).streets) held.push_back(cards += street.down + street.up);
  return held;
}

std::vector<int> board_after(GameCode code) {
  std::vector<int> board;
  int cards = 0;
  for (const auto& street : game(code).streets) board.push_back(cards += street.community);
  return board;
}

std::vector<bool> burns(GameCode code) {
  std::vector<bool> burns;
  for (const auto& street : game(code).streets) burns.push_back(street.burn);
  return burns;
}

int draws(GameCode code) {
  int draws = 0;
  for (const auto& street : game(code).streets) draws += street.draw ? 1 : 0;
  return draws;
}

TEST(Games, AreFoundByCodeAndById) {
  ASSERT_EQ(all_games().size(), 19U);
  for (const auto& definition : all_games()) {
    EXPECT_EQ(&game(definition.code), &definition);
    EXPECT_EQ(find_game(definition.id), &definition);
  }
  EXPECT_EQ(find_game("PINEAPPLE"), nullptr);
  EXPECT_EQ(find_game("holdem"), nullptr);
}

TEST(Games, OfTheCatalogueAreOfferedAndNoOther) {
  RULE("POKER-09.A.1", "POKER-09.A.2", "POKER-09.A.3", "POKER-09.A.4", "POKER-09.A.5", "POKER-09.A.6");
  std::string offered;
  for (const auto& definition : all_games())
    if (definition.offered) offered += std::string(definition.id) + " ";
  EXPECT_EQ(offered,
            "STUD_HIGH STUD_LOW STUD_HL STUD_HL8 HOLDEM OMAHA_HIGH OMAHA_HL8 DRAW_HIGH DRAW_LOW STUD5_HIGH "
            "OMAHA5_HIGH OMAHA5_HL8 BADUGI TD_27 TD_A5 TD_BADEUCEY TD_BADACEY SIXPLUS ");
}

TEST(Games, SeatNoMoreThanTheirChapterAllows) {
  RULE("POKER-10.B", "POKER-11.B", "POKER-12.B", "POKER-13.B", "POKER-14.B", "POKER-19.B", "POKER-20.B", "POKER-21.B.1",
       "POKER-22.B");
  for (const auto code : seven_card_studs) EXPECT_EQ(game(code).seats_max, 8);
  for (const auto code : {holdem, omaha_high, omaha_hl8, sixplus}) EXPECT_EQ(game(code).seats_max, 10);
  for (const auto code : {draw_high, draw_low, stud5_high, omaha5_high, omaha5_hl8}) EXPECT_EQ(game(code).seats_max, 8);
  EXPECT_EQ(game(badugi).seats_max, 9);
  for (const auto code : triple_draws) EXPECT_EQ(game(code).seats_max, 7);
}

TEST(Games, SixPlusAloneUsesAShortDeck) {
  RULE("POKER-03.A.1.a", "POKER-22.A", "POKER-07.F.4.a+games");
  for (const auto& definition : all_games()) EXPECT_EQ(deck_size(definition), definition.code == sixplus ? 36 : 52);
}

TEST(SevenCardStud, DealsTwoDownFourUpOneDown) {
  RULE("POKER-10.C", "POKER-10.G", "POKER-10.J", "POKER-10.J.1");
  for (const auto code : seven_card_studs) {
    EXPECT_EQ(held_after(code), (std::vector{3, 4, 5, 6, 7}));
    EXPECT_EQ(burns(code), (std::vector{false, true, true, true, true}));
    EXPECT_EQ(game(code).streets[0].down, 2);
    EXPECT_EQ(game(code).streets[4].down, 1);
    EXPECT_FALSE(game(code).has_button());
  }
}

TEST(SevenCardStud, BringsInByTheCardItsFormSays) {
  RULE("POKER-10.D.4.a", "POKER-10.D.4.b", "POKER-10.D.4.c", "POKER-10.D.5");
  EXPECT_EQ(game(stud_high).bring_in, ranking::BringInBy::lowest_ace_high);
  EXPECT_EQ(game(stud_low).bring_in, ranking::BringInBy::highest_ace_low);
  EXPECT_EQ(game(stud_hl).bring_in, ranking::BringInBy::highest_ace_low);
  EXPECT_EQ(game(stud_hl8).bring_in, ranking::BringInBy::lowest_ace_high);
}

TEST(SevenCardStud, IsOpenedLaterByTheBestShowing) {
  RULE("POKER-10.H.1", "POKER-10.H.2");
  for (const auto code : seven_card_studs) {
    EXPECT_EQ(game(code).opens_later, Opens::best_showing);
    EXPECT_EQ(game(code).showing, code == stud_low ? ranking::ShowingFor::low : ranking::ShowingFor::high);
  }
}

TEST(SevenCardStud, GivesTheOddUnitByCard) {
  RULE("POKER-10.L.1", "POKER-10.L.2", "POKER-10.L.3.b", "POKER-10.L.3.d", "POKER-10.L.3.f");
  EXPECT_EQ(game(stud_high).first.odd, OddChipTo::high_card);
  EXPECT_EQ(game(stud_low).first.odd, OddChipTo::low_card);
  for (const auto code : {stud_hl, stud_hl8}) {
    EXPECT_EQ(game(code).first.name, "high");
    EXPECT_EQ(game(code).first.odd, OddChipTo::high_card);
    EXPECT_EQ(game(code).second->odd, OddChipTo::low_card);
  }
}

TEST(SevenCardStud, NeedsAnEightOnlyInItsLastForm) {
  RULE("POKER-10.L.3.a", "POKER-10.M.1");
  EXPECT_EQ(game(stud_hl).second->rule, HandRule::ace_to_five);
  EXPECT_EQ(game(stud_hl8).second->rule, HandRule::ace_to_five_eight);
}

TEST(FiveCardStud, DealsOneDownAndFourUp) {
  RULE("POKER-14.C", "POKER-14.D.3", "POKER-14.F", "POKER-14.F.1", "POKER-14.H", "POKER-14.J");
  const auto& stud = game(stud5_high);
  EXPECT_EQ(held_after(stud5_high), (std::vector{2, 3, 4, 5}));
  EXPECT_EQ(burns(stud5_high), (std::vector{false, true, true, true}));
  EXPECT_EQ(stud.streets[0].down, 1);
  EXPECT_EQ(stud.bring_in, ranking::BringInBy::lowest_ace_high);
  EXPECT_EQ(stud.showing, ranking::ShowingFor::high);
  EXPECT_EQ(stud.first.odd, OddChipTo::high_card);
}

struct FlopGame {
  GameCode code;
  int hole_cards;
};

constexpr FlopGame flop_games[] = {{holdem, 2},      {omaha_high, 4}, {omaha_hl8, 4},
                                   {omaha5_high, 5}, {omaha5_hl8, 5}, {sixplus, 2}};

TEST(FlopGames, DealTheirHoleCardsAndABoardOfFive) {
  RULE("POKER-11.F", "POKER-11.H", "POKER-11.I", "POKER-11.J", "POKER-12.F", "POKER-12.H", "POKER-12.I", "POKER-12.J",
       "POKER-19.F", "POKER-19.H", "POKER-19.I", "POKER-19.J", "POKER-22.F", "POKER-22.H", "POKER-22.I", "POKER-22.J");
  for (const auto& [code, hole_cards] : flop_games) {
    EXPECT_EQ(held_after(code), (std::vector{hole_cards, hole_cards, hole_cards, hole_cards}));
    EXPECT_EQ(board_after(code), (std::vector{0, 3, 4, 5}));
    EXPECT_EQ(burns(code), (std::vector{false, true, true, true}));
    EXPECT_EQ(game(code).tabled, hole_cards);
    EXPECT_TRUE(game(code).has_board());
  }
}

TEST(FlopGames, PostBlindsBeforeTheDealAndAllowAStraddle) {
  RULE("POKER-11.D", "POKER-11.E", "POKER-12.D", "POKER-12.E", "POKER-19.D", "POKER-19.E", "POKER-22.D", "POKER-22.E");
  for (const auto& [code, hole_cards] : flop_games) {
    EXPECT_EQ(game(code).forced, ForcedMoney::blinds_before_deal);
    EXPECT_TRUE(game(code).straddle_allowed);
    EXPECT_EQ(game(code).opens_later, Opens::left_of_button);
  }
}

TEST(FlopGames, FormHandsByTheirChapter) {
  RULE("POKER-11.K.1", "POKER-12.K.1", "POKER-12.L.4", "POKER-19.K.1", "POKER-19.L.4", "POKER-22.K.1");
  EXPECT_EQ(game(holdem).first.rule, HandRule::high_any_five);
  for (const auto code : {omaha_high, omaha_hl8, omaha5_high, omaha5_hl8})
    EXPECT_EQ(game(code).first.rule, HandRule::high_two_and_three);
  for (const auto code : {omaha_hl8, omaha5_hl8})
    EXPECT_EQ(game(code).second->rule, HandRule::ace_to_five_eight_two_and_three);
  EXPECT_EQ(game(sixplus).first.rule, HandRule::high_six_plus);
}

TEST(FlopGames, SplitOnlyInTheirHighLowForms) {
  RULE("POKER-11.A", "POKER-12.K.2.a", "POKER-12.K.3", "POKER-19.K.2.a", "POKER-19.K.2.b", "POKER-19.K.3");
  for (const auto& [code, hole_cards] : flop_games)
    EXPECT_EQ(game(code).has_halves(), code == omaha_hl8 || code == omaha5_hl8);
}

TEST(FlopGames, GiveTheOddUnitByTheirChapter) {
  RULE("POKER-11.K.4", "POKER-12.K.4", "POKER-12.K.6", "POKER-12.K.8", "POKER-19.K.4", "POKER-19.K.6", "POKER-19.K.8",
       "POKER-22.K.4");
  for (const auto code : {holdem, sixplus}) EXPECT_EQ(game(code).first.odd, OddChipTo::first_left_of_button);
  for (const auto code : {omaha_high, omaha_hl8, omaha5_high, omaha5_hl8})
    EXPECT_EQ(game(code).first.odd, OddChipTo::high_card);
  for (const auto code : {omaha_hl8, omaha5_hl8}) {
    EXPECT_EQ(game(code).first.name, "high");
    EXPECT_EQ(game(code).second->odd, OddChipTo::low_card);
  }
}

TEST(FiveCardDraw, DealsFivePostsBlindsAndDrawsOnce) {
  RULE("POKER-13.D", "POKER-13.E", "POKER-13.F", "POKER-13.G", "POKER-13.G.3.a");
  for (const auto code : {draw_high, draw_low}) {
    EXPECT_EQ(held_after(code), (std::vector{5, 5}));
    EXPECT_EQ(burns(code), (std::vector{false, true}));
    EXPECT_EQ(draws(code), 1);
    EXPECT_EQ(game(code).forced, ForcedMoney::blinds_after_deal);
    EXPECT_FALSE(game(code).straddle_allowed);
  }
}

TEST(FiveCardDraw, IsPlayedForHighOrForLow) {
  RULE("POKER-13.I", "POKER-13.I.1", "POKER-13.I.2");
  EXPECT_EQ(game(draw_high).first.rule, HandRule::high_any_five);
  EXPECT_EQ(game(draw_low).first.rule, HandRule::ace_to_five);
  for (const auto code : {draw_high, draw_low}) {
    EXPECT_FALSE(game(code).has_halves());
    EXPECT_EQ(game(code).first.odd, OddChipTo::first_left_of_button);
  }
}

TEST(Badugi, DealsFourAndDrawsFourTimes) {
  RULE("POKER-20.D", "POKER-20.E", "POKER-20.F", "POKER-20.H", "POKER-20.I", "POKER-20.J", "POKER-20.K",
       "POKER-20.L.7");
  const auto& definition = game(badugi);
  EXPECT_EQ(held_after(badugi), (std::vector{4, 4, 4, 4, 4}));
  EXPECT_EQ(burns(badugi), (std::vector{false, true, true, true, true}));
  EXPECT_EQ(draws(badugi), 4);
  EXPECT_EQ(definition.forced, ForcedMoney::blinds_before_deal);
  EXPECT_TRUE(definition.straddle_allowed);
  EXPECT_EQ(definition.first.odd, OddChipTo::low_card);
}

TEST(TripleDraw, DealsFiveAndDrawsThreeTimes) {
  RULE("POKER-21.C.2.a", "POKER-21.C.3.a", "POKER-21.D.1", "POKER-21.D.5", "POKER-21.D.12", "POKER-21.D.13",
       "POKER-21.E.5");
  for (const auto code : triple_draws) {
    EXPECT_EQ(held_after(code), (std::vector{5, 5, 5, 5}));
    EXPECT_EQ(burns(code), (std::vector{false, true, true, true}));
    EXPECT_EQ(draws(code), 3);
    EXPECT_EQ(game(code).forced, ForcedMoney::blinds_before_deal);
    EXPECT_TRUE(game(code).straddle_allowed);
    EXPECT_EQ(game(code).first.odd, OddChipTo::first_left_of_button);
  }
}

TEST(TripleDraw, BadeuceyAndBadaceySplitWithABadugi) {
  RULE("POKER-21.F.1.a", "POKER-21.F.1.c", "POKER-21.F.2.a", "POKER-21.F.2.c");
  EXPECT_FALSE(game(td_27).has_halves());
  EXPECT_FALSE(game(td_a5).has_halves());
  EXPECT_EQ(game(td_badeucey).first.rule, HandRule::deuce_to_seven);
  EXPECT_EQ(game(td_badeucey).second->rule, HandRule::badugi_ace_high);
  EXPECT_EQ(game(td_badacey).first.rule, HandRule::ace_to_five);
  EXPECT_EQ(game(td_badacey).second->rule, HandRule::badugi_ace_low);
}

TEST(Games, AllowAKillOnlyWhereTheBookNamesIt) {
  RULE("POKER-01.B.21", "POKER-12.M", "POKER-19.M", "POKER-20.B.2", "POKER-21.B.3");
  std::string with_kill;
  for (const auto& definition : all_games())
    if (definition.kill_allowed) with_kill += std::string(definition.id) + " ";
  EXPECT_EQ(with_kill, "OMAHA_HL8 OMAHA5_HL8 BADUGI TD_27 TD_A5 TD_BADEUCEY TD_BADACEY ");
}

TEST(Games, PlayTheBigBetFromTheirUsualStreet) {
  RULE("POKER-08.J+games");
  const auto from = [](GameCode code) { return game(code).streets[game(code).big_bet_from].name; };
  for (const auto code : seven_card_studs) EXPECT_EQ(from(code), "fifth card");
  EXPECT_EQ(from(stud5_high), "fourth card");
  for (const auto& [code, hole_cards] : flop_games) EXPECT_EQ(from(code), "turn");
  for (const auto code : {draw_high, draw_low}) EXPECT_EQ(from(code), "draw");
  for (const auto code : {badugi, td_27, td_a5, td_badeucey, td_badacey}) EXPECT_EQ(from(code), "second draw");
}

TEST(Games, AskForEveryOwnCardAtTheShowdown) {
  RULE("POKER-18.E+games", "POKER-07.F.8.a+games");
  for (const auto& definition : all_games()) EXPECT_EQ(definition.tabled, definition.cards_each()) << definition.id;
}

TEST(Games, KnowWhatHappensWhenTheDeckRunsShort) {
  RULE("POKER-10.J.2", "POKER-13.G.3.b", "POKER-20.H.3", "POKER-21.D.8");
  for (const auto& definition : all_games()) {
    const bool fits = deck_suffices(definition, definition.seats_max, Boards::one);
    const bool twice = deck_suffices(definition, definition.seats_max, Boards::twice_before_flop);
    switch (definition.deck_short) {
      case DeckShort::cannot_happen:
        EXPECT_TRUE(fits && twice && !definition.has_draws()) << definition.id;
        break;
      case DeckShort::second_boards_limited:
        EXPECT_TRUE(fits && !twice) << definition.id;
        break;
      case DeckShort::common_card:
        EXPECT_TRUE(!fits && !definition.has_button()) << definition.id;
        break;
      case DeckShort::reshuffle_discards:
        EXPECT_TRUE(definition.has_draws()) << definition.id;
        break;
    }
  }
}

TEST(Games, OddUnitsByCardGoTheWayOfTheHand) {
  RULE("POKER-10.L.3.d", "POKER-10.L.3.f");
  EXPECT_EQ(odd_unit_by_card(game(holdem).first.rule), OddChipTo::high_card);
  EXPECT_EQ(odd_unit_by_card(game(omaha_hl8).second->rule), OddChipTo::low_card);
  EXPECT_EQ(odd_unit_by_card(game(badugi).first.rule), OddChipTo::low_card);
  EXPECT_EQ(odd_unit_by_card(game(td_27).first.rule), OddChipTo::low_card_ace_high);
}

}  // namespace
}  // namespace lammer::poker
