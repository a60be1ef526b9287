// RedisAttempts: wrong answers counted for all nodes together, in one step on the Redis side. While Redis is away each
// node counts for itself.
#pragma once
#include <memory>

#include "db/redis/redis_address.h"
#include "services/ports/attempt_counter.h"

namespace lammer::db {

std::unique_ptr<services::AttemptCounter> make_redis_attempts(RedisAddress address,
                                                              std::unique_ptr<services::AttemptCounter> while_away);

}  // namespace lammer::db
