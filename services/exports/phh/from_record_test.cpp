// A hand of ours told in the format, and what the format cannot tell.
#include "services/exports/phh/from_record.h"

#include <gtest/gtest.h>

#include "domain/poker/hand_record.h"
#include "domain/poker/next_step.h"
#include "services/exports/phh/replay.h"
#include "services/exports/phh/writer.h"
#include "tests/support/cards.h"
#include "tests/support/dollars.h"

namespace lammer::phh {
namespace {

using poker::HandRecord;
using poker::HouseRules;
using testing::dollars;
using testing::seat;

HouseRules no_limit() {
  HouseRules rules;
  rules.bet.structure = poker::BetStructure::no_limit;
  rules.bet.min = dollars(2);
  rules.forced.blinds = {dollars(1), dollars(2)};
  rules.forced.blind_count = 2;
  return rules;
}

// Seats 2, 5 and 8; the button was in seat 2 and goes to seat 5, so seat 8 is the first player of the file.
poker::StartHand three_seats() {
  poker::StartHand start;
  start.asking = {2, 5, 8};
  for (const auto each : start.asking) start.stacks[each] = dollars(100);
  start.before.last = poker::ButtonPlace{seat(2), {}};
  return start;
}

void play(HandRecord& record, const poker::Command& command, poker::Authority by = poker::Authority::dealer) {
  const auto done = record.play(command, by);
  ASSERT_TRUE(done) << done.error().sentence;
}

void push(HandRecord& record) {
  const auto step = next_step(record.hand(), record.rules());
  play(record, poker::Push{step.cards, step.stub});
}

TEST(PhhOfAHand, TellsItFromTheLeftOfTheButton) {
  const auto rules = no_limit();
  HandRecord record(rules);
  play(record, three_seats());
  play(record, poker::DealDown{});
  play(record, poker::Act{seat(5), poker::Said::raise, dollars(6), {}});
  play(record, poker::Act{seat(8), poker::Said::fold, {}, {}});
  play(record, poker::Act{seat(2), poker::Said::fold, {}, {}});
  play(record, poker::Rewind{1}, poker::Authority::floor);
  play(record, poker::Act{seat(2), poker::Said::call, {}, {}});
  const auto flop = testing::cards_in("As Kd 2c");
  play(record, poker::DealBoard{{flop[0], flop[1], flop[2]}});
  play(record, poker::Act{seat(2), poker::Said::check, {}, {}});
  play(record, poker::Act{seat(5), poker::Said::bet, dollars(10), {}});
  play(record, poker::Act{seat(2), poker::Said::fold, {}, {}});
  push(record);
  const auto told = phh_of(record.log(), rules);
  ASSERT_TRUE(told) << told.error().sentence;
  EXPECT_EQ(write_phh(*told), R"(variant = "NT"
ante_trimming_status = false
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [100, 100, 100]
actions = [
  "d dh p1 ????",
  "d dh p2 ????",
  "d dh p3 ????",
  "p3 cbr 6",
  "p1 f",
  "p2 cc",
  "d db AsKd2c",
  "p2 cc",
  "p3 cbr 10",
  "p2 f",
]
seats = [8, 2, 5]
finishing_stacks = [99, 94, 107]
)");
  const auto replayed = replay(*told);
  ASSERT_TRUE(replayed) << replayed.error().sentence;
  EXPECT_EQ(difference(*told, *replayed), "");
}

TEST(PhhOfAHand, HasNoWordForEveryHand) {
  auto rules = no_limit();
  HandRecord record(rules);
  play(record, three_seats());
  EXPECT_EQ(phh_of(record.log(), rules).error().sentence, "PHH cannot tell a hand that is not over");
  play(record, poker::DeclareMisdeal{}, poker::Authority::floor);
  EXPECT_EQ(phh_of(record.log(), rules).error().sentence, "PHH cannot tell a misdeal");
  rules.bet.structure = poker::BetStructure::spread;
  EXPECT_EQ(phh_of(record.log(), rules).error().code, "phh.variant");
}

}  // namespace
}  // namespace lammer::phh
