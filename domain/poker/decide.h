// decide(): what a command means for a hand: events, or a refusal with its clause. Dispatch only; the rules are in
// steps/.
#pragma once
#include "domain/poker/apply.h"
#include "domain/poker/command.h"

namespace lammer::poker {

// The hand and everything that follows by rule, played on in place; the events are added to `events`. A refusal has
// changed nothing. Rewind is HandRecord's, which has the log.
Expected<void> play(Hand& hand, const HouseRules& rules, const Command& command, Authority by, Events& events);

// The same without touching the hand.
Expected<Events> decide(const Hand& hand, const HouseRules& rules, const Command& command, Authority by);

}  // namespace lammer::poker
