// Hands that are over, as JSON: a list, and one hand with every event in words, its clauses and who entered it.
#pragma once
#include <span>

#include <nlohmann/json.hpp>

#include "api/codec/hand_json.h"
#include "services/ports/hand_store.h"
#include "services/ports/table_codec.h"

namespace lammer::codec {

// {"items": [...], "next": number}: `next` is there while there may be more, and is the next page's `before`.
nlohmann::ordered_json hands_json(std::span<const services::HandRow> rows, std::size_t page);

// One event in words, with its clauses, who entered it and the stored payload. `hidden`: one that tells down cards
// nobody has shown is told without them.
nlohmann::ordered_json event_json(const services::StoredEvent& stored, const services::TableCodec& codec,
                                  DownCards down);

nlohmann::ordered_json hand_json(const services::HandRow& row, std::span<const services::StoredEvent> events,
                                 const services::TableCodec& codec, DownCards down);

}  // namespace lammer::codec
