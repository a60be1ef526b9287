// Drain: knows how many requests are under way and whether the node is stopping. A stopping node takes no new
// connections, asks clients to close theirs, and waits for what is under way.
#pragma once
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <mutex>

namespace lammer::api {

class Drain {
 public:
  void begin_request();
  void end_request();
  std::size_t under_way() const;

  bool stopping() const { return stopping_; }
  void stop() { stopping_ = true; }

  // True if nothing is under way any more, false if the time ran out first.
  bool wait_until_idle(std::chrono::milliseconds at_most);

 private:
  std::atomic<bool> stopping_ = false;
  mutable std::mutex mutex_;
  std::condition_variable idle_;
  std::size_t under_way_ = 0;
};

}  // namespace lammer::api
