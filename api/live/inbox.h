// LiveInbox: what the hub's thread has to do, in the order in which it came. It is shared with whoever tells of news,
// since the streams and the bus outlive the hub; once stopped it takes nothing more.
//
// News of streams nobody follows are dropped here, at the price of a look, because they are told under a stream's lock.
// They are bounded: what is dropped leaves a gap in the numbers, and the hub reads it from the record.
#pragma once
#include <chrono>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <set>
#include <span>
#include <variant>
#include <vector>

#include "services/ports/event_store.h"

namespace lammer::api {

struct StreamNews {
  services::StreamName name;
  std::int64_t head = 0;
  std::vector<services::StoredEvent> events;  // perhaps not all, perhaps none
  std::chrono::steady_clock::time_point heard_at;
};

class LiveInbox {
 public:
  using Work = std::function<void()>;
  using Item = std::variant<Work, StreamNews>;

  void post(Work work);
  void tell(const services::StreamName& name, std::int64_t head, std::span<const services::StoredEvent> events);

  void follow(const services::StreamName& name);
  void unfollow(const services::StreamName& name);

  // Everything there is, after waiting for it until then at most. Nothing once stopped.
  std::deque<Item> take(std::chrono::steady_clock::time_point until);
  void stop();
  bool is_stopped();

 private:
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Item> items_;
  std::size_t news_ = 0;
  std::set<services::StreamName> followed_;
  bool stopped_ = false;
};

}  // namespace lammer::api
