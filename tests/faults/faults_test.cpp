// What happens when things end at the worst moment: the service, PostgreSQL, Redis, a connection, a disk. Afterwards
// every acknowledged command is there with the answer that was given, the record is clean, and the table plays on.
//
// LAMMER_FAULT_TRIALS says how often the random ones are tried (make faults: 200; in the ordinary suite a few).
#include <cstdlib>
#include <fstream>
#include <sstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>

#include "db/postgres/migrations.h"
#include "db/postgres/node_login.h"
#include "db/postgres/postgres_event_store.h"
#include "db/postgres/postgres_record_audit.h"
#include "db/redis/redis_address.h"
#include "db/redis/redis_bus.h"
#include "services/integrity/table_books.h"
#include "tests/faults/cutting_proxy.h"
#include "tests/integration/support/child_process.h"
#include "tests/integration/support/table_node.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using services::Answer;

int trials(int ordinary) {
  const char* wanted = std::getenv("LAMMER_FAULT_TRIALS");
  return wanted == nullptr ? ordinary : std::atoi(wanted);
}

struct Acknowledged {
  std::string actor;
  std::string id;
  std::string reply;
};

std::vector<Acknowledged> acknowledged_in(const std::string& output) {
  std::vector<Acknowledged> all;
  std::istringstream in(output);
  for (std::string line; std::getline(in, line) && !in.eof();) {  // a line without its end was not said
    std::istringstream words(line);
    std::string ack;
    Acknowledged one;
    if (words >> ack >> one.actor >> one.id && ack == "ack" && std::getline(words >> std::ws, one.reply))
      all.push_back(one);
  }
  return all;
}

services::MakeEventStore stores(const std::string& url) {
  return [url] { return db::make_postgres_event_store(url); };
}

void expect_all_there(const std::string& url, const std::vector<Acknowledged>& all) {
  const auto store = stores(url)();
  for (const auto& [actor, id, reply] : all) {
    const auto stored = store->reply_to("room", actor, id);
    ASSERT_TRUE(stored) << id << " was acknowledged and is gone";
    EXPECT_EQ(stored->text, reply) << id;
  }
}

std::string broken_in(const std::string& url) {
  const auto codec = codec::make_table_codec();
  const auto audit = db::make_record_audit(url);
  const auto verified = services::verify(*audit, services::table_books(*codec), {}, {}, [](auto, auto) {});
  if (!verified.broken) return "clean";
  return verified.broken->name.stream + " " + std::to_string(verified.broken->seq) + ": " + verified.broken->what;
}

// Whatever was refused or never answered has left nothing: each event is of a command that was accepted.
int events_nobody_accepted(const std::string& url) {
  pqxx::connection connection(url);
  return pqxx::nontransaction(connection)
      .query_value<int>(
          "SELECT count(*) FROM event e LEFT JOIN command c ON c.room = e.room AND c.actor = e.actor AND c.id = "
          "e.command_id WHERE c.id IS NULL OR c.status <> 200");
}

// A table of the record takes its next command, within five seconds.
void expect_playable(const std::string& url, const std::string& id) {
  const auto began = std::chrono::steady_clock::now();
  TableNode node(stores(url));
  property::Chance chance(1);
  const auto order = node.look(TableId(1), [&](const room::Table& table) {
    return property::next_table_order(table, poker::GameCode::holdem, chance);
  });
  const auto answer = node.play(TableId(1), id, order);
  EXPECT_EQ(answer.kind, Answer::Kind::given);
  EXPECT_EQ(answer.status, 200) << answer.text;
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(5));
}

class Faults : public ::testing::Test {
 protected:
  Faults() { database_.migrate(); }

  std::vector<std::string> player(int seed, int tables, int commands, const std::string& point = "",
                                  int after = 0) const {
    std::vector<std::string> words{program("table_player"), database_.node_url(), std::to_string(seed),
                                   std::to_string(tables), std::to_string(commands)};
    if (!point.empty()) words.insert(words.end(), {point, std::to_string(after)});
    return words;
  }

  TestDatabase database_;
};

TEST_F(Faults, TheServiceKilledAtNamedPointsLosesNothingItAcknowledged) {
  property::Chance chance(11);
  const int all = trials(9);
  std::size_t acknowledged = 0;
  for (int trial = 0; trial < all; ++trial) {
    const std::string point = std::array{"before_append", "during", "before_ack"}[static_cast<std::size_t>(trial) % 3];
    ChildProcess child(player(trial + 1, 2, 60, point, static_cast<int>(chance.between(1, 40))), {});
    ASSERT_EQ(child.wait(), 128 + SIGKILL) << "it died where it was told to";
    const auto acks = acknowledged_in(child.output());
    acknowledged += acks.size();
    expect_all_there(database_.node_url(), acks);
    expect_playable(database_.node_url(), "after." + std::to_string(trial));
  }
  EXPECT_GT(acknowledged, static_cast<std::size_t>(all) * 5);
  EXPECT_EQ(events_nobody_accepted(database_.node_url()), 0);
  EXPECT_EQ(broken_in(database_.node_url()), "clean");
}

TEST_F(Faults, TheServiceKilledAtAnyMomentLosesNothingItAcknowledged) {
  property::Chance chance(12);
  for (int trial = 0; trial < trials(4); ++trial) {
    ChildProcess child(player(1000 + trial, 3, 100000), {});
    child.wait_for_output("ack ");
    std::this_thread::sleep_for(std::chrono::milliseconds(chance.between(0, 150)));
    child.signal(SIGKILL);
    ASSERT_EQ(child.wait(), 128 + SIGKILL);
    expect_all_there(database_.node_url(), acknowledged_in(child.output()));
    expect_playable(database_.node_url(), "after." + std::to_string(trial));
  }
  EXPECT_EQ(events_nobody_accepted(database_.node_url()), 0);
  EXPECT_EQ(broken_in(database_.node_url()), "clean");
}

TEST_F(Faults, TwoServicesOnTheSameTablesLoseAndDoubleNothing) {
  ChildProcess first(player(1, 2, 120), {});
  ChildProcess second(player(2, 2, 120), {});
  first.wait();
  second.wait();
  const auto a = acknowledged_in(first.output());
  const auto b = acknowledged_in(second.output());
  EXPECT_GT(a.size(), 100U);
  EXPECT_GT(b.size(), 100U);
  expect_all_there(database_.node_url(), a);
  expect_all_there(database_.node_url(), b);
  EXPECT_EQ(events_nobody_accepted(database_.node_url()), 0);
  EXPECT_EQ(broken_in(database_.node_url()), "clean");
}

// As a tablet behind a bad network sends them: each three times, late ones after newer ones.
TEST_F(Faults, CommandsThreeTimesReorderedAndLateHaveOneEffect) {
  TableNode node(stores(database_.node_url()));
  property::Chance chance(21);
  struct Sent {
    std::string id;
    property::TableOrder order;
    std::string reply;
  };
  std::vector<Sent> sent;
  const auto send_old_ones = [&] {
    for (int i = 0; i < 2; ++i) {
      const auto& old = sent[static_cast<std::size_t>(chance.between(0, static_cast<std::int64_t>(sent.size()) - 1))];
      EXPECT_EQ(node.play(TableId(1), old.id, old.order).text, old.reply) << old.id;
    }
  };
  for (int i = 0; i < 150; ++i) {
    Sent one{"d." + std::to_string(i),
             node.look(TableId(1),
                       [&](const room::Table& table) {
                         return property::next_table_order(table, poker::GameCode::holdem, chance, 10);
                       }),
             {}};
    std::array<std::thread, 3> tries;
    std::array<Answer, 3> answers;
    for (std::size_t k = 0; k < tries.size(); ++k)
      tries[k] = std::thread([&, k] { answers[k] = node.play(TableId(1), one.id, one.order); });
    for (auto& thread : tries) thread.join();
    for (const auto& answer : answers) {
      EXPECT_EQ(answer.kind, Answer::Kind::given);
      EXPECT_EQ(answer.text, answers[0].text);
      EXPECT_EQ(answer.status, answers[0].status);
    }
    one.reply = answers[0].text;
    sent.push_back(std::move(one));
    send_old_ones();
  }
  // Long after, and to a node that has forgotten everything.
  TableNode other(stores(database_.node_url()));
  for (const auto& old : sent) EXPECT_EQ(other.play(TableId(1), old.id, old.order).text, old.reply) << old.id;
  auto connection = database_.connect();
  EXPECT_EQ(pqxx::nontransaction(connection).query_value<int>("SELECT count(*) FROM command"), 150);
  EXPECT_EQ(events_nobody_accepted(database_.node_url()), 0);
  EXPECT_EQ(broken_in(database_.node_url()), "clean");
}

TEST_F(Faults, AConnectionCutAfterTheCommitWasSentHasOneEffectAndTheOriginalAnswer) {
  const auto& url = database_.node_url();
  const auto colon = url.rfind(':');
  const auto slash = url.rfind('/');
  CuttingProxy proxy(std::stoi(url.substr(colon + 1, slash - colon - 1)));
  const auto through = url.substr(0, colon + 1) + std::to_string(proxy.port()) + url.substr(slash);
  TableNode node(stores(through), {.writers = 1});
  property::Chance chance(5);
  node.play_on(TableId(1), poker::GameCode::holdem, chance, 30);
  for (int cut = 1; cut <= trials(5); ++cut) {
    const auto id = "cut." + std::to_string(cut);
    const auto order = node.look(TableId(1), [&](const room::Table& table) {
      return property::next_table_order(table, poker::GameCode::holdem, chance);
    });
    proxy.cut_answer_to(id);
    const auto answer = node.play(TableId(1), id, order);
    ASSERT_EQ(proxy.cuts(), cut);
    EXPECT_EQ(answer.kind, Answer::Kind::given);
    EXPECT_EQ(answer.status, 200) << answer.text;
    EXPECT_EQ(node.play(TableId(1), id, order).text, answer.text) << "sent again";
  }
  EXPECT_EQ(broken_in(url), "clean");
  auto connection = database_.connect();
  EXPECT_EQ(pqxx::nontransaction(connection).query_value<int>("SELECT count(*) FROM command WHERE id LIKE 'cut.%'"),
            trials(5));
}

// A cluster and a Redis of its own, which can be ended without spoiling other tests.
class OwnServices {
 public:
  explicit OwnServices(const std::string& folder = {}) : folder_(folder) {
    if (folder_.empty()) {
      std::string pattern = "/tmp/lammer-faults-XXXXXX";
      folder_ = ::mkdtemp(pattern.data());
    }
    ::chmod(folder_.c_str(), 0755);
    start();
    db::migrate(variable("LAMMER_DATABASE_OWNER_URL"));
    db::let_node_in(variable("LAMMER_DATABASE_OWNER_URL"), variable("LAMMER_DATABASE_URL"));
  }
  ~OwnServices() {
    shell("stop");
    std::system(("rm -rf '" + folder_ + "'/*").c_str());
    ::rmdir(folder_.c_str());
  }
  OwnServices(const OwnServices&) = delete;
  OwnServices& operator=(const OwnServices&) = delete;

  void start() const { ASSERT_EQ(shell("start"), 0); }
  std::string variable(const std::string& name) const {
    std::ifstream in(folder_ + "/env");
    for (std::string line; std::getline(in, line);)
      if (line.starts_with(name + "=")) return line.substr(name.size() + 1);
    throw std::runtime_error(name + " is not in the environment of the services");
  }
  pid_t postgres() const { return first_number(folder_ + "/postgres/data/postmaster.pid"); }
  pid_t redis() const { return first_number(folder_ + "/redis.pid"); }
  const std::string& folder() const { return folder_; }

 private:
  int shell(const std::string& what) const {
    return std::system(
        ("cd '" LAMMER_SOURCE_DIR "' && scripts/private-services " + what + " '" + folder_ + "' >/dev/null").c_str());
  }
  static pid_t first_number(const std::string& file) {
    std::ifstream in(file);
    pid_t pid = 0;
    in >> pid;
    return pid;
  }

  std::string folder_;
};

TEST(FaultsOfServices, PostgresKilledUnderLoadLosesNoAcknowledgement) {
  const OwnServices services;
  const auto url = services.variable("LAMMER_DATABASE_URL");
  ChildProcess child({program("table_player"), url, "1", "4", "100000"}, {});
  for (int kill = 0; kill < std::min(trials(2), 10); ++kill) {
    const auto before = child.output().size();
    while (child.output().size() < before + 5000) std::this_thread::sleep_for(std::chrono::milliseconds(10));
    ASSERT_EQ(::kill(services.postgres(), SIGKILL), 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));
    services.start();
  }
  const auto before = child.output().size();
  while (child.output().size() < before + 2000) std::this_thread::sleep_for(std::chrono::milliseconds(10));
  child.signal(SIGKILL);
  child.wait();
  const auto acks = acknowledged_in(child.output());
  EXPECT_GT(acks.size(), 100U);
  expect_all_there(url, acks);
  EXPECT_EQ(events_nobody_accepted(url), 0);
  EXPECT_EQ(broken_in(url), "clean");
  expect_playable(url, "after");
}

TEST(FaultsOfServices, RedisKilledPausedOrFlushedDelaysNoWrite) {
  const OwnServices services;
  const auto bus = db::make_redis_bus(*db::parse_redis_address(services.variable("LAMMER_REDIS_URL")));
  CounterNode node(stores(services.variable("LAMMER_DATABASE_URL")));
  services::StreamHost host(
      node.commit, stores(services.variable("LAMMER_DATABASE_URL")),
      [](const auto&) { return std::make_unique<Counter>(); }, node.clock, *bus);
  int sent = 0;
  const auto add = [&] {
    std::promise<Answer> promise;
    services::Submission submission{{"room", "counter/1"}, "tester", "", "r" + std::to_string(++sent), {}, {}};
    submission.decide = [](services::StreamModel& model, services::Instant, std::int64_t seq) {
      return dynamic_cast<Counter&>(model).add(1, seq);
    };
    host.submit(std::move(submission), [&](Answer answer) { promise.set_value(std::move(answer)); });
    auto future = promise.get_future();
    EXPECT_EQ(future.wait_for(std::chrono::seconds(3)), std::future_status::ready);
    EXPECT_EQ(future.get().kind, Answer::Kind::given);
  };
  // A write that waited for Redis would take its time-out, a second or more.
  const auto add_many = [&] {
    const auto began = std::chrono::steady_clock::now();
    for (int i = 0; i < 20; ++i) add();
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(5));
  };
  add_many();
  const auto redis = services.variable("LAMMER_REDIS_URL");
  ASSERT_EQ(std::system(("redis-cli --no-auth-warning -u '" + redis + "' flushall >/dev/null").c_str()), 0);
  add_many();
  ::kill(services.redis(), SIGSTOP);
  add_many();
  ::kill(services.redis(), SIGCONT);
  add_many();
  ::kill(services.redis(), SIGKILL);
  add_many();
}

// A small file system of its own for PostgreSQL, filled up to the brim.
TEST(FaultsOfServices, AFullDiskIsSaidAcknowledgesNothingAndIsSurvived) {
  std::string folder = "/tmp/lammer-disk-XXXXXX";
  ASSERT_NE(::mkdtemp(folder.data()), nullptr);
  const auto unmount = [&] {
    return std::system(("umount -l '" + folder + "' 2>/dev/null; rmdir '" + folder + "' 2>/dev/null").c_str());
  };
  ASSERT_EQ(std::system(("mount -t tmpfs -o size=260m tmpfs '" + folder + "'").c_str()), 0) << "this test needs root";
  {
    const OwnServices services(folder);
    const auto url = services.variable("LAMMER_DATABASE_URL");
    TableNode node(stores(url), {.away_max = std::chrono::milliseconds(500)});
    property::Chance chance(3);
    node.play_on(TableId(1), poker::GameCode::holdem, chance, 40);
    std::system(("dd if=/dev/zero of='" + folder + "/fill' bs=64k status=none 2>/dev/null").c_str());
    // Until the space PostgreSQL has set aside is used up.
    int away = 0;
    std::vector<Acknowledged> acks;
    for (int i = 0; i < 20000 && away == 0; ++i) {
      try {
        const auto order = node.look(TableId(1), [&](const room::Table& table) {
          return property::next_table_order(table, poker::GameCode::holdem, chance);
        });
        const auto id = "full." + std::to_string(i);
        const auto answer = node.play(TableId(1), id, order);
        if (answer.kind == Answer::Kind::given) {
          acks.push_back({order.by.licence.value(), id, answer.text});
        } else {
          ++away;
          EXPECT_EQ(answer.kind, Answer::Kind::away) << "it becomes 503, try again: " << answer.text;
        }
      } catch (const std::exception&) {
        ++away;
      }
    }
    EXPECT_GT(away, 0) << "the disk was never full";
    std::system(("rm -f '" + folder + "/fill'").c_str());
    services.start();
    for (int i = 0; i < 50; ++i) {
      const auto store = stores(url)();
      try {
        store->head({"room", "table/1"});
        break;
      } catch (const services::StoreAway&) {
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
      }
    }
    expect_all_there(url, acks);
    EXPECT_EQ(broken_in(url), "clean");
    expect_playable(url, "after");
  }
  unmount();
}

}  // namespace
}  // namespace lammer::testing
