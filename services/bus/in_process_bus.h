// InProcessBus: the bus of a single node. A hint published here is heard here, on the publisher's own thread.
#pragma once
#include <mutex>
#include <vector>

#include "services/ports/bus.h"

namespace lammer::services {

class InProcessBus : public Bus {
 public:
  void publish(const StreamHint& hint) override;
  void listen(Listener listener) override;
  Check check() const override;

 private:
  std::mutex mutex_;
  std::vector<Listener> listeners_;
};

}  // namespace lammer::services
