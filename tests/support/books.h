// Books: the ledger of one table kept beside it in a test. After every event each account must stand at what the table
// itself says.
#pragma once
#include <gtest/gtest.h>

#include "domain/ledger/balances.h"
#include "domain/room/transfers.h"

namespace lammer::testing {

class Books {
 public:
  void take(const room::Table& before, const room::TableEvent& event, const room::Table& after) {
    const auto transfers = room::transfers_of(before, event);
    const auto posted = balances_.post(transfers);
    ASSERT_TRUE(posted) << posted.error().sentence;
    for (const auto& transfer : transfers)
      if (transfer.booking == ledger::Booking::correction) ++corrections_;
    transfers_ += transfers.size();
    expect_agree_with(after);
  }

  const ledger::Balances& balances() const { return balances_; }
  std::size_t transfers() const { return transfers_; }
  std::size_t corrections() const { return corrections_; }

 private:
  void expect_agree_with(const room::Table& table) const {
    using ledger::Account;
    using ledger::Container;
    const auto at = [&](Container container) { return balances_.of(Account::at_table(container, table.id)); };
    for (std::uint8_t number = 1; number <= poker::seats_max; ++number)
      EXPECT_EQ(balances_.of(Account::stack(table.id, SeatNo(number))), table.chips_of(SeatNo(number)))
          << "seat " << int{number};
    EXPECT_EQ(balances_.of(Account::pot(table.id)), table.pot());
    EXPECT_EQ(at(Container::rake_area), table.rake_area());
    EXPECT_EQ(at(Container::drop_box), table.drop_box());
    EXPECT_EQ(at(Container::bad_beat_box), table.totals.taken.bad_beat);
    EXPECT_EQ(at(Container::high_hand_box), table.totals.taken.high_hand);
    EXPECT_EQ(at(Container::tip_box), table.totals.tips);
    // Bought and cashed out, at the bank or at the cage.
    EXPECT_EQ(-(at(Container::bank) + balances_.of(Account::cage())), table.totals.bought - table.totals.cashed_out);
    EXPECT_TRUE(balances_.total().is_zero());
  }

  ledger::Balances balances_;
  std::size_t transfers_ = 0;
  std::size_t corrections_ = 0;
};

}  // namespace lammer::testing
