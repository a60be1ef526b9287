// What may flow, tried with every flow between every two accounts of a room.
#include "domain/ledger/transfer.h"

#include <algorithm>
#include <array>
#include <set>

#include <gtest/gtest.h>

#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::ledger {
namespace {

using testing::dollars;

Account at(std::string_view key) {
  return parse_account(key).value();
}

Transfer transfer(Flow flow, std::string_view to, std::string_view from, Money amount = dollars(5)) {
  return {flow, at(to), at(from), amount};
}

// One of every kind, two where two can meet.
constexpr std::array room{
    "stack:7:3",
    "stack:7:4",
    "pot:7",
    "pot:7:1",
    "rake_area:7",
    "drop_box:7",
    "bad_beat_box:7",
    "high_hand_box:7",
    "tip_box:7",
    "bank:7",
    "cage",
    "cage:bad_beat:1",
    "cage:bad_beat:2",
    "cage:high_hand:1",
    "cage:high_hand:2",
    "cage:promotion",
    "player_cash",
    "locked_container:LC-1:bad_beat:1",
    "locked_container:LC-2:high_hand:1",
};

// Written again from the text, receiver first.
constexpr std::string_view allowed = R"(
buy_in stack:7:3 bank:7
buy_in stack:7:4 bank:7
buy_in stack:7:3 cage
buy_in stack:7:4 cage
cash_out bank:7 stack:7:3
cash_out bank:7 stack:7:4
cash_out cage stack:7:3
cash_out cage stack:7:4
currency_taken bank:7 stack:7:3
currency_taken bank:7 stack:7:4
chips_for_currency stack:7:3 bank:7
chips_for_currency stack:7:4 bank:7
bet pot:7 stack:7:3
bet pot:7 stack:7:4
bet pot:7:1 stack:7:3
bet pot:7:1 stack:7:4
bet_returned stack:7:3 pot:7
bet_returned stack:7:4 pot:7
bet_returned stack:7:3 pot:7:1
bet_returned stack:7:4 pot:7:1
side_pot pot:7:1 pot:7
rake_set_aside rake_area:7 pot:7
rake_set_aside rake_area:7 pot:7:1
time_charge rake_area:7 stack:7:3
time_charge rake_area:7 stack:7:4
time_charge rake_area:7 pot:7
time_charge rake_area:7 pot:7:1
drop drop_box:7 rake_area:7
bad_beat_contribution bad_beat_box:7 pot:7
bad_beat_contribution bad_beat_box:7 pot:7:1
high_hand_contribution high_hand_box:7 pot:7
high_hand_contribution high_hand_box:7 pot:7:1
award stack:7:3 pot:7
award stack:7:4 pot:7
award stack:7:3 pot:7:1
award stack:7:4 pot:7:1
rake_returned pot:7 rake_area:7
rake_returned pot:7:1 rake_area:7
refund stack:7:3 pot:7
refund stack:7:4 pot:7
refund stack:7:3 pot:7:1
refund stack:7:4 pot:7:1
tip tip_box:7 stack:7:3
tip tip_box:7 stack:7:4
box_count locked_container:LC-1:bad_beat:1 bad_beat_box:7
box_count locked_container:LC-2:high_hand:1 high_hand_box:7
cage_count cage:bad_beat:1 locked_container:LC-1:bad_beat:1
cage_count cage:bad_beat:1 bad_beat_box:7
cage_count cage:bad_beat:2 bad_beat_box:7
cage_count cage:high_hand:1 locked_container:LC-2:high_hand:1
cage_count cage:high_hand:1 high_hand_box:7
cage_count cage:high_hand:2 high_hand_box:7
bad_beat_payout player_cash cage:bad_beat:1
bad_beat_payout player_cash cage:bad_beat:2
high_hand_payout player_cash cage:high_hand:1
high_hand_payout player_cash cage:high_hand:2
promotion_payout player_cash cage:promotion
carry_over cage:high_hand:1 cage:high_hand:2
carry_over cage:high_hand:2 cage:high_hand:1
to_promotion cage:promotion cage:high_hand:1
to_promotion cage:promotion cage:high_hand:2
bad_beat_closing cage:bad_beat:1 cage:bad_beat:2
bad_beat_closing cage:bad_beat:2 cage:bad_beat:1
)";

TEST(PermittedFlows, AreExactlyTheOnesOfTheText) {
  RULE("POKER-15.A", "POKER-15.J", "POKER-16.A.1", "POKER-16.J");
  std::set<std::string> found;
  for (const auto flow : all_flows())
    for (const auto* to : room)
      for (const auto* from : room)
        if (check(transfer(flow, to, from))) found.insert(std::string(name(flow)) + " " + to + " " + from);
  std::set<std::string> wanted;
  for (auto rest = allowed.substr(1); !rest.empty(); rest = rest.substr(rest.find('\n') + 1))
    wanted.insert(std::string(rest.substr(0, rest.find('\n'))));
  EXPECT_EQ(found, wanted);
}

TEST(PermittedFlows, EveryRowIsUsedAndEveryContainerReached) {
  for (const auto& row : permitted_flows()) {
    const auto fits = [&](const Account& account, const Side& side) {
      return account.container() == side.container && account.claim().claimant == side.claimant;
    };
    bool used = false;
    for (const auto* to : room)
      for (const auto* from : room)
        used = used || (fits(at(to), row.debit) && fits(at(from), row.credit) && check(transfer(row.flow, to, from)));
    EXPECT_TRUE(used) << name(row.flow) << ": " << row.trigger;
  }
  for (const auto container : all_containers())
    EXPECT_TRUE(std::ranges::any_of(room, [&](const char* key) { return at(key).container() == container; }))
        << name(container);
  for (const auto flow : all_flows()) EXPECT_EQ(find_flow(name(flow)), flow);
  EXPECT_FALSE(find_flow("gift"));
}

struct Wrong {
  Transfer transfer;
  std::string_view code;
  std::string_view clause;
};

TEST(Transfer, IsRefusedWithItsClause) {
  RULE("POKER-15.A", "POKER-15.J", "POKER-16.A.1");
  const std::vector<Wrong> all{
      {transfer(Flow::bet, "pot:7", "stack:7:3", Money()), "ledger.amount", "POKER-01.B.2"},
      {transfer(Flow::bet, "pot:7", "stack:7:3", -dollars(1)), "ledger.amount", "POKER-01.B.2"},
      {transfer(Flow::side_pot, "pot:7", "pot:7"), "ledger.same_account", "POKER-01.B.2"},
      // The house seeds no fund.
      {transfer(Flow::cage_count, "cage:bad_beat:1", "cage"), "ledger.fund", "POKER-15.A"},
      {transfer(Flow::cage_count, "cage:high_hand:1", "cage"), "ledger.fund", "POKER-16.A.1"},
      {transfer(Flow::bad_beat_contribution, "bad_beat_box:7", "drop_box:7"), "ledger.fund", "POKER-15.A"},
      {transfer(Flow::bad_beat_contribution, "bad_beat_box:7", "stack:7:3"), "ledger.fund", "POKER-15.A"},
      // And takes nothing of one.
      {transfer(Flow::bad_beat_payout, "cage", "cage:bad_beat:1"), "ledger.fund", "POKER-15.J"},
      {transfer(Flow::drop, "drop_box:7", "bad_beat_box:7"), "ledger.fund", "POKER-15.J"},
      {transfer(Flow::high_hand_payout, "cage", "cage:high_hand:1"), "ledger.fund", "POKER-16.J"},
      {transfer(Flow::promotion_payout, "bank:7", "cage:promotion"), "ledger.fund", "POKER-16.J"},
      {transfer(Flow::tip, "tip_box:7", "cage:high_hand:1"), "ledger.fund", "POKER-16.J"},
      // One fund's money is not another's.
      {transfer(Flow::carry_over, "cage:high_hand:1", "cage:bad_beat:1"), "ledger.fund", "POKER-16.A.1"},
      {transfer(Flow::cage_count, "cage:bad_beat:2", "locked_container:LC-1:bad_beat:1"), "ledger.other_fund",
       "POKER-15.E"},
      // Neither is one table's.
      {transfer(Flow::bet, "pot:8", "stack:7:3"), "ledger.other_table", "POKER-01.B.2"},
      {transfer(Flow::drop, "drop_box:8", "rake_area:7"), "ledger.other_table", "POKER-17.B.1.b"},
      // Rake goes through the area.
      {transfer(Flow::drop, "drop_box:7", "pot:7"), "ledger.flow", "POKER-17.B.1.b"},
      {transfer(Flow::side_pot, "pot:7", "pot:7:1"), "ledger.flow", "POKER-08.B.5.c"},
  };
  for (const auto& wrong : all) {
    const auto checked = check(wrong.transfer);
    const auto where = text(wrong.transfer.credit) + " to " + text(wrong.transfer.debit);
    ASSERT_FALSE(checked) << where;
    EXPECT_EQ(checked.error().code, wrong.code) << where;
    EXPECT_EQ(checked.error().clause->id(), wrong.clause) << where;
  }
}

TEST(Correction, IsTheFlowBackwardsUntilThePush) {
  RULE("POKER-17.E");
  const std::set<Flow> open{Flow::bet,           Flow::bet_returned, Flow::side_pot, Flow::rake_set_aside,
                            Flow::rake_returned, Flow::refund};
  for (const auto flow : all_flows())
    for (const auto* to : room)
      for (const auto* from : room) {
        const auto entry = transfer(flow, to, from);
        const auto corrected = check(opposite_of(entry));
        EXPECT_EQ(corrected.has_value(), check(entry).has_value() && open.contains(flow))
            << name(flow) << " " << to << " " << from;
        if (check(entry) && !open.contains(flow)) {
          EXPECT_EQ(corrected.error().code, "ledger.final");
        }
      }
  const auto entry = transfer(Flow::bet, "pot:7", "stack:7:3");
  EXPECT_EQ(opposite_of(entry).booking, Booking::correction);
  EXPECT_EQ(opposite_of(entry).debit, entry.credit);
  EXPECT_EQ(opposite_of(opposite_of(entry)), entry);
}

}  // namespace
}  // namespace lammer::ledger
