// Why: the clause behind an event of a table. Events that no rule asks for (a seat taken, a dealer's push) have none.
#pragma once
#include <optional>

#include "domain/room/event.h"

namespace lammer::room {

// `game`: of the hand in play.
std::optional<Clause> clause_of(const TableEvent& event, poker::GameCode game);

// "Seat 3 buys $200".
std::string describe(const TableEvent& event);

}  // namespace lammer::room
