// AppendBatch: several appends as the parameters of the one statement that stores them. Appends of one stream become one
// move of its head.
#pragma once
#include <span>

#include <pqxx/pqxx>

#include "services/ports/event_store.h"

namespace lammer::db {

// Prepares the statement on a connection.
void prepare_append(pqxx::connection& connection);

// Stores them in one transaction of its own and says of each whether its stream's head was where it expected it; what is
// stale has left nothing behind. Throws what pqxx throws.
std::vector<bool> store(pqxx::connection& connection, std::span<const services::Append> appends);

}  // namespace lammer::db
