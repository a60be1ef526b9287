// A hand as a hand script (docs/hand-scripts.md): rules, seats and the orders, one a line. What the language has no
// word for (a button memory made up, an amount below zero) stands as a comment.
#pragma once
#include <span>
#include <string>

#include "domain/poker/house_rules.h"
#include "tests/property/random_orders.h"

namespace lammer::property {

std::string script_of(const poker::HouseRules& rules, std::span<const Order> orders);

}  // namespace lammer::property
