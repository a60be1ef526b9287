// Who comes first is read for first.
#include "services/record/readers.h"

namespace lammer::services {

Readers::Readers(const std::function<Reading()>& make, std::size_t threads, std::size_t waiting_max)
    : waiting_max_(waiting_max) {
  for (std::size_t i = 0; i < threads; ++i)
    threads_.emplace_back([this, reading = make()]() mutable { serve(std::move(reading)); });
}

Readers::~Readers() {
  {
    const std::scoped_lock lock(mutex_);
    stopping_ = true;
    wake_.notify_all();
  }
  for (auto& thread : threads_) thread.join();
}

void Readers::run(Work work, std::function<void()> away) {
  {
    const std::scoped_lock lock(mutex_);
    if (!stopping_ && waiting_.size() < waiting_max_) {
      waiting_.push_back({std::move(work), std::move(away)});
      wake_.notify_one();
      return;
    }
  }
  away();
}

void Readers::serve(Reading reading) {
  for (;;) {
    Job job;
    {
      std::unique_lock lock(mutex_);
      wake_.wait(lock, [&] { return stopping_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      job = std::move(waiting_.front());
      waiting_.pop_front();
    }
    try {
      job.work(reading);
    } catch (const StoreAway&) {
      job.away();
    }
  }
}

}  // namespace lammer::services
