// Rows of the record as pqxx gives them, turned into ours: the columns an event, a hash or a time is read from.
#pragma once
#include <pqxx/pqxx>

#include "services/ports/event_store.h"
#include "services/ports/hand_store.h"

namespace lammer::db {

// The columns event_from() expects, in its order.
inline constexpr const char* event_columns =
    "seq, (extract(epoch FROM at) * 1000)::bigint, type, version, payload, clauses, actor, device, command_id, "
    "encode(hash, 'hex')";
services::StoredEvent event_from(const pqxx::row& row);

// The columns hand_from() expects, in its order.
inline constexpr const char* hand_columns =
    "table_id, number, game, rules_version, dealer, (extract(epoch FROM started_at) * 1000)::bigint, "
    "(extract(epoch FROM ended_at) * 1000)::bigint, outcome, players, pot_cents, rake_cents, bad_beat_cents, "
    "high_hand_cents, first_seq, last_seq";
services::HandRow hand_from(const pqxx::row& row);

services::Hash hash_from(const pqxx::field& hex_digits);
services::Instant instant_from(const pqxx::field& milliseconds);

}  // namespace lammer::db
