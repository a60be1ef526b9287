// The next step, tried on copies of the hand.
#include "tests/property/offers.h"

#include <array>

#include "tests/property/money_book.h"
#include "tests/property/random_orders.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

class Trial {
 public:
  Trial(const Hand& hand, const HouseRules& rules, Chance& chance)
      : hand_(hand), rules_(rules), chance_(chance), step_(next_step(hand, rules)) {}

  void run() {
    require((step_.kind == StepKind::nothing) == (hand_.phase == Phase::ended),
            "a hand waits for something until it is over");
    require(!sentence(step_, hand_, rules_).empty(), "the next step has a sentence");
    if (step_.kind == StepKind::act && chance_.one_in(3)) betting();
    if (step_.kind == StepKind::draw && chance_.one_in(3)) drawing();
    if (step_.kind == StepKind::show || step_.kind == StepKind::name_winners) showing();
    if (chance_.one_in(4)) what_is_not_offered();
  }

 private:
  bool accepts(const Command& command) const { return decide(hand_, rules_, command, Authority::dealer).has_value(); }
  void must(bool accepted, const Command& command, std::string_view what) const {
    if (accepts(command) != accepted)
      throw Broken(std::string(what) + (accepted ? " is offered and accepted" : " is not offered and refused") + ": " +
                   sentence(step_, hand_, rules_));
  }

  void betting() const {
    const auto seat = *step_.seat;
    const auto& legal = step_.legal;
    must(legal.fold, Act{seat, Said::fold, {}, {}}, "a fold");
    must(legal.check, Act{seat, Said::check, {}, {}}, "a check");
    must(legal.call.has_value(), Act{seat, Said::call, {}, {}}, "a call");
    require(legal.fold || legal.check || legal.call || legal.bet_or_raise(), "a seat in turn has a choice");
    amounts(seat, Said::bet, legal.bet_or_raise());
    amounts(seat, Said::raise, legal.bet_or_raise());
    if (rules_.bet.out_of_turn_binding) return;
    for (const auto other : hand_.live)
      if (other != seat) must(false, Act{other, Said::fold, {}, {}}, "an action out of turn");
  }

  void amounts(SeatNo seat, Said said, const std::optional<AmountRange>& range) const {
    const auto chip = hand_.limits.chip;
    if (!range) {
      for (const auto to : {hand_.limits.bet, step_.legal.all_in_to, hand_.betting.price() + hand_.limits.bet})
        if (!to.is_zero()) must(false, Act{seat, said, to, {}}, "a raise");
      return;
    }
    require(range->least <= range->most, "a range has a least and a most");
    must(true, Act{seat, said, range->least, {}}, "the least");
    must(true, Act{seat, said, range->most, {}}, "the most");
    // An amount of zero is none named.
    if (range->least > Money::cents(1))
      must(false, Act{seat, said, range->least - Money::cents(1), {}}, "less than the least");
    must(false, Act{seat, said, range->most + Money::cents(1), {}}, "more than the most");
    const auto steps = chip.goes_into(range->most - range->least);
    const auto between = (range->least + chip * chance_.between(0, steps)).rounded_down_to(chip);
    if (range->contains(between)) must(true, Act{seat, said, between, {}}, "an amount between");
    const auto broken = between + Money::cents(1);
    if (range->contains(broken) && broken != range->least && broken != range->most &&
        !broken.remainder_of(chip).is_zero() && broken != step_.legal.all_in_to)
      must(false, Act{seat, said, broken, {}}, "a broken chip");
  }

  void drawing() const {
    const auto seat = *step_.seat;
    const auto& own = hand_.own[seat];
    for (std::size_t count = 0; count <= own.size(); ++count) {
      Draw draw{seat, {}, {}};
      for (std::size_t i = 0; i < count; ++i) {
        draw.discards.push_back(own[i]);
        draw.received.push_back(std::nullopt);
      }
      must(count <= step_.cards, draw, "a draw");
    }
  }

  void showing() const {
    if (step_.kind == StepKind::show) {
      must(step_.may_muck, Muck{*step_.seat}, "a muck");
      for (const auto other : hand_.live)
        if (other != *step_.seat) must(false, Muck{other}, "a muck out of order");
    }
    must(false, NameWinners{}, "winners of nothing");
  }

  bool offered(const Command& command) const {
    const auto kind = step_.kind;
    const auto is = [&]<class... Kinds>() { return (std::holds_alternative<Kinds>(command) || ...); };
    switch (kind) {
      case StepKind::deal_down:
        return is.template operator()<DealDown>();
      case StepKind::deal_up:
        return is.template operator()<DealUp>();
      case StepKind::deal_board:
        return is.template operator()<DealBoard>();
      case StepKind::deal_common:
        return is.template operator()<DealCommon>();
      case StepKind::replace_card:
        return is.template operator()<Replace>();
      case StepKind::name_opener:
        return is.template operator()<NameOpener>();
      case StepKind::bring_in:
        return is.template operator()<BringIn>();
      case StepKind::act:
        return is.template operator()<Act>();
      case StepKind::draw:
        return is.template operator()<Draw>();
      case StepKind::agree_run_twice:
        return is.template operator()<AgreeRunTwice, DealBoard>();  // dealing on declines
      case StepKind::show:
        return is.template operator()<Show, Muck>();
      case StepKind::name_winners:
        return is.template operator()<NameWinners, Show, Muck>();
      case StepKind::push:
        return is.template operator()<Push>();
      case StepKind::choose_after_exposure:
        return is.template operator()<ChooseAfterExposure>();
      case StepKind::unlock_deal:  // a lock holds up cards, not words
        return is.template operator()<UnlockDeal, AgreeRunTwice>();
      case StepKind::start_hand:
        return is.template operator()<StartHand>();
      case StepKind::nothing:
        return false;
    }
    return false;
  }

  // The ordinary moves of a hand, each as well formed as it can be now.
  Command ordinary(std::uint64_t which) const {
    const auto seat = step_.seat.value_or(hand_.live.empty() ? SeatNo(1) : *hand_.live.begin());
    const auto card = unseen_card(hand_, rules_, {}, chance_);
    switch (which) {
      case 0:
        return DealDown{};
      case 1:
        return DealDown{seat, {card}};
      case 2:
        return DealUp{seat, card};
      case 3:
        return DealBoard{{card}};
      case 4:
        return DealBoard{{std::nullopt, std::nullopt, std::nullopt}};
      case 5:
        return DealCommon{card};
      case 6:
        return Replace{seat, card};
      case 7:
        return NameOpener{seat};
      case 8:
        return BringIn{seat, false};
      case 9:
        return Act{seat, Said::check, {}, {}};
      case 10:
        return Act{seat, Said::fold, {}, {}};
      case 11:
        return Draw{seat, {}, {}};
      case 12:
        return AgreeRunTwice{hand_.live};
      case 13:
        return Show{seat, {}};
      case 14:
        return Muck{seat};
      case 15:
        return Push{step_.cards, step_.stub};
      case 16:
        return ChooseAfterExposure{seat, true};
      case 17:
        return UnlockDeal{};
      default:
        return StartHand{};
    }
  }

  void what_is_not_offered() const {
    for (int tries = 0; tries < 5; ++tries) {
      const auto which = chance_.below(19);
      const auto command = ordinary(which);
      // A lock that stops no card of this moment may be opened at any time.
      const bool opens_lock = std::holds_alternative<UnlockDeal>(command) && hand_.lock;
      if (!offered(command) && !opens_lock) must(false, command, "an ordinary move");
    }
  }

  const Hand& hand_;
  const HouseRules& rules_;
  Chance& chance_;
  NextStep step_;
};

}  // namespace

std::size_t shared_board_cards(const Hand& hand) {
  std::size_t shared = 0;
  const auto& streets = game(hand.game).streets;
  for (std::size_t i = 0; i < hand.run_from && i < streets.size(); ++i) shared += streets[i].community;
  return shared;
}

void check_offers(const Hand& hand, const HouseRules& rules, Chance& chance) {
  Trial(hand, rules, chance).run();
}

}  // namespace lammer::property
