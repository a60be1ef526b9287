// What a database says about its own migrations, compared with what this program knows. Only db/ includes this.
#pragma once
#include <span>
#include <string>

#include <pqxx/pqxx>

#include "db/postgres/migrations.h"

namespace lammer::db {

// How many of the known migrations have been applied. Throws Fault if the database's history is not a prefix of ours.
std::size_t count_applied(pqxx::transaction_base& transaction, std::span<const Migration> known);

}  // namespace lammer::db
