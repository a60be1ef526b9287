// "expect pots 60:1,2,3 60:2,3": what a script says must be true at this point of the hand.
#pragma once
#include "services/hand_script/table.h"

namespace lammer::hand_script {

// A refusal says what is there instead.
Expected<void> check_expectation(Words& words, const ScriptTable& table);

}  // namespace lammer::hand_script
