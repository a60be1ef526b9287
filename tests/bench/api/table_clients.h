// TableClients: tablets of so many tables, each on a connection of its own. What to do next each decides on a table of
// its own, brought on by the same rules as the service's, so that nothing but commands goes over the wire.
#pragma once
#include <atomic>
#include <functional>
#include <memory>
#include <mutex>

#include <drogon/HttpClient.h>
#include <trantor/net/EventLoopThreadPool.h>

#include "domain/room/apply.h"
#include "domain/room/decide.h"
#include "tests/bench/api/figures.h"
#include "tests/integration/support/people.h"
#include "tests/property/random_table.h"

namespace lammer::testing {

class TableClients {
 public:
  TableClients(const RunningService& service, std::string authorization, std::string licence, int first_table,
               int tables);

  // Each table's next command is given when the last is answered.
  Figures run(double seconds);
  // So many a second over all tables. `sent` is told the table and the number its stream will have before each.
  using Sent = std::function<void(int table, std::int64_t seq)>;
  Figures run_at(double per_second, double seconds, const Sent& sent);

  int wrong() const { return wrong_; }  // answers that were not what the rules say

 private:
  struct Tablet {
    int number = 0;
    drogon::HttpClientPtr client;
    std::unique_ptr<room::Table> table;
    std::unique_ptr<property::Chance> chance;
    std::int64_t seq = 0;
    std::int64_t commands = 0;
    bool busy = false;
    std::vector<double> latencies_ms;
  };
  // The next command that will be accepted; brings the table on.
  std::string next_command(Tablet& tablet) const;
  void send(Tablet& tablet, const Sent& sent, const std::function<void()>& then);
  void go_on(Tablet& tablet);
  Figures collect(double seconds);

  const std::string authorization_;
  const std::string licence_;
  trantor::EventLoopThreadPool loops_{2};
  std::vector<Tablet> tablets_;
  std::atomic<bool> running_ = false;
  std::atomic<int> open_ = 0;
  std::atomic<int> wrong_ = 0;
};

}  // namespace lammer::testing
