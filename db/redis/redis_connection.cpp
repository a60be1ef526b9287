// Opening, asking and waiting, each bounded in time.
#include "db/redis/redis_connection.h"

#include <cerrno>

namespace lammer::db {

std::optional<RedisConnection> RedisConnection::open(const RedisAddress& address, std::string& trouble) {
  const timeval limit{timeout_ms / 1000, timeout_ms % 1000 * 1000L};
  RedisConnection connection(address.socket.empty() ? redisConnectWithTimeout(address.host.c_str(), address.port, limit)
                                                    : redisConnectUnixWithTimeout(address.socket.c_str(), limit));
  auto* context = connection.context_.get();
  if (context == nullptr || context->err != 0 || redisSetTimeout(context, limit) != REDIS_OK) {
    trouble = "Redis at " + address.shown() + " cannot be reached: start it or correct LAMMER_REDIS_URL.";
    return std::nullopt;
  }
  if (!address.password.empty() && !connection.command({"AUTH", address.password})) {
    trouble = "Redis at " + address.shown() + " refuses the password: correct LAMMER_REDIS_URL.";
    return std::nullopt;
  }
  return connection;
}

RedisReply RedisConnection::command(const std::vector<std::string>& words) {
  std::vector<const char*> texts;
  std::vector<std::size_t> sizes;
  for (const auto& word : words) {
    texts.push_back(word.data());
    sizes.push_back(word.size());
  }
  RedisReply reply(static_cast<redisReply*>(
      redisCommandArgv(context_.get(), static_cast<int>(words.size()), texts.data(), sizes.data())));
  if (reply && reply->type == REDIS_REPLY_ERROR) reply.reset();
  return reply;
}

RedisConnection::Wait RedisConnection::next_message(RedisReply& message) {
  void* raw = nullptr;
  errno = 0;
  if (redisGetReply(context_.get(), &raw) == REDIS_OK) {
    message.reset(static_cast<redisReply*>(raw));
    return Wait::message;
  }
  // A quiet second is not a fault: clear it and let the caller look whether it should stop.
  if (context_->err == REDIS_ERR_IO && (errno == EAGAIN || errno == EWOULDBLOCK)) {
    context_->err = 0;
    context_->errstr[0] = '\0';
    return Wait::timeout;
  }
  return Wait::broken;
}

}  // namespace lammer::db
