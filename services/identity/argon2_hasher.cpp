// libsodium writes parameters and salt into the text of the hash, so they can be raised without breaking old ones.
#include "services/identity/argon2_hasher.h"

#include <array>
#include <stdexcept>

#include <sodium.h>

namespace lammer::services {

Argon2Hasher::Argon2Hasher() {
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used on this machine");
}

std::string Argon2Hasher::hash(std::string_view secret) {
  std::array<char, crypto_pwhash_STRBYTES> text{};
  if (crypto_pwhash_str_alg(text.data(), secret.data(), secret.size(), passes, memory_bytes,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::runtime_error("no memory to hash a password");
  return text.data();
}

bool Argon2Hasher::verify(const std::string& hash, std::string_view secret) {
  return crypto_pwhash_str_verify(hash.c_str(), secret.data(), secret.size()) == 0;
}

}  // namespace lammer::services
