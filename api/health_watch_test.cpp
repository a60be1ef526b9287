// The watch asks by itself and speaks only when something turned.
#include "api/health_watch.h"

#include <atomic>
#include <semaphore>

#include <gtest/gtest.h>

namespace lammer::api {
namespace {

using services::CheckState;
using services::Readiness;

TEST(HealthWatch, HasAnAnswerFromTheStartAndTellsOnlyOfChanges) {
  std::atomic<int> asked = 0;
  std::counting_semaphore<> told(0);
  std::vector<bool> heard;
  HealthWatch watch(
      [&] {
        const bool up = ++asked <= 3;  // up three times, then down
        return Readiness{up, {{"postgres", up ? CheckState::up : CheckState::down, ""}}};
      },
      [&](const Readiness& readiness) {
        heard.push_back(readiness.ready);
        told.release();
      },
      std::chrono::milliseconds(1));
  EXPECT_GE(asked, 1);
  told.acquire();
  told.acquire();
  EXPECT_FALSE(watch.latest().ready);
  EXPECT_EQ(heard, (std::vector<bool>{true, false}));
}

}  // namespace
}  // namespace lammer::api
