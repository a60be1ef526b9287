// Chips on and off the table, and which account they go through.
#include <gtest/gtest.h>

#include "tests/support/rule.h"
#include "tests/support/table_story.h"

namespace lammer::room {
namespace {

using ledger::Account;
using ledger::Container;
using testing::dollars;
using testing::floor_person;
using testing::seat;
using testing::TableStory;

const TableId table(7);

TEST(Chips, BoughtDuringAHandPlayInTheNext) {
  RULE("POKER-08.B.2");
  TableStory story;
  story.sit(1, 100).sit(2, 100).start();
  story.take(BuyIn{seat(1), dollars(200)});
  EXPECT_EQ(story.at(1).pending, dollars(200));
  EXPECT_LE(story.table().playing_stack(seat(1)), dollars(100));
  story.fold_out();
  EXPECT_TRUE(story.at(1).pending.is_zero());
  EXPECT_GT(story.at(1).stack, dollars(290));
  story.start();
  EXPECT_GT(story.hand().stacks[seat(1)], dollars(290));
}

TEST(Chips, StayOnTheTableDuringAHand) {
  RULE("POKER-08.B.2");
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3).start();
  EXPECT_EQ(story.refusal_of(CashOut{seat(1)}), "table.in_hand");
  EXPECT_EQ(story.clause_against(CashOut{seat(1)}), "POKER-08.B.2");
  EXPECT_EQ(story.refusal_of(Tip{seat(1), dollars(1)}), "table.in_hand");
  story.take(LeaveSeat{seat(1)});
  EXPECT_TRUE(story.at(1).is_taken());
  EXPECT_EQ(story.at(1).presence, Presence::leaving);
  story.fold_out().take(LeaveSeat{seat(1), ChipSource::cage});
  EXPECT_EQ(story.at(1), Seat{});
  EXPECT_GT(story.books().balances().of(Account::cage()), dollars(90));
}

TEST(Chips, MayBeLockedWhileSeated) {
  RULE("POKER-08.B.2");
  auto rules = testing::plain_holdem();
  rules.stakes.lock_while_seated = true;
  TableStory story(rules);
  story.sit(1, 100);
  EXPECT_EQ(story.refusal_of(CashOut{seat(1), dollars(20)}), "stakes.locked");
  EXPECT_EQ(story.refusal_of(CashOut{seat(1)}), "stakes.locked");
  story.take(LeaveSeat{seat(1)});
  EXPECT_TRUE(chips_in_play(story.table()).is_zero());
}

TEST(Chips, GoThroughBankOrCage) {
  TableStory story;
  story.sit(1).take(BuyIn{seat(1), dollars(60), ChipSource::bank}).take(BuyIn{seat(1), dollars(40), ChipSource::cage});
  story.take(CashOut{seat(1), dollars(30), ChipSource::bank});
  const auto& balances = story.books().balances();
  EXPECT_EQ(balances.of(Account::at_table(Container::bank, table)), -dollars(30));
  EXPECT_EQ(balances.of(Account::cage()), -dollars(40));
  EXPECT_EQ(balances.of(Account::stack(table, seat(1))), dollars(70));
  EXPECT_EQ(chips_in_play(story.table()), dollars(70));
}

TEST(Chips, TipGoesToTheBoxBetweenRounds) {
  RULE("POKER-02.D");
  TableStory story;
  story.sit(1, 100).take(Tip{seat(1), dollars(5)});
  EXPECT_EQ(story.at(1).stack, dollars(95));
  EXPECT_EQ(story.books().balances().of(Account::at_table(Container::tip_box, table)), dollars(5));
  EXPECT_EQ(story.refusal_of(Tip{seat(1), dollars(96)}), "chips.amount");
}

TEST(Chips, AreWholeUnitsWithinReason) {
  TableStory story;
  story.sit(1, 100);
  for (const auto amount : {Money(), -dollars(5), Money::dollars(10'000'001)})
    EXPECT_EQ(story.refusal_of(BuyIn{seat(1), amount}), "chips.amount") << amount.text();
  EXPECT_EQ(story.refusal_of(BuyIn{seat(1), Money::cents(150)}), "chips.unit");
  EXPECT_EQ(story.refusal_of(CashOut{seat(1), Money::cents(150)}), "chips.unit");
  EXPECT_EQ(story.refusal_of(BuyIn{seat(1), Money::dollars(10'000'000)}), "chips.too_many");
  EXPECT_EQ(story.refusal_of(CashOut{seat(1), dollars(101)}), "chips.amount");
  EXPECT_EQ(story.refusal_of(BuyIn{seat(2), dollars(5)}), "seat.free");
  EXPECT_EQ(story.refusal_of(CashOut{seat(2)}), "seat.free");
}

TEST(Chips, OfATrainingTableMoveNoMoney) {
  TableStory story(testing::plain_holdem(), Mode::training);
  story.sit(1, 100).sit(2, 100).start().fold_out();
  EXPECT_EQ(chips_in_play(story.table()), dollars(200));
  EXPECT_EQ(story.books().transfers(), 0U);
}

}  // namespace
}  // namespace lammer::room
