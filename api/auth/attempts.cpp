// The choice between two counters.
#include "api/auth/attempts.h"

#include <utility>

#include "db/redis/redis_address.h"
#include "db/redis/redis_attempts.h"
#include "services/identity/memory_attempts.h"

namespace lammer::api {

std::unique_ptr<services::AttemptCounter> make_attempts(const Settings& settings) {
  auto alone = std::make_unique<services::MemoryAttempts>();
  if (settings.redis_url.empty()) return alone;
  return db::make_redis_attempts(*db::parse_redis_address(settings.redis_url), std::move(alone));
}

}  // namespace lammer::api
