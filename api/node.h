// Node: the parts of one running lammerd, put together once at start and handed to whoever needs them.
#pragma once
#include <chrono>
#include <memory>

#include "api/auth/device_tokens.h"
#include "api/auth/key_ring.h"
#include "api/config/settings.h"
#include "api/health_watch.h"
#include "api/http/drain.h"
#include "api/live/hub.h"
#include "api/metrics/metrics.h"
#include "api/record_node.h"
#include "api/system_ports.h"
#include "services/identity/identity.h"
#include "services/ports/bus.h"
#include "services/ports/record_probe.h"

namespace lammer::api {

class Node {
 public:
  explicit Node(Settings settings);

  std::chrono::seconds uptime() const {
    return std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - started_);
  }

  const Settings settings;
  Metrics metrics;
  Drain drain;
  const SystemClock clock;
  const std::unique_ptr<services::Bus> bus;
  const std::unique_ptr<services::RecordProbe> probe;
  RecordNode record;
  HealthWatch health;

  SystemRandom random;
  KeyRing keys;
  DeviceTokens device_tokens;
  services::Identity identity;
  LiveHub live;

 private:
  std::chrono::steady_clock::time_point started_ = std::chrono::steady_clock::now();
};

}  // namespace lammer::api
