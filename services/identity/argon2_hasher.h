// Argon2Hasher: argon2id of libsodium at 19 MiB and two passes, the least that is advised for interactive logins.
#pragma once
#include "services/ports/password_hasher.h"

namespace lammer::services {

class Argon2Hasher : public PasswordHasher {
 public:
  static constexpr unsigned long long passes = 2;
  static constexpr std::size_t memory_bytes = 19UL * 1024 * 1024;

  Argon2Hasher();
  std::string hash(std::string_view secret) override;
  bool verify(const std::string& hash, std::string_view secret) override;
};

}  // namespace lammer::services
