// One map under one lock: a login is rare and slow beside it.
#include "services/identity/memory_attempts.h"

#include <algorithm>

namespace lammer::services {

Charge MemoryAttempts::charge(const std::string& door, const identity::LockoutPolicy& policy, Instant now) {
  const std::scoped_lock lock(mutex_);
  if (doors_.size() >= doors_max_ && !doors_.contains(door)) make_room(now);
  auto& failures = doors_[door];
  if (failures.forgotten_at <= now) failures = {};
  const auto shut_until = failures.last + identity::lock_time(policy, failures.count);
  if (failures.count > 0 && shut_until > now) return {shut_until - now, failures.count};
  ++failures.count;
  failures.last = now;
  failures.forgotten_at = now + policy.forget;
  return {std::chrono::milliseconds(0), failures.count};
}

void MemoryAttempts::refund(const std::string& door) {
  const std::scoped_lock lock(mutex_);
  if (const auto found = doors_.find(door); found != doors_.end() && --found->second.count <= 0) doors_.erase(found);
}

void MemoryAttempts::clear(const std::string& door) {
  const std::scoped_lock lock(mutex_);
  doors_.erase(door);
}

void MemoryAttempts::make_room(Instant now) {
  std::erase_if(doors_, [&](const auto& entry) { return entry.second.forgotten_at <= now; });
  if (doors_.size() < doors_max_) return;
  const auto quietest = std::ranges::min_element(
      doors_, {}, [](const auto& entry) { return std::pair(entry.second.count, entry.second.last); });
  doors_.erase(quietest);
}

}  // namespace lammer::services
