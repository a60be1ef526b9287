// What a badge can say.
#include "domain/identity/licence.h"

#include <gtest/gtest.h>

namespace lammer::identity {
namespace {

TEST(Licence, HasLettersDigitsAndSingleHyphens) {
  EXPECT_EQ(read_licence("D-201")->value(), "D-201");
  EXPECT_EQ(read_licence("nv-77-a")->value(), "NV-77-A");
  for (const auto* wrong :
       {"", "D", "-D201", "D201-", "D--201", "D 201", "D_201", "D-2\xC3\xA4", "ABCDEFGHIJKLMNOPQRSTU"}) {
    const auto refused = read_licence(wrong);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_EQ(refused.error().code, "licence.invalid");
  }
}

TEST(Licence, ANameIsPrintable) {
  EXPECT_TRUE(check_name("Dana Reyes"));
  EXPECT_TRUE(check_name("Zo\xC3\xAB <b>O'Hara</b>"));
  for (const auto& wrong :
       {std::string(), std::string(" Dana"), std::string("Dana "), std::string("Da\nna"), std::string(81, 'a')})
    EXPECT_FALSE(check_name(wrong));
}

}  // namespace
}  // namespace lammer::identity
