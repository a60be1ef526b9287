// Presets for a table.
#include "domain/poker/presets.h"

#include <algorithm>
#include <array>

#include "domain/poker/figures.h"

namespace lammer::poker {
namespace {

using enum GameCode;

constexpr std::array every_game{stud_high, stud_low,  stud_hl,  stud_hl8,    holdem,      omaha_high,
                                omaha_hl8, draw_high, draw_low, stud5_high,  omaha5_high, omaha5_hl8,
                                badugi,    td_27,     td_a5,    td_badeucey, td_badacey,  sixplus};
constexpr std::array no_limit_games{holdem, sixplus};
constexpr std::array pot_limit_games{omaha_high, omaha_hl8, omaha5_high, omaha5_hl8};
constexpr std::array fixed_limit_games{stud_high, stud_low, stud_hl, stud_hl8,    stud5_high, draw_high, draw_low,
                                       badugi,    td_27,    td_a5,   td_badeucey, td_badacey, omaha_hl8};

HouseRules table_of(GameCode code, BetStructure structure, Money min, std::optional<Money> max) {
  HouseRules rules;
  rules.game = code;
  rules.seats_max = game(code).seats_max;
  rules.bet.structure = structure;
  rules.bet.min = min;
  rules.bet.max = max;
  if (game(code).has_button()) {
    const auto [first, last] = default_blinds(rules);
    rules.forced.blinds = {first, last};
    rules.forced.blind_count = 2;
  }
  rules.rake.percent_on = true;
  rules.rake.max_per_round = Money::dollars(5);
  return rules;
}

// What rooms have in common beside the limits.
HouseRules common(HouseRules rules) {
  if (game(rules.game).has_button()) rules.forced.heads_up_blinds = HeadsUpBlinds::button_small;
  return rules;
}

HouseRules no_limit(GameCode code) {
  return common(table_of(code, BetStructure::no_limit, Money::dollars(2), std::nullopt));
}

HouseRules pot_limit(GameCode code) {
  return common(table_of(code, BetStructure::pot, Money::dollars(2), std::nullopt));
}

HouseRules fixed_limit(GameCode code) {
  const auto small_bet = Money::dollars(8);
  auto rules = common(table_of(code, BetStructure::fixed, small_bet, small_bet * 2));
  rules.bet.max_raises = 3;
  if (!game(code).has_button()) rules.forced.ante = Money::dollars(1);
  if (code == omaha_hl8) {
    rules.kill.mode = KillMode::full;
    rules.kill.qualifying_pot = Money::dollars(100);
  }
  return rules;
}

constexpr std::array all_presets{
    Preset{"literal", "By the letter of the book", every_game, literal_rules},
    Preset{"no_limit", "No limit", no_limit_games, no_limit},
    Preset{"pot_limit", "Pot limit", pot_limit_games, pot_limit},
    Preset{"fixed_limit", "Fixed limit, three raises", fixed_limit_games, fixed_limit},
};

}  // namespace

HouseRules literal_rules(GameCode code) {
  return table_of(code, BetStructure::spread, Money::dollars(4), Money::dollars(40));
}

std::span<const Preset> presets() {
  return all_presets;
}

Expected<HouseRules> preset_rules(std::string_view id, GameCode code) {
  const auto* preset = std::ranges::find(all_presets, id, &Preset::id);
  if (preset == all_presets.end())
    return tl::make_unexpected(
        Refusal{"rules.unknown_preset", "\"" + std::string(id) + "\" is no preset", std::nullopt});
  if (std::ranges::find(preset->games, code) == preset->games.end())
    return tl::make_unexpected(
        Refusal{"rules.not_in_this_game",
                "the preset \"" + std::string(preset->name) + "\" is not meant for " + std::string(game(code).name),
                std::nullopt});
  return preset->rules(code);
}

}  // namespace lammer::poker
