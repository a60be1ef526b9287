// What a client may say and what it is told.
#include "api/codec/live_json.h"

#include <gtest/gtest.h>

namespace lammer::codec {
namespace {

TEST(LiveJson, ReadsWhatAClientMaySay) {
  EXPECT_EQ(decode_live(R"({"op":"subscribe","topic":"table/7","since":812})").value(),
            (LiveRequest{LiveSubscribe{"table/7", 812}}));
  EXPECT_EQ(decode_live(R"({"op":"subscribe","topic":"table/7"})").value(),
            (LiveRequest{LiveSubscribe{"table/7", std::nullopt}}));
  EXPECT_EQ(decode_live(R"({"op":"unsubscribe","topic":"table/7"})").value(),
            (LiveRequest{LiveUnsubscribe{"table/7"}}));
  EXPECT_EQ(decode_live(R"({"op":"ping"})").value(), (LiveRequest{LivePing{}}));
}

TEST(LiveJson, RefusesEverythingElseWithTheField) {
  const std::pair<const char*, const char*> wrong[] = {
      {"", ""},
      {"[]", ""},
      {"{}", "op"},
      {R"({"op":"dance"})", "op"},
      {R"({"op":7})", "op"},
      {R"({"op":"subscribe"})", "topic"},
      {R"({"op":"subscribe","topic":7})", "topic"},
      {R"({"op":"subscribe","topic":"table/7","since":-1})", "since"},
      {R"({"op":"subscribe","topic":"table/7","since":1.5})", "since"},
      {R"({"op":"subscribe","topic":"table/7","since":99999999999999999999})", "since"},
      {R"({"op":"ping","extra":1})", "extra"},
  };
  for (const auto& [text, field] : wrong) {
    const auto decoded = decode_live(text);
    ASSERT_FALSE(decoded) << text;
    EXPECT_EQ(decoded.error().field, field) << text;
    EXPECT_FALSE(decoded.error().sentence.empty()) << text;
  }
}

TEST(LiveJson, WritesEventsAndViewsAsTheyAre) {
  EXPECT_EQ(live_snapshot("table/7", 812, R"({"id":7})"),
            R"({"op":"snapshot","topic":"table/7","seq":812,"view":{"id":7}})");
  const std::string_view events[] = {R"({"seq":813})", R"({"seq":814})"};
  EXPECT_EQ(live_events("table/7", 813, 814, events, "{}"),
            R"({"op":"events","topic":"table/7","from":813,"to":814,"events":[{"seq":813},{"seq":814}],"view":{}})");
  EXPECT_EQ(live_events("table/7", 815, 814, {}, "{}"),
            R"({"op":"events","topic":"table/7","from":815,"to":814,"events":[],"view":{}})");
  EXPECT_EQ(live_error("topic.unknown", "No \"such\" topic.", "x\xff"),
            R"({"op":"error","code":"topic.unknown","sentence":"No \"such\" topic.","topic":"x)"
            "\xef\xbf\xbd\"}");
}

}  // namespace
}  // namespace lammer::codec
