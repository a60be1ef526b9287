// KeyRing: the keys that sign and verify access tokens, as the record holds them, sealed with the operator's
// identity.key. The newest active key signs, all verify; a new key becomes active a minute after it was made, when
// every node knows it. Without identity.key nobody can log in.
#pragma once
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "api/auth/access_token.h"
#include "services/identity/desk.h"

namespace lammer::api {

class KeyRing {
 public:
  explicit KeyRing(const std::string& identity_key);

  bool can_sign(services::Instant now) const;
  // Reads the keys from the record if the last time was a while ago; makes the first one.
  void follow(services::Desk& desk);

  std::string sign(const AccessClaims& claims, services::Instant now) const;
  TokenRead read(const std::string& token, services::Instant now);

  // A sealed key pair for the record, active from then on.
  services::SigningKey make_key(services::Desk& desk, services::Instant active_from) const;

 private:
  std::string seal(const std::string& text, services::Random& random) const;
  std::string open(const std::string& sealed) const;  // empty: it was sealed with another identity.key
  const TokenKey* signing_key(services::Instant now) const;

  const std::string sealing_key_;  // empty: there is none
  mutable std::mutex mutex_;
  std::vector<TokenKey> keys_;
  services::Instant read_at_{};
  // Verifying costs more than all else of a request; a token is verified once. Forgotten as a whole when full.
  std::unordered_map<std::string, AccessClaims> verified_;
};

}  // namespace lammer::api
