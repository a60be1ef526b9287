// What a state offers is accepted, and what it does not offer is refused with nothing changed.
#pragma once
#include "domain/poker/next_step.h"
#include "tests/property/chance.h"

namespace lammer::property {

// Cards of the first board that a second run shares.
std::size_t shared_board_cards(const poker::Hand& hand);

// Throws Broken.
void check_offers(const poker::Hand& hand, const poker::HouseRules& rules, Chance& chance);

}  // namespace lammer::property
