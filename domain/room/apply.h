// apply(): one event folded into the table. Judges nothing; what breaks an invariant is a bug.
#pragma once
#include <span>

#include "domain/room/event.h"

namespace lammer::room {

void apply(Table& table, const TableEvent& event);
void apply_all(Table& table, std::span<const TableEvent> events);

}  // namespace lammer::room
