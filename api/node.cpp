// The only place that knows which implementation stands behind which port.
#include "api/node.h"

#include <utility>

#include "api/log/json_log.h"
#include "db/postgres/postgres_probe.h"
#include "db/redis/redis_address.h"
#include "db/redis/redis_bus.h"
#include "services/bus/in_process_bus.h"

namespace lammer::api {
namespace {

std::unique_ptr<services::Bus> make_bus(const Settings& settings) {
  if (settings.redis_url.empty()) return std::make_unique<services::InProcessBus>();
  return db::make_redis_bus(*db::parse_redis_address(settings.redis_url));
}

void report(const services::Readiness& readiness, Metrics& metrics) {
  metrics.set_ready(readiness.ready);
  log::Fields fields{{"ready", readiness.ready}};
  for (const auto& check : readiness.checks) fields[check.name] = check.sentence;
  log::write(readiness.ready ? log::Level::info : log::Level::warn, "readiness", fields);
}

}  // namespace

Node::Node(Settings chosen)
    : settings(std::move(chosen)),
      bus(make_bus(settings)),
      probe(db::make_postgres_probe(settings.database_url)),
      record(settings, *bus),
      health([this] { return services::check_readiness(*probe, *bus); },
             [this](const services::Readiness& readiness) { report(readiness, metrics); }) {}

}  // namespace lammer::api
