// What may be bet: structure, limits, raises.
#include "domain/poker/parameters/areas.h"
#include "domain/poker/words.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::bet, member);
}

}  // namespace

std::vector<TableParameter> bet_area() {
  return {
      {parameter_at<HouseRules>(
           in(&BetRules::structure), "bet.structure", "POKER-08.J+games",
           "How a bet is limited: between the posted limits, at fixed sizes, by the pot, or by the "
           "stack alone.",
           forms::any_of<BetStructure>()),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::min), "bet.min", "POKER-08.J",
                                "The posted minimum bet; at fixed limit the small bet.", forms::Amount{},
                                "at every table"),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::max), "bet.max", "POKER-08.J",
                                "The posted maximum bet; at fixed limit the big bet, at pot and no limit none.",
                                forms::Or<forms::Amount>{"none", {}}, "at spread and fixed limit"),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::big_bet_from), "bet.big_bet_from", "POKER-08.J+games",
                                "The street from which fixed limit is played at the big bet, counting the deal as 0.",
                                forms::Or<forms::Whole<std::uint8_t>>{"game", {0, 4}}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::max_raises), "bet.max_raises", "POKER-08.K.1",
                                "How many raises a betting round may have.",
                                forms::Or<forms::Whole<std::uint8_t>>{"none", {1, 99}}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::min_raise), "bet.min_raise", "POKER-01.B.29",
                                "The least a raise may add: the posted minimum, the last full raise, or anything.",
                                forms::Or<forms::Choice<MinRaise>>{"structure", forms::any_of<MinRaise>()}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::short_allin_reopens), "bet.short_allin_reopens", "POKER-01.B.29",
                                "Whether an all-in below a full raise lets seats that have acted raise again.",
                                forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::check_raise), "bet.check_raise", "POKER-08.J.2",
                                "Whether a seat that has checked may raise in the same round.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::out_of_turn_binding), "bet.out_of_turn_binding", "POKER-08.C",
                                "Whether words spoken out of turn bind the seat.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::fixed_half_bet), "bet.fixed_half_bet", "POKER-08.B.5+games",
                                "Whether at fixed limit an all-in of half a bet or more counts as a full bet.",
                                forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::cap_heads_up), "bet.cap_heads_up", "POKER-08.K.1+games",
                                "Whether the cap on raises holds when only two seats are left.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(
           in(&BetRules::fold_unfaced), "bet.fold_unfaced", "POKER-11.H.2",
           "Whether a seat may fold without facing a bet.",
           forms::Choice<FoldUnfaced>{{{"allow", FoldUnfaced::allow}, {"refuse", FoldUnfaced::refuse}}}),
       every_game},
      {parameter_at<HouseRules>(in(&BetRules::pot_round_small_blind), "pot_limit.round_small_blind", "POKER-19.B.1",
                                "Whether pot limit counts the small blind as if it were a full one.", forms::YesNo{}),
       button_games},
      {parameter_at<HouseRules>(in(&BetRules::min_increase_cap), "bet.min_increase_cap", "POKER-08.K.2",
                                "How far the players may agree to lift the minimum; $0 is not at all.",
                                forms::Amount{}),
       every_game},
      {parameter_at<HouseRules>(
           in(&BetRules::min_increase_poll), "bet.min_increase_poll", "POKER-08.K.3",
           "How the players' consent to a higher minimum is taken.",
           forms::Choice<MinIncreasePoll>{{{"seat_by_seat", MinIncreasePoll::seat_by_seat},
                                           {"voice_with_floor", MinIncreasePoll::voice_with_floor}}}),
       every_game},
  };
}

}  // namespace lammer::poker::parameters
