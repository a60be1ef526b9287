// One lock, held for a copy.
#include "api/live/inbox.h"

#include <utility>

namespace lammer::api {
namespace {

constexpr std::size_t news_max = 10'000;

}  // namespace

void LiveInbox::post(Work work) {
  const std::scoped_lock lock(mutex_);
  if (stopped_) return;
  items_.emplace_back(std::move(work));
  wake_.notify_one();
}

void LiveInbox::tell(const services::StreamName& name, std::int64_t head,
                     std::span<const services::StoredEvent> events) {
  const std::scoped_lock lock(mutex_);
  if (stopped_ || news_ >= news_max || !followed_.contains(name)) return;
  items_.emplace_back(StreamNews{name, head, {events.begin(), events.end()}, std::chrono::steady_clock::now()});
  ++news_;
  wake_.notify_one();
}

void LiveInbox::follow(const services::StreamName& name) {
  const std::scoped_lock lock(mutex_);
  followed_.insert(name);
}

void LiveInbox::unfollow(const services::StreamName& name) {
  const std::scoped_lock lock(mutex_);
  followed_.erase(name);
}

std::deque<LiveInbox::Item> LiveInbox::take(std::chrono::steady_clock::time_point until) {
  std::unique_lock lock(mutex_);
  wake_.wait_until(lock, until, [&] { return stopped_ || !items_.empty(); });
  if (stopped_) return {};
  news_ = 0;
  return std::exchange(items_, {});
}

void LiveInbox::stop() {
  const std::scoped_lock lock(mutex_);
  stopped_ = true;
  items_.clear();
  wake_.notify_all();
}

bool LiveInbox::is_stopped() {
  const std::scoped_lock lock(mutex_);
  return stopped_;
}

}  // namespace lammer::api
