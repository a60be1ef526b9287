// Families are made once; a label set is made when first used.
#include "api/metrics/metrics.h"

#include <prometheus/text_serializer.h>

#include "api/version.h"

namespace lammer::api {
namespace {

const prometheus::Histogram::BucketBoundaries latency_seconds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                                              0.1,    0.25,  0.5,    1,     2.5,  5};

prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

}  // namespace

Metrics::Metrics()
    : requests_(prometheus::BuildCounter()
                    .Name("lammer_http_requests_total")
                    .Help("Requests answered, by route, method and status.")
                    .Register(registry_)),
      latency_(prometheus::BuildHistogram()
                   .Name("lammer_http_request_seconds")
                   .Help("Time from the whole request read to the answer handed to the socket, by route.")
                   .Register(registry_)),
      ready_(gauge(registry_, "lammer_ready", "1 while the node can do its work.")),
      under_way_(gauge(registry_, "lammer_http_requests_under_way", "Requests being worked on.")) {
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

std::string Metrics::text() const {
  return prometheus::TextSerializer().Serialize(registry_.Collect());
}

}  // namespace lammer::api
