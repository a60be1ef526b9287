// AttemptCounter: the port that remembers wrong answers at a door (an account, a network address) and keeps it shut as
// domain/identity/lockout.h says. Safe from any thread; several nodes share it where Redis is there.
//
// An answer is counted as wrong before it is looked at and taken back when it was right, so that many guesses at the
// same moment are still counted one by one.
#pragma once
#include <string>

#include "domain/identity/lockout.h"
#include "services/ports/clock.h"

namespace lammer::services {

struct Charge {
  std::chrono::milliseconds shut_for{0};  // more than nothing: the door is shut and nothing was counted
  int failures = 0;                       // with this one
};

class AttemptCounter {
 public:
  virtual ~AttemptCounter() = default;
  virtual Charge charge(const std::string& door, const identity::LockoutPolicy& policy, Instant now) = 0;
  // Takes one failure back.
  virtual void refund(const std::string& door) = 0;
  // Forgets them all.
  virtual void clear(const std::string& door) = 0;
};

}  // namespace lammer::services
