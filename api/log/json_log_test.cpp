// A log line stays one line of valid JSON whatever is put into it.
#include "api/log/json_log.h"

#include <gtest/gtest.h>

namespace lammer::api::log {
namespace {

TEST(JsonLog, PutsTimeLevelAndEventFirst) {
  EXPECT_EQ(line("2026-11-18T02:47:48.000001Z", Level::warn, "readiness", {{"ready", false}}),
            R"({"at":"2026-11-18T02:47:48.000001Z","level":"warn","event":"readiness","ready":false})");
}

TEST(JsonLog, NewlinesQuotesAndBrokenBytesCannotForgeALine) {
  const auto text = line("t", Level::info, "request", {{"path", "/a\"}\n{\"event\":\"forged\xff"}});
  EXPECT_EQ(text.find('\n'), std::string::npos);
  const auto parsed = nlohmann::json::parse(text);
  EXPECT_EQ(parsed.at("event"), "request");
  EXPECT_EQ(parsed.at("path"), "/a\"}\n{\"event\":\"forged\xEF\xBF\xBD");
}

}  // namespace
}  // namespace lammer::api::log
