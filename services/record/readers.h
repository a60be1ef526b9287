// Readers: a few threads that read the record for screens, each with connections of its own, so that nothing on an
// event loop ever waits for it. What is waiting is bounded.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "services/ports/event_store.h"
#include "services/ports/hand_store.h"
#include "services/ports/table_directory.h"

namespace lammer::services {

struct Reading {
  std::unique_ptr<EventStore> events;
  std::unique_ptr<HandStore> hands;
  std::unique_ptr<TableDirectory> tables;
};

class Readers {
 public:
  using Work = std::function<void(Reading&)>;

  Readers(const std::function<Reading()>& make, std::size_t threads = 2, std::size_t waiting_max = 256);
  ~Readers();
  Readers(const Readers&) = delete;
  Readers& operator=(const Readers&) = delete;

  // `work` runs on a reader's thread; `away` is called instead of it if too much is waiting, and after it if the record
  // could not be read.
  void run(Work work, std::function<void()> away);

 private:
  struct Job {
    Work work;
    std::function<void()> away;
  };

  void serve(Reading reading);

  const std::size_t waiting_max_;
  std::mutex mutex_;
  std::condition_variable wake_;
  std::deque<Job> waiting_;
  bool stopping_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace lammer::services
