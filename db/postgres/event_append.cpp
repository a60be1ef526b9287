// The head is locked first, so it cannot be stale.
#include "db/postgres/event_append.h"

#include <algorithm>

#include "db/fault.h"

namespace lammer::db {

using services::Instant;

std::int64_t append_events(pqxx::transaction_base& transaction, const services::StreamName& name,
                           std::span<const services::NewEvent> events, const EventOrigin& origin) {
  const auto& [room, stream] = name;
  transaction.exec(
      "INSERT INTO stream_head (room, stream, seq, hash) VALUES ($1, $2, 0, decode(repeat('00', 32), 'hex')) "
      "ON CONFLICT DO NOTHING",
      pqxx::params{room, stream});
  const auto head =
      transaction
          .exec("SELECT seq, encode(hash, 'hex') FROM stream_head WHERE room = $1 AND stream = $2 FOR UPDATE",
                pqxx::params{room, stream})
          .one_row();
  auto seq = head[0].as<std::int64_t>();
  const auto found = services::hash_from_hex(head[1].view());
  if (!found) throw Fault("the record holds a hash that is none");
  auto hash = *found;
  // Clocks of two nodes differ; the times of a stream never go back.
  const auto last = transaction.query_value<std::int64_t>(
      "SELECT coalesce(max((extract(epoch FROM at) * 1000)::bigint), 0) FROM event WHERE room = $1 AND stream = $2 AND "
      "seq = $3",
      pqxx::params{room, stream, seq});
  const auto at = std::max(origin.at, Instant(std::chrono::milliseconds(last)));
  for (const auto& event : events) {
    ++seq;
    hash = services::hash_of({room, stream, seq, at, event.type, event.version, event.payload, event.clauses,
                              origin.actor, origin.device, origin.command_id},
                             hash);
    transaction.exec(
        "INSERT INTO event (room, stream, seq, at, type, version, payload, clauses, actor, device, command_id, hash) "
        "VALUES ($1, $2, $3, to_timestamp($4::bigint / 1000.0), $5, $6, $7, $8, $9, $10, $11, decode($12, 'hex'))",
        pqxx::params{room, stream, seq, at.time_since_epoch().count(), event.type, event.version, event.payload,
                     event.clauses, origin.actor, origin.device, origin.command_id, services::hex_of(hash)});
  }
  transaction.exec("UPDATE stream_head SET seq = $3, hash = decode($4, 'hex') WHERE room = $1 AND stream = $2",
                   pqxx::params{room, stream, seq, services::hex_of(hash)});
  return seq;
}

}  // namespace lammer::db
