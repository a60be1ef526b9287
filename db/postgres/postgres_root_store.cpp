// One transaction under a lock that the other nodes' makers wait for; they then find the root that was just made.
#include "db/postgres/postgres_root_store.h"

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "db/postgres/rows.h"
#include "db/postgres/sql_array.h"
#include "db/postgres/watchdog.h"

namespace lammer::db {
namespace {

using services::Root;

// A stream's newest root is the last that lists it.
constexpr const char* moved_sql = R"sql(
SELECT h.room, h.stream, h.seq, encode(h.hash, 'hex') FROM stream_head h
LEFT JOIN LATERAL (SELECT r.seq FROM root_head r WHERE r.room = h.room AND r.stream = h.stream
                   ORDER BY r.number DESC LIMIT 1) seen ON true
WHERE h.seq > coalesce(seen.seq, 0))sql";

pqxx::bytes_view view_of(const auto& bytes) {
  return {bytes.data(), bytes.size()};
}

void insert(pqxx::work& transaction, const Root& root) {
  transaction.exec(
      "INSERT INTO signed_root (number, at, digest, key, signature) VALUES ($1, to_timestamp($2 / 1000.0), "
      "$3, $4, $5)",
      pqxx::params{root.number, root.at.time_since_epoch().count(), view_of(root.digest), view_of(root.key),
                   view_of(root.signature)});
  SqlArray rooms;
  SqlArray streams;
  SqlArray seqs;
  SqlArray hashes;
  for (const auto& [name, head] : root.moved) {
    rooms.add(name.room);
    streams.add(name.stream);
    seqs.add(head.seq);
    hashes.add(services::hex_of(head.hash));
  }
  transaction.exec(
      "INSERT INTO root_head (number, room, stream, seq, hash) SELECT $1, room, stream, seq, "
      "decode(hash, 'hex') FROM unnest($2::text[], $3::text[], $4::bigint[], $5::text[]) AS "
      "h(room, stream, seq, hash)",
      pqxx::params{root.number, rooms.take(), streams.take(), seqs.take(), hashes.take()});
}

class PostgresRootStore : public services::RootStore {
 public:
  explicit PostgresRootStore(std::string url) : url_(std::move(url)) {}

  std::optional<Root> make_root(services::Instant now, std::chrono::milliseconds period, const Sign& sign) override {
    try {
      auto connection = connect(url_);
      const auto watch = watchdog_.over(connection.sock(), std::chrono::seconds(4));
      pqxx::work transaction(connection);
      transaction.exec("SELECT pg_advisory_xact_lock(7423)");
      Root root{.number = 1, .at = now};
      services::Hash before{};
      const auto last = transaction.exec(
          "SELECT number, (extract(epoch FROM at) * 1000)::bigint, encode(digest, 'hex') FROM signed_root "
          "ORDER BY number DESC LIMIT 1");
      if (!last.empty()) {
        const auto last_at = instant_from(last[0][1]);
        if (now < last_at + period) return std::nullopt;
        root.number = last[0][0].as<std::int64_t>() + 1;
        before = hash_from(last[0][2]);
      }
      for (const auto& row : transaction.exec(moved_sql))
        root.moved.push_back(
            {{row[0].as<std::string>(), row[1].as<std::string>()}, {row[2].as<std::int64_t>(), hash_from(row[3])}});
      if (root.moved.empty()) return std::nullopt;
      root = sign(std::move(root), before);
      insert(transaction, root);
      transaction.commit();
      return root;
    } catch (const Fault& e) {
      throw services::StoreAway(e.what());
    } catch (const pqxx::failure& e) {
      throw services::StoreAway(std::string("no root could be stored: ") + e.what());
    }
  }

 private:
  std::string url_;
  Watchdog watchdog_;
};

}  // namespace

std::unique_ptr<services::RootStore> make_postgres_root_store(std::string url) {
  return std::make_unique<PostgresRootStore>(std::move(url));
}

}  // namespace lammer::db
