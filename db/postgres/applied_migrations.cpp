// The comparison of two histories, step by step.
#include "db/postgres/applied_migrations.h"

#include "db/fault.h"

namespace lammer::db {

std::size_t count_applied(pqxx::transaction_base& transaction, std::span<const Migration> known) {
  if (transaction.query_value<bool>("SELECT to_regclass('schema_migration') IS NULL")) return 0;
  std::size_t applied = 0;
  for (const auto& [number, name, checksum] : transaction.query<int, std::string, std::string>(
           "SELECT number, name, checksum FROM schema_migration ORDER BY number")) {
    if (applied == known.size())
      throw Fault("the database has migration " + std::to_string(number) + " (" + name +
                  "), which this program does not know: install the newer version of Lammer that made it");
    const auto& ours = known[applied];
    if (number != ours.number || name != ours.name || checksum != ours.checksum)
      throw Fault("migration " + std::to_string(number) + " (" + name +
                  ") was applied with other contents than this program has: an applied migration must never be edited; "
                  "restore its file and write a new one");
    ++applied;
  }
  return applied;
}

}  // namespace lammer::db
