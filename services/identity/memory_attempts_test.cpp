// A door shuts, opens again, and forgets.
#include "services/identity/memory_attempts.h"

#include <gtest/gtest.h>

namespace lammer::services {
namespace {

using identity::account_policy;
using std::chrono::seconds;

TEST(MemoryAttempts, TheFifthFailureShutsTheDoorAndTimeOpensIt) {
  MemoryAttempts attempts;
  Instant now(std::chrono::hours(500'000));
  for (int i = 1; i <= 5; ++i) EXPECT_EQ(attempts.charge("a", account_policy, now).failures, i);
  EXPECT_EQ(attempts.charge("a", account_policy, now + seconds(10)).shut_for, seconds(20));
  EXPECT_EQ(attempts.charge("b", account_policy, now).shut_for, seconds(0)) << "each door for itself";
  now += seconds(30);
  EXPECT_EQ(attempts.charge("a", account_policy, now).failures, 6) << "knocking at a shut door was not counted";
  EXPECT_EQ(attempts.charge("a", account_policy, now).shut_for, seconds(60));
  EXPECT_EQ(attempts.charge("a", account_policy, now + std::chrono::hours(1)).failures, 1) << "forgotten";
}

TEST(MemoryAttempts, ARightAnswerIsTakenBack) {
  MemoryAttempts attempts;
  const Instant now(std::chrono::hours(500'000));
  for (int i = 0; i < 20; ++i) {
    EXPECT_EQ(attempts.charge("address", account_policy, now).failures, 1);
    attempts.refund("address");
  }
  for (int i = 0; i < 5; ++i) attempts.charge("a", account_policy, now);
  attempts.clear("a");
  EXPECT_EQ(attempts.charge("a", account_policy, now).failures, 1);
}

TEST(MemoryAttempts, IsBounded) {
  MemoryAttempts attempts(10);
  const Instant now(std::chrono::hours(500'000));
  for (int i = 0; i < 5; ++i) attempts.charge("guessed", account_policy, now);
  for (int i = 0; i < 1000; ++i) attempts.charge("door " + std::to_string(i), account_policy, now);
  EXPECT_GT(attempts.charge("guessed", account_policy, now).shut_for, seconds(0))
      << "a flood does not open a shut door";
}

}  // namespace
}  // namespace lammer::services
