// Metrics: the node's figures for Prometheus. One object a process, safe from any thread; names end in their unit.
// Labels are words of our own, never what a client chose: they must stay few.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

namespace lammer::api {

class Metrics {
 public:
  Metrics();

  // `route` is a pattern of our own (or "page", "unknown").
  void count_request(const std::string& route, const std::string& method, int status, double seconds);
  void set_ready(bool ready) { ready_.Set(ready ? 1 : 0); }
  void set_requests_under_way(double count) { under_way_.Set(count); }

  // A command to a table: begun when it is given to its stream, ended when it is answered.
  void begin_command() { commands_under_way_.Increment(); }
  void end_command(double seconds) {
    commands_under_way_.Decrement();
    command_seconds_.Observe(seconds);
  }
  // `outcome`: accepted, refused, malformed, conflict, busy, away or fault. A refusal has its code.
  void count_command(const std::string& outcome) { commands_.Add({{"outcome", outcome}}).Increment(); }
  void count_refusal(const std::string& code) { refusals_.Add({{"code", code}}).Increment(); }
  // One transaction of the group commit.
  void observe_commit(double seconds, std::size_t appends);

  // From this node hearing of a commit to the bytes handed to the last socket of an event loop.
  void observe_live_lag(double seconds) { live_lag_.Observe(seconds); }
  void count_live_message() { live_messages_.Increment(); }
  // `why` is a word of api/live/close.h.
  void count_live_close(const std::string& why) { live_closes_.Add({{"why", why}}).Increment(); }

  // A figure that somebody else keeps, read whenever it is asked for. Before the first text().
  enum class Kind { gauge, counter };
  void watch(Kind kind, std::string name, std::string help, std::function<double()> read);

  std::string text() const;

 private:
  struct Watched {
    Kind kind;
    std::string name;
    std::string help;
    std::function<double()> read;
  };

  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& requests_;
  prometheus::Family<prometheus::Histogram>& latency_;
  prometheus::Gauge& ready_;
  prometheus::Gauge& under_way_;
  prometheus::Family<prometheus::Counter>& commands_;
  prometheus::Family<prometheus::Counter>& refusals_;
  prometheus::Gauge& commands_under_way_;
  prometheus::Histogram& command_seconds_;
  prometheus::Histogram& commit_seconds_;
  prometheus::Histogram& commit_appends_;
  prometheus::Histogram& live_lag_;
  prometheus::Counter& live_messages_;
  prometheus::Family<prometheus::Counter>& live_closes_;
  std::vector<Watched> watched_;
};

}  // namespace lammer::api
