// Clock: the port that tells the time. Injected, so that a test can say what time it is and a replay asks nobody.
#pragma once
#include <chrono>

namespace lammer::services {

using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

class Clock {
 public:
  virtual ~Clock() = default;
  virtual Instant now() const = 0;
};

}  // namespace lammer::services
