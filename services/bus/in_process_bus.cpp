// Listeners are called under the lock: one hint at a time, as the port promises.
#include "services/bus/in_process_bus.h"

#include <utility>

namespace lammer::services {

void InProcessBus::publish(const StreamHint& hint) {
  const std::lock_guard lock(mutex_);
  for (const auto& listener : listeners_) listener(hint);
}

void InProcessBus::listen(Listener listener) {
  const std::lock_guard lock(mutex_);
  listeners_.push_back(std::move(listener));
}

Check InProcessBus::check() const {
  return {"redis", CheckState::off, "Redis is not configured; this node works alone."};
}

}  // namespace lammer::services
