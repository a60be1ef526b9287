// Families are made once; a label set is made when first used.
#include "api/metrics/metrics.h"

#include <utility>

#include <prometheus/text_serializer.h>

#include "api/version.h"

namespace lammer::api {
namespace {

using Buckets = prometheus::Histogram::BucketBoundaries;

const Buckets latency_seconds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5};
const Buckets appends{1, 2, 4, 8, 16, 32, 64, 128, 256};

prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Family<prometheus::Counter>& counters(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry);
}

prometheus::Family<prometheus::Histogram>& histograms(prometheus::Registry& registry, const char* name,
                                                      const char* help) {
  return prometheus::BuildHistogram().Name(name).Help(help).Register(registry);
}

}  // namespace

Metrics::Metrics()
    : requests_(counters(registry_, "lammer_http_requests_total", "Requests answered, by route, method and status.")),
      latency_(histograms(registry_, "lammer_http_request_seconds",
                          "Time from the whole request read to the answer handed to the socket, by route.")),
      ready_(gauge(registry_, "lammer_ready", "1 while the node can do its work.")),
      under_way_(gauge(registry_, "lammer_http_requests_under_way", "Requests being worked on.")),
      commands_(counters(registry_, "lammer_commands_total", "Commands to tables, by what became of them.")),
      refusals_(counters(registry_, "lammer_command_refusals_total", "Commands refused, by the refusal's code.")),
      commands_under_way_(gauge(registry_, "lammer_commands_under_way",
                                "Commands that wait for their stream, its load or its commit.")),
      command_seconds_(histograms(registry_, "lammer_command_seconds",
                                  "Time from a command given to its stream to its durable answer.")
                           .Add({}, latency_seconds)),
      commit_seconds_(histograms(registry_, "lammer_commit_seconds",
                                 "Time of one transaction of the group commit, COMMIT included.")
                          .Add({}, latency_seconds)),
      commit_appends_(histograms(registry_, "lammer_commit_appends", "Appends in one transaction.").Add({}, appends)),
      live_lag_(histograms(registry_, "lammer_live_lag_seconds",
                           "Time from a commit heard of to its message handed to the sockets.")
                    .Add({}, latency_seconds)),
      live_messages_(counters(registry_, "lammer_live_messages_total", "Messages handed to live connections.").Add({})),
      live_closes_(
          counters(registry_, "lammer_live_closes_total", "Live connections closed by this node, by the reason.")) {
  for (const auto* outcome : {"accepted", "refused"}) commands_.Add({{"outcome", outcome}});
  prometheus::BuildGauge()
      .Name("lammer_build_info")
      .Help("Always 1; the version is in the label.")
      .Register(registry_)
      .Add({{"version", std::string(version())}})
      .Set(1);
}

void Metrics::count_request(const std::string& route, const std::string& method, int status, double seconds) {
  requests_.Add({{"route", route}, {"method", method}, {"status", std::to_string(status)}}).Increment();
  latency_.Add({{"route", route}}, latency_seconds).Observe(seconds);
}

void Metrics::observe_commit(double seconds, std::size_t count) {
  commit_seconds_.Observe(seconds);
  commit_appends_.Observe(static_cast<double>(count));
}

void Metrics::watch(Kind kind, std::string name, std::string help, std::function<double()> read) {
  watched_.push_back({kind, std::move(name), std::move(help), std::move(read)});
}

std::string Metrics::text() const {
  auto families = registry_.Collect();
  for (const auto& watched : watched_) {
    prometheus::ClientMetric metric;
    const bool is_gauge = watched.kind == Kind::gauge;
    (is_gauge ? metric.gauge.value : metric.counter.value) = watched.read();
    families.push_back({watched.name,
                        watched.help,
                        is_gauge ? prometheus::MetricType::Gauge : prometheus::MetricType::Counter,
                        {metric}});
  }
  return prometheus::TextSerializer().Serialize(families);
}

}  // namespace lammer::api
