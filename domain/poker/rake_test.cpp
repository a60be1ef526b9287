// What is taken of a hand, from which pot, and never too much.
#include "domain/poker/rake.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using testing::dollars;

// Two seats are eligible for every pot; the rake does not look at seats.
Pots pots(std::initializer_list<std::int64_t> amounts) {
  Pots made;
  for (const auto amount : amounts) made.push_back({dollars(amount), {1, 2}});
  return made;
}

PotAmounts amounts(std::initializer_list<std::int64_t> values) {
  PotAmounts made;
  for (const auto value : values) made.push_back(dollars(value));
  return made;
}

RakeRules ten_percent(std::int64_t cap) {
  RakeRules rules;
  rules.percent_on = true;
  rules.max_per_round = dollars(cap);
  return rules;
}

PotAmounts rake(std::initializer_list<std::int64_t> of, const RakeRules& rules) {
  return rake_due(pots(of), rules, HandReach::beyond);
}

TEST(Rake, PercentOfEachPotRoundedDownMainPotFirst) {
  RULE("POKER-17.B.1", "POKER-17.A.3");
  EXPECT_EQ(rake({60, 47}, ten_percent(7)), amounts({6, 1}));
  EXPECT_EQ(rake({37}, ten_percent(7)), amounts({3}));
  EXPECT_EQ(rake({42, 36}, ten_percent(5)), amounts({4, 1})) << "nasty case 22";
  EXPECT_EQ(rake({660}, ten_percent(5)), amounts({5})) << "nasty case 10";
  EXPECT_EQ(rake({90}, ten_percent(5)), amounts({5}));
}

TEST(Rake, OfTheTotalIsTakenFromTheMainPotFirst) {
  RULE("POKER-17.B.1");
  auto rules = ten_percent(20);
  rules.basis = RakeBasis::total;
  EXPECT_EQ(rake({15, 15}, rules), amounts({3, 0})) << "each pot alone would give 1 + 1";
  rules.percent = {1, 2};
  EXPECT_EQ(rake({4, 30}, rules), amounts({4, 13})) << "what the main pot does not hold comes from the side pot";
}

TEST(Rake, TheUnitOfRounding) {
  RULE("POKER-17.B.1");
  auto rules = ten_percent(7);
  rules.unit = Money::cents(25);
  EXPECT_EQ(rake({37}, rules)[0], Money::cents(350));
  rules.unit = Money::cents(1);
  EXPECT_EQ(rake({37}, rules)[0], Money::cents(370));
}

TEST(Rake, StepsRiseWhenCalledMoneyReachesALevel) {
  RULE("POKER-17.B.2");
  RakeRules rules;
  rules.incremental_on = true;
  rules.max_per_round = dollars(5);
  rules.steps = {{dollars(10), dollars(1)}, {dollars(20), dollars(2)}, {dollars(40), dollars(4)}};
  EXPECT_EQ(rake({9}, rules), amounts({0}));
  EXPECT_EQ(rake({39}, rules), amounts({2}));
  EXPECT_EQ(rake({40}, rules), amounts({4}));
  EXPECT_EQ(rake({25, 15}, rules), amounts({4, 0})) << "tested on the sum, taken from the main pot";
}

TEST(Rake, PercentAndStepsTogetherKeepOneCap) {
  RULE("POKER-17.B", "POKER-17.A.3");
  auto rules = ten_percent(5);
  rules.incremental_on = true;
  rules.steps = {{dollars(20), dollars(2)}};
  EXPECT_EQ(rake({24}, rules), amounts({4}));
  EXPECT_EQ(rake({44}, rules), amounts({5})) << "4 + 2, cut to 5";
}

TEST(Rake, NoFlopNoDrop) {
  RULE("POKER-17.B.1.a");
  auto rules = ten_percent(5);
  EXPECT_EQ(rake_due(pots({60}), rules, HandReach::first_street), amounts({5}));
  rules.no_flop_no_drop = true;
  EXPECT_EQ(rake_due(pots({60}), rules, HandReach::first_street), amounts({0}));
  EXPECT_EQ(rake_due(pots({60}), rules, HandReach::beyond), amounts({5}));
}

TEST(Rake, OfATimeTableIsNothing) {
  RULE("POKER-17.B.3");
  RakeRules rules;
  rules.time_on = true;
  rules.max_per_round = dollars(5);
  EXPECT_EQ(rake({200}, rules), amounts({0}));
}

HouseRules one_dollar_bad_beat() {
  HouseRules rules;
  rules.jackpot.bad_beat = {.enabled = true, .flat = dollars(1), .max = dollars(1), .min_pot = dollars(20)};
  return rules;
}

TEST(Contributions, AreWorkedOutAfterTheRake) {
  RULE("POKER-15.C.2", "POKER-15.B.2");
  auto rules = one_dollar_bad_beat();
  EXPECT_EQ(contributions_due(pots({23}), amounts({2}), rules).bad_beat, amounts({1})) << "21 after rake";
  EXPECT_EQ(contributions_due(pots({20}), amounts({2}), rules).bad_beat, amounts({0})) << "18 after rake";
  rules.jackpot.pot_basis = JackpotPotBasis::gross;
  EXPECT_EQ(contributions_due(pots({20}), amounts({2}), rules).bad_beat, amounts({1}));
}

TEST(Contributions, FollowTheirScheduleAndNeverExceedTheMaximum) {
  RULE("POKER-15.C.1", "POKER-16.C.1", "POKER-16.B.2", "POKER-16.B.3");
  HouseRules rules;
  auto& high_hand = rules.jackpot.high_hand;
  high_hand = {.enabled = true, .method = ContributionMethod::steps, .max = dollars(2), .min_pot = dollars(15)};
  high_hand.steps = {{dollars(20), dollars(1)}, {dollars(50), dollars(2)}, {dollars(90), dollars(3)}};
  const auto due = [&](std::int64_t pot) { return contributions_due(pots({pot}), amounts({0}), rules).high_hand; };
  EXPECT_EQ(due(19), amounts({0}));
  EXPECT_EQ(due(63), amounts({2}));
  EXPECT_EQ(due(95), amounts({2})) << "cut to the maximum";
  high_hand.method = ContributionMethod::percent;
  high_hand.percent = percent(3);
  EXPECT_EQ(due(66), amounts({1})) << "1.98 rounded down to the unit";
  EXPECT_EQ(due(14), amounts({0})) << "below the minimum pot";
}

TEST(Contributions, BothJackpotsUseTheSameBase) {
  RULE("POKER-15.C.2", "POKER-16.C.2");
  auto rules = one_dollar_bad_beat();
  rules.jackpot.high_hand = rules.jackpot.bad_beat;
  const auto due = contributions_due(pots({22}), amounts({2}), rules);
  EXPECT_EQ(due.bad_beat, amounts({1}));
  EXPECT_EQ(due.high_hand, amounts({1})) << "20 meets the minimum although 19 is left after the bad beat";
}

TEST(Contributions, OncePerRoundFromTheMainPotOrOncePerPot) {
  RULE("POKER-15.C");
  auto rules = one_dollar_bad_beat();
  EXPECT_EQ(contributions_due(pots({30, 25}), amounts({0, 0}), rules).bad_beat, amounts({1, 0}));
  rules.jackpot.per = JackpotPer::pot;
  EXPECT_EQ(contributions_due(pots({30, 25}), amounts({0, 0}), rules).bad_beat, amounts({1, 1}));
  EXPECT_EQ(contributions_due(pots({30, 15}), amounts({0, 0}), rules).bad_beat, amounts({1, 0}));
}

RC_GTEST_PROP(Rake, NoPotGivesMoreThanItHoldsAndTheCapHolds, ()) {
  Pots called;
  const auto count = *rc::gen::inRange(1, 5);
  for (int i = 0; i < count; ++i) called.push_back({Money::cents(*rc::gen::inRange<std::int64_t>(0, 20'000)), {1, 2}});
  HouseRules rules;
  rules.rake = ten_percent(*rc::gen::inRange<std::int64_t>(0, 12));
  rules.rake.basis = *rc::gen::element(RakeBasis::each_pot, RakeBasis::total);
  rules.rake.incremental_on = *rc::gen::arbitrary<bool>();
  rules.rake.steps = {{dollars(5), dollars(3)}, {dollars(30), dollars(9)}};
  rules.jackpot.per = *rc::gen::element(JackpotPer::round, JackpotPer::pot);
  rules.jackpot.pot_basis = *rc::gen::element(JackpotPotBasis::after_rake, JackpotPotBasis::gross);
  for (auto* fund : {&rules.jackpot.bad_beat, &rules.jackpot.high_hand})
    *fund = {.enabled = true, .flat = dollars(*rc::gen::inRange<std::int64_t>(0, 4)), .max = dollars(3)};

  const auto rake = rake_due(called, rules.rake, HandReach::beyond);
  const auto due = contributions_due(called, rake, rules);
  RC_ASSERT(total_of(rake) <= rules.rake.max_per_round);
  for (std::size_t i = 0; i < called.size(); ++i) {
    RC_ASSERT(!rake[i].is_negative() && !due.bad_beat[i].is_negative() && !due.high_hand[i].is_negative());
    RC_ASSERT(rake[i] + due.bad_beat[i] + due.high_hand[i] <= called[i].amount);
  }
}

}  // namespace
}  // namespace lammer::poker
