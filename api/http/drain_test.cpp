// Stopping waits for what is under way, but not for ever.
#include "api/http/drain.h"

#include <thread>

#include <gtest/gtest.h>

namespace lammer::api {
namespace {

using std::chrono::milliseconds;

TEST(Drain, WaitsForTheLastRequest) {
  Drain drain;
  drain.begin_request();
  drain.begin_request();
  drain.stop();
  EXPECT_TRUE(drain.stopping());
  std::thread worker([&] {
    drain.end_request();
    drain.end_request();
  });
  EXPECT_TRUE(drain.wait_until_idle(std::chrono::minutes(1)));
  worker.join();
  EXPECT_EQ(drain.under_way(), 0U);
}

TEST(Drain, GivesUpOnARequestThatNeverEnds) {
  Drain drain;
  drain.begin_request();
  EXPECT_FALSE(drain.wait_until_idle(milliseconds(5)));
  EXPECT_EQ(drain.under_way(), 1U);
}

}  // namespace
}  // namespace lammer::api
