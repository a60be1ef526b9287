// Chores: what the record needs done from time to time: signed roots, partitions for the months to come, old answers
// forgotten. One thread; a chore that fails is reported and tried again at its next time.
#pragma once
#include <functional>
#include <string>
#include <thread>
#include <vector>

#include "services/ports/clock.h"

namespace lammer::services {

struct Chore {
  std::string name;
  std::chrono::milliseconds every;
  std::function<void()> work;  // also once at the start
};

using ChoreFailed = std::function<void(const std::string& name, const std::string& why)>;

class Chores {
 public:
  Chores(std::vector<Chore> chores, const Clock& clock, ChoreFailed failed);

 private:
  std::vector<Chore> chores_;
  const Clock& clock_;
  ChoreFailed failed_;
  std::jthread thread_;
};

}  // namespace lammer::services
