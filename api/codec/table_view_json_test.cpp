// What a table's screen gets, checked against the table it was made of and against the published schema.
#include "api/codec/table_view_json.h"

#include <gtest/gtest.h>

#include "api/codec/room/snapshot.h"
#include "api/codec/table_codec.h"
#include "api/openapi.h"
#include "domain/room/table_step.h"
#include "tests/support/arbitrary_values.h"
#include "tests/support/hand_scripts.h"
#include "tests/support/schema_check.h"
#include "tests/support/table_story.h"

namespace lammer::codec {
namespace {

using room::Table;

Json view_of(const Table& table, DownCards down = DownCards::as_entered) {
  return Json::parse(encode_table_view(table, 7, down));
}

// $1/$2 Hold 'Em: seats 2, 5 and 9 have $200 each, seat 3 sits out, a dealer is in the chair.
class TableViewJson : public ::testing::Test {
 protected:
  TableViewJson() {
    for (const int number : {2, 3, 5, 9}) story_.sit(number, 200);
    story_.take(room::SitOut{testing::seat(3)});
  }

  Json view(DownCards down = DownCards::as_entered) const { return view_of(story_.table(), down); }
  poker::NextStep next() const { return *table_step(story_.table()).hand; }
  void fold_until_settled() {
    story_.start().in_hand(poker::DealDown{});
    while (next().kind == poker::StepKind::act) fold();
  }
  void fold() { story_.in_hand(poker::Act{*next().seat, poker::Said::fold}); }

  testing::TableStory story_;
};

TEST_F(TableViewJson, BetweenHandsSaysWhoWouldPlay) {
  const auto json = view();
  EXPECT_EQ(json["id"], 7);
  EXPECT_EQ(json["seq"], 7);
  EXPECT_EQ(json["name"], "Table 7");
  EXPECT_EQ(json["status"], "open");
  EXPECT_EQ(json["rules"]["version"], 1);
  EXPECT_EQ(json["rules"]["game"]["code"], "HOLDEM");
  EXPECT_EQ(json["rules"]["forced"]["blinds_cents"].size(), 2U);
  EXPECT_EQ(json["dealer"]["dealer"], "D-201");
  ASSERT_EQ(json["seats"].size(), 10U);
  EXPECT_EQ(json["seats"][1]["occupant"], Json::parse(R"({"name":"Player 2","player":2})"));
  EXPECT_FALSE(json["seats"][0].contains("occupant"));
  EXPECT_EQ(json["seats"][2]["presence"], "sitting_out");
  EXPECT_EQ(json["step"]["kind"], "start_hand");
  EXPECT_EQ(json["step"]["playing"], Json::parse("[2,5,9]"));
  EXPECT_EQ(json["step"]["left_out"],
            Json::parse(R"([{"clause":"POKER-07.B","needs_cents":0,"seat":3,"why":"sitting_out"}])"));
  EXPECT_EQ(json["step"]["sentence"], sentence(table_step(story_.table()), story_.table()));
  EXPECT_FALSE(json.contains("hand"));
  EXPECT_FALSE(json.contains("sheet"));
}

TEST_F(TableViewJson, InAHandHasItsStepWithTheLegalActions) {
  story_.start().in_hand(poker::DealDown{});
  const auto json = view();
  EXPECT_EQ(json["hand_number"], 1);
  EXPECT_EQ(json["button"], story_.hand().place.button.value());
  EXPECT_EQ(json["step"]["kind"], "play_hand");
  EXPECT_EQ(json["step"]["hand"]["kind"], "act");
  EXPECT_EQ(json["step"]["hand"]["legal"]["raise"]["most_cents"], 20000);
  EXPECT_EQ(json["may_take_back"], 2);
  EXPECT_TRUE(json["seats"][1]["dealt_in"]);
  EXPECT_FALSE(json["seats"][2]["dealt_in"]);
  story_.take(room::BuyIn{SeatNo(2), Money::dollars(50)});
  const auto seat = view()["seats"][1];
  EXPECT_EQ(seat["pending_cents"], 5000);
  EXPECT_EQ(seat["chips_cents"].get<int>(), seat["stack_cents"].get<int>() + 5000);
}

TEST_F(TableViewJson, ShowsTheSheetUntilTheNextHand) {
  fold_until_settled();
  const auto before = view();
  ASSERT_EQ(before["step"]["hand"]["kind"], "push") << before;
  ASSERT_TRUE(before.contains("sheet"));
  const auto pot = before["hand"]["pot_cents"];
  EXPECT_EQ(before["sheet"]["in_cents"], pot);
  EXPECT_EQ(before["sheet"]["awards"].size(), 1U);
  EXPECT_EQ(before["sheet"]["awarded_cents"].get<int>() + before["sheet"]["rake_cents"].get<int>(), pot.get<int>());

  story_.push();
  const auto after = view();
  EXPECT_EQ(after["sheet"], before["sheet"]);
  EXPECT_EQ(after["last_hand"]["number"], 1);
  EXPECT_EQ(after["may_take_back"], 0);
  EXPECT_EQ(after["step"]["kind"], "start_hand");
  story_.start();
  EXPECT_FALSE(view().contains("sheet"));
}

TEST_F(TableViewJson, ASheetThatWasTakenBackIsGone) {
  fold_until_settled();
  const auto settled = view()["sheet"];
  story_.by_floor(room::PlayHand{poker::Rewind{1}});
  EXPECT_FALSE(view().contains("sheet"));
  fold();
  EXPECT_EQ(view()["sheet"], settled);
}

// A snapshot whose figures have nothing to do with each other: every part of the view stands somewhere.
Table any_table(testing::Bits& bits) {
  Table table(TableId(1));
  static_cast<room::TableSnapshot&>(table) = testing::arbitrary<room::TableSnapshot>(bits);
  table.id = TableId(1);
  // Two amounts that are each the largest there is have a sum that is none.
  for (int number = 1; number <= poker::seats_max; ++number) table.seats[testing::seat(number)].pending = Money();
  table.seat_count = static_cast<std::uint8_t>(1 + testing::below(poker::seats_max, bits));
  auto rules = *poker::preset_rules("no_limit", poker::GameCode::holdem);
  rules.game = testing::arbitrary<poker::GameCode>(bits);
  rules.bet.structure = testing::arbitrary<poker::BetStructure>(bits);
  rules.stakes.away = testing::arbitrary<poker::AwayStakes>(bits);
  rules.cards_entry = testing::arbitrary<poker::CardsEntry>(bits);
  rules.forced.ante_mode = testing::arbitrary<poker::AnteMode>(bits);
  rules.forced.straddle = testing::arbitrary<bool>(bits);
  rules.kill.mode = testing::arbitrary<poker::KillMode>(bits);
  rules.mode = testing::arbitrary<poker::TableMode>(bits);
  rules.deck.stub_count = testing::arbitrary<poker::StubCount>(bits);
  rules.clock.enabled = testing::arbitrary<bool>(bits);
  rules.special.bomb = rules.special.double_board = rules.special.waterfall = testing::arbitrary<bool>(bits);
  rules.bet.max = Money::dollars(4);
  rules.bet.max_raises = 3;
  if (testing::below(10, bits) != 0) table.rules = std::make_shared<const poker::HouseRules>(rules);
  if (!table.rules) table.status = room::TableStatus::closed;
  return table;
}

// Every view of every script, and of tables that hold anything, is good by the schema.
TEST(TableViewSchema, IsWhatTheViewsAre) {
  testing::SchemaCheck schema(api::openapi_json());
  std::size_t views = 0;
  testing::see_every_table([&](const Table& table) {
    const auto json = view_of(table, DownCards::hidden);
    // Each takes a while; every fourth is of every kind.
    if (views++ % 4 == 0) {
      EXPECT_EQ(schema.wrong("TableView", json), "") << json;
    }
    std::int64_t chips = 0;
    for (const auto& seat : json["seats"]) chips += seat["chips_cents"].get<std::int64_t>();
    EXPECT_EQ(chips, (chips_in_play(table) - table.pot() - table.rake_area()).in_cents());
    if (json.contains("hand"))
      for (const auto& seat : json["hand"]["seats"])
        for (const auto& card : seat["cards"]) {
          EXPECT_TRUE(card["up"] || seat["tabled"] || card["card"] == "??") << json;
        }
  });
  EXPECT_GT(views, 3'000U);
  testing::Bits bits(11);
  for (int i = 0; i < 3'000; ++i) {
    const auto json = view_of(any_table(bits));
    ASSERT_EQ(schema.wrong("TableView", json), "") << json;
  }
}

TEST(TableListSchema, IsWhatTheRowsAre) {
  testing::SchemaCheck schema(api::openapi_json());
  testing::Bits bits(12);
  std::vector<std::string> rows;
  for (int i = 0; i < 50; ++i) rows.push_back(encode_table_row(any_table(bits), 7));
  const auto list = Json::parse(encode_table_list(rows, 12));
  EXPECT_EQ(schema.wrong("TableList", list), "") << list;
  EXPECT_EQ(list.at("items").size(), 50U);
  EXPECT_EQ(list.at("next"), 12);
  EXPECT_EQ(encode_table_list({}, std::nullopt), R"({"items":[]})");
}

TEST(TableAnswerSchema, IsWhatTheCodecAnswers) {
  testing::SchemaCheck schema(api::openapi_json());
  const auto codec = make_table_codec();
  EXPECT_EQ(codec->accepted(813), R"({"seq":813})");
  EXPECT_EQ(schema.wrong("CommandAccepted", Json::parse(codec->accepted(813))), "");
  const auto refused = codec->refused({"bet.below_minimum", "say \"raise\"", Clause("POKER-08.F")});
  EXPECT_EQ(refused, R"({"clause":"POKER-08.F","code":"bet.below_minimum","sentence":"say \"raise\""})");
  EXPECT_EQ(codec->refused({"json.field", "seat is missing", std::nullopt}),
            R"({"code":"json.field","sentence":"seat is missing"})");
}

}  // namespace
}  // namespace lammer::codec
