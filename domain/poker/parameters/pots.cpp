// How a pot is divided, and the kill that a large one brings.
#include "domain/poker/parameters/areas.h"
#include "domain/poker/words.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in_split(auto member) {
  return field(&HouseRules::split, member);
}

constexpr auto in_kill(auto member) {
  return field(&HouseRules::kill, member);
}

constexpr Scope kill_games{"games with a kill", [](const GameDefinition& game) { return game.kill_allowed; },
                           [](const GameDefinition& game) { return game.clauses.kill; }};

const forms::Choice<OddTo> odd_to{
    {{"game", OddTo::game}, {"first_left_of_button", OddTo::first_left_of_button}, {"card_suit", OddTo::card_suit}}};

}  // namespace

std::vector<TableParameter> pot_area() {
  return {
      {parameter_at<HouseRules>(
           in_split(&SplitRules::unit), "split.unit_cents", "POKER-06.H",
           "The smallest unit a pot is divided in, in cents.",
           forms::Choice<Money>{{{"25", Money::cents(25)}, {"50", Money::cents(50)}, {"100", Money::cents(100)}}}),
       every_game},
      {parameter_at<HouseRules>(in_split(&SplitRules::odd_to), "split.odd_to", "POKER-06.H",
                                "Who gets a unit that cannot be divided among tied seats.", odd_to),
       whole_pot_games},
      {parameter_at<HouseRules>(in_split(&SplitRules::odd_high), "split.odd_high", "POKER-12.K.6",
                                "Who gets an odd unit of the first half.", odd_to),
       split_games},
      {parameter_at<HouseRules>(in_split(&SplitRules::odd_low), "split.odd_low", "POKER-12.K.8",
                                "Who gets an odd unit of the second half.", odd_to),
       split_games},
      {parameter_at<HouseRules>(
           in_split(&SplitRules::odd_scope), "split.odd_scope", "POKER-10.L.3.d",
           "Which cards are compared for an odd unit: all a seat was dealt, or the five it plays.",
           forms::Choice<OddScope>{{{"own_dealt", OddScope::own_dealt}, {"played_five", OddScope::played_five}}}),
       every_game},
      {parameter_at<HouseRules>(
           in_split(&SplitRules::odd_low_order), "split.odd_low_order", "POKER-10.L.3.f",
           "Whether the lowest card for an odd unit is read by its face or by the low ranking.",
           forms::Choice<OddLowOrder>{{{"face", OddLowOrder::face}, {"rank_6e", OddLowOrder::rank_6e}}}),
       every_game},
      {parameter_at<HouseRules>(in_kill(&KillRules::mode), "kill.mode", "POKER-01.B.21",
                                "Whether the limits rise by half or to twice after one player wins a whole large pot.",
                                forms::any_of<KillMode>()),
       kill_games},
      {parameter_at<HouseRules>(in_kill(&KillRules::qualifying_pot), "kill.qualifying_pot", "POKER-01.B.28",
                                "The least pot that brings a kill.", forms::Or<forms::Amount>{"none", {}},
                                "with kill.mode half or full"),
       kill_games},
      {parameter_at<HouseRules>(
           in_kill(&KillRules::pot_basis), "kill.pot_basis", "POKER-01.B.28",
           "Whether that pot is counted after rake and contributions or before them.",
           forms::Choice<KillPotBasis>{{{"net", KillPotBasis::net}, {"gross", KillPotBasis::gross}}}),
       kill_games},
      {parameter_at<HouseRules>(
           in_kill(&KillRules::post), "kill.post", "POKER-12.M", "Whether the winner posts in the kill hand.",
           forms::Choice<KillPost>{{{"none", KillPost::none}, {"winner_posts", KillPost::winner_posts}}}),
       kill_games},
  };
}

}  // namespace lammer::poker::parameters
