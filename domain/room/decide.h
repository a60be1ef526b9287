// decide(): what a command means for a table: events, or a refusal with its clause. Pure; a refusal has changed
// nothing.
#pragma once
#include "domain/core/refusal.h"
#include "domain/room/apply.h"
#include "domain/room/command.h"

namespace lammer::room {

Expected<TableEvents> decide(const Table& table, const TableCommand& command, const By& by, Instant now);

// A hand begun with exactly this start, whatever the table would have chosen; its rules are the table's.
Expected<TableEvents> open_hand(const Table& table, const poker::StartHand& start, const LicenceNo& dealer,
                                Instant now);

}  // namespace lammer::room
