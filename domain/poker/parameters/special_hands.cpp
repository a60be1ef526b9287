// Hands the players may ask for: run it twice, bomb pot, double board, waterfall.
#include "domain/poker/parameters/areas.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::special, member);
}

constexpr Scope split_board_games{"games with a board and two halves",
                                  [](const GameDefinition& game) { return game.has_board() && game.has_halves(); }};

const forms::Amounts preset{forms::Amounts::Order::rising, 10};

}  // namespace

std::vector<TableParameter> special_hand_area() {
  return {
      {parameter_at<HouseRules>(in(&SpecialHandRules::run_twice), "rit.enabled", "POKER-08.L",
                                "Whether all-in players may have the rest of the board dealt twice.", forms::YesNo{}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::run_twice_hilo), "rit.hilo", "POKER-08.L",
                                "Whether that is offered in high-low games, each board divided into high and low.",
                                forms::YesNo{}),
       split_board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::bomb), "bomb.enabled", "POKER-08.M",
                                "Whether the players may agree to a bomb pot.", forms::YesNo{}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::bomb_amounts), "bomb.amounts", "POKER-08.M",
                                "What each player may put into a bomb pot.", preset, "with bomb.enabled"),
       board_games},
      {parameter_at<HouseRules>(
           in(&SpecialHandRules::bomb_short_stack), "bomb.short_stack", "POKER-08.M.1.b",
           "What becomes of a bomb pot, on one board or two, or a waterfall when a player cannot pay the amount.",
           forms::Choice<ShortStack>{{{"refuse", ShortStack::refuse}, {"all_in", ShortStack::all_in}}}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::double_board), "dbomb.enabled", "POKER-08.N",
                                "Whether the players may agree to a bomb pot on two boards.", forms::YesNo{}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::double_board_amounts), "dbomb.amounts", "POKER-08.N",
                                "What each player may put into a bomb pot on two boards.", preset,
                                "with dbomb.enabled"),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::double_board_button_stays), "dbomb.button_stays", "POKER-08.N.4",
                                "Whether the button stays for the hand after one on two boards.", forms::YesNo{}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::waterfall), "waterfall.enabled", "POKER-08.O",
                                "Whether the players may agree to a waterfall hand.", forms::YesNo{}),
       board_games},
      {parameter_at<HouseRules>(in(&SpecialHandRules::waterfall_amounts), "waterfall.amounts", "POKER-08.O",
                                "What each player may put into a waterfall pot.", preset, "with waterfall.enabled"),
       board_games},
      {parameter_at<HouseRules>(
           in(&SpecialHandRules::waterfall_betting), "waterfall.betting", "POKER-08.O.2.a",
           "Whether a waterfall hand has betting rounds.",
           forms::Choice<WaterfallBetting>{
               {{"none", WaterfallBetting::none}, {"after_each_street", WaterfallBetting::after_each_street}}}),
       board_games},
  };
}

}  // namespace lammer::poker::parameters
