// Rows of the record as pqxx gives them, turned into ours: the columns an event, a hash or a time is read from.
#pragma once
#include <pqxx/pqxx>

#include "services/ports/event_store.h"

namespace lammer::db {

// The columns event_from() expects, in its order.
inline constexpr const char* event_columns =
    "seq, (extract(epoch FROM at) * 1000)::bigint, type, version, payload, clauses, actor, device, command_id, "
    "encode(hash, 'hex')";
services::StoredEvent event_from(const pqxx::row& row);

services::Hash hash_from(const pqxx::field& hex_digits);
services::Instant instant_from(const pqxx::field& milliseconds);

}  // namespace lammer::db
