// Presets: complete house rules to start a table from. The letter of the book for every game, and the three ways rooms
// commonly play. Amounts are a usual table's; every preset passes check_house_rules() for each of its games.
#pragma once
#include <span>
#include <string_view>

#include "domain/core/refusal.h"
#include "domain/poker/house_rules.h"

namespace lammer::poker {

struct Preset {
  std::string_view id;    // no_limit
  std::string_view name;  // for people
  std::span<const GameCode> games;
  HouseRules (*rules)(GameCode game);
};

std::span<const Preset> presets();

// Refused where the preset is unknown or not meant for the game.
Expected<HouseRules> preset_rules(std::string_view preset, GameCode game);

// Spread limit, the defaults of the book and nothing optional. Any game that is offered.
HouseRules literal_rules(GameCode game);

}  // namespace lammer::poker
