// check_house_rules(): whether a table may be opened under these rules. Every parameter must lie in its range, have a
// meaning in the game, and agree with the others. Each refusal names its clause; they come in a fixed order, the one a
// person should mend first at the front.
#pragma once
#include <vector>

#include "domain/core/refusal.h"
#include "domain/poker/house_rules.h"

namespace lammer::poker {

// Codes: rules.not_offered, rules.malformed, rules.out_of_range, rules.not_in_this_game, rules.missing, rules.conflict.
std::vector<Refusal> refusals_of(const HouseRules& rules);

// The first of them.
Expected<void> check_house_rules(const HouseRules& rules);

}  // namespace lammer::poker
