// One random hand from its seed (or a fuzzer's bytes) to its end, checked all the way, and made as short as it can be
// if something does not hold.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "tests/property/checked_hand.h"

namespace lammer::property {

inline constexpr std::size_t commands_max = 200;

struct RandomHand {
  poker::HouseRules rules;
  std::vector<Order> orders;           // accepted and refused
  std::optional<std::string> problem;  // what did not hold
  poker::Events log;
};

RandomHand play_random_hand(poker::GameCode game, Chance& chance);

// The same problem with orders left out that it does not need.
RandomHand shortened(const RandomHand& hand);

}  // namespace lammer::property
