// House rules as a list of (name, text), the strict text form of parameters.h: how rules travel in commands, events and
// snapshots. Reading back what texts_of() wrote gives the same rules, in later versions too: every parameter is
// written.
#pragma once
#include <string>
#include <vector>

#include "domain/core/refusal.h"
#include "domain/poker/house_rules.h"

namespace lammer::poker {

struct ParameterText {
  std::string name;
  std::string text;

  friend bool operator==(const ParameterText&, const ParameterText&) = default;
};
using ParameterTexts = std::vector<ParameterText>;

// All of them, in the order of table_parameters().
ParameterTexts texts_of(const HouseRules& rules);

// In any order; what is not named has its default. Refused: a name that is none, a name twice, a text that is none.
// Whether the rules agree with the game and each other is check_house_rules()'s.
Expected<HouseRules> rules_from(const ParameterTexts& texts);

}  // namespace lammer::poker
