// transfers_of(): the money an event moves, as transfers of the ledger. Pure; nothing from a training table. A rewind
// gives the opposite of everything it takes back, the last first.
//
// After every event each account of the table stands at what the table says: chips_of(), pot(), rake_area(),
// drop_box().
#pragma once
#include "domain/ledger/transfer.h"
#include "domain/room/event.h"

namespace lammer::room {

ledger::Transfers transfers_of(const Table& before, const TableEvent& event);

}  // namespace lammer::room
