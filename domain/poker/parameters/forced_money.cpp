// Antes, blinds, straddles and the button they are counted from.
#include "domain/core/bug.h"
#include "domain/poker/parameters/areas.h"
#include "domain/poker/words.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::forced, member);
}

constexpr auto at_button(auto member) {
  return field(&HouseRules::button, member);
}

constexpr Scope straddle_games{"games with a straddle",
                               [](const GameDefinition& game) { return game.straddle_allowed; },
                               [](const GameDefinition& game) { return game.clauses.straddle; }};

constexpr Scope blind_games{"games with blinds", [](const GameDefinition& game) { return game.has_button(); },
                            [](const GameDefinition& game) { return game.clauses.forced_bet; }};

std::vector<Money> blinds(const HouseRules& rules) {
  const auto& posted = rules.forced.blinds;
  insist(rules.forced.blind_count <= posted.size(), "a table has at most three blinds");
  return {posted.begin(), posted.begin() + rules.forced.blind_count};
}

void set_blinds(HouseRules& rules, const std::vector<Money>& amounts) {
  rules.forced.blinds = {};
  std::ranges::copy(amounts, rules.forced.blinds.begin());
  rules.forced.blind_count = static_cast<std::uint8_t>(amounts.size());
}

}  // namespace

std::vector<TableParameter> forced_money_area() {
  return {
      {parameter_at<HouseRules>(in(&ForcedRules::ante), "game.ante", "POKER-07.D.2",
                                "What is paid into the pot for each seat before the deal.", forms::Amount{}),
       every_game},
      {parameter_at<HouseRules>(in(&ForcedRules::ante_mode), "game.ante_mode", "POKER-11.B.1",
                                "Who pays the ante: every seat its own, or the button or the big blind for all.",
                                forms::any_of<AnteMode>()),
       button_games},
      {parameter<HouseRules>("game.blinds", "POKER-11.D.1", "The blinds, in seat order from the button's left.",
                             forms::Amounts{forms::Amounts::Order::not_falling, 3}, blinds, set_blinds,
                             "in games with blinds"),
       blind_games},
      {parameter_at<HouseRules>(
           in(&ForcedRules::blind_timing), "game.blind_timing", "POKER-13.E",
           "Whether the blinds are posted before or after the deal.",
           forms::Or<forms::Choice<ForcedMoney>>{
               "game",
               {{{"before_deal", ForcedMoney::blinds_before_deal}, {"after_deal", ForcedMoney::blinds_after_deal}}}}),
       button_games},
      {parameter_at<HouseRules>(in(&ForcedRules::heads_up_blinds), "game.heads_up_blinds", "POKER-11.D",
                                "Who posts the small blind when two play: the seat left of the button by the letter, "
                                "or the button.",
                                forms::Choice<HeadsUpBlinds>{{{"literal", HeadsUpBlinds::literal},
                                                              {"button_small", HeadsUpBlinds::button_small}}}),
       button_games},
      {parameter_at<HouseRules>(in(&ForcedRules::missed_blinds), "game.missed_blinds", "POKER-11.D.1",
                                "What a seat owes that was not there for its blinds.",
                                forms::Choice<MissedBlinds>{{{"none", MissedBlinds::none},
                                                             {"post_both", MissedBlinds::post_both},
                                                             {"wait_big_blind", MissedBlinds::wait_big_blind}}}),
       button_games},
      {parameter_at<HouseRules>(in(&ForcedRules::straddle), "straddle.enabled", "POKER-11.E",
                                "Whether the seat left of the last blind may straddle.", forms::YesNo{}),
       straddle_games},
      {parameter_at<HouseRules>(in(&ForcedRules::straddle_amount), "straddle.amount", "POKER-11.E.1",
                                "How much a straddle is; twice the last blind if nothing is said.",
                                forms::Or<forms::Amount>{"twice_last_blind", {}}),
       straddle_games},
      {parameter_at<HouseRules>(
           in(&ForcedRules::straddle_unit), "straddle.raise_unit", "POKER-11.G",
           "What the first raise over a straddle is measured by.",
           forms::Choice<StraddleUnit>{{{"straddle", StraddleUnit::straddle}, {"big_blind", StraddleUnit::big_blind}}}),
       straddle_games},
      {parameter_at<HouseRules>(at_button(&ButtonRules::start), "button.start", "POKER-11.C.1",
                                "Where the button begins when a table opens.",
                                forms::Choice<ButtonStart>{{{"right_of_dealer", ButtonStart::right_of_dealer},
                                                            {"card_draw", ButtonStart::card_draw}}}),
       button_games},
      {parameter_at<HouseRules>(
           at_button(&ButtonRules::draw_tie), "button.draw_tie", "POKER-11.C.1.b",
           "How equal cards are told apart when the button is drawn for.",
           forms::Choice<ButtonDrawTie>{{{"suit", ButtonDrawTie::suit}, {"redeal", ButtonDrawTie::redeal}}}),
       button_games},
      {parameter_at<HouseRules>(
           at_button(&ButtonRules::move), "button.move", "POKER-11.C.2",
           "Whether the button always moves to a player, or may stand at an empty seat.",
           forms::Choice<ButtonMove>{{{"forward", ButtonMove::forward}, {"dead", ButtonMove::dead}}}),
       button_games},
  };
}

}  // namespace lammer::poker::parameters
