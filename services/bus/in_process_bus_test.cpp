// One node hears itself.
#include "services/bus/in_process_bus.h"

#include <gtest/gtest.h>

namespace lammer::services {
namespace {

TEST(InProcessBus, EveryListenerHearsEveryHintInOrder) {
  InProcessBus bus;
  std::vector<std::int64_t> first;
  std::vector<std::int64_t> second;
  bus.listen([&](const StreamHint& hint) { first.push_back(hint.seq); });
  bus.publish({"main", "table/7", 1});
  bus.listen([&](const StreamHint& hint) { second.push_back(hint.seq); });
  bus.publish({"main", "table/7", 2});
  EXPECT_EQ(first, (std::vector<std::int64_t>{1, 2}));
  EXPECT_EQ(second, (std::vector<std::int64_t>{2}));
  EXPECT_EQ(bus.check().state, CheckState::off);
}

}  // namespace
}  // namespace lammer::services
