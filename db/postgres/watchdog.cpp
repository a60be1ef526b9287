// A thread that sleeps nearly always.
#include "db/postgres/watchdog.h"

#include <condition_variable>

#include <sys/socket.h>

namespace lammer::db {

Watchdog::Watchdog()
    : thread_([this](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any stopped;
        while (!stopped.wait_for(lock, stop, std::chrono::milliseconds(250), [&] { return stop.stop_requested(); }))
          look();
      }) {}

void Watchdog::look() {
  const std::scoped_lock lock(mutex_);
  if (socket_ == nothing || Time::now() < until_) return;
  ::shutdown(socket_, SHUT_RDWR);
  socket_ = nothing;
  has_bitten_ = true;
}

bool Watchdog::has_bitten() const {
  const std::scoped_lock lock(mutex_);
  return has_bitten_;
}

Watchdog::Watch::Watch(Watchdog& watchdog, int socket, std::chrono::milliseconds patience) : watchdog_(watchdog) {
  const std::scoped_lock lock(watchdog_.mutex_);
  watchdog_.socket_ = socket;
  watchdog_.has_bitten_ = false;
  watchdog_.until_ = Time::now() + patience;
}

Watchdog::Watch::~Watch() {
  const std::scoped_lock lock(watchdog_.mutex_);
  watchdog_.socket_ = nothing;
}

}  // namespace lammer::db
