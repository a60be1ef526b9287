// Why: the clause behind an event, and the event in words for a person. The record shows both.
#pragma once
#include <string>

#include "domain/poker/event.h"

namespace lammer::poker {

// The clause of the game's own chapter where it speaks.
Clause clause_of(const Event& event, const GameDefinition& game);

// "Seat 4 raises to $40".
std::string describe(const Event& event);

}  // namespace lammer::poker
