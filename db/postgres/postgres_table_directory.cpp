// A room has tens of tables, so their names are read as they are and need no projection.
#include "db/postgres/postgres_table_directory.h"

#include <optional>

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "db/postgres/watchdog.h"
#include "services/ports/event_store.h"

namespace lammer::db {
namespace {

constexpr std::chrono::milliseconds time_max{4000};

// A stream whose first command was refused has a head and no event.
constexpr const char* list_sql =
    "SELECT number FROM (SELECT CASE WHEN stream ~ '^table/[0-9]{1,7}$' THEN substring(stream FROM 7)::bigint END AS "
    "number FROM stream_head WHERE room = $1 AND stream LIKE 'table/%' AND seq > 0) AS tables WHERE number > $2 ORDER "
    "BY number LIMIT $3";

class PostgresTableDirectory : public services::TableDirectory {
 public:
  explicit PostgresTableDirectory(std::string url) : url_(std::move(url)) {}

  std::vector<TableId> list(const std::string& room, TableId after, std::size_t most) override {
    try {
      if (!connection_) connection_.emplace(connect(url_, {.statement = time_max}));
      const auto watch = watchdog_.over(connection_->sock(), time_max);
      std::vector<TableId> tables;
      for (const auto& row : pqxx::nontransaction(*connection_).exec(list_sql, pqxx::params{room, after.value(), most}))
        tables.emplace_back(row[0].as<std::int64_t>());
      return tables;
    } catch (const Fault& e) {
      connection_.reset();
      throw services::StoreAway(e.what());
    } catch (const pqxx::failure& e) {
      connection_.reset();
      throw services::StoreAway(std::string("the list of tables: ") + e.what());
    }
  }

 private:
  std::string url_;
  std::optional<pqxx::connection> connection_;
  Watchdog watchdog_;
};

}  // namespace

std::unique_ptr<services::TableDirectory> make_postgres_table_directory(std::string url) {
  return std::make_unique<PostgresTableDirectory>(std::move(url));
}

}  // namespace lammer::db
