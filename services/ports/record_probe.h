// RecordProbe: the port that asks whether the record (PostgreSQL) can be worked with. Never throws; a fault is an
// answer.
#pragma once
#include <vector>

#include "services/ports/check.h"

namespace lammer::services {

class RecordProbe {
 public:
  virtual ~RecordProbe() = default;
  virtual std::vector<Check> probe() = 0;
};

}  // namespace lammer::services
