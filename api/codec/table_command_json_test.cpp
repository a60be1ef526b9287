// Commands to a table as clients send them, good and bad, and the same by the published schema.
#include "api/codec/table_command_json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "api/codec/flattened.h"
#include "api/codec/poker/commands.h"
#include "api/codec/room/commands.h"
#include "api/openapi.h"
#include "tests/support/arbitrary_values.h"
#include "tests/support/schema_check.h"

namespace lammer::codec {
namespace {

using room::TableCommand;

TableCommand any_command(testing::Bits& bits) {
  if (testing::arbitrary<bool>(bits))
    return std::visit([](auto held) { return TableCommand(room::PlayHand{std::move(held)}); },
                      testing::arbitrary<Without<poker::Command, poker::StartHand>>(bits));
  return std::visit([](auto held) { return TableCommand(std::move(held)); },
                    testing::arbitrary<Without<TableCommand, room::PlayHand>>(bits));
}

// The canonical text of what was understood, or the refusal.
std::string answer(std::string_view text) {
  const auto command = decode_table_command(text);
  if (!command) return std::string(command.error().code) + ": " + command.error().sentence;
  return encode_table_command(*command);
}

TEST(TableCommandJson, OfEveryKindReadLikeThis) {
  for (const auto* text : {
           R"({"mode":"training","name":"Table 7","parameters":{"bet.min":"$2","table.game":"HOLDEM"},)"
           R"("rules_version":3,"seat_count":9,"type":"open_table"})",
           R"({"parameters":{},"type":"adopt_rules","version":4})",
           R"({"type":"close_table"})",
           R"({"occupant":{"licence":"D-1204","name":"Zoë","player":17},"seat":3,"type":"take_seat"})",
           R"({"amount_cents":20000,"seat":3,"type":"buy_in"})",
           R"({"amount_cents":20000,"from":"cage","seat":3,"type":"buy_in"})",
           R"({"seat":3,"type":"cash_out"})",
           R"({"amount_cents":500,"seat":3,"to":"cage","type":"cash_out"})",
           R"({"seat":3,"type":"leave_seat"})",
           R"({"seat":3,"type":"sit_out"})",
           R"({"seat":3,"type":"sit_in"})",
           R"({"counted_cents":500,"method":"count","seat":3,"type":"go_away"})",
           R"({"method":"cover","seat":3,"type":"go_away"})",
           R"({"counted_cents":500,"seat":3,"type":"come_back"})",
           R"({"seat":3,"type":"unblock_seat"})",
           R"({"amount_cents":500,"seat":3,"type":"tip"})",
           R"({"type":"assess_time"})",
           R"({"seat":3,"type":"collect_time"})",
           R"({"reason":"no chips","seat":3,"type":"waive_time"})",
           R"({"counted_cents":500,"type":"verify_time"})",
           R"({"type":"drop_time"})",
           R"({"dealer":"D-1204","type":"tap_in"})",
           R"({"type":"tap_out"})",
           R"({"reason":"a fill","type":"call_floor"})",
           R"({"number":2,"type":"answer_call"})",
           R"({"question":"who was first?","type":"place_hold"})",
           R"({"ruling":"seat 4","type":"release_hold"})",
           R"({"cards":{"10":"Qd","2":"9c"},"type":"draw_button"})",
           R"({"seat":3,"type":"place_button"})",
           R"({"type":"start_hand"})",
           R"({"agreed":[1,2],"declined":[3],"preset_cents":500,"special":"bomb","type":"start_hand"})",
           R"({"said":"call","seat":4,"type":"act"})",
           R"({"commands":2,"type":"rewind"})",
       })
    EXPECT_EQ(answer(text), text);
}

TEST(TableCommandJson, WhatIsSaidInAHandIsForTheHand) {
  const auto command = decode_table_command(R"({"type":"act","seat":4,"said":"fold"})");
  ASSERT_TRUE(command);
  EXPECT_EQ(std::get<poker::Act>(std::get<room::PlayHand>(*command).command).said, poker::Said::fold);
  EXPECT_TRUE(std::holds_alternative<room::StartHand>(*decode_table_command(R"({"type":"start_hand"})")));
  EXPECT_THROW(encode_table_command(room::PlayHand{poker::StartHand{}}), Bug);
}

TEST(TableCommandJson, ParametersAreInTheOrderOfTheirList) {
  const auto command = decode_table_command(
      R"({"type":"adopt_rules","version":1,"parameters":{"bet.min":"$2","no.such":"x","table.game":"HOLDEM"}})");
  ASSERT_TRUE(command);
  EXPECT_EQ(std::get<room::AdoptRules>(*command).parameters,
            (poker::ParameterTexts{{"table.game", "HOLDEM"}, {"bet.min", "$2"}, {"no.such", "x"}}));
}

TEST(TableCommandJson, BadOnesAreRefusedWithTheField) {
  struct Row {
    std::string_view text;
    std::string_view answer;
  };
  for (const auto& row : {
           Row{"", "json.malformed: this is not JSON (byte 1)"},
           Row{R"({"seat":4})", "json.field: type is missing"},
           Row{R"({"type":"buy_in","seat":3})", "json.field: amount_cents is missing"},
           Row{R"({"type":"buy_in","seat":3,"amount_cents":-1})",
               "json.field: amount_cents should be a whole number from 0 to 9007199254740991"},
           Row{R"({"type":"buy_in","seat":3,"amount_cents":1,"from":"pocket"})",
               "json.field: from should be one of bank, cage"},
           Row{R"({"type":"start_hand","stacks_cents":{"1":1}})", "json.field: stacks_cents is no field here"},
           Row{R"({"type":"take_seat","seat":3,"occupant":{"name":"A"}})", "json.field: occupant.player is missing"},
           Row{R"({"type":"go_away","seat":3})", "json.field: method is missing"},
           Row{R"({"type":"draw_button","cards":{"0":"As"}})", "json.field: cards.0 is no seat from 1 to 10"},
           Row{R"({"type":"adopt_rules","version":1,"parameters":{"bet.min":2}})",
               "json.field: parameters.bet.min should be a text"},
           Row{R"({"type":"adopt_rules","version":1,"parameters":{"bet.min":"$2","bet.min":"$3"}})",
               "json.field: parameters.bet.min stands twice"},
           Row{R"({"type":"adopt_rules","version":1,"parameters":[]})",
               "json.field: parameters should be an object of parameters"},
       })
    EXPECT_EQ(answer(row.text), row.answer) << row.text;
  EXPECT_EQ(decode_table_command(std::string(64UL * 1024 + 1, ' ')).error().code, "json.too_large");
  EXPECT_TRUE(answer(R"({"type":"play_hand"})").starts_with("json.field: type should be one of open_table, "));
}

TEST(TableCommandJson, AnyCommandIsReadBack) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    testing::Bits bits(seed);
    const auto text = encode_table_command(any_command(bits));
    const auto command = decode_table_command(text);
    RC_ASSERT(command.has_value());
    RC_ASSERT(encode_table_command(*command) == text);
  }));
}

// Whatever is written is good by the schema, the schema has nothing that is never written, and what it says must stand
// is what the reader misses.
TEST(TableCommandJson, IsWhatTheSchemaSays) {
  testing::SchemaCheck schema(api::openapi_json());
  testing::Bits bits(7);
  for (int i = 0; i < 6'000; ++i) {
    const auto json = Json::parse(encode_table_command(any_command(bits)));
    ASSERT_EQ(schema.wrong("TableCommand", json), "") << json;
    for (const auto& [key, ignored] : json.items()) {
      auto less = json;
      less.erase(key);
      EXPECT_EQ(key != "type" && schema.wrong("TableCommand", less).empty(),
                decode_table_command(less.dump()).has_value())
          << json << " without " << key;
    }
  }
  // What is left out when it is written may be said all the same.
  for (const auto* said :
       {R"({"type":"act","seat":1,"said":"nothing"})", R"({"type":"buy_in","seat":1,"amount_cents":100,"from":"bank"})",
        R"({"type":"cash_out","seat":1,"to":"bank"})", R"({"type":"leave_seat","seat":1,"to":"bank"})",
        R"({"type":"start_hand","special":"none"})", R"({"type":"throw_in","seat":1,"reason":"thrown_in"})"}) {
    EXPECT_EQ(schema.wrong("TableCommand", Json::parse(said)), "") << said;
    EXPECT_TRUE(decode_table_command(said)) << said;
  }
  EXPECT_EQ(schema.not_met("TableCommand"), std::set<std::string>());
}

}  // namespace
}  // namespace lammer::codec
