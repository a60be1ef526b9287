// A hash a door: count and time of the last failure; Redis forgets it by itself.
#include "db/redis/redis_attempts.h"

#include <mutex>
#include <optional>
#include <utility>

#include "db/redis/redis_connection.h"

namespace lammer::db {
namespace {

using services::Charge;
using services::Instant;

// The formula of identity::lock_time, where it can be done in one step. A test holds the two against each other.
constexpr const char* charge_script = R"lua(
local count = tonumber(redis.call('HGET', KEYS[1], 'count') or '0')
local last = tonumber(redis.call('HGET', KEYS[1], 'last') or '0')
local now, free, first, longest, forget = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4]), ARGV[5]
local wait = 0
if count >= free then wait = math.min(first * 2 ^ math.min(count - free, 40), longest) end
if count > 0 and last + wait > now then return {last + wait - now, count} end
redis.call('HSET', KEYS[1], 'count', count + 1, 'last', ARGV[1])
redis.call('PEXPIRE', KEYS[1], forget)
return {0, count + 1}
)lua";

constexpr const char* refund_script = R"lua(
if redis.call('EXISTS', KEYS[1]) == 1 and redis.call('HINCRBY', KEYS[1], 'count', -1) <= 0 then redis.call('DEL', KEYS[1]) end
return 0
)lua";

class RedisAttempts : public services::AttemptCounter {
 public:
  RedisAttempts(RedisAddress address, std::unique_ptr<services::AttemptCounter> while_away)
      : address_(std::move(address)), while_away_(std::move(while_away)) {}

  Charge charge(const std::string& door, const identity::LockoutPolicy& policy, Instant now) override {
    const auto text = [](auto number) { return std::to_string(number); };
    const auto reply =
        ask({"EVAL", charge_script, "1", key_of(door), text(now.time_since_epoch().count()), text(policy.free),
             text(policy.first.count()), text(policy.longest.count()), text(policy.forget.count())});
    if (!reply || reply->type != REDIS_REPLY_ARRAY || reply->elements != 2)
      return while_away_->charge(door, policy, now);
    return {std::chrono::milliseconds(reply->element[0]->integer), static_cast<int>(reply->element[1]->integer)};
  }

  void refund(const std::string& door) override {
    ask({"EVAL", refund_script, "1", key_of(door)});
    while_away_->refund(door);
  }

  void clear(const std::string& door) override {
    ask({"DEL", key_of(door)});
    while_away_->clear(door);
  }

 private:
  static std::string key_of(const std::string& door) { return "lammer:attempts:" + door; }

  RedisReply ask(const std::vector<std::string>& words) {
    const std::scoped_lock lock(mutex_);
    for (int i = 0; i < 2; ++i) {  // a connection that was idle for long may have been closed by Redis
      std::string trouble;
      if (!connection_) connection_ = RedisConnection::open(address_, trouble);
      if (!connection_) return nullptr;
      if (auto reply = connection_->command(words)) return reply;
      connection_.reset();
    }
    return nullptr;
  }

  const RedisAddress address_;
  const std::unique_ptr<services::AttemptCounter> while_away_;
  std::mutex mutex_;
  std::optional<RedisConnection> connection_;
};

}  // namespace

std::unique_ptr<services::AttemptCounter> make_redis_attempts(RedisAddress address,
                                                              std::unique_ptr<services::AttemptCounter> while_away) {
  return std::make_unique<RedisAttempts>(std::move(address), std::move(while_away));
}

}  // namespace lammer::db
