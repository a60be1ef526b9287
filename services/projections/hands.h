// The list of hands, made from the events of a table.
#pragma once
#include "services/ports/hand_store.h"
#include "services/ports/table_codec.h"

namespace lammer::services {

// Rows of the hands that end within these events. They begin between two hands; what belongs to a hand that is not over
// is left for the next time.
HandBatch project_hands(const TableCodec& codec, const StreamName& name, std::span<const StoredEvent> events);

}  // namespace lammer::services
