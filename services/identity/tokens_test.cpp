// Ids sort by age, codes forgive how they are typed, first secrets are good ones.
#include "services/identity/tokens.h"

#include <set>

#include <gtest/gtest.h>

#include "domain/identity/secrets.h"

namespace lammer::services {
namespace {

// Chance that can be foreseen.
class ForeseenRandom : public Random {
 public:
  void fill(std::span<std::byte> bytes) override {
    for (auto& byte : bytes) {
      state_ = state_ * 6364136223846793005U + 1442695040888963407U;
      byte = static_cast<std::byte>(state_ >> 56U);
    }
  }

 private:
  std::uint64_t state_ = 1;
};

Instant at(std::int64_t milliseconds) {
  return Instant(std::chrono::milliseconds(milliseconds));
}

TEST(Tokens, IdsSortByAge) {
  ForeseenRandom random;
  const auto older = new_id(at(1'700'000'000'000), random);
  const auto newer = new_id(at(1'700'000'000'001), random);
  EXPECT_LT(older, newer);
  EXPECT_TRUE(is_id(older));
  EXPECT_FALSE(is_id(older + "0"));
  EXPECT_FALSE(is_id("0000000000000000000000000u")) << "u is none of the letters";
  EXPECT_NE(new_id(at(5), random), new_id(at(5), random));
}

TEST(Tokens, ACodeIsReadHoweverItIsTyped) {
  ForeseenRandom random;
  const auto code = new_code(random);
  EXPECT_EQ(code.size(), 9U);
  EXPECT_EQ(plain_code(code).size(), 8U);
  EXPECT_EQ(plain_code("7k2m 9xq4"), plain_code("7K2M-9XQ4"));
  EXPECT_EQ(plain_code("OIL0"), "0110");
}

TEST(Tokens, FirstSecretsAreGoodAndTokensLong) {
  ForeseenRandom random;
  std::set<std::string> seen;
  for (int i = 0; i < 50; ++i) {
    EXPECT_TRUE(identity::check_password(first_password(random), "Dana Reyes", LicenceNo("D-201")));
    EXPECT_TRUE(identity::check_pin(first_pin(random, "D-201"), LicenceNo("D-201")));
    EXPECT_TRUE(seen.insert(new_token("lr", random)).second);
  }
  EXPECT_EQ(seen.begin()->size(), 55U);
  EXPECT_EQ(token_hash("a"), token_hash("a"));
  EXPECT_NE(token_hash("a"), token_hash("b"));
}

}  // namespace
}  // namespace lammer::services
