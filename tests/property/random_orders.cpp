// One function a step of the hand.
#include "tests/property/random_orders.h"

#include <algorithm>
#include <vector>

#include "domain/poker/figures.h"
#include "domain/poker/steps/play.h"

namespace lammer::property {
namespace {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

SeatNo one_of(SeatSet seats, Chance& chance) {
  auto skip = chance.below(static_cast<std::uint64_t>(seats.count()));
  for (const auto seat : seats)
    if (skip-- == 0) return seat;
  throw Bug("a set of seats has a seat", std::source_location::current());
}

SeatSet some_of(SeatSet seats, Chance& chance) {
  SeatSet some;
  for (const auto seat : seats)
    if (!chance.coin()) some.add(seat);
  return some;
}

SeatNo any_seat(Chance& chance) {
  return SeatNo(static_cast<std::uint8_t>(chance.one_in(20) ? chance.of({0, 11, 255}) : chance.between(1, 10)));
}

MaybeCard any_card(const HouseRules& rules, Chance& chance) {
  if (chance.coin()) return std::nullopt;
  const auto pack = cards::cards_of(chance.one_in(10) ? cards::DeckKind::jokers_54 : game(rules.game).deck);
  auto skip = chance.below(static_cast<std::uint64_t>(pack.count()));
  for (const auto card : pack)
    if (skip-- == 0) return card;
  return std::nullopt;
}

// Cards for `count` places, each named or not.
template <class List>
List new_cards(std::size_t count, bool named, const Hand& hand, const HouseRules& rules, Chance& chance) {
  List list;
  cards::CardSet taken;
  for (std::size_t i = 0; i < count; ++i) {
    const auto card = named ? unseen_card(hand, rules, taken, chance) : MaybeCard();
    if (card) taken.add(*card);
    list.push_back(card);
  }
  return list;
}

// Every card of the seat, those not known yet made up.
OwnCards whole_hand(const Hand& hand, const HouseRules& rules, SeatNo seat, Chance& chance) {
  OwnCards cards;
  cards::CardSet taken;
  for (const auto& own : hand.own[seat]) {
    cards.push_back(own ? own : unseen_card(hand, rules, taken, chance));
    if (cards.back()) taken.add(*cards.back());
  }
  return cards;
}

Command deal_down(const Hand& hand, const HouseRules& rules, const NextStep& step, const Temper& temper,
                  Chance& chance) {
  if (step.straddle && chance.coin()) return Straddle{*step.straddle, rules.forced.straddle_to()};
  if (!temper.names_down_cards && !chance.one_in(4)) return DealDown{};
  const bool named = temper.names_down_cards && !chance.one_in(8);
  return DealDown{*step.seat, new_cards<FewCards>(step.cards, named, hand, rules, chance)};
}

Command deal_up(const Hand& hand, const HouseRules& rules, const NextStep& step, Chance& chance) {
  const bool unseen = rules.cards_entry == CardsEntry::none;
  if (unseen && chance.coin()) return DealUp{};
  return DealUp{*step.seat, unseen && chance.coin() ? MaybeCard() : unseen_card(hand, rules, {}, chance)};
}

Command name_opener(const Hand& hand, Chance& chance) {
  return NameOpener{one_of(hand.street == 0 ? hand.live : hand.players().able(), chance)};
}

// An amount the seat may bet or raise to: the least, the most, or whole chips between them.
Money amount_in(const AmountRange& range, Money chip, Chance& chance) {
  switch (chance.below(4)) {
    case 0:
      return range.least;
    case 1:
      return range.most;
    default: {
      const auto steps = chip.goes_into(range.most - range.least);
      // Small raises are as likely as large ones.
      const auto reach = chance.coin() ? steps : std::min<std::int64_t>(steps, 10);
      const auto to = (range.least + chip * chance.between(0, reach)).rounded_down_to(chip);
      return range.contains(to) ? to : range.least;
    }
  }
}

Command act(const Hand& hand, const NextStep& step, const Temper& temper, bool calm, Chance& chance) {
  const auto seat = *step.seat;
  const auto& legal = step.legal;
  const auto& range = legal.bet_or_raise();
  const auto roll = chance.below(10);
  if (range && !calm && roll >= 10 - temper.raises_in_ten)
    return Act{seat, legal.bet ? Said::bet : Said::raise, amount_in(*range, hand.limits.chip, chance), {}};
  if (legal.check && !(legal.fold && chance.one_in(20))) return Act{seat, Said::check, {}, {}};
  if (legal.fold && (roll == 1 || !legal.call)) return Act{seat, Said::fold, {}, {}};
  return Act{seat, legal.call ? Said::call : Said::check, {}, {}};
}

Command draw(const Hand& hand, const HouseRules& rules, const NextStep& step, const Temper& temper, Chance& chance) {
  const auto seat = *step.seat;
  Draw draw{seat, {}, {}};
  auto own = hand.own[seat];
  const auto most = std::min<std::size_t>(step.cards, own.size());
  const auto count = chance.below(most + 1);
  // The first `count` of the hand in a random order.
  for (std::size_t i = 0; i < count; ++i) {
    std::swap(own[i], own[i + chance.below(own.size() - i)]);
    draw.discards.push_back(own[i]);
  }
  draw.received = new_cards<FewCards>(count, temper.names_down_cards && !chance.one_in(8), hand, rules, chance);
  return draw;
}

Command name_winners(const Hand& hand, const HouseRules& rules, Chance& chance) {
  NameWinners named;
  const auto pots = showdown_pots(hand);
  const auto twice = run_twice_pots(hand);
  for (std::uint8_t pot = 0; pot < pots.size(); ++pot)
    for (std::uint8_t board = 0; board < (twice[pot] ? 2 : 1); ++board)
      for (std::uint8_t half = 0; half < (game(rules.game).has_halves() ? 2 : 1); ++half) {
        if (half == 1 && chance.one_in(3)) continue;
        auto winners = chance.coin() ? some_of(pots[pot].eligible, chance) : SeatSet();
        if (winners.empty()) winners.add(one_of(pots[pot].eligible, chance));
        named.shares.push_back({pot, board, half, winners});
      }
  return named;
}

Command show(const Hand& hand, const HouseRules& rules, const NextStep& step, Chance& chance) {
  if (step.may_muck && chance.one_in(3)) return Muck{*step.seat};
  return Show{*step.seat, whole_hand(hand, rules, *step.seat, chance)};
}

Money any_amount(const Hand& hand, const NextStep& step, Chance& chance) {
  const auto& range = step.legal.bet_or_raise();
  switch (chance.below(6)) {
    case 0:
      return range ? range->least : hand.limits.bet;
    case 1:
      return range ? range->most : hand.limits.bet * 2;
    case 2:
      return step.legal.call.value_or(Money());
    case 3:
      return step.legal.all_in_to;
    case 4:
      return Money::cents(chance.between(-5, 200));
    default:
      return hand.limits.chip * chance.between(0, 200);
  }
}

// Words and chips as they may come, in turn or out of it.
Act loose_act(const Hand& hand, const NextStep& step, SeatNo seat, Chance& chance) {
  Act act{seat, Said::nothing, {}, {}};
  act.said = chance.of(
      {Said::nothing, Said::fold, Said::check, Said::call, Said::bet, Said::raise, Said::all_in, Said::amount});
  if (chance.coin()) act.amount = any_amount(hand, step, chance);
  if (chance.coin()) act.placed.first = any_amount(hand, step, chance);
  if (chance.one_in(4)) act.placed.then = any_amount(hand, step, chance);
  act.placed.one_chip = chance.one_in(3);
  act.placed.not_complete = chance.one_in(3);
  return act;
}

// Mostly a card the seat holds.
MaybeCard card_of(const Hand& hand, const HouseRules& rules, SeatNo seat, Chance& chance) {
  if (!is_seat(seat) || hand.own[seat].empty() || chance.one_in(8)) return any_card(rules, chance);
  const auto card = hand.own[seat][chance.below(hand.own[seat].size())];
  return card || chance.coin() ? card : unseen_card(hand, rules, {}, chance);
}

template <class List, std::size_t most>
List any_cards(const HouseRules& rules, Chance& chance) {
  List list;
  for (auto left = chance.below(most + 1); left > 0; --left) list.push_back(any_card(rules, chance));
  return list;
}

Command any_irregularity(const Hand& hand, const HouseRules& rules, Chance& chance) {
  const auto step = next_step(hand, rules);
  const auto seat = hand.live.empty() || chance.one_in(10) ? any_seat(chance) : one_of(hand.live, chance);
  if (hand.clock && chance.coin()) return TimeOut{hand.clock->ends};
  switch (chance.below(18)) {
    case 0:
    case 1:
      return CardExposed{seat, card_of(hand, rules, seat, chance)};
    case 2:
      return CardOffTable{seat, card_of(hand, rules, seat, chance), !chance.one_in(5)};
    case 3:
      return CardOffTable{std::nullopt, unseen_card(hand, rules, {}, chance), !chance.one_in(5)};
    case 4:
      return BoxedCard{chance.coin() ? MaybeCard() : unseen_card(hand, rules, {}, chance)};
    case 5:
      return CardsToIneligible{new_cards<FewCards>(chance.below(4), chance.coin(), hand, rules, chance)};
    case 6:
    case 7:
      return ThrowIn{seat, chance.of({LostHand::thrown_in, LostHand::up_cards_turned, LostHand::absent})};
    case 8:
    case 9:
      return FoulHand{seat, chance.of({Foul::mixed, Foul::count}), chance.coin(), chance.coin(), chance.one_in(3)};
    case 10:
      return LockDeal{chance.of({DealLock::transaction, DealLock::shuffler_stopped, DealLock::shuffler_out})};
    case 11:
      return CallClock{Instant(std::chrono::seconds(chance.between(0, 60)))};
    case 12:
      return TimeOut{Instant(std::chrono::seconds(chance.between(0, 200)))};
    case 13:
    case 14:
      return loose_act(hand, step, step.seat && chance.coin() ? *step.seat : seat, chance);
    case 15:
      return Rewind{static_cast<std::uint32_t>(chance.between(1, 4))};
    case 16:
      if (chance.one_in(6))
        return DeclareMisdeal{
            chance.of({MisdealCause::no_shuffle_or_cut, MisdealCause::wrong_start, MisdealCause::face_up_cards,
                       MisdealCause::seat_skipped, MisdealCause::deck_too_short, MisdealCause::exposed_cards})};
      return FoulHand{seat, Foul::mixed, true, false, false};
    default:
      if (chance.one_in(6)) return VoidHand{chance.of({VoidCause::missing_cards, VoidCause::extra_cards})};
      return EnterLate{seat, is_seat(seat) ? whole_hand(hand, rules, seat, chance) : OwnCards()};
  }
}

}  // namespace

MaybeCard unseen_card(const Hand& hand, const HouseRules& rules, cards::CardSet taken, Chance& chance) {
  const auto unseen = cards::cards_of(game(rules.game).deck) - hand.seen - hand.dead - taken;
  if (unseen.empty()) return std::nullopt;
  auto skip = chance.below(static_cast<std::uint64_t>(unseen.count()));
  for (const auto card : unseen)
    if (skip-- == 0) return card;
  return std::nullopt;
}

Temper random_temper(Chance& chance) {
  Temper temper;
  temper.names_down_cards = chance.coin();
  if (chance.coin()) temper.irregular_one_in = chance.of({24U, 8U, 4U});
  if (chance.coin()) temper.nonsense_one_in = chance.of({16U, 4U});
  temper.raises_in_ten = chance.of({3U, 1U, 5U});
  return temper;
}

StartHand random_start(const HouseRules& rules, Chance& chance) {
  StartHand start;
  start.kill = rules.kill.mode != KillMode::none && chance.one_in(3);
  const auto players = static_cast<int>(
      chance.between(std::min<int>(std::max<int>(2, rules.forced.blind_count), seats_at(rules)), seats_at(rules)));
  while (start.asking.count() < players)
    start.asking.add(*(SeatSet{1, 2, 3, 4, 5, 6, 7, 8, 9, 10} - start.asking)
                          .clockwise_from(SeatNo(static_cast<std::uint8_t>(chance.between(1, 10)))));
  const auto needs = needed_to_play(rules, start.kill ? rules.kill.mode : KillMode::none, players);
  const auto deep = chance.of({40, 10, 3, 200});
  int short_stacks = players - std::max<int>(2, rules.forced.blind_count);
  for (const auto seat : start.asking) {
    start.stacks[seat] = needs + Money::cents(chance.between(0, rules.bet.min.in_cents() * deep));
    if (!chance.one_in(4)) start.stacks[seat] = start.stacks[seat].rounded_up_to(rules.split.unit);
    if (short_stacks > 0 && chance.one_in(rules.short_stack_plays ? 3 : 12)) {
      start.stacks[seat] = Money::cents(chance.between(0, needs.in_cents()));
      --short_stacks;
    }
  }
  if (chance.coin()) {
    ButtonPlace place;
    place.button = SeatNo(static_cast<std::uint8_t>(chance.between(1, 10)));
    if (chance.coin())
      for (auto& blind : place.blinds)
        if (chance.coin()) blind = SeatNo(static_cast<std::uint8_t>(chance.between(1, 10)));
    start.before = {place, chance.coin(), std::nullopt};
  } else if (rules.button.start == ButtonStart::card_draw) {
    // Somebody who has enough.
    for (const auto seat : start.asking)
      if (start.stacks[seat] >= needs) start.before.drawn = seat;
  }
  start.posts_missed = some_of(start.asking, chance);
  if (start.kill && chance.coin()) start.killer = one_of(start.asking, chance);
  start.agreed = start.asking;
  if (chance.one_in(8)) start.agreed.remove(one_of(start.asking, chance));
  const auto& special = rules.special;
  const auto offer = [&](bool enabled, SpecialHand kind, const std::vector<Money>& amounts) {
    if (!enabled || !chance.one_in(3)) return;
    start.special = kind;
    start.preset = amounts[chance.below(amounts.size())];
  };
  offer(special.bomb, SpecialHand::bomb, special.bomb_amounts);
  offer(special.double_board, SpecialHand::double_board, special.double_board_amounts);
  offer(special.waterfall, SpecialHand::waterfall, special.waterfall_amounts);
  if (!rules.bet.min_increase_cap.is_zero() && chance.one_in(3))
    start.raised_min = rules.bet.min + Money::cents(chance.between(1, rules.bet.min_increase_cap.in_cents()));
  return start;
}

Order ordinary_order(const Hand& hand, const HouseRules& rules, const Temper& temper, bool calm, Chance& chance) {
  const auto step = next_step(hand, rules);
  const auto command = [&]() -> Command {
    switch (step.kind) {
      case StepKind::start_hand:
        return random_start(rules, chance);
      case StepKind::unlock_deal:
        return UnlockDeal{};
      case StepKind::deal_down:
        return deal_down(hand, rules, step, temper, chance);
      case StepKind::deal_up:
        return deal_up(hand, rules, step, chance);
      case StepKind::deal_board:
        return DealBoard{new_cards<FixedVector<MaybeCard, 3>>(
            step.cards, rules.cards_entry != CardsEntry::none || chance.coin(), hand, rules, chance)};
      case StepKind::deal_common:
        return DealCommon{rules.cards_entry == CardsEntry::none ? MaybeCard() : unseen_card(hand, rules, {}, chance)};
      case StepKind::replace_card:
        return Replace{*step.seat, temper.names_down_cards ? unseen_card(hand, rules, {}, chance) : MaybeCard()};
      case StepKind::name_opener:
        return name_opener(hand, chance);
      case StepKind::bring_in:
        return BringIn{*step.seat, step.may_open_full && chance.coin()};
      case StepKind::act:
        return act(hand, step, temper, calm, chance);
      case StepKind::draw:
        return draw(hand, rules, step, temper, chance);
      case StepKind::agree_run_twice:
        return AgreeRunTwice{chance.one_in(4) ? some_of(hand.live, chance) : hand.live};
      case StepKind::choose_after_exposure:
        return ChooseAfterExposure{*step.seat, chance.coin()};
      case StepKind::show:
        return show(hand, rules, step, chance);
      case StepKind::name_winners:
        return name_winners(hand, rules, chance);
      case StepKind::push:
        return Push{step.cards, step.stub};
      case StepKind::nothing:
        break;
    }
    throw Bug("a hand that is over waits for nothing", std::source_location::current());
  };
  return {command(), Authority::dealer};
}

Order irregular_order(const Hand& hand, const HouseRules& rules, Chance& chance) {
  return {any_irregularity(hand, rules, chance), chance.one_in(4) ? Authority::dealer : Authority::floor};
}

Order nonsense_order(const Hand& hand, const HouseRules& rules, Chance& chance) {
  const auto seat = any_seat(chance);
  const auto step = next_step(hand, rules);
  const auto command = [&]() -> Command {
    switch (chance.below(18)) {
      case 0:
        return random_start(rules, chance);
      case 1:
        return Straddle{seat, any_amount(hand, step, chance)};
      case 2:
        return DealDown{chance.coin() ? std::optional(seat) : std::nullopt, any_cards<FewCards, 5>(rules, chance)};
      case 3:
        return DealUp{chance.coin() ? std::optional(seat) : std::nullopt, any_card(rules, chance)};
      case 4:
        return DealBoard{any_cards<FixedVector<MaybeCard, 3>, 3>(rules, chance)};
      case 5:
        return DealCommon{any_card(rules, chance)};
      case 6:
        return Replace{seat, any_card(rules, chance)};
      case 7:
        return NameOpener{seat};
      case 8:
        return BringIn{seat, chance.coin()};
      case 9:
      case 10:
        return loose_act(hand, step, seat, chance);
      case 11: {
        const auto discards = any_cards<FewCards, 5>(rules, chance);
        return Draw{seat, discards, chance.coin() ? discards : any_cards<FewCards, 5>(rules, chance)};
      }
      case 12:
        return AgreeRunTwice{some_of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, chance)};
      case 13:
        return Show{seat, any_cards<OwnCards, 7>(rules, chance)};
      case 14:
        return Muck{seat};
      case 15: {
        NameWinners named;
        for (auto left = chance.below(5); left > 0; --left)
          named.shares.push_back(
              {static_cast<std::uint8_t>(chance.below(4)), static_cast<std::uint8_t>(chance.below(3)),
               static_cast<std::uint8_t>(chance.below(3)), some_of({1, 2, 3, 4, 5, 6, 7, 8, 9, 10}, chance)});
        return named;
      }
      case 16:
        return Push{static_cast<std::uint8_t>(chance.below(60)),
                    chance.coin() ? std::optional(static_cast<std::uint8_t>(chance.below(52))) : std::nullopt};
      default:
        return any_irregularity(hand, rules, chance);
    }
  };
  return {command(), chance.of({Authority::dealer, Authority::floor})};
}

}  // namespace lammer::property
