// Commands as clients send them, good and bad.
#include "api/codec/command_json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "api/codec/poker/commands.h"
#include "tests/support/arbitrary_values.h"

namespace lammer::codec {
namespace {

// The canonical text of what was understood, or the refusal.
std::string answer(std::string_view text) {
  const auto command = decode_command(text);
  if (!command) return std::string(command.error().code) + ": " + command.error().sentence;
  return encode_command(*command);
}

TEST(CommandJson, KeysStandInAnyOrderAndDefaultsMayBeLeftOut) {
  const auto command = decode_command(R"({ "type": "act", "seat": 4, "said": "raise", "amount_cents": 4000 })");
  ASSERT_TRUE(command);
  const auto& act = std::get<poker::Act>(*command);
  EXPECT_EQ(act.seat, SeatNo(4));
  EXPECT_EQ(act.said, poker::Said::raise);
  EXPECT_EQ(act.amount, Money::dollars(40));
  EXPECT_TRUE(act.placed.nothing());
  EXPECT_EQ(encode_command(*command), R"({"amount_cents":4000,"said":"raise","seat":4,"type":"act"})");
}

TEST(CommandJson, OfEveryKindReadLikeThis) {
  for (
      const auto* text : {
          R"({"asking":[1,2],"stacks_cents":{"1":20000,"2":15000},"type":"start_hand"})",
          R"({"agreed":[1,2],"asking":[1,2],"before":{"last":{"blinds":[2,1,null],"button":1},"stays":false},)"
          R"("kill":true,"killer":2,"posts_missed":[2],"preset_cents":1000,"raised_min_cents":400,"special":"bomb",)"
          R"("stacks_cents":{"1":20000,"2":15000},"type":"start_hand"})",
          R"({"amount_cents":800,"seat":3,"type":"straddle"})",
          R"({"type":"deal_down"})",
          R"({"cards":["As","??"],"seat":3,"type":"deal_down"})",
          R"({"card":"7d","seat":3,"type":"deal_up"})",
          R"({"cards":["7d","8c","??"],"type":"deal_board"})",
          R"({"card":"7d","type":"deal_common"})",
          R"({"card":"7d","seat":10,"type":"replace"})",
          R"({"seat":2,"type":"name_opener"})",
          R"({"full":true,"seat":2,"type":"bring_in"})",
          R"({"placed":{"first_cents":2500,"one_chip":true},"seat":4,"type":"act"})",
          R"({"placed":{"first_cents":2500,"not_complete":true,"then_cents":500},"said":"all_in","seat":4,"type":"act"})",
          R"({"discards":["2c"],"received":["??"],"seat":5,"type":"draw"})",
          R"({"agreed":[],"type":"agree_run_twice"})",
          R"({"cards":["As","Kd"],"seat":5,"type":"show"})",
          R"({"seat":5,"type":"muck"})",
          R"({"shares":[{"board":0,"half":0,"pot":0,"winners":[3,6]}],"type":"name_winners"})",
          R"({"losers_cards":4,"stub":30,"type":"push"})",
          R"({"type":"call_clock"})",
          R"({"now_ms":1700000000000,"type":"time_out"})",
          R"({"cause":"wrong_start","type":"declare_misdeal"})",
          R"({"cause":"extra_cards","type":"void_hand"})",
          R"({"type":"boxed_card"})",
          R"({"cards":["??","2d"],"type":"cards_to_ineligible"})",
          R"({"card":"2d","examined":true,"seat":1,"type":"card_off_table"})",
          R"({"card":"2d","seat":1,"type":"card_exposed"})",
          R"({"seat":1,"stops":true,"type":"choose_after_exposure"})",
          R"({"reason":"absent","seat":1,"type":"throw_in"})",
          R"({"foul":"count","own_fault":true,"protected_by_player":true,"rebuilt":true,"seat":1,"type":"foul_hand"})",
          R"({"reason":"shuffler_out","type":"lock_deal"})",
          R"({"type":"unlock_deal"})",
          R"({"cards":["As","Kd"],"seat":5,"type":"enter_late"})",
          R"({"commands":2,"type":"rewind"})",
      })
    EXPECT_EQ(answer(text), text);
}

TEST(CommandJson, BadOnesAreRefusedWithTheField) {
  struct Row {
    std::string_view text;
    std::string_view answer;
  };
  for (const auto& row : {
           Row{"", "json.malformed: this is not JSON (byte 1)"},
           Row{"[]", "json.field: the document should be an object"},
           Row{R"({"seat":4})", "json.field: type is missing"},
           Row{R"({"type":"act"})", "json.field: seat is missing"},
           Row{R"({"type":"act","seat":"4"})", "json.field: seat should be a whole number from 1 to 10"},
           Row{R"({"type":"act","seat":11})", "json.field: seat should be a whole number from 1 to 10"},
           Row{R"({"type":"act","seat":4,"amount":40})", "json.field: amount is no field here"},
           Row{R"({"type":"act","seat":4,"seat":5})", "json.field: seat stands twice"},
           Row{R"({"type":"act","seat":4,"said":"Raise"})",
               "json.field: said should be one of nothing, fold, check, call, bet, raise, all_in, amount"},
           Row{R"({"type":"act","seat":4,"amount_cents":-1})",
               "json.field: amount_cents should be a whole number from 0 to 9007199254740991"},
           Row{R"({"type":"act","seat":4,"amount_cents":40.5})",
               "json.field: amount_cents should be a whole number from 0 to 9007199254740991"},
           Row{R"({"type":"act","seat":4,"amount_cents":99999999999999999999999})",
               "json.field: amount_cents should be a whole number from 0 to 9007199254740991"},
           Row{R"({"type":"act","seat":4,"placed":{"first_cents":null}})",
               "json.field: placed.first_cents should be a whole number from 0 to 9007199254740991"},
           Row{R"({"type":"deal_down","seat":null})", "json.field: seat should be a whole number from 1 to 10"},
           Row{R"({"type":"deal_board","cards":["2c","2d","2h","2s"]})", "json.field: cards has more than 3 elements"},
           Row{R"({"type":"name_winners","shares":[{"board":0,"half":0,"pot":0}]})",
               "json.field: shares[0].winners is missing"},
           Row{R"({"type":"start_hand","asking":[1],"stacks_cents":{"11":5}})",
               "json.field: stacks_cents.11 is no seat from 1 to 10"},
           Row{R"({"type":"declare_misdeal"})", "json.field: cause is missing"},
           Row{"{\"type\":\"\xff\"}", "json.malformed: this is not JSON (byte 10)"},
       })
    EXPECT_EQ(answer(row.text), row.answer) << row.text;
  EXPECT_EQ(decode_command(std::string(command_bytes_max + 1, ' ')).error().code, "json.too_large");
  EXPECT_EQ(decode_command(R"({"type":"act","seat":)" + std::string(100, '[')).error().sentence,
            "seat is nested too deep (at most 16)");
}

TEST(CommandJson, AnyCommandIsReadBack) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    testing::Bits bits(seed);
    const auto text = encode_command(testing::arbitrary<poker::Command>(bits));
    const auto command = decode_command(text);
    RC_ASSERT(command.has_value());
    RC_ASSERT(encode_command(*command) == text);
  }));
}

}  // namespace
}  // namespace lammer::codec
