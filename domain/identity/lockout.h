// Lock-out: how long wrong answers keep a door shut. The first few cost nothing; from then on each doubles the wait, so
// guessing is hopeless and a person who mistyped is soon back. Failures are forgotten after a quiet time.
#pragma once
#include <chrono>

namespace lammer::identity {

struct LockoutPolicy {
  int free = 0;  // failures that cost nothing
  std::chrono::milliseconds first{0};
  std::chrono::milliseconds longest{0};
  std::chrono::milliseconds forget{0};
};

// Of one account: whoever guesses gets five tries, then four an hour.
inline constexpr LockoutPolicy account_policy{5, std::chrono::seconds(30), std::chrono::minutes(15),
                                              std::chrono::hours(1)};
// Of one network address: a desk that several people share mistypes more often.
inline constexpr LockoutPolicy address_policy{50, std::chrono::seconds(30), std::chrono::minutes(15),
                                              std::chrono::hours(1)};

// How long after its last failure a door with so many of them stays shut.
std::chrono::milliseconds lock_time(const LockoutPolicy& policy, int failures);

}  // namespace lammer::identity
