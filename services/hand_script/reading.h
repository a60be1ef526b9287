// Reading a line of a hand script as a command, at a given hand: "4 raises to 40", "deal 3 As Kd", "draw 5 discards 2c
// gets 9h", "floor misdeal wrong_start".
#pragma once
#include "domain/poker/command.h"
#include "domain/poker/hand.h"
#include "services/hand_script/words.h"

namespace lammer::hand_script {

struct Order {
  poker::Command command;
  poker::Authority by = poker::Authority::dealer;
};

// Every command but the start of a hand, which the table makes. The hand fills in what a dealer reads off the table
// (cards that come back at the push).
Expected<Order> read_order(Words& words, const poker::Hand& hand, const poker::HouseRules& rules);

}  // namespace lammer::hand_script
