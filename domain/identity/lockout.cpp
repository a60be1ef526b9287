// Doubling, with a ceiling.
#include "domain/identity/lockout.h"

#include <algorithm>

namespace lammer::identity {

std::chrono::milliseconds lock_time(const LockoutPolicy& policy, int failures) {
  if (failures < policy.free) return std::chrono::milliseconds(0);
  auto wait = policy.first;
  for (int i = policy.free; i < failures && wait < policy.longest; ++i) wait *= 2;
  return std::min(wait, policy.longest);
}

}  // namespace lammer::identity
