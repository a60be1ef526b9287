// Presets can be opened as they are.
#include "domain/poker/presets.h"

#include <gtest/gtest.h>

#include "domain/poker/check_house_rules.h"
#include "domain/poker/parameters.h"

namespace lammer::poker {
namespace {

TEST(Presets, PassTheCheckForEveryGameTheyAreMeantFor) {
  for (const auto& preset : presets())
    for (const auto code : preset.games) {
      const auto rules = preset_rules(preset.id, code);
      ASSERT_TRUE(rules);
      EXPECT_EQ(rules->game, code);
      for (const auto& refusal : refusals_of(*rules))
        ADD_FAILURE() << preset.id << ", " << game(code).id << ": " << refusal.sentence;
    }
}

TEST(Presets, ByTheLetterExistForEveryGameOffered) {
  for (const auto& definition : all_games())
    EXPECT_EQ(preset_rules("literal", definition.code).has_value(), definition.offered);
}

TEST(Presets, ByTheLetterDepartFromNoDefaultButWhatIsRequired) {
  for (const auto code : {GameCode::holdem, GameCode::stud_high, GameCode::badugi}) {
    const auto rules = literal_rules(code);
    HouseRules untouched;
    untouched.game = code;
    for (const auto& parameter : table_parameters())
      if (parameter.required.empty() && parameter.name != "table.max_seats") {
        EXPECT_EQ(parameter.get(rules), parameter.get(untouched)) << parameter.name;
      }
  }
}

TEST(Presets, AreThoseOfTheRoomsWeKnow) {
  EXPECT_EQ(preset_rules("no_limit", GameCode::holdem)->bet.structure, BetStructure::no_limit);
  EXPECT_EQ(preset_rules("pot_limit", GameCode::omaha5_high)->bet.structure, BetStructure::pot);
  EXPECT_EQ(preset_rules("fixed_limit", GameCode::badugi)->bet.max_raises, 3);
  EXPECT_EQ(preset_rules("fixed_limit", GameCode::omaha_hl8)->kill.mode, KillMode::full);
  for (const auto& preset : presets())
    for (const auto code : preset.games) {
      const auto rules = preset_rules(preset.id, code);
      const bool button_small = preset.id != "literal" && game(code).has_button();
      EXPECT_EQ(rules->forced.heads_up_blinds, button_small ? HeadsUpBlinds::button_small : HeadsUpBlinds::literal);
    }
}

TEST(Presets, AreRefusedForOtherGamesAndOtherNames) {
  EXPECT_EQ(preset_rules("no_limit", GameCode::stud_high).error().code, "rules.not_in_this_game");
  EXPECT_EQ(preset_rules("half_limit", GameCode::holdem).error().code, "rules.unknown_preset");
}

}  // namespace
}  // namespace lammer::poker
