// A process that plays tables against a database and says on standard output what was acknowledged, so that a test can
// kill it at the worst moment. Usage: table_player URL SEED TABLES COMMANDS [POINT AFTER]
//
// POINT: it kills itself with SIGKILL around its AFTERth append: before_append (nothing was sent), during (sent, the
// commit may or may not happen), before_ack (committed, nobody was told).
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <thread>

#include <unistd.h>

#include "db/postgres/postgres_event_store.h"
#include "tests/integration/support/table_node.h"

namespace lammer::testing {
namespace {

void die() {
  ::kill(::getpid(), SIGKILL);
  for (;;) ::pause();
}

// The real store, with death around one of its appends.
class DeadlyStore : public services::EventStore {
 public:
  DeadlyStore(std::unique_ptr<services::EventStore> store, std::string point, int after)
      : store_(std::move(store)), point_(std::move(point)), left_(after) {}

  std::vector<services::Appended> append(std::span<const services::Append> appends) override {
    const bool now = !point_.empty() && --left_ == 0;
    if (now && point_ == "before_append") die();
    std::thread killer;
    if (now && point_ == "during")
      killer = std::thread([delay = std::chrono::microseconds(::getpid() % 1500)] {
        std::this_thread::sleep_for(delay);
        die();
      });
    auto outcomes = store_->append(appends);
    if (now) die();
    return outcomes;
  }
  services::StreamHead head(const services::StreamName& name) override { return store_->head(name); }
  std::vector<std::int64_t> positions(std::span<const services::StreamName> names) override {
    return store_->positions(names);
  }
  std::vector<services::StoredEvent> read(const services::StreamName& name, std::int64_t after, std::size_t most,
                                          services::Instant since) override {
    return store_->read(name, after, most, since);
  }
  std::optional<services::Snapshot> snapshot(const services::StreamName& name) override {
    return store_->snapshot(name);
  }
  std::optional<services::StoredReply> reply_to(const std::string& room, const std::string& actor,
                                                const std::string& command_id) override {
    return store_->reply_to(room, actor, command_id);
  }
  void make_months(services::Instant now) override { store_->make_months(now); }
  std::int64_t prune_commands() override { return store_->prune_commands(); }

 private:
  std::unique_ptr<services::EventStore> store_;
  std::string point_;
  int left_;
};

void play(TableNode& node, TableId table, const std::string& run, std::uint64_t seed, int commands) {
  property::Chance chance(seed);
  for (int i = 0; i < commands; ++i) {
    try {
      const auto order = node.look(table, [&](const room::Table& state) {
        return property::next_table_order(state, poker::GameCode::holdem, chance, 10);
      });
      const auto id = run + "." + std::to_string(table.value()) + "." + std::to_string(i);
      const auto answer = node.play(table, id, order);
      if (answer.kind != services::Answer::Kind::given) continue;
      const auto line = "ack " + order.by.licence.value() + " " + id + " " + answer.text + "\n";
      if (::write(STDOUT_FILENO, line.data(), line.size()) < 0) return;
    } catch (const std::exception&) {  // the record is away: go on, as a tablet would
      std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
  }
}

int run(int argc, char** argv) {
  if (argc < 5) return 2;
  const std::string url = argv[1];
  const std::string seed = argv[2];
  const int tables = std::atoi(argv[3]);
  const int commands = std::atoi(argv[4]);
  const std::string point = argc > 6 ? argv[5] : "";
  const int after = argc > 6 ? std::atoi(argv[6]) : 0;
  TableNode node([&] { return std::make_unique<DeadlyStore>(db::make_postgres_event_store(url), point, after); });
  std::vector<std::thread> players;
  for (int table = 1; table <= tables; ++table)
    players.emplace_back([&, table] {
      play(node, TableId(table), seed, std::uint64_t{std::stoul(seed)} * 1000U + static_cast<std::uint64_t>(table),
           commands);
    });
  for (auto& player : players) player.join();
  return 0;
}

}  // namespace
}  // namespace lammer::testing

int main(int argc, char** argv) {
  return lammer::testing::run(argc, argv);
}
