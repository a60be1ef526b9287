// AppendStatement: the one statement that stores several appends, and their form as its parameters. Appends of one
// stream become one move of its head.
#pragma once
#include <span>
#include <string>
#include <unordered_set>
#include <vector>

#include <pqxx/pqxx>

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

  pqxx::connection& connection_;
  // Rows that are there: heads and balances are never removed.
  std::unordered_set<std::string> known_accounts_;
};

}  // namespace lammer::db
