// RedisConnection: one blocking hiredis connection, bounded in time, authenticated when made. Only db/redis includes
// this.
#pragma once
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <hiredis/hiredis.h>

#include "db/redis/redis_address.h"

namespace lammer::db {

struct FreeReply {
  void operator()(redisReply* reply) const { freeReplyObject(reply); }
};
using RedisReply = std::unique_ptr<redisReply, FreeReply>;

class RedisConnection {
 public:
  static constexpr int timeout_ms = 1000;

  // Nothing if Redis cannot be reached or refuses the password; `trouble` then says why.
  static std::optional<RedisConnection> open(const RedisAddress& address, std::string& trouble);

  // Nothing if the connection broke or Redis answered with an error.
  RedisReply command(const std::vector<std::string>& words);

  enum class Wait { message, timeout, broken };
  // Waits for a pushed message at most timeout_ms.
  Wait next_message(RedisReply& message);

 private:
  struct FreeContext {
    void operator()(redisContext* context) const { redisFree(context); }
  };
  explicit RedisConnection(redisContext* context) : context_(context) {}

  std::unique_ptr<redisContext, FreeContext> context_;
};

}  // namespace lammer::db
