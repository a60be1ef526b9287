// Commands that come at an odd moment or name what is not there: refused or carried out, never a hand that is stuck.
#include "domain/poker/decide.h"

#include <gtest/gtest.h>

#include "domain/poker/next_step.h"
#include "domain/poker/presets.h"
#include "tests/support/cards.h"
#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using testing::dollars;
using testing::seat;

class Table {
 public:
  explicit Table(const HouseRules& rules) : rules_(rules) {}

  Table& start(const std::map<int, std::int64_t>& stacks) {
    StartHand start;
    for (const auto& [number, stack] : stacks) {
      start.asking.add(seat(number));
      start.stacks[seat(number)] = dollars(stack);
    }
    return take(start);
  }
  Table& take(const Command& command) {
    const auto taken = try_to(command);
    EXPECT_TRUE(taken) << taken.error().sentence;
    return *this;
  }
  // The code of the refusal, or nothing.
  std::string_view refusal_of(const Command& command) {
    const auto before = hand_;
    const auto taken = try_to(command);
    if (taken) return {};
    EXPECT_TRUE(hand_ == before);
    return taken.error().code;
  }
  const Hand& hand() const { return hand_; }
  NextStep next() const { return next_step(hand_, rules_); }

 private:
  Expected<void> try_to(const Command& command) { return play(hand_, rules_, command, Authority::floor, events_); }

  HouseRules rules_;
  Hand hand_;
  Events events_;
};

HouseRules holdem() {
  return preset_rules("no_limit", GameCode::holdem).value();
}

HouseRules stud() {
  auto rules = preset_rules("fixed_limit", GameCode::stud_high).value();
  rules.cards_entry = CardsEntry::none;
  return rules;
}

TEST(Decide, ASeatNoTableHasIsRefusedByEveryCommand) {
  RULE("POKER-02.A");
  Table table(holdem());
  table.start({{1, 100}, {2, 100}, {3, 100}}).take(DealDown{});
  for (const int number : {0, 11, 255}) {
    const auto nobody = SeatNo(static_cast<std::uint8_t>(number));
    for (const auto& command : std::initializer_list<Command>{
             Straddle{nobody, {}}, DealDown{nobody, {}}, DealUp{nobody, {}}, Replace{nobody, {}}, NameOpener{nobody},
             BringIn{nobody}, Act{nobody, Said::fold, {}, {}}, Draw{nobody, {}, {}}, Show{nobody, {}}, Muck{nobody},
             CardOffTable{nobody, {}, true}, CardExposed{nobody, {}}, ChooseAfterExposure{nobody}, ThrowIn{nobody},
             FoulHand{nobody}, EnterLate{nobody, {}}})
      EXPECT_EQ(table.refusal_of(command), "seat.not_at_table");
  }
}

TEST(Decide, TheFirstBetOfTheHandIsFlaggedAsTheOpeningOne) {
  RULE("POKER-01.B.23");
  StartHand start;
  start.asking = {1, 2, 3};
  for (const auto each : start.asking) start.stacks[each] = dollars(100);
  const auto events = decide(Hand(), holdem(), start, Authority::dealer).value();
  std::vector<bool> opening;
  for (const auto& event : events)
    if (const auto* posted = std::get_if<Posted>(&event)) opening.push_back(posted->opening);
  EXPECT_EQ(opening, (std::vector<bool>{true, false}));  // the small blind, then the big one
}

TEST(Decide, ACardExposedIsReplacedBeforeTheDealGoesOnIfTheRulesSaySo) {
  RULE("POKER-18.P");
  auto rules = holdem();
  rules.irregularity.exposed_when = ExposedWhen::at_once;
  Table table(rules);
  table.start({{1, 100}, {2, 100}, {3, 100}}).take(DealDown{seat(1), {{}, {}}}).take(CardExposed{seat(1), {}});
  EXPECT_EQ(table.next().kind, StepKind::replace_card);
  EXPECT_EQ(table.refusal_of(DealDown{}), "deal.replacement_due");
  table.take(Replace{seat(1), {}});
  EXPECT_EQ(table.next().kind, StepKind::deal_down);
}

TEST(Decide, WhoHasPostedCannotStraddle) {
  RULE("POKER-11.E");
  auto rules = holdem();
  rules.forced.straddle = true;
  rules.forced.ante = dollars(1);
  rules.forced.missed_blinds = MissedBlinds::post_both;
  Table table(rules);
  StartHand start;
  start.asking = {1, 2, 3, 4};
  for (const auto each : start.asking) start.stacks[each] = dollars(100);
  start.posts_missed = {3};
  table.take(start);
  EXPECT_EQ(table.next().straddle, std::nullopt);
  EXPECT_EQ(table.refusal_of(Straddle{seat(3), dollars(4)}), "straddle.wrong_seat");
}

TEST(Decide, NobodyOpensForAFullBetAgainstSeatsThatAreAllIn) {
  RULE("POKER-10.D.1");
  auto rules = stud();
  rules.mode = TableMode::tournament;
  rules.rake = {};
  rules.short_stack_plays = true;
  rules.stud.bring_in_may_open_full = true;
  Table table(rules);
  table.start({{1, 1}, {4, 100}}).take(DealDown{}).take(DealUp{}).take(NameOpener{seat(4)});
  EXPECT_NE(table.next().kind, StepKind::bring_in);
}

TEST(Decide, WhoIsGoneHasNothingToChooseAnyMore) {
  RULE("POKER-18.M.3");
  Table table(stud());
  table.start({{1, 500}, {4, 500}, {5, 500}}).take(DealDown{}).take(DealUp{}).take(NameOpener{seat(1)});
  for (int street = 0; street < 4; ++street) {
    while (table.next().kind == StepKind::act)
      table.take(Act{*table.next().seat, table.next().legal.check ? Said::check : Said::call, {}, {}});
    if (table.next().kind == StepKind::deal_up) table.take(DealUp{}).take(NameOpener{seat(1)});
  }
  table.take(DealDown{seat(1), {{}}}).take(CardExposed{seat(1), {}});
  EXPECT_EQ(table.next().kind, StepKind::choose_after_exposure);
  table.take(ThrowIn{seat(1), LostHand::absent});
  EXPECT_EQ(table.next().kind, StepKind::deal_down);
}

TEST(Decide, TheLastHandThatCanWinAPotIsNotFouledAway) {
  RULE("POKER-07.E");
  auto rules = holdem();
  rules.cards_entry = CardsEntry::none;
  Table table(rules);
  table.start({{1, 20}, {2, 100}, {3, 100}, {4, 20}}).take(DealDown{});
  table.take(Act{seat(3), Said::all_in, {}, {}}).take(Act{seat(4), Said::call, {}, {}});
  table.take(Act{seat(1), Said::call, {}, {}}).take(Act{seat(2), Said::call, {}, {}});
  table.take(DealBoard{{{}, {}, {}}}).take(DealBoard{{{}}}).take(DealBoard{{{}}}).take(Muck{seat(2)});
  EXPECT_EQ(table.refusal_of(FoulHand{seat(3), Foul::mixed, true}), "foul.last_hand");
  table.take(FoulHand{seat(3), Foul::mixed, true, true});
}

TEST(Decide, ADeckThatRunsOutIsForTheFloor) {
  RULE("POKER-12.B");
  Table table(preset_rules("pot_limit", GameCode::omaha_high).value());
  std::map<int, std::int64_t> stacks;
  for (int number = 1; number <= 10; ++number) stacks[number] = 100;
  table.start(stacks);
  // Thirteen cards to a seat that is not playing: 39 are left for 40.
  for (const std::size_t count : {5U, 5U, 3U}) {
    CardsToIneligible wrong;
    for (std::size_t i = 0; i < count; ++i) wrong.cards.push_back({});
    table.take(wrong);
  }
  EXPECT_EQ(table.refusal_of(DealDown{}), "deal.deck_too_short");
  table.take(DeclareMisdeal{MisdealCause::deck_too_short});
  EXPECT_EQ(table.hand().outcome, Outcome::misdeal);
}

}  // namespace
}  // namespace lammer::poker
