// Live updates over real WebSockets: what a screen is told, that it is told everything, and when it is sent away.
#include <thread>

#include <gmock/gmock.h>

#include "tests/integration/support/live_room.h"

namespace lammer::testing {
namespace {

using Json = nlohmann::json;
using std::chrono::milliseconds;
using std::chrono::seconds;

std::string view_at(Client& who, int table) {
  return who.get("/api/v1/tables/" + std::to_string(table)).body;
}

class Live : public LiveRoom {};

TEST_F(Live, ASnapshotThenEveryCommitWithTheViewThatAGetShows) {
  play(1);
  LiveClient live(service_, floor_);
  live.follow(1);
  Screen screen;
  screen.take(live.next("snapshot"));
  EXPECT_EQ(screen.view, Json::parse(view_at(floor_, 1)));
  for (int i = 0; i < 60; ++i)
    if (play(1)) {
      screen.reach(live, seq(1));
      ASSERT_EQ(screen.view, Json::parse(view_at(floor_, 1)));
    }
  EXPECT_GT(screen.seq, 60);
  live.say({{"op", "ping"}});
  EXPECT_TRUE(live.next("pong").is_object());
  EXPECT_TRUE(live.hears_heartbeat(seconds(3)));
  live.say({{"op", "unsubscribe"}, {"topic", "table/1"}});
  EXPECT_EQ(live.next("unsubscribed").at("topic"), "table/1");
  while (!play(1)) {
  }
  EXPECT_TRUE(live.next(milliseconds(500)).is_null());
}

TEST_F(Live, WithSinceOnlyTheTailIsTold) {
  for (int i = 0; i < 40; ++i) play(1);
  const auto head = seq(1);
  LiveClient live(service_, floor_);
  for (const std::int64_t since : {head, head - 1, head - 10, std::int64_t{1}, std::int64_t{0}}) {
    live.follow(1, since);
    const auto tail = live.next("events");
    ASSERT_TRUE(tail.is_object()) << since;
    EXPECT_EQ(tail.at("from"), since + 1);
    EXPECT_EQ(tail.at("to"), head);
    EXPECT_EQ(tail.at("events").size(), static_cast<std::size_t>(head - since));
    EXPECT_EQ(tail.at("view").at("seq"), head);
  }
  live.follow(1, head + 1000);  // a number the record never had
  EXPECT_EQ(live.next("snapshot").at("seq"), head);
  while (seq(1) <= 520) play(1);
  Screen screen;
  screen.seq = head;
  screen.reach(live, seq(1));
  live.follow(1, 1);
  EXPECT_EQ(live.next("snapshot").at("seq"), seq(1)) << "too far behind";
}

TEST_F(Live, SeveralTopicsOnOneSocketAndSeveralSocketsOnOneTopic) {
  for (int table = 1; table <= 3; ++table) play(table);
  LiveClient one(service_, floor_);
  LiveClient other(service_, floor_);
  std::map<std::string, Screen> screens;
  Screen second;
  for (int table = 1; table <= 3; ++table) {
    one.follow(table);
    screens["table/" + std::to_string(table)].take(one.next("snapshot"));
  }
  other.follow(2);
  second.take(other.next("snapshot"));
  for (int i = 0; i < 60; ++i) play(1 + i % 3);
  const auto is_behind = [&] {
    return screens["table/1"].seq < seq(1) || screens["table/2"].seq < seq(2) || screens["table/3"].seq < seq(3);
  };
  while (is_behind() && !HasFatalFailure()) {
    const auto message = one.next();
    ASSERT_TRUE(message.is_object());
    screens.at(message.at("topic")).take(message);
  }
  second.reach(other, seq(2));
  EXPECT_EQ(second.view, screens.at("table/2").view);
}

TEST_F(Live, AScreenThatReconnectsAtEveryStepMissesNothing) {
  play(1);
  Screen screen;
  auto live = std::make_unique<LiveClient>(service_, floor_);
  live->follow(1);
  screen.take(live->next());
  std::vector<std::int64_t> told;
  for (int step = 0; step < 80; ++step) {
    // Sometimes the command falls between the sockets, sometimes before them.
    if (step % 2 == 0) live.reset();
    play(1);
    if (step % 2 == 1) live.reset();
    live = std::make_unique<LiveClient>(service_, floor_);
    live->follow(1, screen.seq);
    screen.take(live->next("events"));
    screen.reach(*live, seq(1));
    ASSERT_EQ(screen.seq, seq(1));
    if (HasFatalFailure()) return;
  }
  EXPECT_EQ(screen.view, Json::parse(view_at(floor_, 1)));
  EXPECT_GE(followers_.at(1).now().hand_number, 1U);
}

TEST_F(Live, ATicketIsGoodOnceForHalfAMinuteAndForOurOwnPages) {
  const auto refused = [&](const std::string& ticket, const std::string& origin = "") {
    return try_upgrade(service_, ticket, origin);
  };
  const Upgraded unknown{401, "ticket.unknown"};
  const auto ticket = live_ticket(floor_);
  const auto host = "127.0.0.1:" + std::to_string(service_.port());
  EXPECT_EQ(refused(ticket, "https://evil.example"), (Upgraded{403, "origin.foreign"}));
  EXPECT_EQ(refused(ticket, "http://" + host), (Upgraded{101, ""})) << "a foreign page spent nothing";
  EXPECT_EQ(refused(ticket), unknown) << "used";
  EXPECT_EQ(refused(""), unknown);
  EXPECT_EQ(refused("lt_guess"), unknown);
  EXPECT_EQ(refused(std::string(5000, 'x')), unknown);
  const auto old = live_ticket(floor_);
  auto connection = database_.connect();
  pqxx::nontransaction(connection).exec("UPDATE live_ticket SET expires_at = now() - interval '1 second'");
  EXPECT_EQ(refused(old), unknown) << "expired";
  const auto plain = floor_.get("/api/v1/live?ticket=" + live_ticket(floor_));
  EXPECT_EQ(plain.status, 426);
  EXPECT_EQ(plain.json().at("code"), "live.upgrade");
}

TEST_F(Live, EachFollowsWhatHisRoleAndRoomAllow) {
  for (const int table : {1, 2}) play(table);
  const auto badge = add_person(admin_, "D-300", {"dealer"});
  const auto token = enrol(service_, floor_, 1);
  const auto refusal = [](LiveClient& live, const std::string& topic) {
    live.say({{"op", "subscribe"}, {"topic", topic}});
    const auto message = live.next();
    return message.is_object() ? message.value("code", message.value("op", "")) : "";
  };
  Client tablet(service_, "Device " + token);
  LiveClient alone(service_, tablet);
  EXPECT_EQ(refusal(alone, "table/2"), "access.other_table");
  EXPECT_EQ(refusal(alone, "table/1"), "snapshot");
  auto dealer = tap_in(service_, token, badge);
  LiveClient tapped_in(service_, dealer);
  EXPECT_EQ(refusal(tapped_in, "table/2"), "access.other_table");
  EXPECT_EQ(refusal(tapped_in, "table/1"), "snapshot");
  auto desk = log_in(service_, badge);
  LiveClient at_desk(service_, desk);
  EXPECT_EQ(refusal(at_desk, "table/1"), "access.other_table") << "a dealer who is not tapped in";
  LiveClient floor(service_, floor_);
  EXPECT_EQ(refusal(floor, "table/2"), "snapshot");
  for (const auto* topic : {"table/0", "table/01", "table/x", "table/77", "room/1", "person/1", "table/1 "})
    EXPECT_EQ(refusal(floor, topic), "topic.unknown") << topic;

  add_room(database_.node_url(), "other");
  auto stranger = log_in(service_, add_at_shell(database_.node_url(), "other", "Stranger", "S-1", {"floor"}), "other");
  LiveClient elsewhere(service_, stranger);
  EXPECT_EQ(refusal(elsewhere, "table/1"), "topic.unknown") << "the table of another room is not there";
}

TEST_F(Live, OnlyTheTableItselfAndItsOverseersSeeDownCards) {
  auto eye = log_in(service_, add_person(admin_, "V-1", {"surveillance"}));
  play(1);
  LiveClient covered(service_, floor_);
  LiveClient whole(service_, eye);
  covered.follow(1);
  whole.follow(1);
  Screen low;
  Screen high;
  low.take(covered.next());
  high.take(whole.next());
  const auto is_dealt_now = [&] {
    const auto& step = high.view.at("step");
    return step.contains("hand") && step.at("hand").at("kind") == "deal_down";
  };
  while (!is_dealt_now() && !HasFatalFailure())
    if (play(1)) high.reach(whole, seq(1));
  low.reach(covered, seq(1));
  ASSERT_EQ(
      command(floor_, 1, "deal",
              {{"type", "deal_down"}, {"seat", high.view.at("step").at("hand").at("seat")}, {"cards", {"As", "Kd"}}})
          .status,
      200);
  const auto told = covered.next("events");
  const auto told_whole = whole.next("events");
  low.take(told);
  high.take(told_whole);
  EXPECT_EQ(told.dump().find("As"), std::string::npos) << told;
  EXPECT_NE(told_whole.dump().find("As"), std::string::npos) << told_whole;
  EXPECT_EQ(low.view, Json::parse(view_at(floor_, 1)));
  EXPECT_EQ(high.view, Json::parse(view_at(eye, 1)));
}

TEST_F(Live, AnEndedSessionLosesItsSocketsWithinASecond) {
  play(1);
  const auto badge = add_person(admin_, "F-201", {"floor"});
  auto other = log_in(service_, badge);
  LiveClient live(service_, other);
  LiveClient bystander(service_, floor_);
  live.follow(1);
  ASSERT_TRUE(live.next("snapshot").is_object());
  ASSERT_EQ(other.remove("/api/v1/sessions/" + other.session).status, 204);
  EXPECT_EQ(live.wait_until_closed(seconds(1)), 4401);

  auto again = log_in(service_, badge);
  LiveClient demoted(service_, again);
  demoted.follow(1);
  ASSERT_TRUE(demoted.next("snapshot").is_object());
  ASSERT_EQ(admin_.patch("/api/v1/people/" + badge.id, {{"roles", {"dealer"}}}).status, 200);
  const auto code = demoted.wait_until_closed(seconds(2));
  ASSERT_TRUE(code);
  EXPECT_THAT(*code, ::testing::AnyOf(4401, 4403));
  EXPECT_FALSE(bystander.wait_until_closed(milliseconds(100)));
}

TEST_F(Live, AnExpiredSessionIsClosedToo) {
  play(1);
  LiveClient live(service_, floor_);
  auto connection = database_.connect();
  pqxx::nontransaction(connection)
      .exec("UPDATE session SET expires_at = now() WHERE id = $1", pqxx::params{floor_.session});
  EXPECT_EQ(live.wait_until_closed(seconds(2)), 4401);
}

TEST_F(Live, TheServiceStopsWithoutWaitingForSockets) {
  play(1);
  LiveClient live(service_, floor_);
  live.follow(1);
  ASSERT_TRUE(live.next("snapshot").is_object());
  const auto began = std::chrono::steady_clock::now();
  service_.process().signal(SIGTERM);
  EXPECT_EQ(live.wait_until_closed(seconds(3)), 1001);
  EXPECT_EQ(service_.process().wait(seconds(10)), 0);
  EXPECT_LT(std::chrono::steady_clock::now() - began, seconds(5));
}

// --- two nodes on one record

class LiveNodes : public LiveRoom {
 protected:
  explicit LiveNodes(const std::string& redis = required_variable("LAMMER_REDIS_URL"))
      : LiveRoom({{"LAMMER_REDIS_URL", redis}}),
        second_(database_.node_url(), with_short_times({{"LAMMER_REDIS_URL", redis}})),
        there_(floor_.at(second_)) {
    play(1);
  }

  bool both_are(const std::string& state) {
    return service_.wait_for_check("redis", state) && second_.wait_for_check("redis", state);
  }

  // A screen on each node; commands go to both; every commit is on both screens within `lag_max`.
  void play_and_watch(int commands, milliseconds lag_max) {
    if (!near_live_) {
      near_live_ = std::make_unique<LiveClient>(service_, floor_);
      far_live_ = std::make_unique<LiveClient>(second_, there_);
      near_live_->follow(1);
      far_live_->follow(1);
      near_.take(near_live_->next());
      far_.take(far_live_->next());
    }
    for (int i = 0; i < commands; ++i) {
      if (!play(1, i % 3 == 2 ? &second_ : &service_)) continue;
      const auto committed = std::chrono::steady_clock::now();
      far_.reach(*far_live_, seq(1));
      near_.reach(*near_live_, seq(1));
      if (HasFatalFailure()) return;
      ASSERT_LT(std::chrono::steady_clock::now() - committed, lag_max);
      ASSERT_EQ(far_.view, near_.view);
    }
  }

  RunningService second_;
  Client there_;
  std::unique_ptr<LiveClient> near_live_;
  std::unique_ptr<LiveClient> far_live_;
  Screen near_;
  Screen far_;
};

TEST_F(LiveNodes, ACommandOnOneIsSeenOnTheOther) {
  ASSERT_TRUE(both_are("up"));
  play_and_watch(90, seconds(1));
}

TEST_F(LiveNodes, ASessionEndedOnOneLosesItsSocketsOnTheOther) {
  ASSERT_TRUE(both_are("up"));
  auto other = log_in(service_, add_person(admin_, "F-201", {"floor"}));
  auto there = other.at(second_);
  LiveClient live(second_, there);
  live.follow(1);
  ASSERT_TRUE(live.next("snapshot").is_object());
  ASSERT_EQ(other.remove("/api/v1/sessions/" + other.session).status, 204);
  EXPECT_EQ(live.wait_until_closed(seconds(1)), 4401);
}

TEST_F(LiveNodes, AScreenThatIsAheadOfItsNewNodeIsNotShownThePast) {
  LiveClient warm(second_, there_);
  warm.follow(1);
  ASSERT_TRUE(warm.next("snapshot").is_object());
  for (int i = 0; i < 20; ++i) {
    while (!play(1)) {
    }
    LiveClient live(second_, there_);
    live.follow(1, seq(1));
    const auto tail = live.next("events");
    ASSERT_TRUE(tail.is_object());
    ASSERT_EQ(tail.at("to"), seq(1));
  }
}

// A Redis that can be killed without spoiling other tests.
class OwnRedis {
 public:
  OwnRedis() : port_(free_port()) { start(); }
  void start() {
    process_.emplace(std::vector<std::string>{"/usr/bin/redis-server", "--port", std::to_string(port_), "--bind",
                                              "127.0.0.1", "--save", "", "--appendonly", "no"},
                     Variables{});
    process_->wait_for_output("Ready to accept connections");
  }
  void kill() {
    process_->signal(SIGKILL);
    process_->wait();
  }
  std::string url() const { return "redis://127.0.0.1:" + std::to_string(port_); }

 private:
  const int port_;
  std::optional<ChildProcess> process_;
};

class LiveNodesLosingRedis : private OwnRedis, public LiveNodes {
 protected:
  LiveNodesLosingRedis() : LiveNodes(OwnRedis::url()) {}
  OwnRedis& redis() { return *this; }
};

TEST_F(LiveNodesLosingRedis, EverythingStillArrivesALittleLater) {
  ASSERT_TRUE(both_are("up"));
  play_and_watch(20, seconds(1));
  redis().kill();
  play_and_watch(40, seconds(3));
  ASSERT_TRUE(both_are("down"));
  play_and_watch(20, seconds(3));
  redis().start();
  play_and_watch(40, seconds(3));
  ASSERT_TRUE(both_are("up"));
  play_and_watch(20, seconds(1));
}

}  // namespace
}  // namespace lammer::testing
