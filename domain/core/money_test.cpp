// Money is exact, says no to what does not fit, and rounds only the way it is told.
#include "domain/core/money.h"

#include <limits>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lammer {
namespace {

constexpr auto kLowest = std::numeric_limits<std::int64_t>::min();

static_assert(Money::dollars(12) + Money::cents(50) == Money::cents(1250));
static_assert(Money::dollars(5).times_exactly({3, 2}) == Money::cents(750));

TEST(Money, IsWrittenAsPeopleWriteIt) {
  EXPECT_EQ(Money().text(), "$0.00");
  EXPECT_EQ(Money::cents(7).text(), "$0.07");
  EXPECT_EQ(Money::cents(123450).text(), "$1,234.50");
  EXPECT_EQ(Money::dollars(1000000).text(), "$1,000,000.00");
  EXPECT_EQ(Money::cents(-325).text(), "-$3.25");
  EXPECT_EQ(Money::largest().text(), "$92,233,720,368,547,758.07");
  EXPECT_EQ(Money::cents(kLowest).text(), "-$92,233,720,368,547,758.08");
  EXPECT_EQ(Money::dollars(1234).short_text(), "$1,234");
  EXPECT_EQ(Money::cents(123450).short_text(), "$1,234.50");
}

TEST(Money, IsReadStrictly) {
  EXPECT_EQ(Money::parse("$1,234.50"), Money::cents(123450));
  EXPECT_EQ(Money::parse("$1234.50"), Money::cents(123450));
  EXPECT_EQ(Money::parse("$0"), Money());
  EXPECT_EQ(Money::parse("$0.05"), Money::cents(5));
  EXPECT_EQ(Money::parse("-$3.25"), Money::cents(-325));
  EXPECT_EQ(Money::parse("$92,233,720,368,547,758.07"), Money::largest());
}

TEST(Money, SaysWhichCharacterIsWrong) {
  struct Row {
    const char* text;
    const char* problem;
  };
  for (const auto& [text, problem] : {
           Row{"", "an amount starts with $ (character 1)"},
           Row{"12", "an amount starts with $ (character 1)"},
           Row{"$", "dollars are missing (character 2)"},
           Row{"$-5", "dollars are missing (character 2)"},
           Row{"$.50", "dollars are missing (character 2)"},
           Row{"$007", "dollars do not start with 0 (character 2)"},
           Row{"$0,123", "a comma stands before every third digit or nowhere (character 3)"},
           Row{"$1234,567", "a comma stands before every third digit or nowhere (character 6)"},
           Row{"$1,23", "three digits follow a comma (character 6)"},
           Row{"$1,2345", "three digits follow a comma (character 7)"},
           Row{"$1,234567", "three digits follow a comma (character 7)"},
           Row{"$1.5", "two digits of cents follow the point (character 5)"},
           Row{"$1.", "two digits of cents follow the point (character 4)"},
           Row{"$1.505", "nothing may follow the amount (character 6)"},
           Row{"$1 ", "nothing may follow the amount (character 3)"},
           Row{"-$0.00", "zero has no sign (character 7)"},
       }) {
    const auto read = Money::parse(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, "money.malformed") << text;
    EXPECT_EQ(read.error().sentence, '"' + std::string(text) + "\" is not an amount of money: " + problem);
  }
}

TEST(Money, AnAmountThatDoesNotFitIsRefusedNotWrapped) {
  for (const auto* text :
       {"$92,233,720,368,547,758.08", "$92233720368547759", "$922,337,203,685,477,580", "-$99999999999999999999999"}) {
    const auto read = Money::parse(text);
    ASSERT_FALSE(read) << text;
    EXPECT_EQ(read.error().code, "money.too_large") << text;
  }
}

TEST(Money, OverflowIsABug) {
  EXPECT_THROW(Money::largest() + Money::cents(1), Bug);
  EXPECT_THROW(Money::cents(kLowest) - Money::cents(1), Bug);
  EXPECT_THROW(-Money::cents(kLowest), Bug);
  EXPECT_THROW(Money::largest() * 2, Bug);
  EXPECT_THROW(Money::largest().times_rounded_down({2, 1}), Bug);
  EXPECT_THROW(Money::largest().rounded_up_to(Money::dollars(1)), Bug);
  EXPECT_EQ(Money::largest().times_exactly({3, 3}), Money::largest());
}

TEST(Money, RoundsTheWayItIsTold) {
  const auto pot = Money::cents(4275);
  EXPECT_EQ(pot.times_rounded_down(percent(10)), Money::cents(427));
  EXPECT_EQ(pot.times_rounded_up(percent(10)), Money::cents(428));
  EXPECT_THROW(pot.times_exactly(percent(10)), Bug);
  EXPECT_EQ(pot.rounded_down_to(Money::dollars(1)), Money::dollars(42));
  EXPECT_EQ(pot.rounded_up_to(Money::dollars(1)), Money::dollars(43));
  EXPECT_EQ(pot.remainder_of(Money::dollars(1)), Money::cents(75));
  EXPECT_EQ(Money::cents(-150).rounded_down_to(Money::dollars(1)), Money::dollars(-2));
  EXPECT_EQ(Money::cents(-150).rounded_up_to(Money::dollars(1)), Money::dollars(-1));
  EXPECT_EQ(Money::cents(25).goes_into(Money::cents(110)), 4);
}

TEST(Money, AUnitOrRatioOfZeroIsABug) {
  EXPECT_THROW(Money::dollars(1).rounded_down_to(Money()), Bug);
  EXPECT_THROW(Money().goes_into(Money::dollars(1)), Bug);
  EXPECT_THROW(Money::dollars(1).times_rounded_down({1, 0}), Bug);
}

RC_GTEST_PROP(MoneyProperty, WhatIsWrittenIsReadBack, (std::int64_t cents)) {
  const auto money = Money::cents(cents);
  if (cents != kLowest) {
    RC_ASSERT(Money::parse(money.text()) == money);
    RC_ASSERT(Money::parse(money.short_text()) == money);
  }
}

RC_GTEST_PROP(MoneyProperty, RoundingIsWithinOneUnitOfTheAmount, (std::int32_t cents, std::uint16_t unit_cents)) {
  const auto money = Money::cents(cents);
  const auto unit = Money::cents(unit_cents + 1);
  const auto down = money.rounded_down_to(unit);
  const auto up = money.rounded_up_to(unit);
  RC_ASSERT(down <= money && money <= up);
  RC_ASSERT(money - down < unit && up - money < unit);
  RC_ASSERT(down + money.remainder_of(unit) == money);
  RC_ASSERT(up == down || up == down + unit);
}

RC_GTEST_PROP(MoneyProperty, TheTwoSharesOfADivisionMakeTheWhole, (std::int32_t cents, std::uint8_t points)) {
  const auto money = Money::cents(cents);
  RC_ASSERT(money.times_rounded_down(percent(points)) + money.times_rounded_up({100 - points, 100}) == money);
}

}  // namespace
}  // namespace lammer
