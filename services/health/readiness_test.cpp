// Which parts a node cannot work without.
#include "services/health/readiness.h"

#include <gtest/gtest.h>

namespace lammer::services {
namespace {

class FixedRecord : public RecordProbe {
 public:
  explicit FixedRecord(std::vector<Check> checks) : checks_(std::move(checks)) {}
  std::vector<Check> probe() override { return checks_; }

 private:
  std::vector<Check> checks_;
};

class FixedBus : public Bus {
 public:
  explicit FixedBus(CheckState state) : state_(state) {}
  void publish(const StreamHint&) override {}
  void listen(Listener) override {}
  Check check() const override { return {"redis", state_, ""}; }

 private:
  CheckState state_;
};

TEST(Readiness, NeedsPostgresAndMigrations) {
  const FixedBus bus(CheckState::up);
  FixedRecord good({{"postgres", CheckState::up, ""}, {"migrations", CheckState::up, ""}});
  EXPECT_TRUE(check_readiness(good, bus).ready);
  FixedRecord behind({{"postgres", CheckState::up, ""}, {"migrations", CheckState::down, ""}});
  EXPECT_FALSE(check_readiness(behind, bus).ready);
  FixedRecord silent({});
  EXPECT_FALSE(check_readiness(silent, bus).ready);
}

TEST(Readiness, ReportsRedisButDoesNotNeedIt) {
  FixedRecord good({{"postgres", CheckState::up, ""}});
  for (const auto state : {CheckState::up, CheckState::down, CheckState::off}) {
    const auto readiness = check_readiness(good, FixedBus(state));
    EXPECT_TRUE(readiness.ready);
    EXPECT_EQ(readiness.checks.back().name, "redis");
    EXPECT_EQ(readiness.checks.back().state, state);
  }
}

}  // namespace
}  // namespace lammer::services
