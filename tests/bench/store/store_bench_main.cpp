// The cost of the record, as ratios to a baseline measured in the same run: plain single-row INSERT and COMMIT on 1, 8
// and 32 connections. Ours is the whole of it: a table decides, and head, events, postings, balances and answer are
// durable before the next command of that table is given. Baseline and ours take turns, several rounds of each, and the
// median ratio counts, because a machine is never equally fast for long. Run by `make bench-store` on a PostgreSQL that
// syncs.
#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <thread>
#include <utility>

#include <CLI/CLI.hpp>

#include "db/postgres/migrations.h"
#include "db/postgres/node_login.h"
#include "db/postgres/postgres_event_store.h"
#include "domain/room/apply.h"
#include "domain/room/decide.h"
#include "tests/integration/support/table_node.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using Time = std::chrono::steady_clock;

double seconds_since(Time::time_point began) {
  return std::chrono::duration<double>(Time::now() - began).count();
}

struct Figures {
  double per_second = 0;
  double p50_ms = 0;
  double p99_ms = 0;
};

Figures figures_of(std::vector<double> latencies_ms, double seconds) {
  if (latencies_ms.empty()) return {};
  std::ranges::sort(latencies_ms);
  const auto at = [&](double share) {
    return latencies_ms[static_cast<std::size_t>(share * static_cast<double>(latencies_ms.size() - 1))];
  };
  return {static_cast<double>(latencies_ms.size()) / seconds, at(0.5), at(0.99)};
}

double median(std::vector<double> values) {
  std::ranges::sort(values);
  return values[values.size() / 2];
}

Figures baseline(const TestDatabase& database, int connections, double seconds) {
  std::vector<std::vector<double>> latencies(static_cast<std::size_t>(connections));
  std::vector<std::thread> clients;
  const auto began = Time::now();
  for (auto& own : latencies)
    clients.emplace_back([&] {
      auto connection = database.connect();
      connection.prepare("add", "INSERT INTO plain (what) VALUES ($1)");
      while (seconds_since(began) < seconds) {
        const auto start = Time::now();
        pqxx::nontransaction(connection)
            .exec(pqxx::prepped("add"), pqxx::params{"a row of about a hundred bytes, which is what a small event of a "
                                                     "poker table comes to when stored"});
        own.push_back(seconds_since(start) * 1000);
      }
    });
  for (auto& client : clients) client.join();
  std::vector<double> all;
  for (const auto& own : latencies) all.insert(all.end(), own.begin(), own.end());
  return figures_of(std::move(all), seconds_since(began));
}

// Each table's next command is given when the last is answered.
class ClosedLoop {
 public:
  ClosedLoop(TableNode& node, int first_table, int tables) : node_(node), tables_(static_cast<std::size_t>(tables)) {
    for (int i = 0; i < tables; ++i) {
      auto& table = tables_[static_cast<std::size_t>(i)];
      table.id = TableId(first_table + i);
      table.chance = std::make_unique<property::Chance>(static_cast<std::uint64_t>(first_table + i));
    }
  }

  Figures run(double seconds) {
    running_ = true;
    const auto began = Time::now();
    for (auto& table : tables_) next(table);
    std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
    running_ = false;
    for (auto left = open_.load(); left != 0; left = open_.load()) open_.wait(left);
    std::vector<double> all;
    for (auto& table : tables_) {
      all.insert(all.end(), table.latencies_ms.begin(), table.latencies_ms.end());
      table.latencies_ms.clear();
    }
    return figures_of(std::move(all), seconds_since(began));
  }

 private:
  struct Playing {
    TableId id{1};
    std::unique_ptr<property::Chance> chance;
    std::vector<double> latencies_ms;
    std::int64_t commands = 0;
  };

  void next(Playing& table) {
    ++open_;
    node_.tables.read("room", table.id, [this, &table](const room::Table* state, std::int64_t) {
      // Under the table's lock: only the choice is made here.
      auto order = property::next_table_order(*state, poker::GameCode::holdem, *table.chance);
      const std::scoped_lock lock(mutex_);
      ready_.emplace_back(&table, std::move(order));
      if (ready_.size() == 1) wake_.notify_one();
    });
  }

  // The thread that gives the commands.
  void drive(const std::stop_token& stop) {
    for (;;) {
      std::unique_lock lock(mutex_);
      if (!wake_.wait(lock, stop, [&] { return !ready_.empty(); })) return;
      auto jobs = std::exchange(ready_, {});
      lock.unlock();
      for (auto& [table, order] : jobs) send(*table, std::move(order));
    }
  }

  void send(Playing& table, property::TableOrder order) {
    const auto id = std::to_string(table.id.value()) + "." + std::to_string(++table.commands) + "." + run_id_;
    const auto start = Time::now();
    auto actor = order.by.licence.value();
    node_.tables.submit(
        {"room", table.id, std::move(actor), "tablet", id, services::sha256(id), {order.command, order.by, {}}},
        [this, &table, start](const services::Answer&) {
          table.latencies_ms.push_back(seconds_since(start) * 1000);
          if (running_) next(table);
          if (--open_ == 0) open_.notify_all();
        });
  }

  TableNode& node_;
  std::vector<Playing> tables_;
  std::mutex mutex_;
  std::condition_variable_any wake_;
  std::vector<std::pair<Playing*, property::TableOrder>> ready_;
  std::atomic<bool> running_ = false;
  std::atomic<int> open_ = 0;
  std::string run_id_ = std::to_string(Time::now().time_since_epoch().count());
  std::jthread driver_{[this](const std::stop_token& stop) { drive(stop); }};
};

std::int64_t ask(const TestDatabase& database, const std::string& sql) {
  auto connection = database.connect();
  return pqxx::nontransaction(connection).query_value<std::int64_t>(sql);
}

void report(const char* what, const Figures& figures, double ratio) {
  std::printf("  %-34s %9.0f /s   p50 %7.2f ms   p99 %7.2f ms   ratio %5.2f\n", what, figures.per_second,
              figures.p50_ms, figures.p99_ms, ratio);
  std::fflush(stdout);
}

// So many events of other tables, put in directly.
void grow(const TestDatabase& database, std::int64_t events) {
  auto connection = database.connect();
  pqxx::nontransaction(connection)
      .exec(
          "INSERT INTO event (room, stream, seq, at, type, version, payload, clauses, actor, device, command_id, hash) "
          "SELECT 'other', 'table/' || n % 60, n / 60 + 1, now(), 'hand.acted', 1, repeat('x', 120), 'POKER-08.B', "
          "'D-1', 'tablet', n::text, decode(repeat('ab', 32), 'hex') FROM generate_series(0, $1::bigint - 1) n "
          "ON CONFLICT DO NOTHING",
          pqxx::params{events});
}

double load_ms(const TestDatabase& database, TableId table) {
  const auto began = Time::now();
  TableNode node([&] { return db::make_postgres_event_store(database.node_url()); });
  node.look(table, [](const room::Table& state) { return state.hand_number; });
  return seconds_since(began) * 1000;
}

void fold_in_memory() {
  room::Table table{TableId(1)};
  property::Chance chance(1);
  std::vector<room::TableEvent> log;
  while (log.size() < 200'000) {
    const auto order = property::next_table_order(table, poker::GameCode::holdem, chance);
    const auto events = room::decide(table, order.command, order.by, room::Instant{});
    if (!events) continue;
    for (const auto& event : *events) {
      room::apply(table, event);
      log.push_back(event);
    }
  }
  const auto began = Time::now();
  room::Table again{TableId(1)};
  for (const auto& event : log) room::apply(again, event);
  const auto seconds = seconds_since(began);
  std::printf("  fold in memory: %.2f million events/s (%s)\n", static_cast<double>(log.size()) / seconds / 1e6,
              again == table ? "the same table" : "ANOTHER TABLE");
}

int run(int argc, char** argv) {
  CLI::App cli("what the record costs");
  double seconds = 3;
  std::int64_t events = 0;
  int hands = 0;
  int rounds = 3;
  cli.add_option("--rounds", rounds, "of each measurement; the median counts")->check(CLI::Range(1, 100));
  cli.add_option("--seconds", seconds, "of each measurement");
  cli.add_option("--grow", events, "also with so many events of other tables in the record");
  cli.add_option("--hands", hands, "also the loading of a table with so many hands");
  CLI11_PARSE(cli, argc, argv);

  const TestDatabase database;
  database.migrate();
  {
    auto connection = database.connect();
    pqxx::nontransaction(connection).exec("CREATE TABLE plain (id bigserial PRIMARY KEY, what text NOT NULL)");
  }
  TableNode node([&] { return db::make_postgres_event_store(database.node_url()); }, {.writers = 2});
  ClosedLoop single(node, 1, 1);
  ClosedLoop some(node, 32'000, 32);
  ClosedLoop many(node, 256'000, 256);
  for (auto* loop : {&single, &some, &many}) loop->run(1);
  const auto before = ask(database, "SELECT pg_database_size(current_database()) - pg_total_relation_size('plain')");
  const auto commands = ask(database, "SELECT count(*) FROM command");
  Figures alone;
  std::array<std::vector<double>, 3> ratios;
  for (int round = 1; round <= rounds; ++round) {
    std::printf("round %d of %d: plain INSERT + COMMIT, and a command of a table, durable\n", round, rounds);
    const auto against = [&](const char* what, ClosedLoop& loop, const Figures& plain, std::vector<double>& kept) {
      const auto ours = loop.run(seconds);
      kept.push_back(ours.per_second / plain.per_second);
      report(what, ours, kept.back());
      return ours;
    };
    const auto one = baseline(database, 1, seconds);
    report("1 connection", one, 1);
    alone = against("1 table", single, one, ratios[0]);
    report("8 connections", baseline(database, 8, seconds), 1);
    const auto most = baseline(database, 32, seconds);
    report("32 connections", most, 1);
    against("32 tables", some, most, ratios[1]);
    against("256 tables", many, most, ratios[2]);
  }
  std::printf("median ratios: 1 table %.2f of one connection, 32 tables %.2f and 256 tables %.2f of 32 connections\n",
              median(ratios[0]), median(ratios[1]), median(ratios[2]));
  const auto stored = ask(database, "SELECT count(*) FROM command") - commands;
  std::printf(
      "  storage: %.0f bytes a command (events, postings, answer, indexes)\n",
      static_cast<double>(
          ask(database, "SELECT pg_database_size(current_database()) - pg_total_relation_size('plain')") - before) /
          static_cast<double>(stored));
  const auto batches = node.commit.figures();
  std::printf("  group commit: %.1f appends a transaction\n",
              static_cast<double>(batches.appends) / static_cast<double>(batches.batches));
  fold_in_memory();
  std::printf("  loading a table: %.1f ms\n", load_ms(database, TableId(1)));
  if (hands > 0) {
    property::Chance chance(2);
    while (node.look(TableId(2), [](const room::Table& table) { return table.hand_number; }) <
           static_cast<std::uint64_t>(hands))
      node.play_on(TableId(2), poker::GameCode::holdem, chance, 100);
    std::printf("  loading a table of %d hands (%lld events): %.1f ms\n", hands,
                static_cast<long long>(ask(database, "SELECT seq FROM stream_head WHERE stream = 'table/2'")),
                load_ms(database, TableId(2)));
  }
  if (events > 0) {
    grow(database, events);
    std::printf("with %lld events in the record\n",
                static_cast<long long>(ask(database, "SELECT count(*) FROM event")));
    const auto again = single.run(seconds);
    report("1 table (of itself before)", again, again.per_second / alone.per_second);
    std::printf("  loading a table: %.1f ms\n", load_ms(database, TableId(1)));
  }
  return 0;
}

}  // namespace
}  // namespace lammer::testing

int main(int argc, char** argv) try { return lammer::testing::run(argc, argv); } catch (const std::exception& problem) {
  std::fprintf(stderr, "bench_store: %s\n", problem.what());
  return 1;
}
