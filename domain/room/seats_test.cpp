// Sitting down, being away, coming back.
#include <gtest/gtest.h>

#include "domain/room/starting.h"
#include "tests/support/rule.h"
#include "tests/support/table_story.h"

namespace lammer::room {
namespace {

using testing::dollars;
using testing::floor_person;
using testing::seat;
using testing::TableStory;

std::optional<LeftOutWhy> why_out(const Table& table, int number) {
  for (const auto& left_out : starting(table, {}).left_out)
    if (left_out.seat == seat(number)) return left_out.why;
  return std::nullopt;
}

Occupant player(int number) {
  return {PlayerId(number), "Player", {}};
}

TEST(Seats, AreAsManyAsTableAndGameHave) {
  RULE("POKER-02.A");
  TableStory story;
  EXPECT_EQ(story.refusal_of(TakeSeat{seat(11), player(1)}), "seat.not_at_table");
  EXPECT_EQ(story.refusal_of(TakeSeat{seat(0), player(1)}), "seat.not_at_table");
  story.sit(1);
  EXPECT_EQ(story.refusal_of(TakeSeat{seat(1), player(2)}), "seat.taken");
  EXPECT_EQ(story.refusal_of(TakeSeat{seat(2), player(1)}), "player.seated");
  // Seven-Card Stud at a table of ten: eight players.
  TableStory stud(poker::preset_rules("fixed_limit", poker::GameCode::stud_high).value());
  for (int number = 1; number <= 8; ++number) stud.sit(number);
  EXPECT_EQ(stud.refusal_of(TakeSeat{seat(9), player(9)}), "seat.full");
  // And a game for eight is not adopted over ten.
  TableStory full;
  for (int number = 1; number <= 9; ++number) full.sit(number);
  const auto eight = texts_of(poker::preset_rules("fixed_limit", poker::GameCode::stud_high).value());
  EXPECT_EQ(full.refusal_of(AdoptRules{2, eight}, floor_person()), "rules.too_many_seated");
}

TEST(Seats, ADealerDoesNotPlayAtHisTable) {
  RULE("POKER-07.C");
  TableStory story;
  EXPECT_EQ(story.refusal_of(TakeSeat{seat(3), {PlayerId(3), "Dealer", testing::dealer_licence}}), "player.is_dealer");
  story.take(TakeSeat{seat(3), {PlayerId(3), "Off duty", LicenceNo("D-305")}});
  EXPECT_EQ(story.refusal_of(TapIn{LicenceNo("D-305")}, floor_person()), "player.is_dealer");
  EXPECT_EQ(story.refusal_of(TapIn{LicenceNo("D-306")}, floor_person()), "");
}

TEST(Away, CountedStakesMustComeBackAsTheyWere) {
  RULE("POKER-08.B.6", "POKER-08.B.6.a");
  TableStory story;
  story.sit(4, 312).sit(5, 100).sit(6, 100);
  EXPECT_EQ(story.refusal_of(GoAway{seat(4), AwayMethod::count, dollars(312)}), "authority.floor");
  EXPECT_EQ(story.refusal_of(GoAway{seat(4), AwayMethod::count, dollars(300)}, floor_person()), "away.count_differs");
  story.by_floor(GoAway{seat(4), AwayMethod::count, dollars(312)});
  EXPECT_EQ(why_out(story.table(), 4), LeftOutWhy::away);
  EXPECT_EQ(story.refusal_of(SitIn{seat(4)}), "seat.away");
  story.by_floor(ComeBack{seat(4), dollars(262)});
  EXPECT_EQ(why_out(story.table(), 4), LeftOutWhy::blocked);
  EXPECT_EQ(story.refusal_of(LeaveSeat{seat(4)}), "seat.blocked");
  story.by_floor(UnblockSeat{seat(4)});
  EXPECT_EQ(why_out(story.table(), 4), std::nullopt);
  story.by_floor(GoAway{seat(4), AwayMethod::count, dollars(312)}).by_floor(ComeBack{seat(4), dollars(312)});
  EXPECT_EQ(why_out(story.table(), 4), std::nullopt);
}

TEST(Away, StakesAreSecuredAsPosted) {
  RULE("POKER-08.B.6", "POKER-08.B.6.b");
  auto rules = testing::plain_holdem();
  rules.stakes.away = poker::AwayStakes::cover;
  TableStory story(rules);
  story.sit(4, 312);
  EXPECT_EQ(story.refusal_of(GoAway{seat(4), AwayMethod::count, dollars(312)}, floor_person()), "away.method");
  story.by_floor(GoAway{seat(4), AwayMethod::cover, {}});
  EXPECT_EQ(story.at(4).away->floor, testing::floor_licence);
  EXPECT_EQ(story.at(4).away->since, story.now());
  story.by_floor(ComeBack{seat(4), {}});
  EXPECT_EQ(why_out(story.table(), 4), std::nullopt);
}

TEST(SittingOut, SeatIsNotDealtIn) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3, 100).take(SitOut{seat(2)}).start();
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{1, 3}));
  story.take(SitIn{seat(2)}).fold_out().start();
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{1, 2, 3}));
}

poker::HouseRules with_missed(poker::MissedBlinds missed) {
  auto rules = testing::plain_holdem();
  rules.forced.missed_blinds = missed;
  return rules;
}

TEST(MissedBlinds, AreNotedAndPostedOnReturn) {
  RULE("POKER-11.D.1");
  TableStory story(with_missed(poker::MissedBlinds::post_both));
  story.sit(1, 100).sit(2, 100).sit(3, 100).sit(4, 100).sit(5, 100).start();
  // Button 5, blinds 1 and 2: seat 3 would be next.
  ASSERT_EQ(story.hand().place.blinds[1], seat(2));
  story.take(SitOut{seat(3)}).fold_out().start();
  ASSERT_EQ(story.hand().place.blinds[1], seat(4));
  EXPECT_FALSE(story.at(3).owes_blinds);
  story.fold_out();
  EXPECT_TRUE(story.at(3).owes_blinds);
  EXPECT_FALSE(story.at(5).owes_blinds);
  // Back on the button: big blind live, small blind dead.
  story.start().fold_out().take(SitIn{seat(3)}).start();
  ASSERT_EQ(story.hand().place.button, seat(3));
  EXPECT_EQ(story.hand().paid[seat(3)].total(), dollars(3));
  story.fold_out();
  EXPECT_FALSE(story.at(3).owes_blinds);
}

TEST(MissedBlinds, AMisdealtHandHasPassedNobody) {
  TableStory story(with_missed(poker::MissedBlinds::post_both));
  story.sit(1, 100).sit(2, 100).sit(3, 100).sit(4, 100).start().take(SitOut{seat(3)}).fold_out().start();
  story.by_floor(PlayHand{poker::DeclareMisdeal{}});
  EXPECT_FALSE(story.at(3).owes_blinds);
}

TEST(MissedBlinds, ANewcomerWaitsForTheBigBlind) {
  RULE("POKER-11.D.1");
  TableStory story(with_missed(poker::MissedBlinds::wait_big_blind));
  story.sit(1, 100).sit(2, 100).sit(5, 100).start().fold_out();
  // Blinds were 1 and 2; seat 5 is next and seat 3 comes before it.
  story.sit(3, 100).sit(6, 100);
  EXPECT_EQ(why_out(story.table(), 3), std::nullopt);
  EXPECT_EQ(why_out(story.table(), 6), LeftOutWhy::waits_for_blind);
  story.start();
  EXPECT_EQ(story.hand().place.blinds[1], seat(3));
  EXPECT_FALSE(story.hand().dealt.contains(seat(6)));
}

TEST(MissedBlinds, NobodyWaitsWhereTwoWouldNotBeLeft) {
  TableStory story(with_missed(poker::MissedBlinds::wait_big_blind));
  story.sit(1, 100).sit(2, 100).start().fold_out().take(LeaveSeat{seat(1)}).sit(7, 100).sit(8, 100).start();
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{2, 7, 8}));
}

}  // namespace
}  // namespace lammer::room
