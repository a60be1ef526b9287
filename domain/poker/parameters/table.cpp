// The table itself, and how its hands are ranked, shown and put right.
#include "domain/poker/parameters/areas.h"
#include "domain/poker/words.h"

namespace lammer::poker::parameters {
namespace {

constexpr Scope six_plus{"SIXPLUS",
                         [](const GameDefinition& game) { return game.first.rule == HandRule::high_six_plus; }};

bool is_compared_low(const WinningHalf& half) {
  return half.rule == HandRule::ace_to_five || half.rule == HandRule::ace_to_five_eight ||
         half.rule == HandRule::ace_to_five_eight_two_and_three;
}

// Triple Draw always compares from the top (POKER-06.G, 21.E.3).
constexpr Scope low_games{"stud, Omaha and five-card draw low", [](const GameDefinition& game) {
                            const bool multi_draw = game.has_draws() && game.streets.size() > 2;
                            return !multi_draw &&
                                   (is_compared_low(game.first) || (game.second && is_compared_low(*game.second)));
                          }};

forms::Choice<GameCode> offered_games() {
  forms::Choice<GameCode> games;
  for (const auto& game : all_games())
    if (game.offered) games.choices.emplace_back(game.id, game.code);
  return games;
}

}  // namespace

std::vector<TableParameter> table_area() {
  return {
      {parameter_at<HouseRules>(field(&HouseRules::game), "table.game", "POKER-09.B", "The game played at the table.",
                                offered_games()),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::mode), "table.mode", "POKER-08.L.1.a",
                                "Whether the table is played for money or for a tournament.",
                                forms::any_of<TableMode>()),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::seats_max), "table.max_seats", "POKER-02.A",
                                "How many players may sit; the game's own limit counts if it is lower.",
                                forms::Whole<std::uint8_t>{2, 10}),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::cards_entry), "cards.entry", "POKER-01.B.20",
                                "Which cards the dealer enters: none, the board, or all that are shown.",
                                forms::any_of<CardsEntry>()),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::short_stack_plays), "tournament.short_stack_plays", "POKER-08.B.4",
                                "Whether a tournament seat is dealt in with less than the forced money and one bet.",
                                forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::stakes, &StakesRules::away), "stakes.away", "POKER-08.B.6",
                                "How the chips of a player who is away are kept.", forms::any_of<AwayStakes>()),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::stakes, &StakesRules::lock_while_seated), "stakes.lock_while_seated",
                                "POKER-08.B.2", "Whether a player who stays seated must leave all chips on the table.",
                                forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(
           field(&HouseRules::low_compare), "rank.low_compare", "POKER-06.G",
           "Whether low hands are compared from their worst card down or from their best card up.",
           forms::Choice<ranking::LowCompare>{{{"top_down", ranking::LowCompare::top_down},
                                               {"best_card_first", ranking::LowCompare::best_card_first}}}),
       low_games},
      {parameter_at<HouseRules>(field(&HouseRules::sixplus_ace), "rank.sixplus_ace", "POKER-06.J",
                                "Whether the ace is the highest side card at Six Plus or the lowest.",
                                forms::Choice<ranking::SixPlusAce>{{{"high", ranking::SixPlusAce::high},
                                                                    {"low_kicker", ranking::SixPlusAce::low_kicker}}}),
       six_plus},
      {parameter_at<HouseRules>(
           field(&HouseRules::showdown, &ShowdownRules::first), "showdown.first", "POKER-18.E.1",
           "Who shows first: the last bettor of the hand, or of the final street.",
           forms::Choice<ShowdownFirst>{{{"final_bettor_any_street", ShowdownFirst::final_bettor_any_street},
                                         {"final_street_bettor", ShowdownFirst::final_street_bettor}}}),
       every_game},
      {parameter_at<HouseRules>(field(&HouseRules::showdown, &ShowdownRules::reveal_all), "showdown.reveal_all",
                                "POKER-18.E.3", "Whether every live hand must be shown.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(
           field(&HouseRules::irregularity, &IrregularityRules::exposed_when), "irreg.exposed_when", "POKER-18.P",
           "When a card exposed in the deal is replaced.",
           forms::Choice<ExposedWhen>{{{"end_of_deal", ExposedWhen::end_of_deal}, {"at_once", ExposedWhen::at_once}}}),
       button_games},
      {parameter_at<HouseRules>(
           field(&HouseRules::irregularity, &IrregularityRules::exposed_two), "irreg.exposed_two", "POKER-18.P",
           "Whether two exposed cards are replaced or make a misdeal.",
           forms::Choice<ExposedTwo>{{{"exchange", ExposedTwo::exchange}, {"misdeal", ExposedTwo::misdeal}}}),
       button_games},
      {parameter_at<HouseRules>(field(&HouseRules::irregularity, &IrregularityRules::supplement), "irreg.supplement",
                                "POKER-18.S", "The operator's additions to the rules on irregularities.",
                                forms::Text{}),
       every_game},
  };
}

}  // namespace lammer::poker::parameters
