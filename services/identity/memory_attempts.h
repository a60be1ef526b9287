// MemoryAttempts: the counter of a node alone. Bounded: when too many doors are remembered, those that are forgiven
// anyhow leave, and if that is not enough the quietest.
#pragma once
#include <mutex>
#include <unordered_map>

#include "services/ports/attempt_counter.h"

namespace lammer::services {

class MemoryAttempts : public AttemptCounter {
 public:
  explicit MemoryAttempts(std::size_t doors_max = 100'000) : doors_max_(doors_max) {}

  Charge charge(const std::string& door, const identity::LockoutPolicy& policy, Instant now) override;
  void refund(const std::string& door) override;
  void clear(const std::string& door) override;

 private:
  struct Failures {
    int count = 0;
    Instant last;
    Instant forgotten_at;
  };
  void make_room(Instant now);

  const std::size_t doors_max_;
  std::mutex mutex_;
  std::unordered_map<std::string, Failures> doors_;
};

}  // namespace lammer::services
