// WallClock: the machine's time, for the ports that ask for it.
#pragma once
#include "services/ports/clock.h"

namespace lammer::api {

class WallClock : public services::Clock {
 public:
  services::Instant now() const override {
    return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

}  // namespace lammer::api
