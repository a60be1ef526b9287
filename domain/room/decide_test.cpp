// Who may command a table, what holds it up, and how hands begin and are taken back.
#include "domain/room/decide.h"

#include <gtest/gtest.h>

#include "domain/room/table_step.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"
#include "tests/support/table_story.h"

namespace lammer::room {
namespace {

using testing::dealer;
using testing::dollars;
using testing::floor_person;
using testing::seat;
using testing::TableStory;

const By other_dealer{poker::Authority::dealer, LicenceNo("D-999")};

TEST(Authority, TheDealerInTheChairWorksTheTable) {
  RULE("POKER-07.F");
  TableStory story;
  story.sit(1, 100).sit(2, 100);
  EXPECT_EQ(story.refusal_of(StartHand{}, other_dealer), "dealer.not_in_chair");
  EXPECT_EQ(story.refusal_of(BuyIn{seat(1), dollars(5)}, other_dealer), "dealer.not_in_chair");
  EXPECT_EQ(story.refusal_of(TapIn{testing::floor_licence}, other_dealer), "dealer.other_person");
  // A push: the old dealer is out, the hand to come is the new one's.
  story.take(TapIn{LicenceNo("D-999")}, other_dealer);
  EXPECT_EQ(story.refusal_of(StartHand{}), "dealer.not_in_chair");
  story.take(StartHand{}, other_dealer);
  const auto opened = std::ranges::find_if(
      story.log(), [](const TableEvent& event) { return std::holds_alternative<HandOpened>(event); });
  ASSERT_NE(opened, story.log().end());
  EXPECT_EQ(std::get<HandOpened>(*opened).dealer, LicenceNo("D-999"));
  EXPECT_EQ(story.refusal_of(TapOut{}, other_dealer), "table.in_hand");
}

TEST(Authority, NoHandWithoutADealer) {
  RULE("POKER-07.F");
  TableStory story;
  story.sit(1, 100).sit(2, 100).take(TapOut{});
  EXPECT_EQ(story.refusal_of(StartHand{}, floor_person()), "dealer.missing");
  EXPECT_EQ(table_step(story.table()).kind, TableStepKind::tap_in);
}

TEST(Authority, SomeCommandsAreTheFloors) {
  TableStory story;
  const auto texts = story.table().rules_texts;
  const std::vector<TableCommand> floors{
      AdoptRules{2, texts},       CloseTable{}, GoAway{seat(1)}, ComeBack{seat(1)}, UnblockSeat{seat(1)},
      WaiveTime{seat(1), "x"},    VerifyTime{}, AnswerCall{1},   ReleaseHold{"x"},  PlaceButton{seat(1)},
      PlayHand{poker::VoidHand{}}};
  for (const auto& command : floors) EXPECT_EQ(story.refusal_of(command), "authority.floor") << command.index();
}

TEST(Hold, StopsEverythingUntilTheFloorReleasesIt) {
  RULE("POKER-18.A");
  TableStory story;
  story.sit(1, 100).sit(2, 100).start().take(PlaceHold{"who bet first?"});
  EXPECT_EQ(story.refusal_of(PlayHand{poker::DealDown{}}), "table.on_hold");
  EXPECT_EQ(sentence(table_step(story.table()), story.table()), "Held for the floor: who bet first?");
  EXPECT_EQ(story.refusal_of(PlaceHold{"again"}), "table.on_hold");
  // The floor's own remedies are open to it.
  story.by_floor(PlayHand{poker::DeclareMisdeal{}});
  EXPECT_EQ(story.refusal_of(StartHand{}), "table.on_hold");
  EXPECT_EQ(story.refusal_of(CashOut{seat(1)}), "table.on_hold");
  EXPECT_EQ(story.refusal_of(LeaveSeat{seat(1)}), "table.on_hold");
  story.by_floor(ReleaseHold{"seat 1"}).start();
}

TEST(Calls, AreOpenUntilAnswered) {
  TableStory story;
  story.take(CallFloor{"fill"}).take(CallFloor{"seat change"});
  EXPECT_EQ(story.table().calls.size(), 2U);
  story.by_floor(AnswerCall{1});
  EXPECT_EQ(story.table().calls.front().reason, "seat change");
  EXPECT_EQ(story.refusal_of(AnswerCall{1}, floor_person()), "call.not_open");
  EXPECT_EQ(story.refusal_of(CallFloor{""}), "text.line");
  EXPECT_EQ(story.refusal_of(CallFloor{"two\nlines"}), "text.line");
}

TEST(Calls, AClockThatRunsOutCallsTheFloor) {
  auto rules = testing::plain_holdem();
  rules.clock.enabled = true;
  rules.clock.approval_ref = "2025-3";
  rules.clock.on_expiry = poker::ClockExpiry::call_floor;
  TableStory story(rules);
  story.sit(1, 100).sit(2, 100).start().in_hand(poker::DealDown{}).in_hand(poker::CallClock{story.now()});
  story.in_hand(poker::TimeOut{story.now() + std::chrono::minutes(1)});
  ASSERT_EQ(story.table().calls.size(), 1U);
  EXPECT_EQ(story.table().calls.front().reason.substr(0, 22), "the clock ran out on s");
}

TEST(Opening, NeedsCheckedRulesAndIsUndoneOnlyWhenAllIsGone) {
  RULE("POKER-17.A", "POKER-09.B", "POKER-17.B.1.b");
  Table table(TableId(7));
  const auto refusal = [&](const TableCommand& command) {
    const auto decided = decide(table, command, floor_person(), {});
    return decided ? std::string_view() : decided.error().code;
  };
  EXPECT_EQ(refusal(StartHand{}), "table.closed");
  EXPECT_EQ(refusal(OpenTable{"7", 10, Mode::real, 1, {}}), "rules.missing");
  EXPECT_EQ(refusal(OpenTable{"7", 10, Mode::real, 1, {{"table.game", "WHIST"}}}), "rules.out_of_range");
  EXPECT_EQ(refusal(OpenTable{"7", 10, Mode::real, 1, {{"no.such", "1"}}}), "rules.unknown_parameter");
  const auto good = texts_of(testing::plain_holdem());
  EXPECT_EQ(refusal(OpenTable{"7", 11, Mode::real, 1, good}), "table.seats");
  EXPECT_EQ(refusal(OpenTable{"7", 10, Mode::real, 1, good}), "");

  TableStory story;
  story.sit(1, 100);
  EXPECT_EQ(story.refusal_of(OpenTable{"7", 10, Mode::real, 1, good}, floor_person()), "table.open");
  EXPECT_EQ(story.refusal_of(CloseTable{}, floor_person()), "table.seated");
  story.take(LeaveSeat{seat(1)}).by_floor(CloseTable{});
  EXPECT_FALSE(story.table().dealer);
  EXPECT_EQ(story.refusal_of(OpenTable{"7", 10, Mode::training, 1, good}, floor_person()), "table.mode");
  story.by_floor(OpenTable{"Seven", 9, Mode::real, 1, good});
  EXPECT_EQ(story.table().name, "Seven");
}

TEST(Rules, AdoptedInAHandHoldFromTheNext) {
  RULE("POKER-08.K");
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3, 100).start();
  auto rules = testing::plain_holdem();
  rules.bet.min = dollars(10);
  rules.forced.blinds = {dollars(5), dollars(10)};
  EXPECT_EQ(story.refusal_of(AdoptRules{0, texts_of(rules)}, floor_person()), "rules.older_version");
  story.by_floor(AdoptRules{2, texts_of(rules)});
  EXPECT_EQ(story.table().hand->rules().bet.min, dollars(2));
  story.in_hand(poker::DealDown{});
  EXPECT_EQ(story.hand().limits.bet, dollars(2));
  while (story.hand().phase == poker::Phase::betting)
    story.in_hand(poker::Act{*story.hand().betting.turn(), poker::Said::fold});
  story.push();
  EXPECT_EQ(story.table().last_hand->rules_version, 1U);
  story.start();
  EXPECT_EQ(story.table().hand_rules_version, 2U);
  EXPECT_EQ(story.hand().pot, dollars(15));
}

TEST(Rules, AnotherGameBeginsWithItsOwnButton) {
  TableStory story(poker::preset_rules("fixed_limit", poker::GameCode::stud_high).value());
  story.sit(2, 500).sit(5, 500).start();
  // While the hand of the old game runs.
  story.by_floor(AdoptRules{2, texts_of(testing::plain_holdem())});
  story.by_floor(PlayHand{poker::DeclareMisdeal{}});
  EXPECT_FALSE(story.table().button.last);
  story.start();
  EXPECT_EQ(story.hand().game, poker::GameCode::holdem);
  EXPECT_EQ(story.hand().place.button, seat(5));
}

TEST(Starting, TakesTwoPlayersWithEnough) {
  RULE("POKER-07.B", "POKER-08.B.4");
  TableStory story;
  story.sit(1, 100);
  EXPECT_EQ(story.refusal_of(StartHand{}), "hand.too_few_players");
  EXPECT_EQ(table_step(story.table()).kind, TableStepKind::need_players);
  story.sit(2, 3);
  EXPECT_EQ(story.refusal_of(StartHand{}), "hand.too_few_players");
  const auto step = table_step(story.table());
  ASSERT_EQ(step.left_out.size(), 1U);
  EXPECT_EQ(step.left_out[0], (LeftOut{seat(2), LeftOutWhy::short_stack, "POKER-08.B.4", dollars(4)}));
  story.take(BuyIn{seat(2), dollars(1)}).start();
  EXPECT_EQ(story.refusal_of(StartHand{}), "hand.already_started");
  EXPECT_EQ(story.refusal_of(PlayHand{poker::StartHand{}}), "hand.starts_at_table");
}

TEST(Starting, ASeatThatDoesNotPostGetsNoCards) {
  RULE("POKER-07.D.2");
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(6, 100).take(StartHand{.declined = poker::SeatSet{6}});
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{1, 2}));
}

TEST(Starting, AHigherMinimumNeedsEveryoneSeated) {
  RULE("POKER-08.J.1");
  auto rules = testing::plain_holdem();
  rules.bet.min_increase_cap = dollars(4);
  TableStory story(rules);
  story.sit(1, 100).sit(2, 100).sit(3, 100).take(SitOut{seat(3)});
  EXPECT_EQ(story.refusal_of(StartHand{.raised_min = dollars(5), .agreed = {1, 2}}), "minimum.not_agreed");
  story.take(StartHand{.raised_min = dollars(5), .agreed = {1, 2, 3}});
  EXPECT_EQ(story.hand().raised_min, dollars(5));
}

TEST(Starting, ButtonIsDrawnForWhereItIsPosted) {
  RULE("POKER-11.C.1.b");
  auto rules = testing::plain_holdem();
  rules.button.start = poker::ButtonStart::card_draw;
  TableStory story(rules);
  story.sit(1, 100).sit(2, 100).sit(3, 100);
  EXPECT_EQ(table_step(story.table()).kind, TableStepKind::draw_button);
  EXPECT_EQ(story.refusal_of(StartHand{}), "button.not_drawn");
  DrawButton draw;
  const auto cards = testing::cards_in("9c Qd 4h");
  draw.cards[seat(1)] = cards[0];
  draw.cards[seat(2)] = cards[1];
  EXPECT_EQ(story.refusal_of(draw), "button.card_missing");
  draw.cards[seat(3)] = cards[2];
  story.take(draw).start();
  EXPECT_EQ(story.hand().place.button, seat(2));
  EXPECT_EQ(story.refusal_of(draw), "table.in_hand");
}

TEST(Starting, TheFloorPlacesTheButton) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3, 100).by_floor(PlaceButton{seat(2)}).start();
  EXPECT_EQ(story.hand().place.button, seat(2));
  story.fold_out().start();
  EXPECT_EQ(story.hand().place.button, seat(3));
}

TEST(Rewinding, AStartGivesAllMoneyBackAndTheSameNumber) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3, 100).start().fold_out().start();
  ASSERT_EQ(story.table().hand_number, 2U);
  const auto stacks = std::pair(story.at(1).stack, story.at(2).stack);
  story.by_floor(PlayHand{poker::Rewind{1}});
  EXPECT_FALSE(story.table().in_hand());
  EXPECT_TRUE(story.table().pot().is_zero());
  EXPECT_EQ(std::pair(story.table().chips_of(seat(1)), story.table().chips_of(seat(2))), stacks);
  EXPECT_GT(story.books().corrections(), 0U);
  EXPECT_EQ(story.refusal_of(PlayHand{poker::DealDown{}}), "hand.not_started");
  story.take(SitOut{seat(3)}).start();
  EXPECT_EQ(story.table().hand_number, 2U);
  EXPECT_EQ(story.hand().dealt, (poker::SeatSet{1, 2}));
}

TEST(Rewinding, IsBookedAsCorrectionsTheLastFirst) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).sit(3, 100).start().in_hand(poker::DealDown{});
  const auto first = *story.hand().betting.turn();
  story.in_hand(poker::Act{first, poker::Said::raise, dollars(10)});
  const auto second = *story.hand().betting.turn();
  story.in_hand(poker::Act{second, poker::Said::call});
  const auto decided = decide(story.table(), PlayHand{poker::Rewind{2}}, floor_person(), {});
  ASSERT_TRUE(decided);
  const auto transfers = transfers_of(story.table(), decided->front());
  ASSERT_EQ(transfers.size(), 2U);
  for (const auto& transfer : transfers) {
    EXPECT_EQ(transfer.flow, ledger::Flow::bet);
    EXPECT_EQ(transfer.booking, ledger::Booking::correction);
  }
  EXPECT_EQ(text(transfers[0].debit), "stack:7:" + std::to_string(second.value()));
  EXPECT_EQ(text(transfers[1].debit), "stack:7:" + std::to_string(first.value()));
  story.by_floor(PlayHand{poker::Rewind{2}});
  EXPECT_EQ(story.hand().betting.turn(), first);
}

TEST(Hands, AreNumberedDenselyAndLeaveTheirResult) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).start().fold_out().start().by_floor(PlayHand{poker::DeclareMisdeal{}}).start();
  EXPECT_EQ(story.table().hand_number, 3U);
  const auto result = *story.table().last_hand;
  EXPECT_EQ(result.number, 2U);
  EXPECT_EQ(result.outcome, poker::Outcome::misdeal);
  story.fold_out();
  const auto& last = *story.table().last_hand;
  EXPECT_EQ(last.number, 3U);
  Money net;
  for (const auto at : last.dealt) net += last.net[at];
  EXPECT_EQ(net + last.taken.total(), Money());
}

TEST(Hands, AKillerWhoLeftDoesNotLeaveThePostToTheNextPlayer) {
  auto rules = poker::preset_rules("fixed_limit", poker::GameCode::omaha_hl8).value();
  rules.kill.qualifying_pot = dollars(1);
  rules.kill.post = poker::KillPost::winner_posts;
  rules.cards_entry = poker::CardsEntry::none;
  TableStory story(rules);
  story.sit(1, 500).sit(2, 500).sit(3, 500).start().fold_out();
  ASSERT_TRUE(story.table().killer);
  const int killer = story.table().killer->value();
  story.take(LeaveSeat{seat(killer)});
  EXPECT_TRUE(story.table().kill);
  EXPECT_FALSE(story.table().killer);
}

TEST(Hands, CardsMayBeEnteredLateButNotIntoATableLoadedLater) {
  TableStory story;
  story.sit(1, 100).sit(2, 100).start().fold_out();
  const auto late = poker::EnterLate{seat(1), {testing::cards_in("As")[0], testing::cards_in("Ad")[0]}};
  auto loaded = Table::restored(snapshot_of(story.table()));
  EXPECT_TRUE(loaded == story.table());
  const auto decided = decide(story.table(), PlayHand{late}, floor_person(), {});
  ASSERT_TRUE(decided) << decided.error().sentence;
  story.by_floor(PlayHand{late});
  apply_all(loaded, *decided);
  EXPECT_TRUE(loaded == story.table());
}

}  // namespace
}  // namespace lammer::room
