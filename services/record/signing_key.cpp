// libsodium's Ed25519.
#include "services/record/signing_key.h"

#include <sodium.h>

namespace lammer::services {
namespace {

const unsigned char* raw(std::string_view bytes) {
  return reinterpret_cast<const unsigned char*>(bytes.data());
}

}  // namespace

std::optional<SigningKey> SigningKey::from_seed(std::string_view hex_digits) {
  const auto seed = hash_from_hex(hex_digits);
  if (!seed) return std::nullopt;
  SigningKey key;
  crypto_sign_seed_keypair(reinterpret_cast<unsigned char*>(key.public_.data()), key.secret_.data(),
                           raw(as_text(*seed)));
  return key;
}

Signature SigningKey::sign(std::string_view bytes) const {
  Signature signature{};
  crypto_sign_detached(reinterpret_cast<unsigned char*>(signature.data()), nullptr, raw(bytes), bytes.size(),
                       secret_.data());
  return signature;
}

bool is_signed_by(const PublicKey& key, std::string_view bytes, const Signature& signature) {
  return crypto_sign_verify_detached(reinterpret_cast<const unsigned char*>(signature.data()), raw(bytes), bytes.size(),
                                     reinterpret_cast<const unsigned char*>(key.data())) == 0;
}

}  // namespace lammer::services
