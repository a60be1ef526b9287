// Amounts are exact to the cent or refused.
#include "services/exports/phh/amount.h"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace lammer::phh {
namespace {

TEST(PhhAmount, IsExact) {
  const std::pair<const char*, std::int64_t> amounts[] = {{"0", 0},
                                                          {"400", 40000},
                                                          {"1259450.25", 125945025},
                                                          {"678473.5", 67847350},
                                                          {"-2", -200},
                                                          {"+3", 300},
                                                          {"0.10", 10},
                                                          {"0.29", 29},
                                                          {"-0.05", -5},
                                                          {"1.000", 100},
                                                          {"1e6", 100000000},
                                                          {"12.5E-1", 125},
                                                          {"2.5e+3", 250000},
                                                          {"0e999", 0},
                                                          {"000", 0},
                                                          {"-0.0", 0},
                                                          {"0.000000e5", 0},
                                                          {"1000e-5", 1},
                                                          {"92233720368547758.07", INT64_MAX}};
  for (const auto& [text, cents] : amounts) {
    const auto amount = parse_amount(text);
    ASSERT_TRUE(amount) << text << ": " << amount.error().sentence;
    EXPECT_EQ(amount->in_cents(), cents) << text;
  }
}

TEST(PhhAmount, RefusesTheRest) {
  const std::pair<const char*, const char*> refusals[] = {
      {"", "\"\" is not an amount: it begins with a digit"},
      {"inf", "\"inf\" is not an amount: it begins with a digit"},
      {"$4", "\"$4\" is not an amount: it begins with a digit"},
      {".5", "\".5\" is not an amount: it begins with a digit"},
      {"5.", "\"5.\" is not an amount: a digit follows the point"},
      {"5e", "\"5e\" is not an amount: one to three digits are the exponent"},
      {"5e1000", "\"5e1000\" is not an amount: one to three digits are the exponent"},
      {"5,000", "\"5,000\" is not an amount: nothing may follow the number"},
      {"0.125", "\"0.125\" is not an amount: it is not a whole number of cents"},
      {"0.2999999999999999999", "\"0.2999999999999999999\" is not an amount: it is not a whole number of cents"},
      {"1e-3", "\"1e-3\" is not an amount: it is not a whole number of cents"},
      {"92233720368547758.08", "\"92233720368547758.08\" is not an amount: it is too large"},
      {"1e999", "\"1e999\" is not an amount: it is too large"}};
  for (const auto& [text, sentence] : refusals) {
    const auto amount = parse_amount(text);
    ASSERT_FALSE(amount) << text;
    EXPECT_EQ(amount.error().code, "phh.amount");
    EXPECT_EQ(amount.error().sentence, sentence);
  }
}

TEST(PhhAmount, WholeUnitsAreDollars) {
  EXPECT_EQ(amount_of_units(27050000), Money::dollars(27050000));
  EXPECT_EQ(amount_of_units(-1), Money::dollars(-1));
  EXPECT_FALSE(amount_of_units(INT64_MAX));
  EXPECT_FALSE(amount_of_units(INT64_MIN));
}

TEST(PhhAmount, IsWrittenShort) {
  EXPECT_EQ(amount_text(Money::dollars(400)), "400");
  EXPECT_EQ(amount_text(Money::cents(7750)), "77.50");
  EXPECT_EQ(amount_text(Money::cents(-5)), "-0.05");
  EXPECT_EQ(amount_text(Money::cents(-250)), "-2.50");
}

RC_GTEST_PROP(PhhAmount, IsReadBack, (std::int64_t cents)) {
  RC_PRE(cents != INT64_MIN);
  RC_ASSERT(parse_amount(amount_text(Money::cents(cents))) == Money::cents(cents));
}

}  // namespace
}  // namespace lammer::phh
