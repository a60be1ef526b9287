// Events of one stream appended inside a transaction of the caller's, beside a change of state that they tell of. For
// streams that change seldom; tables and jackpots go through the group commit (append_statement.h).
#pragma once
#include <span>

#include <pqxx/pqxx>

#include "services/ports/event_store.h"
#include "services/record/stream_model.h"

namespace lammer::db {

struct EventOrigin {
  std::string actor;
  std::string device;
  std::string command_id;
  services::Instant at;
};

// Locks the stream's head until the transaction ends; lock several streams in the order of their names. Returns where
// the stream then stands.
std::int64_t append_events(pqxx::transaction_base& transaction, const services::StreamName& name,
                           std::span<const services::NewEvent> events, const EventOrigin& origin);

}  // namespace lammer::db
