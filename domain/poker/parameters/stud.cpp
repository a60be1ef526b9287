// The bring-in, who opens, and the common card.
#include "domain/poker/parameters/areas.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::stud, member);
}

constexpr Scope only_stud_low{"STUD_LOW", [](const GameDefinition& game) { return game.code == GameCode::stud_low; }};
constexpr Scope only_stud_hl{"STUD_HL", [](const GameDefinition& game) { return game.code == GameCode::stud_hl; }};
constexpr Scope seven_card_stud{"seven-card stud",
                                [](const GameDefinition& game) { return game.deck_short == DeckShort::common_card; }};
constexpr Scope five_card_stud{"STUD5_HIGH",
                               [](const GameDefinition& game) { return game.code == GameCode::stud5_high; }};

}  // namespace

std::vector<TableParameter> stud_area() {
  return {
      {parameter_at<HouseRules>(in(&StudRules::bring_in), "bring_in.amount", "POKER-10.D.1",
                                "The forced bet; 30 percent of the small bet in whole dollars if nothing is said.",
                                forms::Or<forms::Amount>{"thirty_percent", {}}),
       stud_games},
      {parameter_at<HouseRules>(in(&StudRules::bring_in_may_open_full), "bring_in.may_open_full", "POKER-10.D.1",
                                "Whether the bring-in seat may open for the full small bet.", forms::YesNo{}),
       stud_games},
      {parameter_at<HouseRules>(in(&StudRules::first_raise), "bring_in.first_raise", "POKER-10.E",
                                "Whether the first raise completes the bring-in to a bet or adds a bet to it.",
                                forms::Choice<BringInFirstRaise>{{{"complete", BringInFirstRaise::complete},
                                                                  {"add_bet", BringInFirstRaise::add_bet}}}),
       stud_games},
      {parameter_at<HouseRules>(
           in(&StudRules::low_order), "bring_in.low_order", "POKER-10.D.4.b",
           "Which card brings in at stud low: the highest face, or the best low card.",
           forms::Choice<BringInLowOrder>{{{"face", BringInLowOrder::face}, {"best_low", BringInLowOrder::best_low}}}),
       only_stud_low},
      {parameter_at<HouseRules>(in(&StudRules::hl_order), "bring_in.hl_order", "POKER-10.D.4.c",
                                "Which card brings in at stud high-low without a qualifier.",
                                forms::Choice<BringInHlOrder>{{{"high_card", BringInHlOrder::high_card},
                                                               {"low_card", BringInHlOrder::low_card}}}),
       only_stud_hl},
      {parameter_at<HouseRules>(in(&StudRules::all_in_first), "stud.all_in_first", "POKER-10.H.1",
                                "Who opens when the best hand showing is all in.",
                                forms::Choice<StudAllInFirst>{{{"next_best", StudAllInFirst::next_best},
                                                               {"next_clockwise", StudAllInFirst::next_clockwise}}}),
       stud_games},
      {parameter_at<HouseRules>(in(&StudRules::open_pair_big_bet), "stud.open_pair_big_bet", "POKER-10.H.1",
                                "Whether an open pair on the fourth card allows the big bet.", forms::YesNo{}),
       seven_card_stud},
      {parameter_at<HouseRules>(in(&StudRules::sufficiency_counts_burn), "stud.sufficiency_counts_burn", "POKER-10.J.2",
                                "Whether the burn counts when the deck is asked to serve everyone.", forms::YesNo{}),
       seven_card_stud},
      {parameter_at<HouseRules>(in(&StudRules::last_card_joins_reshuffle), "stud.last_card_joins_reshuffle",
                                "POKER-10.J.3", "Whether the last card of the deck is shuffled with the burns.",
                                forms::YesNo{}),
       seven_card_stud},
      {parameter_at<HouseRules>(in(&StudRules::common_in_showing), "stud.common_in_showing", "POKER-10.J.4",
                                "Whether a common card counts in the hands showing.", forms::YesNo{}),
       seven_card_stud},
      {parameter_at<HouseRules>(in(&StudRules::five_stud_burn_each), "five_stud.burn_each", "POKER-14.H",
                                "Whether each of the last two cards has a burn of its own.", forms::YesNo{}),
       five_card_stud},
  };
}

}  // namespace lammer::poker::parameters
