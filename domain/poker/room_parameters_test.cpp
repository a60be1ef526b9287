// The room's parameters: written and read back without loss, strict, and complete together with the table's.
#include "domain/poker/room_parameters.h"

#include <set>

#include <gtest/gtest.h>

#include "domain/poker/parameters.h"
#include "domain/poker/presets.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

Expected<void> set(RoomRules& room, std::string_view name, std::string_view text) {
  const auto* parameter = find_room_parameter(name);
  insist(parameter != nullptr, "the test names a parameter that exists");
  return parameter->set(room, text);
}

struct Setting {
  std::string_view parameter;
  std::string_view text;
};

// One text beside the default for every parameter of the room.
constexpr Setting settings[] = {
    {"games.offered", "STUD_HL8, HOLDEM, OMAHA_HIGH, SIXPLUS"},
    {"games.approval_ref", "Letter 7"},
    {"table.layout_ref", "L-12 of 2025-01-15"},
    {"announce.enabled", "no"},
    {"deck.prepared", "preinspected"},
    {"deck.prepared_lot_ref", "PS-881"},
    {"deck.prepare_both", "no"},
    {"time.fee_by_limits", "$3-$300: $12, $10-$1,000: $16"},
    {"roles.supervisor_acts_up", "yes"},
    {"bb.hands", "aces full of kings | four of a kind | 4 | 2 | 50/25/25, four of a kind | any | 5 | 0 | 40/30/30"},
    {"bb.count_place", "main_cage"},
    {"bb.pay_place", "satellite_cage"},
    {"bb.display", "live"},
    {"bb.pay_amount", "fund"},
    {"bb.closure_ref", "C-3"},
    {"bb.closure_approved_on", "2024-02-29"},
    {"bb.ends_at", "2025-07-01 06:00"},
    {"hh.periods", "12:00-14:00, 14:00-16:00, 22:00-02:00"},
    {"hh.boundary", "deal_time"},
    {"hh.min_dealt", "4"},
    {"hh.min_hand", "four_of_a_kind"},
    {"hh.tie", "first_made"},
    {"hh.collect_within", "72"},
    {"hh.restrictions", "No staff of the room."},
    {"hh.unclaimed", "promotion"},
    {"hh.count_place", "satellite_cage"},
};

TEST(RoomParameters, AreReadAndWrittenWithoutLoss) {
  ASSERT_EQ(std::size(settings), room_parameters().size());
  RoomRules room;
  for (const auto& parameter : room_parameters()) {
    EXPECT_TRUE(parameter.set(room, parameter.get(room))) << parameter.name;
    EXPECT_EQ(parameter.get(room), parameter.get(RoomRules())) << parameter.name;
  }
  for (const auto& [name, text] : settings) {
    const auto stored = set(room, name, text);
    ASSERT_TRUE(stored) << stored.error().sentence;
  }
  for (const auto& [name, text] : settings) {
    EXPECT_EQ(find_room_parameter(name)->get(room), text);
    EXPECT_NE(find_room_parameter(name)->get(RoomRules()), text);
    EXPECT_TRUE(set(room, name, text)) << name;
  }
}

struct Refused {
  std::string_view parameter;
  std::string_view text;
  std::string_view code;
};

constexpr Refused refused[] = {
    {"games.offered", "PINEAPPLE", "rules.out_of_range"},
    {"games.offered", "SINGLE_27", "rules.out_of_range"},
    {"games.offered", "HOLDEM, STUD_HIGH", "rules.malformed"},
    {"games.offered", "HOLDEM, HOLDEM", "rules.malformed"},
    {"time.fee_by_limits", "$3: $12", "rules.malformed"},
    {"time.fee_by_limits", "$300-$3: $12", "rules.out_of_range"},
    {"time.fee_by_limits", "$3-$300: $0", "rules.out_of_range"},
    {"time.fee_by_limits", "$3-300: $12", "rules.malformed"},
    {"bb.hands", "aces full | quads | 4 | 2 | 50/25/24", "rules.out_of_range"},
    {"bb.hands", "aces full | quads | 1 | 2 | 50/25/25", "rules.out_of_range"},
    {"bb.hands", " | quads | 4 | 2 | 50/25/25", "rules.out_of_range"},
    {"bb.hands", "aces full | quads | 4 | 2 | 50/50", "rules.malformed"},
    {"bb.hands", "aces full | quads | 11 | 2 | 50/25/25", "rules.malformed"},
    {"bb.hands", "aces full", "rules.malformed"},
    {"bb.closure_approved_on", "2025-02-29", "rules.malformed"},
    {"bb.closure_approved_on", "2025-1-05", "rules.malformed"},
    {"bb.ends_at", "2025-07-01", "rules.malformed"},
    {"bb.ends_at", "2025-07-01 24:00", "rules.malformed"},
    {"hh.periods", "12:00-14:00, 13:00-15:00", "rules.out_of_range"},
    {"hh.periods", "01:00-03:00, 22:00-02:00", "rules.out_of_range"},
    {"hh.periods", "22:00-02:00, 23:00-23:30", "rules.out_of_range"},
    {"hh.periods", "12:00", "rules.malformed"},
    {"hh.periods", "12:00-14:60", "rules.malformed"},
    {"hh.min_dealt", "1", "rules.out_of_range"},
    {"hh.min_dealt", "11", "rules.out_of_range"},
    {"hh.collect_within", "0", "rules.out_of_range"},
    {"hh.unclaimed", "house", "rules.out_of_range"},
    {"deck.prepared", "trusted", "rules.out_of_range"},
};

TEST(RoomParameters, AreStrict) {
  RULE("POKER-09.A", "POKER-09.A.6");
  for (const auto& row : refused) {
    RoomRules room;
    const auto stored = set(room, row.parameter, row.text);
    ASSERT_FALSE(stored) << row.parameter << " takes " << row.text;
    EXPECT_EQ(stored.error().code, row.code) << stored.error().sentence;
    EXPECT_TRUE(stored.error().clause.has_value());
  }
}

TEST(RoomParameters, AndThoseOfTablesAreAllThatIsSubmitted) {
  // Every name of the Rules Submission, in alphabetical order.
  const std::set<std::string_view> submitted{"announce.enabled",
                                             "bb.closure_ref",
                                             "bb.count_place",
                                             "bb.display",
                                             "bb.enabled",
                                             "bb.ends_at",
                                             "bb.hands",
                                             "bb.max_contribution",
                                             "bb.method",
                                             "bb.min_pot",
                                             "bb.pay_amount",
                                             "bb.pay_place",
                                             "bb.schedule",
                                             "bet.big_bet",
                                             "bet.big_bet_from",
                                             "bet.cap_heads_up",
                                             "bet.check_raise",
                                             "bet.fixed_half_bet",
                                             "bet.fold_unfaced",
                                             "bet.max",
                                             "bet.max_raises",
                                             "bet.min",
                                             "bet.min_increase_cap",
                                             "bet.min_increase_poll",
                                             "bet.min_raise",
                                             "bet.out_of_turn_binding",
                                             "bet.short_allin_reopens",
                                             "bet.small_bet",
                                             "bet.structure",
                                             "bomb.amounts",
                                             "bomb.enabled",
                                             "bomb.short_stack",
                                             "bring_in.amount",
                                             "bring_in.first_raise",
                                             "bring_in.hl_order",
                                             "bring_in.low_order",
                                             "bring_in.may_open_full",
                                             "button.draw_tie",
                                             "button.move",
                                             "button.start",
                                             "clock.enabled",
                                             "clock.on_expiry",
                                             "clock.seconds",
                                             "dbomb.amounts",
                                             "dbomb.button_stays",
                                             "dbomb.enabled",
                                             "deck.change_hours",
                                             "deck.count_every",
                                             "deck.count_scope",
                                             "deck.prepare_both",
                                             "deck.prepared",
                                             "deck.shuffler",
                                             "deck.size",
                                             "deck.stub_count",
                                             "draw.burns_in_reshuffle",
                                             "draw.count",
                                             "draw.exclude_own",
                                             "draw.max",
                                             "draw.never_return_own",
                                             "draw.stub_first",
                                             "five_stud.burn_each",
                                             "game.ante",
                                             "game.ante_mode",
                                             "game.blind_timing",
                                             "game.blinds",
                                             "game.heads_up_blinds",
                                             "game.missed_blinds",
                                             "games.approval_ref",
                                             "games.offered",
                                             "hh.boundary",
                                             "hh.collect_within",
                                             "hh.count_place",
                                             "hh.enabled",
                                             "hh.max_contribution",
                                             "hh.method",
                                             "hh.min_dealt",
                                             "hh.min_hand",
                                             "hh.min_pot",
                                             "hh.periods",
                                             "hh.restrictions",
                                             "hh.schedule",
                                             "hh.tie",
                                             "hh.unclaimed",
                                             "irreg.exposed_two",
                                             "irreg.exposed_when",
                                             "irreg.supplement",
                                             "jackpot.per",
                                             "jackpot.pot_basis",
                                             "jackpot.special_hands",
                                             "kill.mode",
                                             "kill.post",
                                             "kill.pot_basis",
                                             "kill.qualifying_pot",
                                             "pot_limit.round_small_blind",
                                             "rake.basis",
                                             "rake.max_per_round",
                                             "rake.no_flop_no_drop",
                                             "rake.percent",
                                             "rake.steps",
                                             "rake.types",
                                             "rake.unit_cents",
                                             "rank.low_compare",
                                             "rank.sixplus_ace",
                                             "rit.enabled",
                                             "rit.hilo",
                                             "roles.supervisor_acts_up",
                                             "showdown.first",
                                             "showdown.reveal_all",
                                             "split.odd_high",
                                             "split.odd_low",
                                             "split.odd_low_order",
                                             "split.odd_scope",
                                             "split.odd_to",
                                             "split.unit_cents",
                                             "stakes.away",
                                             "stakes.lock_while_seated",
                                             "straddle.amount",
                                             "straddle.enabled",
                                             "straddle.raise_unit",
                                             "stud.all_in_first",
                                             "stud.common_in_showing",
                                             "stud.last_card_joins_reshuffle",
                                             "stud.open_pair_big_bet",
                                             "stud.sufficiency_counts_burn",
                                             "table.layout_ref",
                                             "table.max_seats",
                                             "table.mode",
                                             "time.away_collect",
                                             "time.basis",
                                             "time.hourly_fee",
                                             "time.interval_min",
                                             "time.table_share",
                                             "tournament.short_stack_plays",
                                             "waterfall.amounts",
                                             "waterfall.betting",
                                             "waterfall.enabled"};
  for (const auto name : submitted)
    EXPECT_NE(find_table_parameter(name) != nullptr, find_room_parameter(name) != nullptr) << name;

  // Added by us: what the text asks for beside a named parameter.
  const std::set<std::string_view> added{"table.game",
                                         "cards.entry",
                                         "clock.approval_ref",
                                         "deck.shuffler_approval_ref",
                                         "deck.prepared_lot_ref",
                                         "deck.shuffler_laboratory_ref",
                                         "time.fee_by_limits",
                                         "bb.closure_approved_on"};
  const auto is_known = [&](std::string_view name) { return submitted.contains(name) || added.contains(name); };
  for (const auto& parameter : table_parameters()) EXPECT_TRUE(is_known(parameter.name)) << parameter.name;
  for (const auto& parameter : room_parameters()) EXPECT_TRUE(is_known(parameter.name)) << parameter.name;
}

// A room in which a literal Hold 'Em table with every charge and jackpot may open.
RoomRules open_room() {
  RoomRules room;
  for (const auto& [name, text] : settings) insist(set(room, name, text).has_value(), "the settings are valid");
  insist(set(room, "time.fee_by_limits", "$4-$40: $12").has_value(), "the fee is valid");
  return room;
}

HouseRules open_table() {
  auto table = literal_rules(GameCode::holdem);
  table.rake.time_on = true;
  table.time.basis = TimeBasis::player;
  table.time.hourly_fee = Money::dollars(12);
  for (auto* jackpot : {&table.jackpot.bad_beat, &table.jackpot.high_hand}) {
    jackpot->enabled = true;
    jackpot->flat = jackpot->max = Money::dollars(1);
  }
  return table;
}

struct Row {
  Setting spoiled;
  std::string_view code;
  Clause clause;
};

const Row rows[] = {
    {{"games.offered", "OMAHA_HIGH"}, "rules.not_offered", "POKER-09.B"},
    {{"table.layout_ref", ""}, "rules.missing", "POKER-02.B"},
    {{"deck.prepared_lot_ref", ""}, "rules.missing", "POKER-04.E"},
    {{"time.fee_by_limits", "$4-$40: $16"}, "rules.conflict", "POKER-17.B.3.c"},
    {{"time.fee_by_limits", "$3-$300: $12"}, "rules.conflict", "POKER-17.B.3.c"},
    {{"bb.hands", "none"}, "rules.missing", "POKER-15.A"},
    {{"bb.closure_ref", ""}, "rules.missing", "POKER-15.J"},
    {{"bb.closure_approved_on", "none"}, "rules.missing", "POKER-15.J"},
    {{"hh.periods", "none"}, "rules.missing", "POKER-16.B.1"},
    {{"hh.min_dealt", "none"}, "rules.missing", "POKER-16.B.4"},
    {{"hh.collect_within", "none"}, "rules.missing", "POKER-16.B.6"},
};

TEST(RoomRules, RefuseATableTheRoomIsNotReadyFor) {
  RULE("POKER-02.B", "POKER-04.E", "POKER-09.A", "POKER-09.B", "POKER-17.B.3.c");
  ASSERT_TRUE(check_table_in_room(open_room(), open_table()));
  for (const auto& row : rows) {
    auto room = open_room();
    ASSERT_TRUE(set(room, row.spoiled.parameter, row.spoiled.text));
    const auto refusals = refusals_of(room, open_table());
    ASSERT_EQ(refusals.size(), 1U) << row.spoiled.parameter;
    EXPECT_EQ(refusals[0].code, row.code) << refusals[0].sentence;
    EXPECT_EQ(refusals[0].clause->id(), row.clause.id()) << refusals[0].sentence;
  }
}

TEST(RoomRules, AskForNothingATableDoesNotUse) {
  RoomRules room;
  ASSERT_TRUE(set(room, "games.offered", "HOLDEM"));
  ASSERT_TRUE(set(room, "table.layout_ref", "L-12"));
  EXPECT_TRUE(check_table_in_room(room, literal_rules(GameCode::holdem)));
}

}  // namespace
}  // namespace lammer::poker
