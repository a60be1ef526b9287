// Two threads: one publishes from a bounded queue, one listens. Each owns its connection.
#include "db/redis/redis_bus.h"

#include <charconv>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>
#include <vector>

#include "db/redis/redis_connection.h"

namespace lammer::db {
namespace {

using services::Check;
using services::CheckState;
using services::StreamHint;

constexpr const char* channel = "lammer:hints";
constexpr std::size_t backlog_hints_max = 4096;
constexpr auto retry_after = std::chrono::milliseconds(500);

std::string encode(const StreamHint& hint) {
  return std::to_string(hint.seq) + "\n" + hint.room + "\n" + hint.stream;
}

std::optional<StreamHint> decode(std::string_view text) {
  StreamHint hint;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), hint.seq);
  if (error != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  const auto newline = text.find('\n', 1);
  if (!text.starts_with('\n') || newline == std::string_view::npos) return std::nullopt;
  hint.room = text.substr(1, newline - 1);
  hint.stream = text.substr(newline + 1);
  return hint;
}

class RedisBus : public services::Bus {
 public:
  explicit RedisBus(RedisAddress address)
      : address_(std::move(address)),
        trouble_("Redis at " + address_.shown() + " is being connected."),
        publisher_([this](const std::stop_token& stop) { publish_queued(stop); }),
        listener_([this](const std::stop_token& stop) { listen_on_channel(stop); }) {}

  void publish(const StreamHint& hint) override {
    {
      const std::lock_guard lock(mutex_);
      // With Redis away the queue fills; the oldest hints are the least useful.
      if (queue_.size() == backlog_hints_max) queue_.pop_front();
      queue_.push_back(encode(hint));
    }
    wake_.notify_one();
  }

  void listen(Listener listener) override {
    const std::lock_guard lock(listeners_mutex_);
    listeners_.push_back(std::move(listener));
  }

  Check check() const override {
    const std::lock_guard lock(mutex_);
    if (trouble_.empty()) return {"redis", CheckState::up, "Redis at " + address_.shown() + " answers."};
    return {"redis", CheckState::down, trouble_};
  }

 private:
  void publish_queued(const std::stop_token& stop) {
    std::optional<RedisConnection> connection;
    while (!stop.stop_requested()) {
      if (!connection) {
        std::string trouble;
        connection = RedisConnection::open(address_, trouble);
        if (!connection) {
          pause(stop);
          continue;
        }
      }
      std::unique_lock lock(mutex_);
      wake_.wait(lock, stop, [this] { return !queue_.empty(); });
      if (queue_.empty()) return;
      auto message = std::move(queue_.front());
      queue_.pop_front();
      lock.unlock();
      if (!connection->command({"PUBLISH", channel, message})) connection.reset();
    }
  }

  void listen_on_channel(const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      std::string trouble;
      auto connection = RedisConnection::open(address_, trouble);
      if (connection && !connection->command({"SUBSCRIBE", channel})) {
        connection.reset();
        trouble = "Redis at " + address_.shown() + " does not let us subscribe: correct its access rules.";
      }
      note(trouble);
      if (connection) hear(*connection, stop);
      pause(stop);
    }
  }

  void hear(RedisConnection& connection, const std::stop_token& stop) {
    while (!stop.stop_requested()) {
      RedisReply message;
      const auto outcome = connection.next_message(message);
      if (outcome == RedisConnection::Wait::broken) {
        note("Redis at " + address_.shown() + " has gone away: other nodes learn of changes a little later.");
        return;
      }
      if (outcome == RedisConnection::Wait::message) deliver(*message);
    }
  }

  void deliver(const redisReply& message) {
    if (message.type != REDIS_REPLY_ARRAY || message.elements != 3) return;
    const auto* payload = message.element[2];
    const auto hint = decode({payload->str, payload->len});
    if (!hint) return;
    const std::lock_guard lock(listeners_mutex_);
    for (const auto& listener : listeners_) listener(*hint);
  }

  void note(std::string trouble) {
    const std::lock_guard lock(mutex_);
    trouble_ = std::move(trouble);
  }

  // Wakes at once when the bus is stopped.
  static void pause(const std::stop_token& stop) {
    std::mutex sleeping;
    std::unique_lock lock(sleeping);
    std::condition_variable_any stopped;
    stopped.wait_for(lock, stop, retry_after, [] { return false; });
  }

  RedisAddress address_;
  mutable std::mutex mutex_;  // guards queue_ and trouble_
  std::condition_variable_any wake_;
  std::deque<std::string> queue_;
  std::string trouble_;
  std::mutex listeners_mutex_;
  std::vector<Listener> listeners_;
  std::jthread publisher_;
  std::jthread listener_;
};

}  // namespace

std::unique_ptr<services::Bus> make_redis_bus(RedisAddress address) {
  return std::make_unique<RedisBus>(std::move(address));
}

}  // namespace lammer::db
