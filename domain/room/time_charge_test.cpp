// The time charge from the due list to the drop box.
#include <gtest/gtest.h>

#include "domain/room/table_step.h"
#include "tests/support/rule.h"
#include "tests/support/table_story.h"

namespace lammer::room {
namespace {

using std::chrono::minutes;
using testing::dollars;
using testing::floor_person;
using testing::seat;
using testing::TableStory;

poker::HouseRules timed(poker::TimeBasis basis) {
  auto rules = testing::plain_holdem();
  rules.rake = {};
  rules.rake.time_on = true;
  rules.time.basis = basis;
  rules.time.hourly_fee = dollars(12);
  return rules;
}

TEST(TimeCharge, GoesFromStacksThroughTheAreaToTheBoxAfterTheFloorSigned) {
  RULE("POKER-17.B.3.e", "POKER-17.B.3.f", "POKER-17.B.1.b");
  TableStory story(timed(poker::TimeBasis::player));
  story.sit(1, 100).sit(2, 100).sit(4, 100).later(minutes(30)).take(AssessTime{});
  story.take(CollectTime{seat(1)}).take(CollectTime{seat(2)});
  EXPECT_EQ(story.table().rake_area(), dollars(12));
  // Seat 4 is open: no signature, no drop, no hand.
  EXPECT_EQ(story.refusal_of(VerifyTime{dollars(12)}, floor_person()), "time.open");
  EXPECT_EQ(story.refusal_of(DropTime{}), "time.not_verified");
  EXPECT_EQ(story.refusal_of(StartHand{}), "rake.not_dropped");
  story.take(CollectTime{seat(4)});
  EXPECT_EQ(story.refusal_of(VerifyTime{dollars(18)}), "authority.floor");
  EXPECT_EQ(story.refusal_of(VerifyTime{dollars(12)}, floor_person()), "time.count_differs");
  story.by_floor(VerifyTime{dollars(18)});
  EXPECT_EQ(story.refusal_of(DropTime{}, floor_person()), "time.same_person");
  EXPECT_EQ(story.refusal_of(StartHand{}), "rake.not_dropped");
  story.take(DropTime{});
  EXPECT_EQ(story.table().drop_box(), dollars(18));
  EXPECT_EQ(story.at(1).stack, dollars(94));
  story.start();
  EXPECT_EQ(story.refusal_of(CollectTime{seat(1)}), "table.in_hand");
}

TEST(TimeCharge, IsDueForEveryTakenSeatWhenTheIntervalIsOver) {
  RULE("POKER-17.B.3.b", "POKER-17.B.3.d");
  TableStory story(timed(poker::TimeBasis::player));
  story.sit(1, 100).sit(2, 100).sit(3, 100).take(SitOut{seat(2)}).by_floor(GoAway{seat(3), AwayMethod::cover, {}});
  EXPECT_EQ(story.later(minutes(29)).refusal_of(AssessTime{}), "time.not_due");
  story.later(minutes(1)).take(AssessTime{});
  for (const int number : {1, 2, 3}) EXPECT_EQ(story.at(number).time_due, dollars(6)) << number;
  EXPECT_EQ(story.refusal_of(AssessTime{}), "time.not_due");
  // The floor takes it from the stack of the absent player.
  EXPECT_EQ(story.refusal_of(CollectTime{seat(3)}), "authority.floor");
  story.by_floor(CollectTime{seat(3)});
  EXPECT_EQ(story.at(3).stack, dollars(94));
}

TEST(TimeCharge, OfAnAbsentPlayerMayWaitForHisReturn) {
  RULE("POKER-17.B.3.b");
  auto rules = timed(poker::TimeBasis::player);
  rules.time.away_collect = poker::TimeAwayCollect::on_return;
  TableStory story(rules);
  story.sit(1, 100).sit(2, 100).sit(3, 100).by_floor(GoAway{seat(3), AwayMethod::cover, {}});
  story.later(minutes(30)).take(AssessTime{}).take(CollectTime{seat(1)}).take(CollectTime{seat(2)});
  EXPECT_EQ(story.refusal_of(CollectTime{seat(3)}, floor_person()), "time.away");
  story.by_floor(VerifyTime{dollars(12)}).take(DropTime{}).by_floor(ComeBack{seat(3), {}}).start();
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{1, 2}));
  story.fold_out();
  EXPECT_EQ(story.refusal_of(LeaveSeat{seat(3)}), "time.unpaid");
  story.take(CollectTime{seat(3)}).by_floor(VerifyTime{dollars(6)}).take(DropTime{}).start();
  EXPECT_TRUE(story.hand().dealt.contains(seat(3)));
}

TEST(TimeCharge, OnTheTableIsSharedByThoseSeated) {
  RULE("POKER-17.B.3.a");
  auto rules = timed(poker::TimeBasis::table);
  rules.time.hourly_fee = dollars(20);
  TableStory story(rules);
  story.sit(2, 100).sit(5, 100).sit(9, 100).later(minutes(30)).take(AssessTime{});
  EXPECT_EQ(story.at(2).time_due, dollars(4));
  EXPECT_EQ(story.at(5).time_due, dollars(3));
  EXPECT_EQ(story.at(9).time_due, dollars(3));
}

TEST(TimeCharge, OfASeatThatCannotPayIsTheFloorsToWaive) {
  TableStory story(timed(poker::TimeBasis::player));
  story.sit(1, 100).sit(2, 5).later(minutes(30)).take(AssessTime{});
  EXPECT_EQ(story.refusal_of(CollectTime{seat(2)}), "time.short_stack");
  EXPECT_EQ(story.refusal_of(WaiveTime{seat(2), "broke"}), "authority.floor");
  story.by_floor(WaiveTime{seat(2), "broke"}).take(LeaveSeat{seat(2)}).take(CollectTime{seat(1)});
  story.by_floor(VerifyTime{dollars(6)}).take(DropTime{});
  EXPECT_EQ(story.table().drop_box(), dollars(6));
}

TEST(TimeCharge, IsNotMadeWhereItIsNotPosted) {
  RULE("POKER-17.B.3");
  TableStory story;
  story.sit(1, 100).later(minutes(60));
  EXPECT_EQ(story.refusal_of(AssessTime{}), "time.not_charged");
  auto from_pot = timed(poker::TimeBasis::table);
  from_pot.time.table_share = poker::TimeTableShare::from_pot;
  EXPECT_EQ(story.refusal_of(AdoptRules{2, texts_of(from_pot)}, floor_person()), "rules.not_supported");
}

TEST(TimeCharge, StepsAreShownInTheirOrder) {
  TableStory story(timed(poker::TimeBasis::player));
  story.sit(1, 100).sit(2, 100).later(minutes(30)).take(AssessTime{});
  EXPECT_EQ(sentence(table_step(story.table()), story.table()), "Collect the time charge from seats 1, 2");
  story.take(CollectTime{seat(1)}).take(CollectTime{seat(2)});
  EXPECT_EQ(sentence(table_step(story.table()), story.table()), "The floor verifies $12 of time charges");
  story.by_floor(VerifyTime{dollars(12)});
  EXPECT_EQ(sentence(table_step(story.table()), story.table()), "Drop $12 of time charges");
  story.take(DropTime{});
  EXPECT_EQ(sentence(table_step(story.table()), story.table()), "Start hand 1 with seats 1, 2");
}

}  // namespace
}  // namespace lammer::room
