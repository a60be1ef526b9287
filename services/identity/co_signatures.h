// Co-signatures: the second person of a two-person act proves himself anew for exactly what was shown. A signature
// names its act, the hash of what was shown and the first person, is used once and lasts a minute.
#pragma once
#include "services/identity/prove.h"

namespace lammer::services {

inline constexpr auto co_signature_time = std::chrono::seconds(60);

struct CoSignWanted {
  std::string act;  // domain/identity/two_person.h
  Hash shown{};
  std::string first;  // person; empty: the caller. Given where the second signs at a login of his own.
  std::string licence;
  SecretKind kind = SecretKind::pin;
  std::string secret;
};
Expected<CoSignature> co_sign(Desk& desk, const CoSignWanted& wanted, const Caller& caller);

struct Cosigned {
  std::string id;
  std::string second;  // person
  std::string licence;
  Instant at;
};
// Spends it for the caller's act. A signature of another act, of another text, for another person, spent or too old is
// refused and stays as it is.
Expected<Cosigned> consume(Desk& desk, const std::string& id, const std::string& act, const Hash& shown,
                           const Caller& first);

}  // namespace lammer::services
