// Standings: what this node knows of the sessions and devices that have asked lately, never older than a second. What
// the record says is read again when a hint tells of the person or device, and a few times a second for all at once; so
// a request usually waits for nobody, and a session that has ended is refused at once here and within a second
// elsewhere.
#pragma once
#include <mutex>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "services/identity/principal.h"
#include "services/ports/bus.h"

namespace lammer::services {

inline constexpr auto standing_age_max = std::chrono::milliseconds(1000);

class Standings {
 public:
  struct Known {
    bool good = false;
    Principal principal;
  };

  // Nothing if it is not known or known too long.
  std::optional<Known> find(const std::string& id, Instant now);

  // What was read after `generation` was taken; ignored for whatever a hint has touched since. Returns the ids that
  // were good and are not any more.
  std::uint64_t generation() const;
  std::vector<std::string> put(const std::vector<std::string>& asked, const std::vector<StandingRow>& rows,
                               Instant read_at, std::uint64_t generation);

  // A stream has grown: what it may have changed is not known any more.
  void hear(const StreamHint& hint);

  // Those asked for within the last minute; the others are forgotten.
  std::vector<std::string> in_use(Instant now);

 private:
  struct Entry {
    Known known;
    Instant read_at;
    Instant used_at;
    bool stale = false;
  };

  mutable std::mutex mutex_;
  std::uint64_t generation_ = 0;
  std::unordered_map<std::string, Entry> entries_;
};

}  // namespace lammer::services
