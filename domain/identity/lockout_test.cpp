// How the wait grows.
#include "domain/identity/lockout.h"

#include <gtest/gtest.h>

namespace lammer::identity {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

TEST(Lockout, DoublesAfterTheFreeTriesUpToItsCeiling) {
  EXPECT_EQ(lock_time(account_policy, 0), seconds(0));
  EXPECT_EQ(lock_time(account_policy, 4), seconds(0));
  EXPECT_EQ(lock_time(account_policy, 5), seconds(30));
  EXPECT_EQ(lock_time(account_policy, 6), seconds(60));
  EXPECT_EQ(lock_time(account_policy, 9), seconds(480));
  EXPECT_EQ(lock_time(account_policy, 10), minutes(15));
  EXPECT_EQ(lock_time(account_policy, 1'000'000), minutes(15));
}

}  // namespace
}  // namespace lammer::identity
