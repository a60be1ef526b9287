// What is refused, and that the field is named.
#include "api/codec/body.h"

#include <gtest/gtest.h>

namespace lammer::api {
namespace {

struct Case {
  std::string text;
  std::string field;
};

class WrongBody : public ::testing::TestWithParam<Case> {};

TEST_P(WrongBody, IsRefusedAndNamesTheField) {
  Body body(GetParam().text);
  body.text("name", 5);
  body.number("table", 1, 100);
  body.maybe_texts("roles", 2, 10);
  body.maybe_flag("active");
  const auto error = body.finish();
  ASSERT_TRUE(error) << GetParam().text;
  EXPECT_EQ(error->field, GetParam().field) << GetParam().text << ": " << error->sentence;
  EXPECT_FALSE(error->sentence.empty());
}

INSTANTIATE_TEST_SUITE_P(
    Bodies, WrongBody,
    ::testing::Values(Case{"", ""}, Case{"[]", ""}, Case{"null", ""}, Case{"{", ""},
                      Case{R"({"name":"a","table":1}x)", ""}, Case{"{\"name\":\"\xff\",\"table\":1}", ""},
                      Case{std::string(40, '[') + std::string(40, ']'), ""},
                      Case{R"({"name":"a","table":1,"name":"b"})", ""}, Case{R"({"table":1})", "name"},
                      Case{R"({"name":"","table":1})", "name"}, Case{R"({"name":"abcdef","table":1})", "name"},
                      Case{R"({"name":7,"table":1})", "name"}, Case{R"({"name":null,"table":1})", "name"},
                      Case{R"({"name":"a\u0000b","table":1})", "name"}, Case{R"({"name":"a"})", "table"},
                      Case{R"({"name":"a","table":0})", "table"}, Case{R"({"name":"a","table":-1})", "table"},
                      Case{R"({"name":"a","table":1.5})", "table"}, Case{R"({"name":"a","table":"1"})", "table"},
                      Case{R"({"name":"a","table":18446744073709551615})", "table"},
                      Case{R"({"name":"a","table":1e400})", ""}, Case{R"({"name":"a","table":1,"roles":"x"})", "roles"},
                      Case{R"({"name":"a","table":1,"roles":["a","b","c"]})", "roles"},
                      Case{R"({"name":"a","table":1,"roles":[1]})", "roles"},
                      Case{R"({"name":"a","table":1,"active":1})", "active"},
                      Case{R"({"name":"a","table":1,"admin":true})", "admin"}));

TEST(Body, AGoodOneIsReadWhole) {
  Body body(R"({"name":"Zoë","table":7,"roles":["dealer"],"active":false})");
  EXPECT_EQ(body.text("name", 10), "Zoë");
  EXPECT_EQ(body.number("table", 1, 100), 7);
  EXPECT_EQ(body.maybe_texts("roles", 2, 10), std::vector<std::string>{"dealer"});
  EXPECT_EQ(body.maybe_flag("active"), false);
  EXPECT_FALSE(body.maybe_text("note", 10));
  EXPECT_FALSE(body.finish());
}

}  // namespace
}  // namespace lammer::api
