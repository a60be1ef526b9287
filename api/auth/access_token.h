// Access tokens: short JWTs that name a session, signed with EdDSA. A token proves only that this installation issued
// it and for whom; what the session may do is asked of the record each time (services/identity/standings.h).
//
// Pinned: alg EdDSA, typ at+jwt, iss lammer, aud lammer-api, and a kid that is one of ours.
#pragma once
#include <optional>
#include <string>
#include <vector>

#include "services/ports/clock.h"

namespace lammer::api {

struct AccessClaims {
  std::string session;
  std::string person;
  std::string room;
  services::Instant expires_at;
};

struct TokenKey {
  std::string id;
  std::string public_pem;
  std::string private_pem;  // empty: it only verifies
  services::Instant active_from;
};

// A new key pair; `id` and `active_from` are left to the caller. Throws if OpenSSL cannot.
TokenKey make_token_key();

std::string sign_access_token(const TokenKey& key, const AccessClaims& claims, services::Instant now);

struct TokenRead {
  enum class Outcome { good, expired, unknown_key, wrong } outcome = Outcome::wrong;
  AccessClaims claims;
};
TokenRead read_access_token(const std::vector<TokenKey>& keys, const std::string& token, services::Instant now);

}  // namespace lammer::api
