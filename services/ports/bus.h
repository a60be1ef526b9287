// Bus: the port by which nodes tell each other that a stream has grown.
//
// A hint is never the truth: it may come twice, late or not at all, and whoever hears it reads what is missing from the
// record. So publishing cannot fail and never waits.
#pragma once
#include <cstdint>
#include <functional>
#include <string>

#include "services/ports/check.h"

namespace lammer::services {

struct StreamHint {
  std::string room;
  std::string stream;
  std::int64_t seq = 0;

  friend bool operator==(const StreamHint&, const StreamHint&) = default;
};

class Bus {
 public:
  using Listener = std::function<void(const StreamHint&)>;

  virtual ~Bus() = default;
  virtual void publish(const StreamHint& hint) = 0;

  // Called on a thread of the bus, one hint at a time; must return soon. Listeners stay for the life of the bus.
  virtual void listen(Listener listener) = 0;

  virtual Check check() const = 0;
};

}  // namespace lammer::services
