// What the jackpots take of a hand. What they pay, and to whom, is decided by the room.
#include "domain/core/bug.h"
#include "domain/poker/parameters/areas.h"

namespace lammer::poker::parameters {
namespace {

// How the schedule is written: "$1", "$20: $1, $50: $2" or "2.5%", as the method says.
const forms::Amount amount_form;
const forms::Steps steps_form;
const forms::Percent percent_form{0, 10'000};

std::string schedule_text(const ContributionRules& rules) {
  switch (rules.method) {
    case ContributionMethod::flat:
      return amount_form.text(rules.flat);
    case ContributionMethod::steps:
      return steps_form.text(rules.steps);
    case ContributionMethod::percent:
      return percent_form.text(rules.percent);
  }
  throw Bug("every method has a schedule", std::source_location::current());
}

Expected<void> set_schedule(ContributionRules& rules, std::string_view text) {
  const auto store = [&](const auto& form, auto& into) {
    return form.read(text).map([&](auto value) { into = std::move(value); });
  };
  switch (rules.method) {
    case ContributionMethod::flat:
      return store(amount_form, rules.flat);
    case ContributionMethod::steps:
      return store(steps_form, rules.steps);
    case ContributionMethod::percent:
      return store(percent_form, rules.percent);
  }
  throw Bug("every method has a schedule", std::source_location::current());
}

struct Names {
  std::string_view enabled, method, schedule, max, min_pot;
};

struct Clauses {
  Clause enabled, schedule, max, min_pot;
};

TableParameter schedule_of(ContributionRules JackpotRules::* jackpot, std::string_view name, Clause clause) {
  const auto rules_of = field(&HouseRules::jackpot, jackpot);
  return {{name, clause, "What is taken of a pot that reaches the minimum.", ParameterKind::steps,
           "an amount, a list of steps or a percentage, as the method says",
           [rules_of](const HouseRules& rules) { return schedule_text(rules_of(rules)); },
           [rules_of, name, clause](HouseRules& rules, std::string_view text) -> Expected<void> {
             const auto set = set_schedule(rules_of(rules), text);
             if (!set) return refused_for(name, clause, set.error());
             return {};
           },
           "with the jackpot"},
          every_game};
}

std::vector<TableParameter> contribution_area(ContributionRules JackpotRules::* jackpot, const Names& names,
                                              const Clauses& clauses) {
  const auto in = [jackpot](auto member) { return field(&HouseRules::jackpot, jackpot, member); };
  return {
      {parameter_at<HouseRules>(in(&ContributionRules::enabled), names.enabled, clauses.enabled,
                                "Whether this table pays into the jackpot.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(in(&ContributionRules::method), names.method, clauses.schedule,
                                "Whether a contribution is one amount, goes by steps, or is a share of the pot.",
                                forms::Choice<ContributionMethod>{{{"flat", ContributionMethod::flat},
                                                                   {"steps", ContributionMethod::steps},
                                                                   {"percent", ContributionMethod::percent}}}),
       every_game},
      schedule_of(jackpot, names.schedule, clauses.schedule),
      {parameter_at<HouseRules>(in(&ContributionRules::max), names.max, clauses.max,
                                "The most that is taken of one pot.", forms::Amount{}, "with the jackpot"),
       every_game},
      {parameter_at<HouseRules>(in(&ContributionRules::min_pot), names.min_pot, clauses.min_pot,
                                "The pot below which nothing is taken.", forms::Amount{}),
       every_game},
  };
}

}  // namespace

std::vector<TableParameter> jackpot_area() {
  auto area = contribution_area(&JackpotRules::bad_beat,
                                {"bb.enabled", "bb.method", "bb.schedule", "bb.max_contribution", "bb.min_pot"},
                                {"POKER-15.A", "POKER-15.C.1", "POKER-15.B.1", "POKER-15.B.2"});
  for (auto& parameter : contribution_area(
           &JackpotRules::high_hand, {"hh.enabled", "hh.method", "hh.schedule", "hh.max_contribution", "hh.min_pot"},
           {"POKER-16.A", "POKER-16.C.1", "POKER-16.B.2", "POKER-16.B.3"}))
    area.push_back(std::move(parameter));
  area.push_back(
      {parameter_at<HouseRules>(field(&HouseRules::jackpot, &JackpotRules::per), "jackpot.per", "POKER-15.C",
                                "Whether a hand contributes once or each of its pots does.",
                                forms::Choice<JackpotPer>{{{"round", JackpotPer::round}, {"pot", JackpotPer::pot}}}),
       every_game});
  area.push_back({parameter_at<HouseRules>(field(&HouseRules::jackpot, &JackpotRules::pot_basis), "jackpot.pot_basis",
                                           "POKER-15.C.2", "Whether the pot is counted after the rake or before it.",
                                           forms::Choice<JackpotPotBasis>{{{"after_rake", JackpotPotBasis::after_rake},
                                                                           {"gross", JackpotPotBasis::gross}}}),
                  every_game});
  area.push_back(
      {parameter_at<HouseRules>(field(&HouseRules::jackpot, &JackpotRules::special_hands), "jackpot.special_hands",
                                "POKER-15.B.3", "Whether hands run twice, bomb pots and waterfalls can win a jackpot.",
                                forms::YesNo{}),
       every_game});
  return area;
}

}  // namespace lammer::poker::parameters
