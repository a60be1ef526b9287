// House rules made at random that a table may really be opened with: every one passes check_house_rules(). The usual
// values are the likelier ones, so that hands get far enough to matter.
#pragma once
#include "domain/poker/house_rules.h"
#include "tests/property/chance.h"

namespace lammer::property {

poker::HouseRules random_rules(poker::GameCode game, Chance& chance);

}  // namespace lammer::property
