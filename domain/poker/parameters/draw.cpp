// How many draws, how many cards, and what is reshuffled.
#include "domain/poker/parameters/areas.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::draw, member);
}

}  // namespace

std::vector<TableParameter> draw_area() {
  return {
      {parameter_at<HouseRules>(in(&DrawRules::count), "draw.count", "POKER-20.K",
                                "How many draws a hand has; only Badugi leaves a choice, four or three.",
                                forms::Or<forms::Whole<std::uint8_t>>{"game", {1, 4}}),
       draw_games},
      {parameter_at<HouseRules>(in(&DrawRules::max), "draw.max", "POKER-13.G.2",
                                "How many cards a seat may exchange in one draw.",
                                forms::Or<forms::Whole<std::uint8_t>>{"all", {1, 4}}),
       draw_games},
      {parameter_at<HouseRules>(in(&DrawRules::stub_first), "draw.stub_first", "POKER-13.G.3.b",
                                "Whether the rest of the deck is dealt out before reshuffled discards.",
                                forms::YesNo{}),
       draw_games},
      {parameter_at<HouseRules>(in(&DrawRules::exclude_own), "draw.exclude_own", "POKER-13.G.3.c",
                                "Whether a seat's discards of this draw stay out of the reshuffle made for it.",
                                forms::YesNo{}),
       draw_games},
      {parameter_at<HouseRules>(in(&DrawRules::never_return_own), "draw.never_return_own", "POKER-21.D.8",
                                "Whether a card thrown at an earlier draw is kept from coming back to its seat.",
                                forms::YesNo{}),
       draw_games},
      {parameter_at<HouseRules>(in(&DrawRules::burns_in_reshuffle), "draw.burns_in_reshuffle", "POKER-07.F.3+games",
                                "Whether burns are reshuffled with the discards.", forms::YesNo{}),
       draw_games},
  };
}

}  // namespace lammer::poker::parameters
