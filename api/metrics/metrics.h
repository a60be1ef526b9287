// Metrics: the node's figures for Prometheus. One object a process, safe from any thread; names end in their unit.
#pragma once
#include <string>

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>

namespace lammer::api {

class Metrics {
 public:
  Metrics();

  // `route` is a pattern of our own (or "page", "unknown"), never a path a client chose: labels must stay few.
  void count_request(const std::string& route, const std::string& method, int status, double seconds);
  void set_ready(bool ready) { ready_.Set(ready ? 1 : 0); }
  void set_requests_under_way(double count) { under_way_.Set(count); }

  std::string text() const;

 private:
  prometheus::Registry registry_;
  prometheus::Family<prometheus::Counter>& requests_;
  prometheus::Family<prometheus::Histogram>& latency_;
  prometheus::Gauge& ready_;
  prometheus::Gauge& under_way_;
};

}  // namespace lammer::api
