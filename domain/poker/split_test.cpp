// Equal shares, odd units and what is less than a unit.
#include "domain/poker/split.h"

#include <algorithm>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

std::vector<std::int64_t> shares_in_cents(std::int64_t cents, std::int64_t unit_cents, std::size_t count) {
  std::vector<Money> shares(count);
  divide(Money::cents(cents), Money::cents(unit_cents), shares);
  std::vector<std::int64_t> result;
  for (const auto share : shares) result.push_back(share.in_cents());
  return result;
}

using Cents = std::vector<std::int64_t>;

TEST(Split, EqualHandsShareInUnits) {
  RULE("POKER-06.H", "POKER-06.H+games");
  EXPECT_EQ(shares_in_cents(9000, 100, 3), (Cents{3000, 3000, 3000}));
  EXPECT_EQ(shares_in_cents(9900, 100, 3), (Cents{3300, 3300, 3300}));
  EXPECT_EQ(shares_in_cents(10000, 100, 3), (Cents{3400, 3300, 3300}));
  EXPECT_EQ(shares_in_cents(10100, 100, 3), (Cents{3400, 3400, 3300}));
}

TEST(Split, WhatIsLessThanAUnitGoesToTheNextInOrder) {
  RULE("POKER-06.H");
  EXPECT_EQ(shares_in_cents(1150, 100, 3), (Cents{400, 400, 350}));
  EXPECT_EQ(shares_in_cents(1250, 100, 3), (Cents{450, 400, 400}));
  EXPECT_EQ(shares_in_cents(1050, 50, 2), (Cents{550, 500}));
  EXPECT_EQ(shares_in_cents(30, 100, 2), (Cents{30, 0}));
}

RC_GTEST_PROP(Split, NothingIsLostAndNobodyGetsMoreThanAUnitExtra, ()) {
  const auto cents = *rc::gen::inRange<std::int64_t>(0, 10'000'000);
  const auto unit = *rc::gen::element<std::int64_t>(25, 50, 100);
  const auto count = *rc::gen::inRange<std::size_t>(1, 11);
  const auto shares = shares_in_cents(cents, unit, count);
  std::int64_t sum = 0;
  for (const auto share : shares) sum += share;
  RC_ASSERT(sum == cents);
  const auto [least, most] = std::ranges::minmax(shares);
  RC_ASSERT(most - least <= unit);
}

}  // namespace
}  // namespace lammer::poker
