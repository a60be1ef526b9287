// Keys of accounts: one way to write each, and nothing else is read.
#include "domain/ledger/account.h"

#include <gtest/gtest.h>

#include "tests/support/dollars.h"

namespace lammer::ledger {
namespace {

using testing::seat;

TEST(Account, KeyReadsBackAsTheSameAccount) {
  const TableId table(7);
  const std::vector<std::pair<std::string, Account>> keys{
      {"stack:7:3", Account::stack(table, seat(3))},
      {"pot:7", Account::pot(table)},
      {"pot:7:2", Account::pot(table, 2)},
      {"rake_area:7", Account::at_table(Container::rake_area, table)},
      {"drop_box:7", Account::at_table(Container::drop_box, table)},
      {"bad_beat_box:7", Account::at_table(Container::bad_beat_box, table)},
      {"high_hand_box:7", Account::at_table(Container::high_hand_box, table)},
      {"tip_box:7", Account::at_table(Container::tip_box, table)},
      {"bank:7", Account::at_table(Container::bank, table)},
      {"cage", Account::cage()},
      {"cage:bad_beat:4", Account::cage_fund({Claimant::bad_beat, 4})},
      {"cage:high_hand:12", Account::cage_fund({Claimant::high_hand, 12})},
      {"cage:promotion", Account::cage_fund({Claimant::promotion, 0})},
      {"locked_container:LC-30:bad_beat:4", Account::locked_container("LC-30", {Claimant::bad_beat, 4})},
      {"player_cash", Account::player_cash()},
  };
  for (const auto& [key, account] : keys) {
    EXPECT_EQ(text(account), key);
    const auto read = parse_account(key);
    ASSERT_TRUE(read) << key;
    EXPECT_TRUE(*read == account) << key;
  }
}

TEST(Account, OtherTextIsRefused) {
  for (const auto* key : {"",
                          "stack",
                          "stack:7",
                          "stack:7:0",
                          "stack:7:11",
                          "stack:07:3",
                          "stack:7:03",
                          "stack:7:3:1",
                          "stack:-7:3",
                          "stack:7: 3",
                          "Stack:7:3",
                          "pot",
                          "pot:7:0",
                          "pot:7:10",
                          "pot:7:",
                          "drop_box",
                          "drop_box:7:1",
                          "drop_box:0",
                          "bank:99999999999999999999",
                          "cage:",
                          "cage:house",
                          "cage:players",
                          "cage:bad_beat",
                          "cage:bad_beat:0",
                          "cage:promotion:1",
                          "cage:bad_beat:4:1",
                          "locked_container:LC-30",
                          "locked_container::bad_beat:4",
                          "locked_container:lc:bad_beat:4",
                          "locked_container:LC-30:promotion",
                          "player_cash:1",
                          "purse:7"})
    EXPECT_FALSE(parse_account(key)) << key;
}

TEST(Account, OnlyCounterpartiesMayStandBelowNothing) {
  const TableId table(7);
  EXPECT_FALSE(Account::at_table(Container::bank, table).is_never_negative());
  EXPECT_FALSE(Account::cage().is_never_negative());
  EXPECT_FALSE(Account::player_cash().is_never_negative());
  EXPECT_TRUE(Account::cage_fund({Claimant::bad_beat, 4}).is_never_negative());
  EXPECT_TRUE(Account::locked_container("LC-30", {Claimant::high_hand, 4}).is_never_negative());
  EXPECT_TRUE(Account::stack(table, seat(1)).is_never_negative());
  EXPECT_TRUE(Account::pot(table).is_never_negative());
  for (const auto box : {Container::rake_area, Container::drop_box, Container::bad_beat_box, Container::high_hand_box,
                         Container::tip_box})
    EXPECT_TRUE(Account::at_table(box, table).is_never_negative()) << name(box);
}

}  // namespace
}  // namespace lammer::ledger
