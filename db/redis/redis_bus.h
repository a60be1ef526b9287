// RedisBus: hints to and from other nodes over Redis pub/sub.
//
// Redis may be away at any time: publishing then drops hints (the record has the truth, and nodes poll it), and both
// threads reconnect by themselves. Nothing here ever makes a caller wait for Redis.
#pragma once
#include <memory>

#include "db/redis/redis_address.h"
#include "services/ports/bus.h"

namespace lammer::db {

std::unique_ptr<services::Bus> make_redis_bus(RedisAddress address);

}  // namespace lammer::db
