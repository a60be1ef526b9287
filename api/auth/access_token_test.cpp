// Which tokens are believed.
#include "api/auth/access_token.h"

#include <gtest/gtest.h>
#include <jwt-cpp/jwt.h>

namespace lammer::api {
namespace {

const services::Instant now(std::chrono::hours(500'000));

class AccessToken : public ::testing::Test {
 protected:
  AccessToken() {
    key_.id = "k1";
    claims_ = {"s1", "p1", "main", now + std::chrono::minutes(5)};
  }
  TokenRead::Outcome outcome(const std::string& token) const { return read_access_token({key_}, token, now).outcome; }

  // A good token but for what `change` does to it.
  template <class Change>
  std::string token(const Change& change) const {
    auto builder = jwt::create()
                       .set_type("at+jwt")
                       .set_key_id("k1")
                       .set_issuer("lammer")
                       .set_audience("lammer-api")
                       .set_subject("p1")
                       .set_expires_at(now + std::chrono::minutes(5))
                       .set_payload_claim("sid", jwt::claim(std::string("s1")))
                       .set_payload_claim("room", jwt::claim(std::string("main")));
    change(builder);
    return builder.sign(jwt::algorithm::ed25519(key_.public_pem, key_.private_pem));
  }

  TokenKey key_ = make_token_key();
  AccessClaims claims_;
};

using Outcome = TokenRead::Outcome;

TEST_F(AccessToken, IsReadAsItWasSigned) {
  const auto read = read_access_token({key_}, sign_access_token(key_, claims_, now), now);
  ASSERT_EQ(read.outcome, Outcome::good);
  EXPECT_EQ(read.claims.session, "s1");
  EXPECT_EQ(read.claims.person, "p1");
  EXPECT_EQ(read.claims.room, "main");
  EXPECT_EQ(read.claims.expires_at, claims_.expires_at);
  EXPECT_EQ(outcome(token([](auto&) {})), Outcome::good) << "the test's own tokens are good ones";
}

TEST_F(AccessToken, EveryPinnedWordIsChecked) {
  EXPECT_EQ(outcome(token([](auto& t) { t.set_issuer("somebody"); })), Outcome::wrong);
  EXPECT_EQ(outcome(token([](auto& t) { t.set_audience("another-api"); })), Outcome::wrong);
  EXPECT_EQ(outcome(token([](auto& t) { t.set_type("JWT"); })), Outcome::wrong);
  EXPECT_EQ(outcome(token([](auto& t) { t.set_key_id("k2"); })), Outcome::unknown_key);
  EXPECT_EQ(outcome(token([](auto& t) { t.set_expires_at(now - std::chrono::seconds(1)); })), Outcome::expired);
  EXPECT_EQ(outcome(token([](auto& t) { t.set_payload_claim("sid", jwt::claim(picojson::value(7.0))); })),
            Outcome::wrong);
}

TEST_F(AccessToken, NeitherNoneNorAPublicKeyAsSecretNorGarbageIsBelieved) {
  const auto builder = [] {
    return jwt::create()
        .set_type("at+jwt")
        .set_key_id("k1")
        .set_issuer("lammer")
        .set_audience("lammer-api")
        .set_subject("p1")
        .set_expires_at(now + std::chrono::minutes(5));
  };
  EXPECT_EQ(outcome(builder().sign(jwt::algorithm::none{})), Outcome::wrong);
  EXPECT_EQ(outcome(builder().sign(jwt::algorithm::hs256{key_.public_pem})), Outcome::wrong);
  auto forged = token([](auto&) {});
  forged[forged.size() / 2] = forged[forged.size() / 2] == 'A' ? 'B' : 'A';
  EXPECT_NE(outcome(forged), Outcome::good);
  for (const auto& garbage :
       {std::string(), std::string("."), std::string(".."), std::string("a.b.c"), std::string(4000, 'a')})
    EXPECT_EQ(outcome(garbage), Outcome::wrong);
}

}  // namespace
}  // namespace lammer::api
