// A broken connection is dropped and made anew at the next question, so the probe recovers by itself.
#include "db/postgres/postgres_probe.h"

#include <chrono>
#include <optional>
#include <utility>

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/applied_migrations.h"
#include "db/postgres/connection.h"
#include "db/postgres/migrations.h"
#include "db/postgres/watchdog.h"

namespace lammer::db {
namespace {

using services::Check;
using services::CheckState;

Check migrations_check(pqxx::transaction_base& transaction) {
  const auto& known = known_migrations();
  try {
    const auto applied = count_applied(transaction, known);
    auto sentence = std::to_string(applied) + " of " + std::to_string(known.size()) + " migrations are applied";
    if (applied == known.size()) return {"migrations", CheckState::up, sentence + "."};
    return {"migrations", CheckState::down, sentence + ": run 'lammer migrate'."};
  } catch (const Fault& fault) {
    return {"migrations", CheckState::down, fault.what()};
  }
}

class PostgresProbe : public services::RecordProbe {
 public:
  explicit PostgresProbe(std::string url) : url_(std::move(url)) {}

  std::vector<Check> probe() override {
    try {
      if (!connection_)
        connection_.emplace(
            connect(url_, {.connect = std::chrono::seconds(2), .statement = std::chrono::milliseconds(2000)}));
      const auto watch = watchdog_.over(connection_->sock(), std::chrono::seconds(3));
      pqxx::read_transaction transaction(*connection_);
      // "15.18 (Debian 15.18-0+deb12u1)": the number says enough.
      const auto version =
          transaction.query_value<std::string>("SELECT split_part(current_setting('server_version'), ' ', 1)");
      return {{"postgres", CheckState::up, "PostgreSQL " + version + " answers."}, migrations_check(transaction)};
    } catch (const pqxx::broken_connection&) {
      connection_.reset();
      return unreachable("PostgreSQL does not answer: look whether it hangs or has gone away.");
    } catch (const std::exception& e) {
      connection_.reset();
      return unreachable(e.what());
    }
  }

 private:
  static std::vector<Check> unreachable(std::string sentence) {
    return {{"postgres", CheckState::down, std::move(sentence)},
            {"migrations", CheckState::down, "Not known while PostgreSQL is away."}};
  }

  std::string url_;
  std::optional<pqxx::connection> connection_;
  Watchdog watchdog_;
};

}  // namespace

std::unique_ptr<services::RecordProbe> make_postgres_probe(std::string url) {
  return std::make_unique<PostgresProbe>(std::move(url));
}

}  // namespace lammer::db
