// Desk: what every use case of identity works with, on one worker's thread. Caller: where a request came from.
#pragma once
#include <string>
#include <utility>
#include <vector>

#include "services/identity/principal.h"
#include "services/ports/attempt_counter.h"
#include "services/ports/identity_store.h"
#include "services/ports/password_hasher.h"
#include "services/ports/random.h"

namespace lammer::services {

struct Desk {
  IdentityStore& store;
  const Clock& clock;
  Random& random;
  PasswordHasher& hasher;
  AttemptCounter& attempts;
  const std::string& nobody_hash;  // of no secret: an unknown account costs the same work as a known one
};

struct Caller {
  Principal principal;
  std::string request_id;
  std::string address;
};

inline Audit audit_of(const Desk& desk, const std::string& room, const Caller& caller, std::vector<AuditEvent> events) {
  const auto& who = caller.principal;
  return {room,
          who.is_nobody() ? "nobody" : who.actor(),
          who.device,
          caller.request_id,
          desk.clock.now(),
          std::move(events)};
}

inline std::string person_stream(const std::string& id) {
  return "person/" + id;
}
inline std::string device_stream(const std::string& id) {
  return "device/" + id;
}

}  // namespace lammer::services
