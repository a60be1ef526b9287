// The machine's clock and its source of chance, behind the ports.
#pragma once
#include <sodium.h>

#include "services/ports/clock.h"
#include "services/ports/random.h"

namespace lammer::api {

class SystemClock : public services::Clock {
 public:
  services::Instant now() const override {
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
  }
};

class SystemRandom : public services::Random {
 public:
  void fill(std::span<std::byte> bytes) override { randombytes_buf(bytes.data(), bytes.size()); }
};

}  // namespace lammer::api
