// Which passwords and PINs are refused.
#include "domain/identity/secrets.h"

#include <string>

#include <gtest/gtest.h>

namespace lammer::identity {
namespace {

TEST(Secrets, APasswordIsLongAndNotThePersonsOwnName) {
  const LicenceNo licence("D-2010");
  EXPECT_TRUE(check_password("muddy river nine", "Dana Reyes", licence));
  EXPECT_FALSE(check_password("muddy river", "Dana Reyes", licence));
  EXPECT_FALSE(check_password(std::string(129, 'a') + "bcdef", "Dana Reyes", licence));
  EXPECT_FALSE(check_password("ababababababab", "Dana Reyes", licence));
  EXPECT_FALSE(check_password("I am dana reyes!", "Dana Reyes", licence));
  EXPECT_FALSE(check_password("my badge d-2010 xy", "Dana Reyes", licence));
}

TEST(Secrets, APinIsNoRunAndNotTheLicence) {
  const LicenceNo licence("D-20-1934");
  EXPECT_TRUE(check_pin("274913", licence));
  for (const auto* weak : {"27491", "274913274", "27491a", "111111", "123456", "98765432", "201934", ""}) {
    const auto refused = check_pin(weak, licence);
    ASSERT_FALSE(refused) << weak;
    EXPECT_EQ(refused.error().code, "pin.weak");
  }
}

}  // namespace
}  // namespace lammer::identity
