// Plain reading; the judging is services/integrity's.
#include "db/postgres/postgres_record_audit.h"

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "db/postgres/rows.h"

namespace lammer::db {
namespace {

using services::BalanceRow;
using services::Root;
using services::RootHead;
using services::StreamName;

template <std::size_t size>
std::array<std::byte, size> bytes_from(const pqxx::field& field) {
  const auto bytes = field.as<pqxx::bytes>();
  std::array<std::byte, size> array{};
  if (bytes.size() != size) throw Fault("the record holds a key or signature that is none");
  std::copy(bytes.begin(), bytes.end(), array.begin());
  return array;
}

class PostgresRecordAudit : public services::RecordAudit {
 public:
  explicit PostgresRecordAudit(pqxx::transaction_base& transaction) : transaction_(transaction) {}

  std::int64_t count_events() override {
    return ask<std::int64_t>("SELECT coalesce(sum(seq), 0)::bigint FROM stream_head");
  }

  std::vector<RootHead> heads() override {
    return rows<RootHead>(
        "SELECT room, stream, coalesce(h.seq, 0), encode(coalesce(h.hash, decode(repeat('00', 32), 'hex')), 'hex') "
        "FROM (SELECT room, stream FROM event GROUP BY room, stream UNION SELECT room, stream FROM stream_head "
        "UNION SELECT room, stream FROM posting GROUP BY room, stream UNION SELECT room, stream FROM root_head) s "
        "LEFT JOIN stream_head h USING (room, stream) ORDER BY room, stream",
        {}, [](const pqxx::row& row) {
          return RootHead{{row[0].as<std::string>(), row[1].as<std::string>()},
                          {row[2].as<std::int64_t>(), hash_from(row[3])}};
        });
  }

  std::vector<services::StoredEvent> events(const StreamName& name, std::int64_t after, std::size_t most) override {
    return rows<services::StoredEvent>(
        std::string("SELECT ") + event_columns +
            " FROM event WHERE room = $1 AND stream = $2 AND seq > $3 ORDER BY seq LIMIT $4",
        {name.room, name.stream, after, most}, event_from);
  }

  std::vector<services::StoredPosting> postings(const StreamName& name, std::int64_t after, std::int64_t to) override {
    return rows<services::StoredPosting>(
        "SELECT seq, line, flow, debit, credit, cents FROM posting WHERE room = $1 AND stream = $2 AND seq > $3 AND "
        "seq "
        "<= $4 ORDER BY seq, line",
        {name.room, name.stream, after, to}, [](const pqxx::row& row) {
          services::StoredPosting posting{.seq = row[0].as<std::int64_t>(), .line = row[1].as<int>()};
          posting.flow = row[2].as<std::string>();
          posting.debit = row[3].as<std::string>();
          posting.credit = row[4].as<std::string>();
          posting.cents = row[5].as<std::int64_t>();
          return posting;
        });
  }

  std::int64_t count_stray_postings() override {
    return ask<std::int64_t>(
        "SELECT count(*) FROM posting p LEFT JOIN event e USING (room, stream, seq) "
        "WHERE e.seq IS NULL OR e.at <> p.at");
  }

  std::int64_t count_uneven_times() override {
    return ask<std::int64_t>("SELECT count(*) FROM event WHERE at <> date_trunc('milliseconds', at)");
  }

  std::optional<services::Snapshot> snapshot(const StreamName& name) override {
    auto found = rows<services::Snapshot>(
        "SELECT seq, (extract(epoch FROM at) * 1000)::bigint, version, state FROM snapshot WHERE room = $1 AND stream "
        "= $2",
        {name.room, name.stream}, [](const pqxx::row& row) {
          return services::Snapshot{row[0].as<std::int64_t>(), instant_from(row[1]), row[2].as<int>(),
                                    row[3].as<std::string>()};
        });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
  }

  std::vector<BalanceRow> balances() override {
    return balance_rows("SELECT room, account, counterparty, cents FROM balance ORDER BY room, account");
  }

  std::vector<BalanceRow> balances_by_postings() override {
    return balance_rows(
        "SELECT room, account, false, sum(cents)::bigint FROM (SELECT room, debit AS account, cents FROM posting UNION "
        "ALL SELECT room, credit, -cents FROM posting) sides GROUP BY room, account ORDER BY room, account");
  }

  std::vector<Root> roots(std::int64_t after, std::size_t most) override {
    auto roots = rows<Root>(
        "SELECT number, (extract(epoch FROM at) * 1000)::bigint, encode(digest, 'hex'), key, signature FROM "
        "signed_root WHERE number > $1 ORDER BY number LIMIT $2",
        {after, most}, [](const pqxx::row& row) {
          Root root{.number = row[0].as<std::int64_t>(), .at = instant_from(row[1])};
          root.digest = hash_from(row[2]);
          root.key = bytes_from<32>(row[3]);
          root.signature = bytes_from<64>(row[4]);
          return root;
        });
    for (auto& root : roots)
      root.moved = rows<RootHead>(
          "SELECT room, stream, seq, encode(hash, 'hex') FROM root_head WHERE number = $1 ORDER BY room COLLATE \"C\", "
          "stream COLLATE \"C\"",
          {root.number}, [](const pqxx::row& row) {
            return RootHead{{row[0].as<std::string>(), row[1].as<std::string>()},
                            {row[2].as<std::int64_t>(), hash_from(row[3])}};
          });
    return roots;
  }

  std::map<std::int64_t, services::Hash> vouched(const StreamName& name) override {
    std::map<std::int64_t, services::Hash> hashes;
    rows<int>("SELECT seq, encode(hash, 'hex') FROM root_head WHERE room = $1 AND stream = $2",
              {name.room, name.stream}, [&](const pqxx::row& row) {
                hashes[row[0].as<std::int64_t>()] = hash_from(row[1]);
                return 0;
              });
    return hashes;
  }

  services::HandBatch hands(const StreamName& name, std::int64_t table) override {
    const auto seen =
        rows<std::int64_t>("SELECT seq FROM checkpoint WHERE projection = 'hands' AND room = $1 AND stream = $2",
                           {name.room, name.stream}, [](const pqxx::row& row) { return row[0].as<std::int64_t>(); });
    return {rows<services::HandRow>(
                std::string("SELECT ") + hand_columns + " FROM hand WHERE room = $1 AND table_id = $2 ORDER BY number",
                {name.room, table}, hand_from),
            seen.empty() ? 0 : seen.front()};
  }

  std::int64_t count_stray_hands() override {
    return ask<std::int64_t>(
        "SELECT count(*) FROM hand h LEFT JOIN stream_head s ON s.room = h.room AND s.stream = 'table/' || h.table_id "
        "WHERE s.seq IS NULL");
  }

 private:
  template <class Value>
  Value ask(const std::string& sql) {
    return read([&] { return transaction_.query_value<Value>(sql); });
  }

  template <class Value, class Make>
  std::vector<Value> rows(const std::string& sql, const pqxx::params& params, const Make& make) {
    return read([&] {
      std::vector<Value> values;
      for (const auto& row : transaction_.exec(sql, params)) values.push_back(make(row));
      return values;
    });
  }

  std::vector<BalanceRow> balance_rows(const std::string& sql) {
    return rows<BalanceRow>(sql, {}, [](const pqxx::row& row) {
      return BalanceRow{row[0].as<std::string>(), row[1].as<std::string>(), row[2].as<bool>(),
                        row[3].as<std::int64_t>()};
    });
  }

  template <class Work>
  static auto read(const Work& work) {
    try {
      return work();
    } catch (const pqxx::failure& e) {
      throw services::StoreAway(std::string("the record could not be read: ") + e.what());
    }
  }

  pqxx::transaction_base& transaction_;
};

struct OwnSnapshot {
  pqxx::connection connection;
  pqxx::transaction<pqxx::isolation_level::repeatable_read, pqxx::write_policy::read_only> transaction;

  explicit OwnSnapshot(const std::string& url)
      : connection(connect(url, {.statement = std::chrono::hours(6)})), transaction(connection) {}
};

class OwnedAudit : private OwnSnapshot, public PostgresRecordAudit {
 public:
  explicit OwnedAudit(const std::string& url) : OwnSnapshot(url), PostgresRecordAudit(OwnSnapshot::transaction) {}
};

}  // namespace

std::unique_ptr<services::RecordAudit> make_record_audit(pqxx::transaction_base& transaction) {
  return std::make_unique<PostgresRecordAudit>(transaction);
}

std::unique_ptr<services::RecordAudit> make_record_audit(const std::string& url) {
  try {
    return std::make_unique<OwnedAudit>(url);
  } catch (const Fault& e) {
    throw services::StoreAway(e.what());
  }
}

}  // namespace lammer::db
