// One question a second, and word of every change.
#include "api/health_watch.h"

#include <algorithm>
#include <condition_variable>
#include <utility>

namespace lammer::api {
namespace {

bool same_states(const services::Readiness& a, const services::Readiness& b) {
  return a.ready == b.ready && std::ranges::equal(a.checks, b.checks, [](const auto& left, const auto& right) {
           return left.name == right.name && left.state == right.state;
         });
}

}  // namespace

HealthWatch::HealthWatch(Ask ask, Changed changed, std::chrono::milliseconds every)
    : ask_(std::move(ask)), changed_(std::move(changed)) {
  refresh();
  thread_ = std::jthread([this, every](const std::stop_token& stop) {
    std::mutex sleeping;
    std::condition_variable_any wake;
    while (!stop.stop_requested()) {
      std::unique_lock lock(sleeping);
      wake.wait_for(lock, stop, every, [] { return false; });
      if (!stop.stop_requested()) refresh();
    }
  });
}

services::Readiness HealthWatch::latest() const {
  const std::lock_guard lock(mutex_);
  return latest_;
}

void HealthWatch::refresh() {
  auto now = ask_();
  std::unique_lock lock(mutex_);
  const bool turned = !same_states(now, latest_);
  latest_ = now;
  lock.unlock();
  if (turned) changed_(now);
}

}  // namespace lammer::api
