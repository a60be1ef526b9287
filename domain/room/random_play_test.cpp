// Tables played at random, with every kind of command at every moment: the books agree after each event, the log alone
// gives the same table, and a table loaded from a snapshot goes on as the one it was taken of.
#include <random>

#include <gtest/gtest.h>

#include "domain/poker/steps/play.h"
#include "domain/room/table_step.h"
#include "tests/support/table_story.h"

namespace lammer::room {
namespace {

using poker::SeatSet;
using poker::StepKind;
using testing::dealer;
using testing::dollars;
using testing::floor_person;
using testing::TableStory;

struct Seen {
  std::size_t hands = 0;
  std::size_t rewinds = 0;
  std::size_t misdeals = 0;
  std::size_t refunds = 0;
  std::size_t rake = 0;
  std::size_t contributions = 0;
  std::size_t time_drops = 0;
  std::size_t pending = 0;
  std::size_t tips = 0;
  std::size_t refusals = 0;
  std::size_t events = 0;
};

class RandomTable {
 public:
  explicit RandomTable(unsigned seed) : random_(seed), story_(some_rules()) {}

  void run(int commands) {
    while (commands-- > 0 && !::testing::Test::HasFailure()) {
      if (story_.table().in_hand())
        in_hand();
      else
        between_hands();
      if (one_in(20)) story_.later(std::chrono::minutes(25));
    }
    count();
    Table again(TableId(7));
    for (const auto& event : story_.log()) apply(again, event);
    EXPECT_TRUE(again == story_.table());
  }

  const Seen& seen() const { return seen_; }

 private:
  int below(int count) { return std::uniform_int_distribution(0, count - 1)(random_); }
  bool one_in(int count) { return below(count) == 0; }
  SeatNo some_seat() { return testing::seat(1 + below(10)); }
  SeatNo one_of(SeatSet seats) {
    auto left = below(seats.count());
    for (const auto seat : seats)
      if (left-- == 0) return seat;
    return testing::seat(1);
  }
  SeatSet some_of(SeatSet seats) {
    SeatSet some;
    for (const auto seat : seats)
      if (one_in(2)) some.add(seat);
    return some;
  }
  By someone() { return one_in(2) ? dealer() : floor_person(); }

  poker::HouseRules some_rules() {
    const auto presets = poker::presets();
    const auto& preset = presets[static_cast<std::size_t>(below(static_cast<int>(presets.size())))];
    const auto code = preset.games[static_cast<std::size_t>(below(static_cast<int>(preset.games.size())))];
    auto rules = preset.rules(code);
    rules.cards_entry = poker::CardsEntry::none;
    rules.rake.time_on = one_in(2);
    rules.time = {poker::TimeBasis::player, dollars(12), 30, {}, {}};
    rules.time.away_collect = one_in(2) ? poker::TimeAwayCollect::on_return : poker::TimeAwayCollect::at_assessment;
    for (auto* fund : {&rules.jackpot.bad_beat, &rules.jackpot.high_hand}) {
      fund->enabled = one_in(2);
      fund->flat = fund->max = dollars(1);
    }
    if (game(code).has_button()) rules.forced.missed_blinds = static_cast<poker::MissedBlinds>(below(3));
    if (game(code).has_board()) {
      rules.special.run_twice = rules.special.run_twice_hilo = one_in(2);
      if (!game(code).has_halves()) rules.special.run_twice_hilo = false;
    }
    return rules;
  }

  void attempt(const TableCommand& command, const By& by) {
    if (!story_.attempt(command, by)) ++seen_.refusals;
  }

  // --- inside a hand

  poker::Command natural() {
    const auto& hand = story_.hand();
    const auto step = poker::next_step(hand, story_.table().hand->rules());
    switch (step.kind) {
      case StepKind::deal_down:
        return poker::DealDown{};
      case StepKind::deal_up:
        return poker::DealUp{};
      case StepKind::deal_board:
        return board(step.cards);
      case StepKind::deal_common:
        return poker::DealCommon{};
      case StepKind::replace_card:
        return poker::Replace{*step.seat, {}};
      case StepKind::name_opener:
        return poker::NameOpener{one_of(hand.live)};
      case StepKind::bring_in:
        return poker::BringIn{*step.seat, step.may_open_full && one_in(2)};
      case StepKind::act:
        return action(step.legal);
      case StepKind::draw:
        return draw(*step.seat, below(step.cards + 1));
      case StepKind::agree_run_twice:
        return poker::AgreeRunTwice{one_in(2) ? hand.live : some_of(hand.live)};
      case StepKind::choose_after_exposure:
        return poker::ChooseAfterExposure{*step.seat, one_in(2)};
      case StepKind::name_winners:
        return winners();
      case StepKind::push:
        return poker::Push{step.cards, step.stub};
      case StepKind::unlock_deal:
        return poker::UnlockDeal{};
      default:
        return poker::Rewind{1};
    }
  }

  static poker::Command board(std::uint8_t cards) {
    poker::DealBoard deal;
    for (int i = 0; i < cards; ++i) deal.cards.push_back(std::nullopt);
    return deal;
  }

  static poker::Command draw(SeatNo seat, int cards) {
    poker::Draw draw{seat, {}, {}};
    for (int i = 0; i < cards; ++i) {
      draw.discards.push_back(std::nullopt);
      draw.received.push_back(std::nullopt);
    }
    return draw;
  }

  poker::Command action(const poker::LegalActions& legal) {
    const auto& raise = legal.bet_or_raise();
    if (one_in(12)) return poker::Act{legal.seat, poker::Said::all_in};
    if (raise && one_in(4))
      return poker::Act{legal.seat, legal.bet ? poker::Said::bet : poker::Said::raise, raise->least};
    if (legal.check) return poker::Act{legal.seat, poker::Said::check};
    if (legal.call && !one_in(4)) return poker::Act{legal.seat, poker::Said::call};
    return poker::Act{legal.seat, poker::Said::fold};
  }

  poker::Command winners() {
    const auto& hand = story_.hand();
    const auto pots = poker::showdown_pots(hand);
    const auto twice = poker::run_twice_pots(hand);
    poker::NameWinners named;
    for (std::uint8_t pot = 0; pot < pots.size(); ++pot)
      for (std::uint8_t on = 0; on < (twice[pot] ? 2 : 1); ++on)
        for (std::uint8_t half = 0; half < (game(hand.game).has_halves() && one_in(2) ? 2 : 1); ++half) {
          auto share = some_of(pots[pot].eligible);
          if (share.empty()) share = pots[pot].eligible;
          named.shares.push_back({pot, on, half, share});
        }
    return named;
  }

  void in_hand() {
    const auto& hand = story_.hand();
    const auto live = hand.live.empty() ? testing::seat(1) : one_of(hand.live);
    switch (below(60)) {
      case 0:
        return attempt(PlayHand{poker::Rewind{static_cast<std::uint32_t>(1 + below(4))}}, floor_person());
      case 1:
        return attempt(PlayHand{poker::DeclareMisdeal{}}, floor_person());
      case 2:
        return one_in(3) ? attempt(PlayHand{poker::VoidHand{}}, floor_person())
                         : attempt(PlayHand{poker::Rewind{100}}, floor_person());
      case 3:
        return attempt(PlayHand{poker::FoulHand{live, poker::Foul::mixed, true, one_in(3), one_in(3)}}, floor_person());
      case 4:
        return attempt(PlayHand{poker::ThrowIn{live}}, dealer());
      case 5:
      case 6:
        return any_command();
      case 7:
        return attempt(PlayHand{poker::CardExposed{live, {}}}, dealer());
      default:
        return attempt(PlayHand{natural()}, dealer());
    }
  }

  // --- between hands

  void any_command() {
    const auto at = some_seat();
    const auto amount = dollars(1 + below(300));
    const auto source = one_in(2) ? ChipSource::bank : ChipSource::cage;
    switch (below(19)) {
      case 0:
      case 1:
        return attempt(TakeSeat{at, {PlayerId(at.value()), "Player", {}}}, someone());
      case 2:
      case 3:
      case 4:
        return attempt(BuyIn{at, amount, source}, someone());
      case 5:
        return attempt(CashOut{at, one_in(4) ? std::nullopt : std::optional(amount), source}, someone());
      case 6:
        return one_in(3) ? attempt(LeaveSeat{at, source}, someone()) : attempt(SitIn{at}, someone());
      case 7:
        return attempt(SitOut{at}, someone());
      case 8:
        return attempt(SitIn{at}, someone());
      case 9:
        return attempt(GoAway{at, one_in(2) ? AwayMethod::count : AwayMethod::cover, story_.table().chips_of(at)},
                       floor_person());
      case 10:
        return attempt(ComeBack{at, story_.table().chips_of(at) + (one_in(5) ? dollars(1) : Money())}, floor_person());
      case 11:
        return attempt(UnblockSeat{at}, floor_person());
      case 12:
        return attempt(Tip{at, dollars(1 + below(5))}, someone());
      case 13:
        return attempt(AssessTime{}, someone());
      case 14:
        return attempt(WaiveTime{at, "test"}, floor_person());
      case 15:
        return one_in(2) ? attempt(PlaceHold{"test"}, someone()) : attempt(ReleaseHold{"test"}, floor_person());
      case 16:
        return attempt(PlaceButton{at}, floor_person());
      case 17:
        if (one_in(3)) attempt(AdoptRules{story_.table().rules_version + 1, texts_of(some_rules())}, floor_person());
        return;
      default:
        return attempt(CallFloor{"test"}, someone());
    }
  }

  void between_hands() {
    const auto& table = story_.table();
    if (!table.is_start_taken_back() && one_in(10)) {
      auto loaded = Table::restored(snapshot_of(table));
      EXPECT_TRUE(loaded == table);
      EXPECT_EQ(sentence(table_step(loaded), loaded), sentence(table_step(table), table));
    }
    const auto step = table_step(table);
    if (one_in(3)) return any_command();
    switch (step.kind) {
      case TableStepKind::release_hold:
        return attempt(ReleaseHold{"test"}, floor_person());
      case TableStepKind::collect_time:
        return collect(one_of(step.owing));
      case TableStepKind::verify_time:
        return attempt(VerifyTime{table.time.area}, floor_person());
      case TableStepKind::drop_time:
        return attempt(DropTime{}, dealer());
      case TableStepKind::start_hand:
        // What the table says is possible is accepted.
        EXPECT_TRUE(story_.attempt(StartHand{}, dealer()));
        if (table.in_hand()) {
          EXPECT_EQ(table.hand->hand().dealt, step.playing);
        }
        return;
      default:
        return any_command();
    }
  }

  void collect(SeatNo seat) {
    if (!story_.attempt(CollectTime{seat}, floor_person())) attempt(WaiveTime{seat, "cannot pay"}, floor_person());
  }

  void count() {
    seen_.events = story_.log().size();
    for (const auto& event : story_.log()) {
      if (std::holds_alternative<TimeDropped>(event)) ++seen_.time_drops;
      if (std::holds_alternative<Tipped>(event)) ++seen_.tips;
      if (const auto* bought = std::get_if<ChipsBought>(&event)) seen_.pending += bought->pending ? 1 : 0;
      if (const auto* in_hand = std::get_if<HandEvent>(&event)) count(in_hand->event);
    }
  }
  void count(const poker::Event& event) {
    if (std::holds_alternative<poker::HandEnded>(event)) ++seen_.hands;
    if (std::holds_alternative<poker::Rewound>(event)) ++seen_.rewinds;
    if (std::holds_alternative<poker::Misdealt>(event)) ++seen_.misdeals;
    if (std::holds_alternative<poker::RakeBooked>(event)) ++seen_.rake;
    if (std::holds_alternative<poker::ContributionBooked>(event)) ++seen_.contributions;
    const auto* lost = std::get_if<poker::HandLost>(&event);
    if (std::holds_alternative<poker::SeatVoided>(event) || (lost != nullptr && !lost->returned.is_zero()))
      ++seen_.refunds;
  }

  std::mt19937 random_;
  TableStory story_;
  Seen seen_;
};

TEST(RandomPlay, BooksLogAndSnapshotsAgreeWithTheTable) {
  Seen all;
  for (unsigned seed = 1; seed <= 20; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    RandomTable table(seed);
    table.run(1500);
    if (HasFailure()) return;
    const auto& seen = table.seen();
    all.hands += seen.hands;
    all.rewinds += seen.rewinds;
    all.misdeals += seen.misdeals;
    all.refunds += seen.refunds;
    all.rake += seen.rake;
    all.contributions += seen.contributions;
    all.time_drops += seen.time_drops;
    all.pending += seen.pending;
    all.tips += seen.tips;
    all.refusals += seen.refusals;
    all.events += seen.events;
  }
  // Every kind of movement was there.
  EXPECT_GT(all.hands, 500U);
  EXPECT_GT(all.rewinds, 200U);
  EXPECT_GT(all.misdeals, 100U);
  EXPECT_GT(all.refunds, 20U);
  EXPECT_GT(all.rake, 200U);
  EXPECT_GT(all.contributions, 200U);
  EXPECT_GT(all.time_drops, 20U);
  EXPECT_GT(all.pending, 20U);
  EXPECT_GT(all.tips, 20U);
  EXPECT_GT(all.refusals, 1000U);
  EXPECT_GT(all.events, 50000U);
}

}  // namespace
}  // namespace lammer::room
