// apply(): one event folded into the hand. Judges nothing; what breaks an invariant is a bug.
#pragma once
#include <span>

#include "domain/poker/hand.h"

namespace lammer::poker {

// Any event but Rewound, which needs the whole log: see fold().
void apply(Hand& hand, const Event& event);

// The hand after a whole log, rewinds included.
Hand fold(std::span<const Event> log);

}  // namespace lammer::poker
