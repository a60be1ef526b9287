// RedisAddress: where Redis is, from `redis://[:password@]host[:port]` or `unix://[:password@]/path/to/socket`.
#pragma once
#include <optional>
#include <string>
#include <string_view>

namespace lammer::db {

struct RedisAddress {
  std::string host;  // empty with a socket
  int port = 6379;
  std::string socket;
  std::string password;

  // Without the password: for messages.
  std::string shown() const;
};

std::optional<RedisAddress> parse_redis_address(std::string_view text);

}  // namespace lammer::db
