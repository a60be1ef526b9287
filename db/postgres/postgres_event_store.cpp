// A batch is tried whole; if the record refuses it, stream by stream, so that one bad append spoils no other.
#include "db/postgres/postgres_event_store.h"

#include <optional>
#include <utility>

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/append_statement.h"
#include "db/postgres/connection.h"
#include "db/postgres/rows.h"
#include "db/postgres/sql_array.h"
#include "db/postgres/watchdog.h"

namespace lammer::db {
namespace {

using services::Append;
using services::Appended;
using services::Instant;
using services::StoreAway;
using services::StoredEvent;
using services::StoredReply;
using services::StreamHead;
using services::StreamName;

const std::string read_sql = std::string("SELECT ") + event_columns +
                             " FROM event WHERE room = $1 AND stream = $2 AND seq > $3 "
                             "AND at >= to_timestamp($5 / 1000.0) ORDER BY seq LIMIT $4";

constexpr std::chrono::milliseconds answer_time_max{4000};

class PostgresEventStore : public services::EventStore {
 public:
  explicit PostgresEventStore(std::string url) : url_(std::move(url)) {}

  std::vector<Appended> append(std::span<const Append> appends) override {
    return connected([&](pqxx::connection& connection) { return append_all(connection, *statement_, appends); });
  }

  StreamHead head(const StreamName& name) override {
    return connected([&](pqxx::connection& connection) {
      const auto rows = pqxx::nontransaction(connection)
                            .exec("SELECT seq, encode(hash, 'hex') FROM stream_head WHERE room = $1 AND stream = $2",
                                  pqxx::params{name.room, name.stream});
      return rows.empty() ? StreamHead{} : StreamHead{rows[0][0].as<std::int64_t>(), hash_from(rows[0][1])};
    });
  }

  std::vector<std::int64_t> positions(std::span<const StreamName> names) override {
    SqlArray rooms;
    SqlArray streams;
    for (const auto& name : names) {
      rooms.add(name.room);
      streams.add(name.stream);
    }
    return connected([&](pqxx::connection& connection) {
      std::vector<std::int64_t> positions;
      for (const auto& row :
           pqxx::nontransaction(connection)
               .exec("SELECT coalesce(h.seq, 0) FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS "
                     "n(room, stream, place) LEFT JOIN stream_head h USING (room, stream) ORDER BY place",
                     pqxx::params{rooms.take(), streams.take()}))
        positions.push_back(row[0].as<std::int64_t>());
      return positions;
    });
  }

  std::vector<StoredEvent> read(const StreamName& name, std::int64_t after, std::size_t most, Instant since) override {
    return connected([&](pqxx::connection& connection) {
      std::vector<StoredEvent> events;
      const pqxx::params params{name.room, name.stream, after, most, since.time_since_epoch().count()};
      for (const auto& row : pqxx::nontransaction(connection).exec(pqxx::prepped("read"), params))
        events.push_back(event_from(row));
      return events;
    });
  }

  std::optional<services::Snapshot> snapshot(const StreamName& name) override {
    return connected([&](pqxx::connection& connection) -> std::optional<services::Snapshot> {
      const auto rows = pqxx::nontransaction(connection)
                            .exec(
                                "SELECT seq, (extract(epoch FROM at) * 1000)::bigint, version, state FROM snapshot "
                                "WHERE room = $1 AND stream = $2",
                                pqxx::params{name.room, name.stream});
      if (rows.empty()) return std::nullopt;
      const auto row = rows[0];
      return services::Snapshot{row[0].as<std::int64_t>(), instant_from(row[1]), row[2].as<int>(),
                                row[3].as<std::string>()};
    });
  }

  std::optional<StoredReply> reply_to(const std::string& room, const std::string& actor,
                                      const std::string& command_id) override {
    return connected([&](pqxx::connection& connection) { return reply_of(connection, room, actor, command_id); });
  }

  void make_months(Instant now) override {
    connected([&](pqxx::connection& connection) {
      for (int month = 0; month < 3; ++month)  // one by one: a month that cannot be made must not stop the next
        try {
          pqxx::nontransaction(connection)
              .exec(
                  "SELECT make_month((date_trunc('month', to_timestamp($1 / 1000.0) AT TIME ZONE 'UTC') + $2 * "
                  "interval '1 "
                  "month')::date)",
                  pqxx::params{now.time_since_epoch().count(), month});
        } catch (const pqxx::check_violation&) {
          continue;  // its first events came before it and are in the default partition, where they are as good
        }
      return 0;
    });
  }

  std::int64_t prune_commands() override {
    return connected([](pqxx::connection& connection) {
      return pqxx::nontransaction(connection).query_value<std::int64_t>("SELECT prune_commands()");
    });
  }

 private:
  static std::vector<Appended> append_all(pqxx::connection& connection, AppendStatement& statement,
                                          std::span<const Append> appends) {
    try {
      const auto stored = statement.store(appends);
      std::vector<Appended> results;
      results.reserve(appends.size());
      for (std::size_t i = 0; i < appends.size(); ++i)
        results.push_back(stored[i] ? Appended{Appended::Outcome::committed, {}, {}}
                                    : not_stored(connection, appends[i]));
      return results;
    } catch (const pqxx::unique_violation&) {
      if (appends.size() == 1) return {not_stored(connection, appends[0])};
    } catch (const pqxx::sql_error& e) {
      // 22, 23, 42: what was sent is wrong. Everything else (no room, going down, read only, a deadlock) is not the
      // append's fault: it may be offered again, on a new connection.
      const auto kind = e.sqlstate().substr(0, 2);
      if (kind != "22" && kind != "23" && kind != "42") throw;
      if (appends.size() == 1) return {{Appended::Outcome::broken, {}, e.what()}};
    }
    return one_by_one(connection, statement, appends);
  }

  static std::vector<Appended> one_by_one(pqxx::connection& connection, AppendStatement& statement,
                                          std::span<const Append> appends) {
    std::vector<Appended> results;
    for (const auto& append : appends) {
      auto one = append_all(connection, statement, std::span(&append, 1));
      results.insert(results.end(), std::make_move_iterator(one.begin()), std::make_move_iterator(one.end()));
    }
    return results;
  }

  // Its stream has moved on. If it is this very append that moved it (its first try was in doubt), or the command was
  // answered before, the answer is there.
  static Appended not_stored(pqxx::connection& connection, const Append& append) {
    auto reply = reply_of(connection, append.name.room, append.actor, append.command_id);
    if (!reply) return {Appended::Outcome::stale, {}, {}};
    return {Appended::Outcome::known, std::move(*reply), {}};
  }

  static std::optional<StoredReply> reply_of(pqxx::connection& connection, const std::string& room,
                                             const std::string& actor, const std::string& command_id) {
    const auto rows = pqxx::nontransaction(connection)
                          .exec(
                              "SELECT encode(request_hash, 'hex'), status, reply FROM command "
                              "WHERE room = $1 AND actor = $2 AND id = $3",
                              pqxx::params{room, actor, command_id});
    if (rows.empty()) return std::nullopt;
    return StoredReply{hash_from(rows[0][0]), rows[0][1].as<int>(), rows[0][2].as<std::string>()};
  }

  // Whatever goes wrong with the connection ends it, so that the next call begins with a fresh one. A connection that
  // broke while it was idle shows only now: then the work is tried once more, which an append allows at any time.
  template <class Work>
  std::invoke_result_t<Work, pqxx::connection&> connected(const Work& work) {
    const bool fresh = !connection_;
    const auto began = std::chrono::steady_clock::now();
    const auto away = [&](const std::string& why) {
      using std::chrono::milliseconds;
      return StoreAway(why, std::chrono::duration_cast<milliseconds>(std::chrono::steady_clock::now() - began));
    };
    try {
      if (fresh) open();
      const auto watch = watchdog_.over(connection_->sock(), answer_time_max);
      return work(*connection_);
    } catch (const pqxx::broken_connection& e) {
      connection_.reset();
      if (fresh || watchdog_.has_bitten()) throw away(std::string("PostgreSQL did not answer: ") + e.what());
    } catch (const Fault& e) {
      connection_.reset();
      throw away(e.what());
    } catch (const pqxx::failure& e) {
      connection_.reset();
      throw away(std::string("PostgreSQL did not do it: ") + e.what());
    }
    return connected(work);
  }

  void open() {
    connection_.emplace(connect(url_, {.connect = std::chrono::seconds(2), .statement = answer_time_max}));
    const auto watch = watchdog_.over(connection_->sock(), answer_time_max);
    statement_.emplace(*connection_);
    connection_->prepare("read", read_sql);
  }

  std::string url_;
  std::optional<pqxx::connection> connection_;
  std::optional<AppendStatement> statement_;  // on it
  Watchdog watchdog_;
};

}  // namespace

std::unique_ptr<services::EventStore> make_postgres_event_store(std::string url) {
  return std::make_unique<PostgresEventStore>(std::move(url));
}

}  // namespace lammer::db
