// The parameters stand in the hash itself.
#include "services/identity/argon2_hasher.h"

#include <gtest/gtest.h>

namespace lammer::services {
namespace {

TEST(Argon2, HashesWithAtLeastNineteenMebibytesAndTwoPasses) {
  Argon2Hasher hasher;
  const auto hash = hasher.hash("muddy river nine");
  EXPECT_TRUE(hash.starts_with("$argon2id$v=19$m=19456,t=2,p=1$")) << hash;
  EXPECT_TRUE(hasher.verify(hash, "muddy river nine"));
  EXPECT_FALSE(hasher.verify(hash, "muddy river nin"));
  EXPECT_FALSE(hasher.verify("", "muddy river nine"));
  EXPECT_NE(hasher.hash("muddy river nine"), hash) << "salted";
}

}  // namespace
}  // namespace lammer::services
