// What a live connection may not do, and that nobody else suffers from it.
#include <thread>

#include "tests/integration/support/live_room.h"

namespace lammer::testing {
namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;

class LiveLimits : public LiveRoom {
 protected:
  explicit LiveLimits(const std::string& backlog_bytes = "1048576")
      : LiveRoom({{"LAMMER_LIVE_SOCKETS_PER_SESSION_MAX", "3"},
                  {"LAMMER_LIVE_TOPICS_MAX", "2"},
                  {"LAMMER_LIVE_BACKLOG_BYTES_MAX", backlog_bytes}}) {
    play(1);
  }

  double figure(const std::string& name) {
    const auto text = "\n" + service_.get("/metrics").body;
    const auto at = text.find("\n" + name + " ");
    return at == std::string::npos ? -1 : std::stod(text.substr(at + name.size() + 2));
  }
};

TEST_F(LiveLimits, ASlowReaderIsToldToBeginAgainAndNobodyElseNotices) {
  const RawLive slow(service_, live_ticket(floor_));
  slow.send(R"({"op":"subscribe","topic":"table/1"})");
  LiveClient quick(service_, floor_);
  quick.follow(1);
  Screen screen;
  screen.take(quick.next("snapshot"));
  // It answers no ping, so after the window everything waits, until too much does.
  const std::string closes = "lammer_live_closes_total{why=\"slow\"}";
  int commands = 0;
  for (; figure(closes) < 1 && commands < 1000; ++commands)
    if (play(1)) screen.reach(quick, seq(1));
  ASSERT_FALSE(HasFatalFailure());
  ASSERT_EQ(figure(closes), 1) << commands;
  bool closed = false;
  const auto read = slow.read_until_closed(seconds(4), closed);
  EXPECT_TRUE(closed);
  EXPECT_NE(read.find(R"({"op":"resync"})"), std::string::npos);
  EXPECT_NE(read.find("slow", read.find("resync")), std::string::npos) << "the close frame says why";
  EXPECT_LT(read.size(), 512U * 1024) << "what was under way is bounded";
  for (int i = 0; i < 10; ++i) play(1);
  screen.reach(quick, seq(1));
}

TEST_F(LiveLimits, WhatIsMalformedIsSaidAndTheFifthTimeIsTheLast) {
  LiveClient live(service_, floor_);
  int said = 0;
  for (const auto* text : {"{", "[]", R"({"op":"dance"})", "\xff\xfe"}) {
    live.say_text(text);
    const auto error = live.next("error");
    ASSERT_TRUE(error.is_object()) << text;
    EXPECT_EQ(error.at("code"), "live.malformed");
    EXPECT_FALSE(error.at("sentence").get<std::string>().empty());
    ++said;
  }
  live.follow(1);
  EXPECT_TRUE(live.next("snapshot").is_object()) << "it goes on";
  live.say_text("binary", drogon::WebSocketMessageType::Binary);
  EXPECT_TRUE(live.next("error").is_object());
  EXPECT_EQ(live.wait_until_closed(), 4400);
}

TEST_F(LiveLimits, AMessageThatIsTooLargeEndsTheConnection) {
  LiveClient live(service_, floor_);
  live.say({{"op", "ping"}, {"padding", std::string(5000, 'x')}});
  EXPECT_EQ(live.next("error").at("code"), "live.too_large");
  EXPECT_EQ(live.wait_until_closed(), 1009);

  const RawLive huge(service_, live_ticket(floor_));
  huge.send(std::string(1024UL * 1024, 'x'));
  bool closed = false;
  huge.read_until_closed(seconds(4), closed);
  EXPECT_TRUE(closed);

  const RawLive pieces(service_, live_ticket(floor_));  // small ones, and never the last
  pieces.send(std::string(1000, 'x'), 0x01);
  for (int i = 0; i < 400; ++i) pieces.send(std::string(1000, 'x'), 0x00);
  pieces.read_until_closed(seconds(6), closed);
  EXPECT_TRUE(closed);
  EXPECT_EQ(service_.get("/healthz").status, 200);
}

TEST_F(LiveLimits, WhoTalksTooFastIsSentAway) {
  LiveClient live(service_, floor_);
  for (int i = 0; i < 150; ++i) live.say({{"op", "ping"}});
  EXPECT_EQ(live.wait_until_closed(), 4400);
}

TEST_F(LiveLimits, AHalfOpenConnectionIsClosed) {
  const RawLive gone(service_, live_ticket(floor_));  // answers no ping
  LiveClient listening(service_, floor_);             // answers them, and says nothing else
  bool closed = false;
  const auto began = std::chrono::steady_clock::now();
  const auto read = gone.read_until_closed(seconds(8), closed);
  EXPECT_TRUE(closed);
  EXPECT_GT(std::chrono::steady_clock::now() - began, milliseconds(2500)) << "three heartbeats of silence";
  EXPECT_NE(read.find("silent"), std::string::npos);
  EXPECT_FALSE(listening.wait_until_closed(milliseconds(0)));
}

TEST_F(LiveLimits, SocketsOfASessionAndTopicsOfASocketAreCounted) {
  for (const int table : {2, 3}) play(table);
  {
    LiveClient one(service_, floor_);
    LiveClient two(service_, floor_);
    LiveClient three(service_, floor_);
    EXPECT_EQ(try_upgrade(service_, live_ticket(floor_)), (Upgraded{503, "live.full"}));
    const LiveClient another(service_, admin_);  // of another session
    EXPECT_EQ(figure("lammer_live_sockets"), 4);
    one.follow(1);
    EXPECT_TRUE(one.next("snapshot").is_object());
    one.follow(2);
    EXPECT_TRUE(one.next("snapshot").is_object());
    one.follow(3);
    EXPECT_EQ(one.next("error").at("code"), "live.topics");
    one.follow(2);
    EXPECT_TRUE(one.next("snapshot").is_object()) << "the same again is no other";
    one.say({{"op", "unsubscribe"}, {"topic", "table/1"}});
    EXPECT_TRUE(one.next("unsubscribed").is_object());
    one.follow(3);
    EXPECT_TRUE(one.next("snapshot").is_object());
  }
  for (int i = 0; i < 100 && figure("lammer_live_sockets") > 0; ++i) std::this_thread::sleep_for(milliseconds(50));
  EXPECT_EQ(figure("lammer_live_sockets"), 0) << "places are given back";
  const LiveClient again(service_, floor_);
}

}  // namespace
}  // namespace lammer::testing
