// Deadline: ends the connection under a question that takes too long. statement_timeout is the server's promise, and a
// server that hangs keeps none; libpq itself waits for ever, and with it whoever wants to stop.
#pragma once
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include <sys/socket.h>

namespace lammer::db {

class Deadline {
 public:
  Deadline(int socket, std::chrono::milliseconds after)
      : watcher_([socket, after](const std::stop_token& stop) {
          std::mutex mutex;
          std::unique_lock lock(mutex);
          std::condition_variable_any answered;
          answered.wait_for(lock, stop, after, [] { return false; });
          if (!stop.stop_requested()) ::shutdown(socket, SHUT_RDWR);
        }) {}

 private:
  std::jthread watcher_;
};

}  // namespace lammer::db
