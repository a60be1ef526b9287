// Rules as texts and back.
#include "domain/poker/parameter_texts.h"

#include <algorithm>

#include <gtest/gtest.h>

#include "domain/poker/parameters.h"
#include "domain/poker/presets.h"

namespace lammer::poker {
namespace {

TEST(ParameterTexts, EveryPresetReadsBackAsItWasWritten) {
  for (const auto& preset : presets())
    for (const auto code : preset.games) {
      const auto texts = texts_of(preset.rules(code));
      EXPECT_EQ(texts.size(), table_parameters().size());
      const auto read = rules_from(texts);
      ASSERT_TRUE(read) << read.error().sentence;
      EXPECT_EQ(texts_of(*read), texts) << preset.id;
    }
}

TEST(ParameterTexts, OrderDoesNotMatter) {
  auto rules = literal_rules(GameCode::holdem);
  rules.jackpot.bad_beat.enabled = true;
  rules.jackpot.bad_beat.method = ContributionMethod::steps;
  rules.jackpot.bad_beat.steps = {{Money::dollars(20), Money::dollars(1)}};
  rules.jackpot.bad_beat.max = Money::dollars(1);
  const auto texts = texts_of(rules);
  // A schedule is read by its method, which now comes after it.
  auto reversed = texts;
  std::ranges::reverse(reversed);
  const auto read = rules_from(reversed);
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_EQ(texts_of(*read), texts);
}

TEST(ParameterTexts, WhatIsNotNamedHasItsDefault) {
  const auto read = rules_from({{"bet.min", "$5"}});
  ASSERT_TRUE(read);
  EXPECT_EQ(read->bet.min, Money::dollars(5));
  EXPECT_EQ(read->seats_max, HouseRules().seats_max);
}

TEST(ParameterTexts, WrongOnesAreRefused) {
  const auto code = [](const ParameterTexts& texts) { return rules_from(texts).error().code; };
  EXPECT_EQ(code({{"no.such", "1"}}), "rules.unknown_parameter");
  EXPECT_EQ(code({{"bet.min", "$5"}, {"bet.min", "$5"}}), "rules.parameter_twice");
  EXPECT_EQ(code({{"bet.min", "$5"}, {"bet.small_bet", "$5"}}), "rules.parameter_twice");
  EXPECT_EQ(code({{"bet.min", "five"}}), "rules.malformed");
}

}  // namespace
}  // namespace lammer::poker
