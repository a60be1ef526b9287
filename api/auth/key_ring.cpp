// Sealed by XSalsa20-Poly1305 under a key derived from identity.key.
#include "api/auth/key_ring.h"

#include <array>
#include <stdexcept>

#include <sodium.h>

#include "services/identity/tokens.h"

namespace lammer::api {
namespace {

constexpr auto read_every = std::chrono::seconds(1);
constexpr std::size_t verified_max = 8192;

unsigned char* bytes(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());
}
const unsigned char* bytes(const std::string& text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string derived(const std::string& identity_key) {
  if (identity_key.empty()) return "";
  if (sodium_init() < 0) throw std::runtime_error("libsodium cannot be used on this machine");
  const std::string purpose = "lammer signing keys";
  std::string key(crypto_secretbox_KEYBYTES, '\0');
  crypto_generichash(bytes(key), key.size(), bytes(purpose), purpose.size(), bytes(identity_key),
                     std::min<std::size_t>(identity_key.size(), crypto_generichash_KEYBYTES_MAX));
  return key;
}

}  // namespace

KeyRing::KeyRing(const std::string& identity_key) : sealing_key_(derived(identity_key)) {}

std::string KeyRing::seal(const std::string& text, services::Random& random) const {
  std::string nonce(crypto_secretbox_NONCEBYTES, '\0');
  random.fill(std::as_writable_bytes(std::span(nonce)));
  std::string sealed(crypto_secretbox_MACBYTES + text.size(), '\0');
  crypto_secretbox_easy(bytes(sealed), bytes(text), text.size(), bytes(nonce), bytes(sealing_key_));
  return nonce + sealed;
}

std::string KeyRing::open(const std::string& sealed) const {
  constexpr auto overhead = crypto_secretbox_NONCEBYTES + crypto_secretbox_MACBYTES;
  if (sealing_key_.empty() || sealed.size() <= overhead) return "";
  std::string text(sealed.size() - overhead, '\0');
  const auto box = sealed.substr(crypto_secretbox_NONCEBYTES);
  if (crypto_secretbox_open_easy(bytes(text), bytes(box), box.size(), bytes(sealed), bytes(sealing_key_)) != 0)
    return "";
  return text;
}

services::SigningKey KeyRing::make_key(services::Desk& desk, services::Instant active_from) const {
  if (sealing_key_.empty()) throw std::runtime_error("identity.key is not set: no signing key can be sealed");
  const auto key = make_token_key();
  return {services::new_id(desk.clock.now(), desk.random), key.public_pem, seal(key.private_pem, desk.random),
          active_from};
}

void KeyRing::follow(services::Desk& desk) {
  const auto now = desk.clock.now();
  {
    const std::scoped_lock lock(mutex_);
    if (sealing_key_.empty() || (now - read_at_ < read_every && read_at_ <= now)) return;
    read_at_ = now;
  }
  auto stored = desk.store.signing_keys();
  if (stored.empty()) {
    desk.store.add_signing_key(make_key(desk, now), true);
    stored = desk.store.signing_keys();
  }
  std::vector<TokenKey> keys;
  for (const auto& key : stored) keys.push_back({key.id, key.public_pem, open(key.sealed_private), key.active_from});
  const std::scoped_lock lock(mutex_);
  if (keys.size() < keys_.size()) verified_.clear();  // a key was withdrawn
  keys_ = std::move(keys);
}

const TokenKey* KeyRing::signing_key(services::Instant now) const {
  const TokenKey* newest = nullptr;
  for (const auto& key : keys_)
    if (!key.private_pem.empty() && (newest == nullptr || key.active_from <= now)) newest = &key;
  return newest;
}

bool KeyRing::can_sign(services::Instant now) const {
  const std::scoped_lock lock(mutex_);
  return signing_key(now) != nullptr;
}

std::string KeyRing::sign(const AccessClaims& claims, services::Instant now) const {
  TokenKey key;
  {
    const std::scoped_lock lock(mutex_);
    const auto* newest = signing_key(now);
    if (newest == nullptr) throw std::runtime_error("there is no key to sign with");
    key = *newest;
  }
  return sign_access_token(key, claims, now);
}

TokenRead KeyRing::read(const std::string& token, services::Instant now) {
  std::vector<TokenKey> keys;
  {
    const std::scoped_lock lock(mutex_);
    if (const auto known = verified_.find(token); known != verified_.end()) {
      if (known->second.expires_at > now) return {TokenRead::Outcome::good, known->second};
      verified_.erase(known);
      return {TokenRead::Outcome::expired, {}};
    }
    keys = keys_;
  }
  auto outcome = read_access_token(keys, token, now);
  if (outcome.outcome == TokenRead::Outcome::good) {
    const std::scoped_lock lock(mutex_);
    if (verified_.size() >= verified_max) verified_.clear();
    verified_.emplace(token, outcome.claims);
  }
  return outcome;
}

}  // namespace lammer::api
