// HealthWatch: asks for readiness once a second on a thread of its own, so that /readyz answers at once from the last
// result, no event loop waits for PostgreSQL, and a flood of questions costs the database nothing.
#pragma once
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>

#include "services/health/readiness.h"

namespace lammer::api {

class HealthWatch {
 public:
  using Ask = std::function<services::Readiness()>;
  using Changed = std::function<void(const services::Readiness&)>;

  // Asks once before it returns. `changed` is called, also for that first answer, whenever ready turns or a state does.
  HealthWatch(Ask ask, Changed changed, std::chrono::milliseconds every = std::chrono::seconds(1));

  services::Readiness latest() const;

 private:
  void refresh();

  Ask ask_;
  Changed changed_;
  mutable std::mutex mutex_;
  services::Readiness latest_;
  std::jthread thread_;
};

}  // namespace lammer::api
