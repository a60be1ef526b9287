// AppendStatement: the one statement that stores several appends, and their form as its parameters. Appends of one
// stream become one move of its head.
#pragma once
#include <map>
#include <set>
#include <span>
#include <string>
#include <vector>

#include <pqxx/pqxx>

#include "db/postgres/sql_rows.h"
#include "services/ports/event_store.h"

namespace lammer::db {

class AppendStatement {
 public:
  // Prepared on a connection of which it is the only user.
  explicit AppendStatement(pqxx::connection& connection);

  // Stores them in one transaction of its own and says of each whether its stream's head was where it expected it; what
  // is stale has left nothing behind. Throws what pqxx throws.
  std::vector<bool> store(std::span<const services::Append> appends);

 private:
  void make_missing(std::span<const services::Append> appends);

  // Oids of the row types that batches travel in; each database has its own.
  struct RowTypes {
    std::uint32_t head_move, event, command, posting, snapshot, stream_head, balance;
  };

  pqxx::connection& connection_;
  RowTypes types_{};
  // Rows that are there, by room: balances are never removed.
  std::map<std::string, std::set<std::string>> known_accounts_;
};

}  // namespace lammer::db
