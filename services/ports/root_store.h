// RootStore: the port that keeps signed roots. Several nodes may try at once; one root a period is made.
#pragma once
#include <functional>
#include <optional>

#include "services/record/root.h"

namespace lammer::services {

class RootStore {
 public:
  virtual ~RootStore() = default;

  // Signs what it is given: a root without digest, key and signature, and the digest before it.
  using Sign = std::function<Root(Root, const Hash& before)>;

  // A root over everything that moved since the last one, unless that is younger than `period` or nothing moved. Throws
  // StoreAway.
  virtual std::optional<Root> make_root(Instant now, std::chrono::milliseconds period, const Sign& sign) = 0;
};

}  // namespace lammer::services
