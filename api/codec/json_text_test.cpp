// What is read as JSON, and how strings are written.
#include "api/codec/json_text.h"

#include <gmock/gmock.h>

#include "domain/core/bug.h"

namespace lammer::codec {
namespace {

using ::testing::HasSubstr;

Refusal refusal_of(std::string_view text, std::size_t bytes_max = 1000) {
  const auto parsed = parse(text, bytes_max);
  return parsed ? Refusal{"", "", std::nullopt} : parsed.error();
}

TEST(JsonText, ReadsAnyDocument) {
  const auto parsed = parse(R"( {"a":[1,-2,"x\u00e9",true,null,{}],"b":1.5} )", 1000);
  ASSERT_TRUE(parsed);
  EXPECT_EQ(parsed->dump(), "{\"a\":[1,-2,\"x\u00e9\",true,null,{}],\"b\":1.5}");
}

TEST(JsonText, RefusesWhatIsNoJson) {
  for (const auto* text : {"", "{", "{\"a\":1,}", "nul", "[1] 2", "{\"a\":01}", "'a'", "\"\xff\"", "\"\xc3\"",
                           "\"\x01\"", "[1e999]", "\xef\xbb", "// x\n1"})
    EXPECT_EQ(refusal_of(text).code, "json.malformed") << text;
  EXPECT_EQ(refusal_of("[1,,2]").sentence, "this is not JSON (byte 4)");
}

TEST(JsonText, AKeyStandsOnce) {
  EXPECT_EQ(refusal_of(R"({"seat":1,"seat":2})").sentence, "seat stands twice");
  EXPECT_EQ(refusal_of(R"({"placed":{"first":1,"first":1}})").sentence, "placed.first stands twice");
  EXPECT_EQ(refusal_of(R"({"placed":{"first":1,"first":1}})").code, "json.field");
  EXPECT_TRUE(parse(R"({"a":{"b":1},"c":{"b":1},"b":[{"b":1},{"b":1}]})", 100));
}

TEST(JsonText, NestsOnlySoDeep) {
  const std::string deepest = std::string(depth_max, '[') + std::string(depth_max, ']');
  EXPECT_TRUE(parse(deepest, 100));
  EXPECT_EQ(refusal_of("[" + deepest + "]").sentence, "the document is nested too deep (at most 16)");
  EXPECT_THAT(refusal_of("{\"cards\":" + deepest + "}").sentence, HasSubstr("is nested too deep"));
  // Unclosed, as an attacker sends it.
  EXPECT_EQ(refusal_of(std::string(50'000, '['), 60'000).code, "json.field");
}

TEST(JsonText, HasALargestSize) {
  EXPECT_TRUE(parse("[1,2]", 5));
  EXPECT_EQ(refusal_of("[1,2]", 4).code, "json.too_large");
}

TEST(JsonText, RefusalsArePrintableWhateverWasSent) {
  const auto sentence = refusal_of("{\"\u00e9\\n\":1,\"\u00e9\\n\":1}").sentence;
  EXPECT_EQ(sentence, R"(\xc3\xa9\x0a stands twice)");
}

TEST(JsonText, WritesStringsAsTheLibraryDoes) {
  std::string every;
  for (int c = 0; c < 0x80; ++c) every += static_cast<char>(c);
  every += "\u00e9\u20ac\U0001f0a1";
  std::string out;
  write_string(out, every);
  EXPECT_EQ(out, Json(every).dump());
}

TEST(JsonText, WritesNothingThatNobodyCouldRead) {
  std::string out;
  for (const auto* text : {"\xff", "\xc3", "a\x80", "\xc0\xaf", "\xed\xa0\x80", "\xf4\x90\x80\x80", "\xe0\x80\x80"})
    EXPECT_THROW(write_string(out, text), Bug) << text;
  EXPECT_THROW(write_number(out, number_most + 1), Bug);
  EXPECT_THROW(write_number(out, -number_most - 1), Bug);
}

}  // namespace
}  // namespace lammer::codec
