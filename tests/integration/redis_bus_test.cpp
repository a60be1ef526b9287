// Hints between two nodes over a real Redis, also after Redis has thrown the nodes out.
#include "db/redis/redis_bus.h"

#include <condition_variable>
#include <mutex>
#include <thread>

#include <gtest/gtest.h>

#include "db/redis/redis_connection.h"
#include "tests/integration/support/test_database.h"

namespace lammer::db {
namespace {

using services::CheckState;
using services::StreamHint;

RedisAddress address() {
  return *parse_redis_address(testing::required_variable("LAMMER_REDIS_URL"));
}

class Heard {
 public:
  void add(const StreamHint& hint) {
    const std::lock_guard lock(mutex_);
    last_ = hint;
    changed_.notify_all();
  }
  bool wait_for(const StreamHint& hint) {
    std::unique_lock lock(mutex_);
    return changed_.wait_for(lock, std::chrono::milliseconds(200), [&] { return last_ == hint; });
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  StreamHint last_;
};

// A hint may be lost while a node connects, so it is said again until it is heard.
bool heard_in_time(services::Bus& from, Heard& heard, const StreamHint& hint) {
  for (int i = 0; i < 50; ++i) {
    from.publish(hint);
    if (heard.wait_for(hint)) return true;
  }
  return false;
}

// Down with a sentence that holds `words`; a bus that is still connecting is down too, but says something else.
bool goes_down_saying(const services::Bus& bus, const std::string& words) {
  for (int i = 0; i < 500; ++i) {
    const auto check = bus.check();
    if (check.state == CheckState::down && check.sentence.find(words) != std::string::npos) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

TEST(RedisBus, AHintOfOneNodeIsHeardByTheOther) {
  const auto one = make_redis_bus(address());
  const auto other = make_redis_bus(address());
  Heard heard;
  other->listen([&](const StreamHint& hint) { heard.add(hint); });
  EXPECT_TRUE(heard_in_time(*one, heard, {"main", "table/7", 812}));
  EXPECT_EQ(other->check().state, CheckState::up);
}

TEST(RedisBus, ComesBackByItselfAfterRedisDroppedEveryConnection) {
  const auto one = make_redis_bus(address());
  const auto other = make_redis_bus(address());
  Heard heard;
  other->listen([&](const StreamHint& hint) { heard.add(hint); });
  ASSERT_TRUE(heard_in_time(*one, heard, {"main", "table/7", 1}));
  std::string trouble;
  auto admin = RedisConnection::open(address(), trouble);
  ASSERT_TRUE(admin) << trouble;
  ASSERT_TRUE(admin->command({"CLIENT", "KILL", "TYPE", "pubsub"}));
  ASSERT_TRUE(admin->command({"CLIENT", "KILL", "TYPE", "normal", "SKIPME", "yes"}));
  EXPECT_TRUE(heard_in_time(*one, heard, {"main", "table/7", 2}));
}

TEST(RedisBus, WithoutRedisItSaysSoAndNeverBlocks) {
  RedisAddress nowhere;
  nowhere.host = "127.0.0.1";
  nowhere.port = 1;
  const auto bus = make_redis_bus(nowhere);
  EXPECT_TRUE(goes_down_saying(*bus, "LAMMER_REDIS_URL"));
  for (int i = 0; i < 10'000; ++i) bus->publish({"main", "table/7", i});
}

TEST(RedisBus, AWrongPasswordIsNamedAndNotShown) {
  auto wrong = address();
  wrong.password = "hunter2";
  const auto bus = make_redis_bus(wrong);
  EXPECT_TRUE(goes_down_saying(*bus, "refuses the password"));
  EXPECT_EQ(bus->check().sentence.find("hunter2"), std::string::npos);
}

}  // namespace
}  // namespace lammer::db
