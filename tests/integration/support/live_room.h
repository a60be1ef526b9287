// A room with live screens: what a page keeps of a topic, and tables that play by themselves.
#pragma once
#include <map>

#include <gmock/gmock.h>

#include "tests/integration/support/live_client.h"
#include "tests/integration/support/poker_room.h"

namespace lammer::testing {

// What a page keeps of a topic; it fails where a number is left out.
class Screen {
 public:
  void take(const nlohmann::json& message) {
    ASSERT_TRUE(message.is_object()) << "a message was expected";
    const auto op = message.at("op").get<std::string>();
    if (op == "snapshot") {
      seq = message.at("seq");
    } else {
      ASSERT_EQ(op, "events") << message;
      ASSERT_EQ(message.at("from"), seq + 1);
      ASSERT_EQ(message.at("to"), seq + static_cast<std::int64_t>(message.at("events").size()));
      for (const auto& event : message.at("events")) ASSERT_EQ(event.at("seq"), ++seq);
    }
    view = message.at("view");
    ASSERT_EQ(view.at("seq"), seq);
  }
  // Takes messages until the record's own number is reached.
  void reach(LiveClient& live, std::int64_t wanted) {
    while (seq < wanted && !::testing::Test::HasFatalFailure()) take(live.next());
  }

  std::int64_t seq = 0;
  nlohmann::json view;
};

class LiveRoom : public PokerRoom {
 protected:
  explicit LiveRoom(Variables variables = {}) : PokerRoom(with_short_times(std::move(variables))) {}

  static Variables with_short_times(Variables variables) {
    variables.try_emplace("LAMMER_LIVE_HEARTBEAT_SECONDS", "1");
    return variables;
  }

  // The next command of a table that plays by itself; true if it was accepted.
  bool play(int table, RunningService* at = nullptr) {
    auto& follower = followers_.try_emplace(table, database_.node_url(), table).first->second;
    const auto order = property::next_table_order(follower.now(), poker::GameCode::holdem, chance_);
    const auto answer = command_at(at == nullptr ? service_ : *at, floor_.authorization(), table,
                                   "play" + std::to_string(++played_), codec::encode_table_command(order.command));
    EXPECT_THAT(answer.status, ::testing::AnyOf(200, 422)) << answer.body;
    return answer.status == 200;
  }
  std::int64_t seq(int table) {
    auto& follower = followers_.at(table);
    follower.now();
    return follower.seq();
  }

  property::Chance chance_{7};
  std::map<int, Follower> followers_;
  int played_ = 0;
};

}  // namespace lammer::testing
