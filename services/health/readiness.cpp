// Asks each part in turn.
#include "services/health/readiness.h"

#include <algorithm>

namespace lammer::services {

Readiness check_readiness(RecordProbe& record, const Bus& bus) {
  Readiness readiness;
  readiness.checks = record.probe();
  readiness.ready = !readiness.checks.empty() && std::ranges::all_of(readiness.checks, [](const Check& check) {
    return check.state == CheckState::up;
  });
  readiness.checks.push_back(bus.check());
  return readiness;
}

}  // namespace lammer::services
