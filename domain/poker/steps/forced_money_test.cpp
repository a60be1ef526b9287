// Forced money that is not paid in the ordinary way: by an empty stack, by one seat for all.
#include <gtest/gtest.h>

#include "domain/poker/decide.h"
#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using testing::dollars;
using testing::seat;

// No-limit Hold 'Em, blinds $1 and $2 from seats 1 and 2, the button in seat 3; short stacks play.
HouseRules tournament() {
  HouseRules rules;
  rules.mode = TableMode::tournament;
  rules.short_stack_plays = true;
  rules.bet.structure = BetStructure::no_limit;
  rules.bet.min = dollars(2);
  rules.forced.blinds = {dollars(1), dollars(2)};
  rules.forced.blind_count = 2;
  return rules;
}

Hand after_deal(const HouseRules& rules, std::int64_t big_blinds_stack) {
  StartHand start;
  start.asking = {1, 2, 3};
  for (const auto each : start.asking) start.stacks[each] = dollars(100);
  start.stacks[seat(2)] = dollars(big_blinds_stack);
  Hand hand;
  Events events;
  EXPECT_TRUE(play(hand, rules, start, Authority::dealer, events));
  EXPECT_TRUE(play(hand, rules, DealDown{}, Authority::dealer, events));
  return hand;
}

TEST(ForcedMoney, ABlindNobodyCanPayIsStillThePrice) {
  RULE("POKER-01.B.7");
  auto rules = tournament();
  rules.forced.ante = dollars(1);
  const auto hand = after_deal(rules, 1);
  EXPECT_EQ(hand.stacks[seat(2)], Money());
  EXPECT_EQ(hand.betting.price(), dollars(2));
  EXPECT_EQ(hand.betting.turn(), seat(3));
}

TEST(ForcedMoney, AnAnteForAllMayBeOneAmountHoweverManyPlay) {
  auto rules = tournament();
  rules.forced.ante_mode = AnteMode::big_blind;
  rules.forced.ante_for_all = dollars(2);
  const auto hand = after_deal(rules, 100);
  EXPECT_EQ(hand.paid[seat(2)].dead, dollars(2));
  EXPECT_EQ(hand.stacks[seat(2)], dollars(96));
  EXPECT_EQ(hand.stacks[seat(3)], dollars(100));
}

}  // namespace
}  // namespace lammer::poker
