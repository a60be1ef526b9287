// Watchdog: ends the connection under a question that takes too long. statement_timeout is the server's promise, and a
// server that hangs keeps none; libpq itself waits for ever, and with it whoever wants to stop.
//
// One belongs to one thread's connection and looks four times a second, so a question costs no thread and no signal.
#pragma once
#include <chrono>
#include <mutex>
#include <thread>

namespace lammer::db {

class Watchdog {
 public:
  Watchdog();

  // Watches over a question on this socket, which may take so long, until it goes.
  class Watch {
   public:
    Watch(Watchdog& watchdog, int socket, std::chrono::milliseconds patience);
    ~Watch();
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

   private:
    Watchdog& watchdog_;
  };
  [[nodiscard]] Watch over(int socket, std::chrono::milliseconds patience) { return {*this, socket, patience}; }

  // Whether the last question was cut off.
  bool has_bitten() const;

 private:
  using Time = std::chrono::steady_clock;

  static constexpr int nothing = -1;

  void look();

  mutable std::mutex mutex_;  // held while a socket is shut, so that its number is not somebody else's by then
  int socket_ = nothing;
  bool has_bitten_ = false;
  Time::time_point until_;
  std::jthread thread_;
};

}  // namespace lammer::db
