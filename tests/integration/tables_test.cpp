// Tables over HTTP, against a real service and PostgreSQL: whole hands of every game, who may do what, commands sent
// twice, late or wrong.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "domain/poker/presets.h"
#include "tests/integration/support/poker_room.h"

namespace lammer::testing {
namespace {

using Json = nlohmann::json;

class Tables : public PokerRoom {};

TEST_F(Tables, AWholeHandOfEveryGameIsPlayedOverHttp) {
  int table = 0;
  for (const auto& game : poker::all_games()) {
    if (!game.offered) continue;
    Follower follower(database_.node_url(), ++table);
    property::Chance chance(static_cast<std::uint64_t>(table));
    int sent = 0;
    while (follower.now().hand_number < 2) {
      ASSERT_LT(++sent, 400) << game.id;
      const auto order = property::next_table_order(follower.now(), game.code, chance);
      const auto answer = command(floor_.authorization(), table, std::to_string(table) + "." + std::to_string(sent),
                                  codec::encode_table_command(order.command));
      ASSERT_THAT(answer.status, ::testing::AnyOf(200, 422)) << game.id << ": " << answer.body;
    }
    const auto view = floor_.get("/api/v1/tables/" + std::to_string(table));
    EXPECT_EQ(view.status, 200);
    EXPECT_EQ(Json::parse(view.body).at("seq"), follower.seq()) << game.id;
  }
  EXPECT_EQ(table, 18);
}

TEST_F(Tables, TheDealerWorksTheTableOfTheTabletAndNoOther) {
  const auto badge = add_person(admin_, "D-300", {"dealer"});
  ASSERT_EQ(command(floor_.authorization(), 1, "open1", open_table(poker::GameCode::holdem, 1)).status, 200);
  ASSERT_EQ(command(floor_.authorization(), 2, "open2", open_table(poker::GameCode::holdem, 2)).status, 200);
  auto dealer = tap_in(service_, enrol(service_, floor_, 1), badge);
  EXPECT_EQ(command(dealer, 1, "in", {{"type", "tap_in"}, {"dealer", "D-999"}}).status, 200);
  const auto view = Json::parse(dealer.get("/api/v1/tables/1").body);
  EXPECT_EQ(view.at("dealer").at("dealer"), "D-300") << "whoever taps in is who he has proved to be";
  EXPECT_EQ(command(dealer, 2, "other", {{"type", "tap_in"}, {"dealer", "D-300"}}).status, 403);
  const auto floors = command(dealer, 1, "close", {{"type", "close_table"}});
  EXPECT_EQ(floors.status, 422);
  EXPECT_EQ(Json::parse(floors.body).at("code"), "authority.floor");
  EXPECT_EQ(Json::parse(floors.body).at("clause"), "POKER-18.A");
  auto accounting = log_in(service_, add_person(admin_, "C-400", {"accounting"}));
  EXPECT_EQ(command(accounting, 1, "no", {{"type", "tap_out"}}).status, 403);
}

TEST_F(Tables, ACommandSentAgainHasOneEffectAndTheSameBytes) {
  const auto open = open_table(poker::GameCode::holdem, 1);
  const auto first = command(floor_.authorization(), 1, "open", open);
  ASSERT_EQ(first.status, 200) << first.body;
  EXPECT_EQ(command(floor_.authorization(), 1, "open", open).body, first.body);
  EXPECT_EQ(command(floor_, 1, "open", {{"type", "close_table"}}).status, 409);
  const auto refused = command(floor_, 1, "start", {{"type", "start_hand"}});
  EXPECT_EQ(refused.status, 422);
  EXPECT_EQ(command(floor_, 1, "start", {{"type", "start_hand"}}).body, refused.body) << "refusals too";
  const auto seq = Json::parse(first.body).at("seq").get<int>();
  const auto late =
      command(floor_, 1, "late", {{"type", "close_table"}}, {{"If-Match", "\"" + std::to_string(seq - 1) + "\""}});
  EXPECT_EQ(late.status, 409);
  EXPECT_EQ(Json::parse(late.body).at("code"), "table.moved_on");
  EXPECT_EQ(
      command(floor_, 1, "now", {{"type", "close_table"}}, {{"If-Match", "\"" + std::to_string(seq) + "\""}}).status,
      200);
}

TEST_F(Tables, BadInputIsNamedAndChangesNothing) {
  ASSERT_EQ(command(floor_.authorization(), 1, "open", open_table(poker::GameCode::holdem, 1)).status, 200);
  Follower follower(database_.node_url(), 1);
  follower.now();
  const auto before = follower.seq();
  const std::vector<std::string> bodies{
      "",
      "{",
      "[]",
      "null",
      "\"buy_in\"",
      "{}",
      R"({"type":"fly"})",
      R"({"type":"buy_in"})",
      R"({"type":"buy_in","seat":1,"amount_cents":-100})",
      R"({"type":"buy_in","seat":1,"amount_cents":1e99})",
      R"({"type":"buy_in","seat":1,"amount_cents":"100"})",
      R"({"type":"buy_in","seat":99,"amount_cents":100})",
      R"({"type":"buy_in","seat":1,"amount_cents":100,"extra":1})",
      R"({"type":"buy_in","type":"tip","seat":1})",
      "{\"type\":\"call_floor\",\"reason\":\"\xff\xfe\"}",
      std::string(20'000, '['),
      R"({"type":"take_seat","seat":1,"occupant":{"name":"<script>'; DROP TABLE event;--","player":99999999999999999999}})"};
  int key = 0;
  for (const auto& body : bodies) {
    const auto answer = command(floor_.authorization(), 1, "bad" + std::to_string(++key), body);
    EXPECT_GE(answer.status, 400) << body;
    EXPECT_LT(answer.status, 500) << body;
    EXPECT_TRUE(Json::parse(answer.body).contains("code")) << body;
  }
  for (const auto* path :
       {"/api/v1/tables/0", "/api/v1/tables/x", "/api/v1/tables/99999999999999999999", "/api/v1/tables/77"})
    EXPECT_EQ(floor_.get(path).status, 404) << path;
  EXPECT_EQ(command(floor_.authorization(), 1, "", R"({"type":"close_table"})").status, 400);
  EXPECT_EQ(command(floor_.authorization(), 1, "etag", R"({"type":"close_table"})", {{"If-Match", "seven"}}).status,
            400);
  follower.now();
  EXPECT_EQ(follower.seq(), before);
  EXPECT_EQ(floor_.get("/healthz").status, 200);
}

TEST_F(Tables, HandsAreListedAndShownWithTheirClauses) {
  Follower follower(database_.node_url(), 1);
  property::Chance chance(9);
  for (int sent = 0; follower.now().hand_number < 4 && sent < 600; ++sent) {
    const auto order = property::next_table_order(follower.now(), poker::GameCode::holdem, chance);
    command(floor_.authorization(), 1, std::to_string(sent), codec::encode_table_command(order.command));
  }
  auto list = Json::object();
  for (int i = 0; i < 50 && list.value("items", Json::array()).size() < 3; ++i) {
    list = Json::parse(floor_.get("/api/v1/tables/1/hands?limit=3").body);
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
  }
  ASSERT_EQ(list.at("items").size(), 3U);
  EXPECT_EQ(list.at("items")[0].at("number"), 3);
  EXPECT_EQ(list.at("next"), 1);
  EXPECT_EQ(Json::parse(floor_.get("/api/v1/tables/1/hands?before=2").body).at("items").size(), 1U);
  EXPECT_EQ(floor_.get("/api/v1/tables/1/hands?limit=0").status, 400);
  const auto hand = Json::parse(floor_.get("/api/v1/tables/1/hands/2").body);
  EXPECT_EQ(hand.at("game"), "HOLDEM");
  bool settled = false;
  for (const auto& event : hand.at("events")) {
    settled |= event.at("type") == "hand.pot_settled";
    EXPECT_EQ(event.contains("hand"), event.at("type").get<std::string>().starts_with("hand.")) << event;
    for (const auto& clause : event.at("clauses"))
      EXPECT_EQ(floor_.get("/api/v1/clauses/" + clause.get<std::string>()).status, 200);
  }
  EXPECT_TRUE(settled);
  EXPECT_EQ(floor_.get("/api/v1/tables/1/hands/99").status, 404);
  EXPECT_EQ(floor_.get("/api/v1/clauses/POKER-99").status, 404);
}

TEST_F(Tables, AreListedByNumberPageByPage) {
  EXPECT_EQ(Json::parse(floor_.get("/api/v1/tables").body), Json::parse(R"({"items":[]})"));
  for (const int table : {12, 3, 7})
    ASSERT_EQ(command(floor_.authorization(), table, "open" + std::to_string(table),
                      open_table(poker::GameCode::holdem, table))
                  .status,
              200);
  EXPECT_EQ(command(floor_, 5, "refused", {{"type", "close_table"}}).status, 422) << "a table that was never opened";
  const auto all = Json::parse(floor_.get("/api/v1/tables").body).at("items");
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].at("id"), 3);
  EXPECT_EQ(all[1].at("id"), 7);
  EXPECT_EQ(all[2].at("id"), 12);
  EXPECT_EQ(all[0].at("status"), "open");
  EXPECT_EQ(all[0].at("game").at("code"), "HOLDEM");
  EXPECT_EQ(all[0].at("seats_taken"), 0);
  EXPECT_TRUE(all[0].at("bets").contains("structure"));
  EXPECT_EQ(all[0].at("seq"), Json::parse(floor_.get("/api/v1/tables/3").body).at("seq"));

  const auto first = Json::parse(floor_.get("/api/v1/tables?limit=2").body);
  EXPECT_EQ(first.at("items").size(), 2U);
  EXPECT_EQ(first.at("next"), 7);
  const auto second = Json::parse(floor_.get("/api/v1/tables?limit=2&after=7").body);
  EXPECT_EQ(second.at("items").size(), 1U);
  EXPECT_FALSE(second.contains("next"));
  for (const auto* wrong : {"?limit=0", "?limit=201", "?after=x", "?after=-1"})
    EXPECT_EQ(floor_.get(std::string("/api/v1/tables") + wrong).status, 400) << wrong;

  add_room(database_.node_url(), "other");
  auto stranger = log_in(service_, add_at_shell(database_.node_url(), "other", "Stranger", "S-1", {"floor"}), "other");
  EXPECT_EQ(Json::parse(stranger.get("/api/v1/tables").body).at("items").size(), 0U);
}

}  // namespace
}  // namespace lammer::testing
