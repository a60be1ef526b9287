// The next chore due is waited for, whatever the clock did meanwhile.
#include "services/record/chores.h"

#include <algorithm>
#include <condition_variable>
#include <mutex>

namespace lammer::services {

Chores::Chores(std::vector<Chore> chores, const Clock& clock, ChoreFailed failed)
    : chores_(std::move(chores)),
      clock_(clock),
      failed_(std::move(failed)),
      thread_([this](const std::stop_token& stop) {
        std::vector<Instant> due(chores_.size(), clock_.now());
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any stopped;
        while (!stop.stop_requested()) {
          const auto now = clock_.now();
          for (std::size_t i = 0; i < chores_.size(); ++i) {
            if (stop.stop_requested()) return;
            if (now < due[i]) continue;
            due[i] = now + chores_[i].every;
            try {
              chores_[i].work();
            } catch (const std::exception& e) {
              failed_(chores_[i].name, e.what());
            }
          }
          const auto next =
              chores_.empty() ? std::chrono::milliseconds(1000) : *std::ranges::min_element(due) - clock_.now();
          const auto wait =
              std::clamp<std::chrono::milliseconds>(next, std::chrono::milliseconds(10), std::chrono::seconds(1));
          stopped.wait_for(lock, stop, wait, [&] { return stop.stop_requested(); });
        }
      }) {}

}  // namespace lammer::services
