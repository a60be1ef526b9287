// Money is only ever where it was put.
#include "domain/ledger/balances.h"

#include <gtest/gtest.h>

#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::ledger {
namespace {

using testing::dollars;
using testing::seat;

const TableId table(7);
const auto stack = Account::stack(table, seat(3));
const auto pot = Account::pot(table);
const auto bank = Account::at_table(Container::bank, table);

TEST(Balances, FollowTheTransfersAndComeToNothing) {
  Balances balances;
  ASSERT_TRUE(
      balances.post(Transfers{{Flow::buy_in, stack, bank, dollars(100)}, {Flow::bet, pot, stack, dollars(30)}}));
  EXPECT_EQ(balances.of(stack), dollars(70));
  EXPECT_EQ(balances.of(pot), dollars(30));
  EXPECT_EQ(balances.of(bank), -dollars(100));
  EXPECT_TRUE(balances.total().is_zero());
}

TEST(Balances, AStackGivesNoMoreThanItHasAndNothingIsHalfPosted) {
  RULE("POKER-08.B.1");
  Balances balances;
  ASSERT_TRUE(balances.post(Transfers{{Flow::buy_in, stack, bank, dollars(80)}}));
  const auto posted =
      balances.post(Transfers{{Flow::bet, pot, stack, dollars(50)}, {Flow::bet, pot, stack, dollars(50)}});
  ASSERT_FALSE(posted);
  EXPECT_EQ(posted.error().code, "ledger.overdrawn");
  EXPECT_EQ(balances.of(stack), dollars(80));
  EXPECT_TRUE(balances.of(pot).is_zero());
}

TEST(Balances, WhatIsNotPermittedIsNotPosted) {
  Balances balances;
  const auto posted = balances.post(Transfers{{Flow::buy_in, pot, bank, dollars(80)}});
  ASSERT_FALSE(posted);
  EXPECT_EQ(posted.error().code, "ledger.flow");
  EXPECT_TRUE(balances.all().empty());
}

TEST(Balances, AFundPaysNoMoreThanItHolds) {
  Balances balances;
  const auto fund = Account::cage_fund({Claimant::bad_beat, 1});
  const auto posted = balances.post(Transfers{{Flow::bad_beat_payout, Account::player_cash(), fund, dollars(1)}});
  ASSERT_FALSE(posted);
  EXPECT_EQ(posted.error().code, "ledger.overdrawn");
}

}  // namespace
}  // namespace lammer::ledger
