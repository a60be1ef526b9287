// Every script again with the ledger beside it: after each event the accounts stand at what the table says, and the
// events alone give the same table.
#include "tests/support/books.h"

#include <gtest/gtest.h>

#include "domain/room/apply.h"
#include "services/hand_script/script.h"
#include "tests/support/hand_scripts.h"
#include "tests/support/rule.h"

namespace lammer::hand_script {
namespace {

class Shadow {
 public:
  void take(const room::Table& before, const room::TableEvent& event, const room::Table& after) {
    books_.take(before, event, after);
    apply(again_, event);
    EXPECT_TRUE(again_ == after);
    const auto* in_hand = std::get_if<room::HandEvent>(&event);
    if (in_hand == nullptr || !std::holds_alternative<poker::HandEnded>(in_hand->event)) return;
    ++hands_;
    // Goes on from the snapshot, as a table does that was loaded after the hand.
    again_ = room::Table::restored(snapshot_of(after));
    EXPECT_TRUE(again_ == after);
  }
  const testing::Books& books() const { return books_; }
  std::size_t hands() const { return hands_; }

 private:
  testing::Books books_;
  room::Table again_{TableId(1)};
  std::size_t hands_ = 0;
};

TEST(ScriptBooks, AgreeWithTheTableAfterEveryEvent) {
  RULE("POKER-01.B.2");
  std::size_t transfers = 0;
  std::size_t corrections = 0;
  std::size_t hands = 0;
  for (const auto& path : testing::hand_scripts()) {
    SCOPED_TRACE(path.string());
    Shadow shadow;
    const auto watch = [&](const auto& before, const auto& event, const auto& after) {
      shadow.take(before, event, after);
    };
    ASSERT_TRUE(play(testing::content_of(path), [](std::string_view) {}, watch));
    if (HasFailure()) return;
    transfers += shadow.books().transfers();
    corrections += shadow.books().corrections();
    hands += shadow.hands();
  }
  // The scripts do move money, take steps back and end hands.
  EXPECT_GT(transfers, 3000U);
  EXPECT_GT(corrections, 0U);
  EXPECT_GT(hands, 100U);
}

}  // namespace
}  // namespace lammer::hand_script
