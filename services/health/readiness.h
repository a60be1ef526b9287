// Readiness: whether this node can do its work now. PostgreSQL and current migrations are required; Redis is reported
// but not required, because without it hints only come later (docs/decisions/0002).
#pragma once
#include <vector>

#include "services/ports/bus.h"
#include "services/ports/check.h"
#include "services/ports/record_probe.h"

namespace lammer::services {

struct Readiness {
  bool ready = false;
  std::vector<Check> checks;
};

Readiness check_readiness(RecordProbe& record, const Bus& bus);

}  // namespace lammer::services
