// jwt-cpp does the format and the signature; what must be true of a token is said here.
#include "api/auth/access_token.h"

#include <algorithm>
#include <memory>
#include <stdexcept>

#include <jwt-cpp/jwt.h>
#include <openssl/evp.h>
#include <openssl/pem.h>

namespace lammer::api {
namespace {

constexpr const char* issuer = "lammer";
constexpr const char* audience = "lammer-api";
constexpr const char* token_type = "at+jwt";
constexpr std::size_t token_bytes_max = 2048;

struct GivenClock {
  services::Instant at;
  std::chrono::system_clock::time_point now() const { return at; }
};

template <class Write>
std::string pem_of(const Write& write) {
  const std::unique_ptr<BIO, decltype(&BIO_free)> out(BIO_new(BIO_s_mem()), &BIO_free);
  if (!out || write(out.get()) != 1) throw std::runtime_error("OpenSSL cannot write a key");
  char* data = nullptr;
  const auto size = BIO_get_mem_data(out.get(), &data);
  return {data, static_cast<std::size_t>(size)};
}

}  // namespace

TokenKey make_token_key() {
  const std::unique_ptr<EVP_PKEY, decltype(&EVP_PKEY_free)> pair(EVP_PKEY_Q_keygen(nullptr, nullptr, "ED25519"),
                                                                 &EVP_PKEY_free);
  if (!pair) throw std::runtime_error("OpenSSL cannot make an Ed25519 key");
  TokenKey key;
  key.public_pem = pem_of([&](BIO* out) { return PEM_write_bio_PUBKEY(out, pair.get()); });
  key.private_pem = pem_of(
      [&](BIO* out) { return PEM_write_bio_PrivateKey(out, pair.get(), nullptr, nullptr, 0, nullptr, nullptr); });
  return key;
}

std::string sign_access_token(const TokenKey& key, const AccessClaims& claims, services::Instant now) {
  return jwt::create()
      .set_type(token_type)
      .set_key_id(key.id)
      .set_issuer(issuer)
      .set_audience(audience)
      .set_subject(claims.person)
      .set_issued_at(now)
      .set_expires_at(claims.expires_at)
      .set_payload_claim("sid", jwt::claim(claims.session))
      .set_payload_claim("room", jwt::claim(claims.room))
      .sign(jwt::algorithm::ed25519(key.public_pem, key.private_pem));
}

TokenRead read_access_token(const std::vector<TokenKey>& keys, const std::string& token, services::Instant now) {
  using Outcome = TokenRead::Outcome;
  if (token.size() > token_bytes_max) return {Outcome::wrong, {}};
  try {
    const auto decoded = jwt::decode(token);
    // Before any key is touched: a token does not choose how it is verified.
    if (decoded.get_algorithm() != "EdDSA" || decoded.get_type() != token_type || !decoded.has_key_id())
      return {Outcome::wrong, {}};
    const auto key = std::ranges::find(keys, decoded.get_key_id(), &TokenKey::id);
    if (key == keys.end()) return {Outcome::unknown_key, {}};
    std::error_code trouble;
    jwt::verify<GivenClock, jwt::traits::kazuho_picojson>(GivenClock{now})
        .allow_algorithm(jwt::algorithm::ed25519(key->public_pem))
        .with_issuer(issuer)
        .with_audience(audience)
        .verify(decoded, trouble);
    if (trouble == jwt::error::token_verification_error::token_expired) return {Outcome::expired, {}};
    if (trouble || !decoded.has_expires_at() || !decoded.has_subject()) return {Outcome::wrong, {}};
    return {Outcome::good,
            {decoded.get_payload_claim("sid").as_string(), decoded.get_subject(),
             decoded.get_payload_claim("room").as_string(),
             std::chrono::floor<std::chrono::milliseconds>(decoded.get_expires_at())}};
  } catch (const std::exception&) {  // not a token, or a claim of another type
    return {Outcome::wrong, {}};
  }
}

}  // namespace lammer::api
