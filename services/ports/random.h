// Random: the port to chance that nobody can predict: ids, tokens, first passwords. Safe from any thread.
#pragma once
#include <cstddef>
#include <span>

namespace lammer::services {

class Random {
 public:
  virtual ~Random() = default;
  virtual void fill(std::span<std::byte> bytes) = 0;
};

}  // namespace lammer::services
