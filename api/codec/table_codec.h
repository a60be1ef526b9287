// The record's texts of a table (services/ports/table_codec.h). What happens inside a hand is written as the hand's own
// event, type hand.*; the rest is type table.*.
#pragma once
#include <memory>
#include <span>

#include "api/codec/events.h"
#include "services/ports/table_codec.h"

namespace lammer::codec {

// Every type of the table's own events with the version written today; hand_event_types() has the others.
std::span<const EventType> table_event_types();

std::unique_ptr<services::TableCodec> make_table_codec();

}  // namespace lammer::codec
