// A counter with a bell.
#include "api/http/drain.h"

namespace lammer::api {

void Drain::begin_request() {
  const std::lock_guard lock(mutex_);
  ++under_way_;
}

void Drain::end_request() {
  const std::lock_guard lock(mutex_);
  if (--under_way_ == 0) idle_.notify_all();
}

std::size_t Drain::under_way() const {
  const std::lock_guard lock(mutex_);
  return under_way_;
}

bool Drain::wait_until_idle(std::chrono::milliseconds at_most) {
  std::unique_lock lock(mutex_);
  return idle_.wait_for(lock, at_most, [this] { return under_way_ == 0; });
}

}  // namespace lammer::api
