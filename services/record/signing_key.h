// SigningKey: the Ed25519 key that signs the roots of the record. The secret half stays with the nodes of a room;
// whoever holds the public half can check every root without trusting the database.
#pragma once
#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "services/record/event_hash.h"

namespace lammer::services {

using PublicKey = std::array<std::byte, 32>;
using Signature = std::array<std::byte, 64>;

class SigningKey {
 public:
  // From a seed of 32 bytes, as 64 hexadecimal digits; nothing if it is none.
  static std::optional<SigningKey> from_seed(std::string_view hex_digits);

  const PublicKey& public_key() const { return public_; }
  Signature sign(std::string_view bytes) const;

 private:
  SigningKey() = default;

  PublicKey public_{};
  std::array<unsigned char, 64> secret_{};
};

bool is_signed_by(const PublicKey& key, std::string_view bytes, const Signature& signature);

}  // namespace lammer::services
