// FanOut: so many live screens over some tables, and how long after a command was sent each of them was told.
#pragma once
#include <map>
#include <mutex>

#include <drogon/WebSocketClient.h>
#include <trantor/net/EventLoopThreadPool.h>

#include "tests/bench/api/figures.h"
#include "tests/integration/support/people.h"

namespace lammer::testing {

class FanOut {
 public:
  // Follows tables `first_table` … in turn. Returns when all have their snapshot.
  FanOut(RunningService& service, Client& who, int sockets, int first_table, int tables);
  ~FanOut();
  FanOut(const FanOut&) = delete;
  FanOut& operator=(const FanOut&) = delete;

  void sent(int table, std::int64_t seq);
  // What was told since the last call.
  Figures figures(double seconds);
  std::size_t gaps() const { return gaps_; }

 private:
  struct Screen {
    int table = 0;
    std::int64_t seq = 0;
    drogon::WebSocketClientPtr client;
  };
  void hear(Screen& screen, const std::string& text);

  trantor::EventLoopThreadPool loops_{2};
  std::vector<Screen> screens_;
  std::mutex mutex_;
  std::map<std::pair<int, std::int64_t>, Time::time_point> sent_;
  std::vector<double> latencies_ms_;
  std::size_t snapshots_ = 0;
  std::size_t gaps_ = 0;
};

}  // namespace lammer::testing
