// The only place that knows which implementation stands behind which port.
#include "api/node.h"

#include <utility>

#include "api/auth/attempts.h"
#include "api/codec/identity_json.h"
#include "api/log/json_log.h"
#include "db/postgres/postgres_identity_store.h"
#include "db/postgres/postgres_probe.h"
#include "db/redis/redis_address.h"
#include "db/redis/redis_bus.h"
#include "services/bus/in_process_bus.h"
#include "services/identity/argon2_hasher.h"

namespace lammer::api {
namespace {

std::unique_ptr<services::Bus> make_bus(const Settings& settings) {
  if (settings.redis_url.empty()) return std::make_unique<services::InProcessBus>();
  return db::make_redis_bus(*db::parse_redis_address(settings.redis_url));
}

services::MakeIdentityStore identity_stores(const Settings& settings) {
  return [url = settings.database_url](services::Bus::Listener committed) {
    return db::make_postgres_identity_store(url, facts_text, std::move(committed));
  };
}

void report(const services::Readiness& readiness, Metrics& metrics) {
  metrics.set_ready(readiness.ready);
  log::Fields fields{{"ready", readiness.ready}};
  for (const auto& check : readiness.checks) fields[check.name] = check.sentence;
  log::write(readiness.ready ? log::Level::info : log::Level::warn, "readiness", fields);
}

// What the parts of a node count themselves.
void watch_figures(Metrics& metrics, const RecordNode& record, const LiveHub& live) {
  using enum Metrics::Kind;
  const auto watch = [&](Metrics::Kind kind, const char* name, const char* help, auto read) {
    metrics.watch(kind, name, help, [read = std::move(read)] { return static_cast<double>(read()); });
  };
  watch(gauge, "lammer_commit_queue_appends", "Appends that wait for a writer.",
        [&record] { return record.commit.figures().queued; });
  watch(counter, "lammer_appends_total", "Appends taken by the writers.",
        [&record] { return record.commit.figures().appends; });
  watch(gauge, "lammer_streams_in_memory", "Streams in memory.",
        [&record] { return record.streams.figures().streams; });
  watch(counter, "lammer_stream_loads_total", "Streams, or what others have added to them, read from the record.",
        [&record] { return record.streams.figures().loads; });
  watch(counter, "lammer_stream_stale_total", "Appends that came too late, because another node was faster.",
        [&record] { return record.streams.figures().stale; });
  watch(counter, "lammer_command_duplicates_total", "Commands sent again.",
        [&record] { return record.streams.figures().duplicates; });
  watch(gauge, "lammer_live_sockets", "Live connections.", [&live] { return live.figures().sockets; });
  watch(gauge, "lammer_live_topics", "Topics that live connections follow.", [&live] { return live.figures().topics; });
}

}  // namespace

Node::Node(Settings chosen)
    : settings(std::move(chosen)),
      bus(make_bus(settings)),
      probe(db::make_postgres_probe(settings.database_url)),
      record(settings, clock, *bus, metrics),
      health([this] { return services::check_readiness(*probe, *bus); },
             [this](const services::Readiness& readiness) { report(readiness, metrics); }),
      keys(settings.identity_key),
      identity(identity_stores(settings), clock, random, std::make_unique<services::Argon2Hasher>(),
               make_attempts(settings), *bus),
      live(record.streams, record.reads, *record.codec, identity, metrics, live_limits(settings)) {
  record.streams.listen(live.listener());
  identity.on_end(live.end_listener());
  watch_figures(metrics, record, live);
  identity.on_look([this](services::Desk& desk) { keys.follow(desk); });
  identity.start();
  if (settings.identity_key.empty())
    log::warn("identity_key_missing", {{"text", "nobody can log in until identity.key is set"}});
}

}  // namespace lammer::api
