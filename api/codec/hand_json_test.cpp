// What a screen gets, checked against the hand it was made of.
#include "api/codec/hand_json.h"

#include <gtest/gtest.h>

#include "api/codec/json_text.h"
#include "domain/poker/hand_record.h"
#include "domain/poker/presets.h"
#include "tests/support/hand_scripts.h"

namespace lammer::codec {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

// Hold 'Em at $1/$2, seats 2, 5 and 9; seat 2 has the button.
class HandJson : public ::testing::Test {
 protected:
  HandJson() : rules_(*preset_rules("no_limit", GameCode::holdem)), record_(rules_) {
    StartHand start;
    start.asking = {2, 5, 9};
    for (const auto seat : start.asking) start.stacks[seat] = Money::dollars(200);
    start.before = {ButtonPlace{SeatNo(2), {}}, true, std::nullopt};
    play(start);
  }

  void play(const Command& command) {
    const auto played = record_.play(command);
    ASSERT_TRUE(played) << played.error().sentence;
  }
  void deal() {
    const cards::Card ace(cards::Rank::ace, cards::Suit::spades);
    play(DealDown{SeatNo(5), {ace, std::nullopt}});
    play(DealDown{SeatNo(9), {std::nullopt, std::nullopt}});
    play(DealDown{SeatNo(2), {std::nullopt, std::nullopt}});
  }
  Json hand(DownCards down) const { return Json::parse(encode_hand(record_.hand(), down)); }
  Json next() const { return Json::parse(encode_next_step(next_step(record_.hand(), rules_), record_.hand(), rules_)); }

  HouseRules rules_;
  HandRecord record_;
};

TEST_F(HandJson, ShowsSeatsPotsAndTurn) {
  deal();
  const auto json = hand(DownCards::as_entered);
  EXPECT_EQ(json["phase"], "betting");
  EXPECT_EQ(json["game"], "HOLDEM");
  EXPECT_EQ(json["place"]["button"], 2);
  EXPECT_EQ(json["place"]["blinds"], Json::parse("[5,9,null]"));
  EXPECT_EQ(json["betting"]["turn"], 2);
  EXPECT_EQ(json["betting"]["price_cents"], rules_.forced.last_blind().in_cents());
  EXPECT_EQ(json["pot_cents"], record_.hand().pot.in_cents());
  ASSERT_EQ(json["seats"].size(), 3U);
  const auto& small = json["seats"][1];
  EXPECT_EQ(small["seat"], 5);
  EXPECT_EQ(small["in_round_cents"], rules_.forced.blinds[0].in_cents());
  EXPECT_EQ(small["in_pot_cents"], rules_.forced.blinds[0].in_cents());
  EXPECT_EQ(small["stack_cents"], 20000 - rules_.forced.blinds[0].in_cents());
  EXPECT_EQ(small["cards"], Json::parse(R"([{"card":"As","up":false},{"card":"??","up":false}])"));
  EXPECT_FALSE(json.contains("clock"));
  EXPECT_FALSE(json.contains("outcome"));
}

TEST_F(HandJson, HidesCardsThatLieFaceDown) {
  deal();
  const auto text = encode_hand(record_.hand(), DownCards::hidden);
  EXPECT_EQ(text.find("\"As\""), std::string::npos);
  EXPECT_EQ(Json::parse(text)["seats"][1]["cards"].size(), 2U);
}

TEST_F(HandJson, NextStepHasEveryLegalAction) {
  const auto dealing = next();
  EXPECT_EQ(dealing["kind"], "deal_down");
  EXPECT_FALSE(dealing.contains("legal"));
  deal();
  const auto json = next();
  const auto legal = next_step(record_.hand(), rules_).legal;
  EXPECT_EQ(json["kind"], "act");
  EXPECT_EQ(json["seat"], 2);
  EXPECT_EQ(json["legal"]["call_cents"], legal.call->in_cents());
  EXPECT_EQ(json["legal"]["raise"]["least_cents"], legal.raise->least.in_cents());
  EXPECT_EQ(json["legal"]["raise"]["most_cents"], 20000);
  EXPECT_EQ(json["legal"]["all_in_to_cents"], 20000);
  EXPECT_EQ(json["legal"]["fold"], true);
  EXPECT_EQ(json["legal"]["check"], false);
  EXPECT_FALSE(json["legal"].contains("bet"));
  EXPECT_EQ(json["sentence"], sentence(next_step(record_.hand(), rules_), record_.hand(), rules_));
}

TEST(SettlementJson, HasPotsAwardsAndTotals) {
  SettlementSheet sheet;
  sheet.pots.push_back({Money::cents(1000), Money::cents(100), Money(), Money(), {1, 2}});
  sheet.awards.push_back({0, 0, 0, SeatNo(2), Money::cents(900)});
  EXPECT_EQ(encode_settlement(sheet, Hand{}, HouseRules{}),
            R"({"awarded_cents":900,"awards":[{"amount_cents":900,"board":0,"cards":[],"half":0,"pot":0,"seat":2}],)"
            R"("bad_beat_cents":0,"high_hand_cents":0,"in_cents":1000,"pots":[{"bad_beat_cents":0,"eligible":[1,2],)"
            R"("gross_cents":1000,"high_hand_cents":0,"rake_cents":100}],"rake_cents":100})");
}

// At every step of every script: it is JSON, the money is that of the hand, and a hidden card is nowhere in it.
TEST(HandJsonOfScripts, IsTrueAtEveryStep) {
  testing::see_every_table([](const room::Table& table) {
    if (!table.hand) return;
    const auto& record = *table.hand;
    const auto& hand = record.hand();
    const auto json = Json::parse(encode_hand(hand, DownCards::hidden));
    std::int64_t stacks = 0;
    for (const auto& seat : json["seats"]) {
      stacks += seat["stack_cents"].get<std::int64_t>();
      for (const auto& card : seat["cards"]) EXPECT_TRUE(card["up"] || seat["tabled"] || card["card"] == "??") << json;
    }
    std::int64_t in_pots = 0;
    for (const auto& pot : json["pots"]) in_pots += pot["amount_cents"].get<std::int64_t>();
    EXPECT_EQ(in_pots, hand.live.empty() ? 0 : json["pot_cents"].get<std::int64_t>());
    Money total;
    for (const auto seat : hand.dealt) total += hand.stacks[seat];
    EXPECT_EQ(stacks, total.in_cents());
    if (const auto sheet = sheet_of(record)) {
      const auto settled = Json::parse(encode_settlement(*sheet, hand, record.rules()));
      for (const auto& award : settled["awards"])
        EXPECT_TRUE(award["cards"].empty() || award["cards"].size() <= 5) << settled;
    }
    const auto step = next_step(hand, record.rules());
    const auto next = Json::parse(encode_next_step(step, hand, record.rules()));
    EXPECT_EQ(next.contains("legal"), step.kind == StepKind::act);
  });
}

}  // namespace
}  // namespace lammer::codec
