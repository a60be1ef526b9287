// A stream's checkpoint row is the lock under which its rows are made.
#include "db/postgres/postgres_hand_store.h"

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "db/postgres/rows.h"
#include "db/postgres/watchdog.h"

namespace lammer::db {
namespace {

using services::HandRow;
using services::StreamName;

constexpr int page_events = 20'000;  // more than any hand has

void insert(pqxx::transaction_base& transaction, const std::string& room, const HandRow& hand) {
  transaction.exec(
      "INSERT INTO hand (room, table_id, number, game, rules_version, dealer, started_at, ended_at, outcome, "
      "players, pot_cents, rake_cents, bad_beat_cents, high_hand_cents, first_seq, last_seq) VALUES ($1, $2, "
      "$3, $4, $5, $6, to_timestamp($7 / 1000.0), to_timestamp($8 / 1000.0), $9, $10, $11, $12, $13, $14, "
      "$15, $16)",
      pqxx::params{room, hand.table, hand.number, hand.game, hand.rules_version, hand.dealer,
                   hand.started.time_since_epoch().count(), hand.ended.time_since_epoch().count(), hand.outcome,
                   hand.players, hand.pot_cents, hand.rake_cents, hand.bad_beat_cents, hand.high_hand_cents,
                   hand.first_seq, hand.last_seq});
}

constexpr const char* behind_sql =
    "SELECT h.room, h.stream FROM stream_head h LEFT JOIN checkpoint c ON c.projection = 'hands' AND c.room = h.room "
    "AND "
    "c.stream = h.stream WHERE h.stream LIKE 'table/%' AND h.seq > coalesce(c.seq, 0) ORDER BY h.room, h.stream";

// False when there is nothing more to do for now.
bool follow_page(pqxx::transaction_base& transaction, const StreamName& name, const services::ProjectHands& project) {
  transaction.exec(
      "INSERT INTO checkpoint (projection, room, stream, seq) VALUES ('hands', $1, $2, 0) ON CONFLICT DO NOTHING",
      pqxx::params{name.room, name.stream});
  const auto seq = transaction.query_value<std::int64_t>(
      "SELECT seq FROM checkpoint WHERE projection = 'hands' AND room = $1 AND stream = $2 FOR UPDATE",
      pqxx::params{name.room, name.stream});
  std::vector<services::StoredEvent> events;
  for (const auto& row :
       transaction.exec(std::string("SELECT ") + event_columns +
                            " FROM event WHERE room = $1 AND stream = $2 AND seq > $3 ORDER BY seq LIMIT $4",
                        pqxx::params{name.room, name.stream, seq, page_events}))
    events.push_back(event_from(row));
  const auto batch = project(name, events);
  if (batch.through == 0) return false;
  for (const auto& hand : batch.rows) insert(transaction, name.room, hand);
  transaction.exec("UPDATE checkpoint SET seq = $3 WHERE projection = 'hands' AND room = $1 AND stream = $2",
                   pqxx::params{name.room, name.stream, batch.through});
  return events.size() == page_events;
}

std::vector<StreamName> behind_in(pqxx::transaction_base& transaction) {
  std::vector<StreamName> names;
  for (const auto& row : transaction.exec(behind_sql))
    names.push_back({row[0].as<std::string>(), row[1].as<std::string>()});
  return names;
}

class PostgresHandStore : public services::HandStore {
 public:
  explicit PostgresHandStore(std::string url) : url_(std::move(url)) {}

  std::vector<StreamName> behind() override {
    return in_transaction(quick, [](pqxx::work& transaction) { return behind_in(transaction); });
  }

  void follow(const StreamName& name, const services::ProjectHands& project) override {
    while (in_transaction(quick, [&](pqxx::work& transaction) { return follow_page(transaction, name, project); })) {
    }
  }

  void rebuild(const services::ProjectHands& project) override {
    in_transaction(std::chrono::hours(6), [&](pqxx::work& transaction) {
      // Checkpoints first: their locks keep the nodes from following on while the hands are made anew.
      transaction.exec("DELETE FROM checkpoint WHERE projection = 'hands'");
      transaction.exec("DELETE FROM hand");
      for (const auto& name : behind_in(transaction))
        while (follow_page(transaction, name, project)) {
        }
      return 0;
    });
  }

  std::vector<HandRow> list(const std::string& room, std::int64_t table, std::int64_t before,
                            std::size_t most) override {
    return hands(" AND table_id = $2 AND number < $3 ORDER BY number DESC LIMIT $4", {room, table, before, most});
  }

  std::optional<HandRow> find(const std::string& room, std::int64_t table, std::int64_t number) override {
    auto found = hands(" AND table_id = $2 AND number = $3", {room, table, number});
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
  }

 private:
  std::vector<HandRow> hands(const std::string& where, const pqxx::params& params) {
    return in_transaction(quick, [&](pqxx::work& transaction) {
      std::vector<HandRow> hands;
      for (const auto& row :
           transaction.exec(std::string("SELECT ") + hand_columns + " FROM hand WHERE room = $1" + where, params))
        hands.push_back(hand_from(row));
      return hands;
    });
  }

  static constexpr std::chrono::milliseconds quick{4000};  // a page of one stream

  template <class Work>
  std::invoke_result_t<Work, pqxx::work&> in_transaction(std::chrono::milliseconds most, const Work& work) {
    try {
      if (!connection_) connection_.emplace(connect(url_, {.statement = std::chrono::hours(6)}));
      const auto watch = watchdog_.over(connection_->sock(), most);
      pqxx::work transaction(*connection_);
      auto result = work(transaction);
      transaction.commit();
      return result;
    } catch (const Fault& e) {
      connection_.reset();
      throw services::StoreAway(e.what());
    } catch (const pqxx::failure& e) {
      connection_.reset();
      throw services::StoreAway(std::string("the list of hands: ") + e.what());
    }
  }

  std::string url_;
  std::optional<pqxx::connection> connection_;
  Watchdog watchdog_;
};

}  // namespace

std::unique_ptr<services::HandStore> make_postgres_hand_store(std::string url) {
  return std::make_unique<PostgresHandStore>(std::move(url));
}

}  // namespace lammer::db
