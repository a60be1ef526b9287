// Percent first, then steps, one cap; contributions after both.
#include "domain/poker/rake.h"

#include <algorithm>

namespace lammer::poker {
namespace {

PotAmounts nothing_of(const Pots& pots) {
  PotAmounts amounts;
  for (std::size_t i = 0; i < pots.size(); ++i) amounts.push_back(Money());
  return amounts;
}

// Takes `amount` from the main pot and, as far as that does not hold it, from the side pots in their order.
void take_main_first(Money amount, const Pots& pots, PotAmounts& taken) {
  for (std::size_t i = 0; i < pots.size() && amount > Money(); ++i) {
    const auto from_this = std::min(amount, pots[i].amount - taken[i]);
    taken[i] += from_this;
    amount -= from_this;
  }
}

Money step_amount(const std::vector<RakeStep>& steps, Money base) {
  Money amount;
  for (const auto& step : steps)
    if (base >= step.level) amount = step.amount;
  return amount;
}

Money contribution_on(Money base, const ContributionRules& rules, Money unit) {
  if (base < rules.min_pot) return {};
  switch (rules.method) {
    case ContributionMethod::flat:
      return std::min(rules.flat, rules.max);
    case ContributionMethod::steps:
      return std::min(step_amount(rules.steps, base), rules.max);
    case ContributionMethod::percent:
      return std::min(base.times_rounded_down(rules.percent).rounded_down_to(unit), rules.max);
  }
  return {};
}

PotAmounts contribution_due(const Pots& base, const ContributionRules& rules, JackpotPer per, Money unit) {
  auto due = nothing_of(base);
  if (!rules.enabled) return due;
  if (per == JackpotPer::round) {
    take_main_first(contribution_on(total_of(base), rules, unit), base, due);
  } else {
    for (std::size_t i = 0; i < base.size(); ++i)
      due[i] = std::min(contribution_on(base[i].amount, rules, unit), base[i].amount);
  }
  return due;
}

}  // namespace

Money total_of(const PotAmounts& amounts) {
  Money total;
  for (const auto amount : amounts) total += amount;
  return total;
}

PotAmounts rake_due(const Pots& called, const RakeRules& rules, HandReach reach) {
  auto due = nothing_of(called);
  if (rules.no_flop_no_drop && reach == HandReach::first_street) return due;
  const auto within_cap = [&](Money amount) { return std::min(amount, rules.max_per_round - total_of(due)); };

  if (rules.percent_on && rules.basis == RakeBasis::each_pot) {
    for (std::size_t i = 0; i < called.size(); ++i)
      due[i] = within_cap(called[i].amount.times_rounded_down(rules.percent).rounded_down_to(rules.unit));
  } else if (rules.percent_on) {
    const auto of_total = total_of(called).times_rounded_down(rules.percent).rounded_down_to(rules.unit);
    take_main_first(within_cap(of_total), called, due);
  }
  if (rules.incremental_on) take_main_first(within_cap(step_amount(rules.steps, total_of(called))), called, due);
  return due;
}

Contributions contributions_due(const Pots& called, const PotAmounts& rake, const HouseRules& rules) {
  const auto& jackpot = rules.jackpot;
  auto base = called;
  if (jackpot.pot_basis == JackpotPotBasis::after_rake)
    for (std::size_t i = 0; i < base.size(); ++i) base[i].amount -= rake[i];
  Contributions due{contribution_due(base, jackpot.bad_beat, jackpot.per, rules.rake.unit),
                    contribution_due(base, jackpot.high_hand, jackpot.per, rules.rake.unit)};
  // Two jackpots and the rake may meet in a pot too small for all three; the later one gives way.
  for (std::size_t i = 0; i < called.size(); ++i) {
    due.bad_beat[i] = std::min(due.bad_beat[i], called[i].amount - rake[i]);
    due.high_hand[i] = std::min(due.high_hand[i], called[i].amount - rake[i] - due.bad_beat[i]);
  }
  return due;
}

}  // namespace lammer::poker
