// One function an event, in the order of event.h.
#include "domain/poker/apply.h"

#include <algorithm>

namespace lammer::poker {
namespace {

// --- helpers: money and cards move only through these

void pay(Hand& hand, SeatNo seat, Money amount) {
  hand.stacks[seat] -= amount;
  hand.paid[seat].layered += amount;
  hand.pot += amount;
}

void pay_dead(Hand& hand, SeatNo seat, Money amount) {
  hand.stacks[seat] -= amount;
  hand.paid[seat].dead += amount;
  hand.pot += amount;
}

// Takes the bets of a seat out of the pot again, dead money last.
void give_back(Hand& hand, SeatNo seat, Money amount) {
  auto& paid = hand.paid[seat];
  const auto layered = std::min(amount, paid.layered);
  paid.layered -= layered;
  paid.dead -= amount - layered;
  insist(!paid.dead.is_negative(), "no more comes back than was put in");
  hand.pot -= amount;
  hand.stacks[seat] += amount;
}

void see(Hand& hand, const MaybeCard& card) {
  if (!card) return;
  insist(!hand.seen.contains(*card), "a card is in one place");
  hand.seen.add(*card);
}

void leave_deck(Hand& hand, std::size_t cards) {
  insist(hand.deck_left >= cards, "the deck holds the cards it gives");
  hand.deck_left = static_cast<std::uint8_t>(hand.deck_left - cards);
}

void give(Hand& hand, SeatNo seat, const MaybeCard& card, bool face_up) {
  leave_deck(hand, 1);
  see(hand, card);
  if (face_up) hand.up[seat] = static_cast<std::uint8_t>(hand.up[seat] | 1U << hand.own[seat].size());
  hand.own[seat].push_back(card);
  hand.cards_out = true;
}

// Own card `at` leaves the hand; the cards after it move up.
void take_card(Hand& hand, SeatNo seat, std::size_t at) {
  OwnCards kept;
  std::uint8_t up = 0;
  for (std::size_t i = 0; i < hand.own[seat].size(); ++i) {
    if (i == at) continue;
    if ((hand.up[seat] >> i & 1) != 0) up = static_cast<std::uint8_t>(up | 1U << kept.size());
    kept.push_back(hand.own[seat][i]);
  }
  hand.own[seat] = kept;
  hand.up[seat] = up;
}

// Where a named card stands in the hand: itself, or a place whose card is not known.
std::size_t place_of(const OwnCards& own, const MaybeCard& card) {
  for (std::size_t i = 0; i < own.size(); ++i)
    if (own[i] == card) return i;
  for (std::size_t i = 0; i < own.size(); ++i)
    if (!own[i]) return i;
  throw Bug("a seat gives up only a card it holds", std::source_location::current());
}

void name_card(Hand& hand, SeatNo seat, std::size_t at, const MaybeCard& card) {
  if (hand.own[seat][at] == card || !card) return;
  see(hand, card);
  hand.own[seat][at] = card;
}

// Cards to the discards, where a draw may shuffle them up again.
void fold_cards(Hand& hand, SeatNo seat) {
  hand.live.remove(seat);
  for (const auto& card : hand.own[seat]) hand.discards.add(card);
  for (auto* due : {&hand.due.down, &hand.due.up, &hand.due.replacements}) due->set(seat, 0);
  hand.declared[seat].reset();
  // A choice that nobody is left to make is gone; who brings in is found again.
  const bool was_choosing = hand.choosing == seat || (hand.phase == Phase::bringing_in && hand.opener == seat);
  if (!was_choosing) return;
  hand.choosing.reset();
  hand.opener.reset();
  hand.phase = Phase::dealing;
}

void leave_round(Hand& hand, SeatNo seat, bool with_its_money) {
  if (!hand.round_open) return;
  if (with_its_money)
    hand.betting.withdraw(seat, hand.voluntary);
  else
    hand.betting.forget(seat);
  hand.betting.close_if_done(hand.players());
}

void name_all(Hand& hand, SeatNo seat, const OwnCards& cards) {
  if (cards.empty()) return;
  const auto up = hand.up[seat];
  // Up cards keep their places, the others follow in the order named.
  OwnCards named;
  std::size_t next = 0;
  const auto is_up = [&](const MaybeCard& card) {
    for (std::size_t i = 0; i < hand.own[seat].size(); ++i)
      if ((up >> i & 1) != 0 && hand.own[seat][i] == card) return true;
    return false;
  };
  for (std::size_t i = 0; i < hand.own[seat].size(); ++i) {
    if ((up >> i & 1) != 0 && hand.own[seat][i]) {
      named.push_back(hand.own[seat][i]);
      continue;
    }
    while (is_up(cards[next])) ++next;
    named.push_back(cards[next++]);
  }
  for (const auto& card : hand.own[seat])
    if (card) hand.seen = hand.seen - cards::CardSet{*card};
  for (const auto& card : named) see(hand, card);
  hand.own[seat] = named;
}

void end_clock(Hand& hand) {
  hand.clock.reset();
}

// --- opening

void on(Hand& hand, const HandStarted& event) {
  hand = Hand{};
  hand.phase = Phase::dealing;
  hand.game = event.game;
  hand.kill = event.kill;
  hand.special = event.special;
  hand.raised_min = event.raised_min;
  hand.killer = event.killer;
  hand.place = event.place;
  hand.deck_left = event.deck;
  hand.boards_dealt = event.special == SpecialHand::double_board ? 2 : 1;
}

void on(Hand& hand, const SeatDealtIn& event) {
  hand.dealt.add(event.seat);
  hand.live.add(event.seat);
  hand.stacks[event.seat] = event.stack;
  hand.started_with += event.stack;
}

void on(Hand& /*hand*/, const SeatLeftOut& /*event*/) {}
void on(Hand& /*hand*/, const SpecialHandDeclined& /*event*/) {}

void on(Hand& hand, const Posted& event) {
  switch (event.kind) {
    case PostKind::ante:
    case PostKind::preset:
      pay(hand, event.seat, event.paid);
      return;
    case PostKind::ante_for_all:
    case PostKind::missed_small:
      pay_dead(hand, event.seat, event.paid);
      return;
    case PostKind::blind:
    case PostKind::straddle:
      hand.last_blind = event.seat;
      break;
    case PostKind::missed_big:
    case PostKind::bring_in:
    case PostKind::kill:
      break;
  }
  pay(hand, event.seat, event.paid);
  hand.betting.post(event.seat, event.paid, event.nominal, hand.limits);
  if (!event.raise_unit.is_zero()) hand.betting.set_raise_unit(event.raise_unit);
  if (event.raise_adds) hand.betting.measure_from_forced();
}

// --- dealing

void on(Hand& hand, const StreetOpened& event) {
  hand.phase = event.draw ? Phase::drawing : Phase::dealing;
  hand.street = event.index;
  hand.drawn = {};
  hand.round_done = false;
  hand.acted_on_street = false;
  hand.opener.reset();
  hand.due = {};
  if (!event.common) {
    for (const auto seat : hand.live) {
      hand.due.down.set(seat, event.down);
      hand.due.up.set(seat, event.up);
    }
  }
  hand.due.common = event.common;
  hand.due.community = event.community;
  hand.due.next_board = event.first_board;
  hand.due.last_board = event.last_board;
}

void on(Hand& hand, const Burned& /*event*/) {
  leave_deck(hand, 1);
  ++hand.burns;
}

void on(Hand& hand, const BurnsReshuffled& event) {
  // A lone card of the old deck that does not join is out of play (POKER-10.J.3).
  hand.dead_cards = static_cast<std::uint8_t>(hand.dead_cards + hand.deck_left + hand.burns - event.cards);
  hand.deck_left = event.cards;
  hand.burns = 0;
}

void on(Hand& hand, const DownDealt& event) {
  for (const auto& card : event.cards) give(hand, event.seat, card, false);
  hand.due.down.take(event.seat, event.cards.size());
}

void on(Hand& hand, const DownDealtToAll& /*event*/) {
  for (const auto seat : hand.due.down.seats())
    for (; hand.due.down[seat] > 0; hand.due.down.take(seat)) give(hand, seat, std::nullopt, false);
}

void on(Hand& hand, const UpDealt& event) {
  give(hand, event.seat, event.card, true);
  hand.due.up.take(event.seat);
}

void on(Hand& hand, const UpDealtToAll& /*event*/) {
  for (const auto seat : hand.due.up.seats())
    for (; hand.due.up[seat] > 0; hand.due.up.take(seat)) give(hand, seat, std::nullopt, true);
}

void on(Hand& hand, const BoardDealt& event) {
  auto& board = hand.boards[event.board];
  leave_deck(hand, event.cards.size());
  for (const auto& card : event.cards) {
    see(hand, card);
    board.push_back(card);
  }
  if (hand.due.next_board == hand.due.last_board)
    hand.due.community = 0;
  else
    ++hand.due.next_board;
}

void on(Hand& hand, const CommonDealt& event) {
  leave_deck(hand, 1);
  see(hand, event.card);
  hand.boards[0].push_back(event.card);
  hand.due.common = false;
}

void on(Hand& hand, const OpenerWanted& /*event*/) {
  hand.phase = Phase::naming_opener;
}
void on(Hand& hand, const OpenerNamed& event) {
  hand.opener = event.seat;
  hand.phase = Phase::dealing;
}
void on(Hand& hand, const BringInNamed& event) {
  hand.opener = event.seat;
  hand.phase = Phase::bringing_in;
}

// --- betting

void on(Hand& hand, const BettingOpened& event) {
  hand.limits = event.limits;
  hand.betting = BettingRound::opened(event.limits, hand.live.count());
  hand.round_open = true;
}

void on(Hand& hand, const TurnGiven& event) {
  hand.phase = Phase::betting;
  hand.opener = event.first;
  hand.betting.start(event.first, hand.players(), event.without_option);
}

void on(Hand& hand, const Acted& event) {
  const auto seat = event.seat;
  end_clock(hand);
  hand.acted_on_street = true;
  hand.declared[seat].reset();
  switch (event.kind) {
    case ActionKind::fold:
      fold_cards(hand, seat);
      hand.betting.fold(seat);
      break;
    case ActionKind::check:
      hand.betting.check(seat);
      break;
    case ActionKind::call:
      hand.voluntary.add(seat);
      pay(hand, seat, event.paid);
      hand.betting.call(seat, event.paid);
      break;
    case ActionKind::bet:
    case ActionKind::raise:
      hand.voluntary.add(seat);
      hand.aggressor = seat;
      hand.aggressor_street = hand.street;
      pay(hand, seat, event.paid);
      hand.betting.raise(seat, event.to, event.judgement, hand.players());
      break;
  }
  hand.betting.close_if_done(hand.players());
}

void on(Hand& /*hand*/, const ChipsCorrected& /*event*/) {}

void on(Hand& hand, const DeclaredOutOfTurn& event) {
  hand.declared[event.seat] = Declaration{event.kind, event.to, hand.betting.price()};
}
void on(Hand& hand, const DeclarationDropped& event) {
  hand.declared[event.seat].reset();
}

void on(Hand& hand, const UncalledReturned& event) {
  give_back(hand, event.seat, event.amount);
}

void on(Hand& hand, const RoundClosed& /*event*/) {
  hand.phase = Phase::dealing;
  hand.round_open = false;
  hand.round_done = true;
  hand.betting = {};
  for (const auto seat : hand.dealt) hand.declared[seat].reset();
  end_clock(hand);
}

void on(Hand& hand, const RoundSkipped& /*event*/) {
  hand.phase = Phase::dealing;
  hand.round_open = false;
  hand.round_done = true;
}

void on(Hand& hand, const RakeTaken& event) {
  hand.rake_area += event.amount;
}
void on(Hand& hand, const RakeReturned& event) {
  hand.rake_area -= event.amount;
}

void on(Hand& hand, const ClockStarted& event) {
  hand.clock = Deadline{event.seat, event.ends};
}
void on(Hand& hand, const FloorCalled& /*event*/) {
  end_clock(hand);
}

// --- drawing

void on(Hand& hand, const DiscardsReshuffled& event) {
  hand.deck_left = static_cast<std::uint8_t>(hand.deck_left + event.cards + event.burns);
  hand.burns = static_cast<std::uint8_t>(hand.burns - event.burns);
  hand.seen = hand.seen - event.known;
  hand.discards.count = static_cast<std::uint8_t>(hand.discards.count - event.cards);
  hand.discards.known = hand.discards.known - event.known;
  for (const auto seat : hand.dealt)
    if (seat != event.kept_back) hand.own_discards[seat] = {};
}

void on(Hand& hand, const Drew& event) {
  const auto seat = event.seat;
  for (const auto& card : event.discards) {
    const auto at = place_of(hand.own[seat], card);
    name_card(hand, seat, at, card);
    hand.discards.add(card);
    hand.own_discards[seat].add(card);
    take_card(hand, seat, at);
  }
  for (const auto& card : event.received) give(hand, seat, card, false);
  hand.drawn.add(seat);
}

// --- run it twice

void on(Hand& hand, const RunTwiceOffered& /*event*/) {
  hand.phase = Phase::run_twice_offered;
  hand.run_twice_asked = true;
}

void on(Hand& hand, const RunTwiceAgreed& event) {
  hand.phase = Phase::dealing;
  hand.run_twice = event.agreed;
  hand.asked = hand.live;
  hand.run_from = static_cast<std::uint8_t>(hand.street + 1);
  hand.boards_dealt = 2;
  hand.boards[1] = hand.boards[0];
}

void on(Hand& hand, const RunTwiceDeclined& /*event*/) {
  hand.phase = Phase::dealing;
}

// --- showdown and settlement

void on(Hand& hand, const ShowdownOpened& event) {
  hand.phase = event.winners_are_named ? Phase::naming_winners : Phase::showing;
  hand.show_first = event.first;
}

void on(Hand& hand, const Shown& event) {
  name_all(hand, event.seat, event.cards);
  hand.tabled.add(event.seat);
}

void on(Hand& hand, const Mucked& event) {
  hand.mucked.add(event.seat);
  fold_cards(hand, event.seat);
}

void on(Hand& /*hand*/, const WinnersNamed& /*event*/) {}

void on(Hand& hand, const PotSettled& event) {
  hand.due_of_pots.rake += event.sheet.rake;
  hand.due_of_pots.bad_beat += event.sheet.bad_beat;
  hand.due_of_pots.high_hand += event.sheet.high_hand;
}

void on(Hand& hand, const Awarded& event) {
  hand.awards[event.award.seat] += event.award.amount;
}

void on(Hand& hand, const Settled& event) {
  hand.phase = Phase::pushing;
  hand.next_kill = event.next_kill;
  hand.killer = event.killer;
}

void on(Hand& /*hand*/, const CardsCounted& /*event*/) {}

// The pot as a whole gives up what is booked and pushed; which seat had put it in no longer matters.
void leave_pot(Hand& hand, Money amount) {
  hand.pot -= amount;
  for (const auto seat : hand.dealt) {
    auto& paid = hand.paid[seat];
    const auto dead = std::min(amount, paid.dead);
    paid.dead -= dead;
    amount -= dead;
    const auto layered = std::min(amount, paid.layered);
    paid.layered -= layered;
    amount -= layered;
  }
  insist(amount.is_zero(), "no more leaves the pot than lies in it");
}

void on(Hand& hand, const RakeBooked& event) {
  leave_pot(hand, event.amount);
  hand.taken.rake += event.amount;
  hand.rake_area = {};
}

void on(Hand& hand, const ContributionBooked& event) {
  leave_pot(hand, event.amount);
  (event.fund == Fund::bad_beat ? hand.taken.bad_beat : hand.taken.high_hand) += event.amount;
}

void on(Hand& hand, const Pushed& event) {
  leave_pot(hand, event.amount);
  hand.stacks[event.seat] += event.amount;
  hand.awards[event.seat] -= event.amount;
}

void on(Hand& hand, const HandEnded& event) {
  hand.phase = Phase::ended;
  hand.outcome = event.outcome;
  // A misdealt hand never was: what holds for the next hand is what held for this one.
  if (event.outcome != Outcome::completed) hand.next_kill = hand.kill;
  hand.round_open = false;
  end_clock(hand);
  insist(hand.pot.is_zero(), "nothing is left in the middle");
}

// --- irregularities

void on(Hand& /*hand*/, const Misdealt& /*event*/) {}
void on(Hand& /*hand*/, const HandVoided& /*event*/) {}

void on(Hand& hand, const BetsReturned& event) {
  give_back(hand, event.seat, event.amount);
}

void on(Hand& hand, const CardDied& event) {
  leave_deck(hand, 1);
  see(hand, event.card);
  ++hand.dead_cards;
  if (event.card) hand.dead.add(*event.card);
  if (event.cause == DeadCause::boxed) ++hand.boxed;
}

void on(Hand& hand, const CardTaken& event) {
  const auto at = place_of(hand.own[event.seat], event.card);
  name_card(hand, event.seat, at, event.card);
  take_card(hand, event.seat, at);
  ++hand.dead_cards;
  if (event.card) hand.dead.add(*event.card);
  hand.due.replacements.add_one(event.seat);
  if (!event.off_table) ++hand.exposed;
}

void on(Hand& hand, const CardReplaced& event) {
  give(hand, event.seat, event.card, false);
  hand.due.replacements.take(event.seat);
}

void on(Hand& hand, const HoleCardBecameUp& event) {
  const auto at = place_of(hand.own[event.seat], event.card);
  name_card(hand, event.seat, at, event.card);
  hand.up[event.seat] = static_cast<std::uint8_t>(hand.up[event.seat] | 1U << at);
  hand.due.up.take(event.seat);
  hand.due.down.add_one(event.seat);
}

void on(Hand& hand, const SeatVoided& event) {
  hand.voided.add(event.seat);
  fold_cards(hand, event.seat);
  give_back(hand, event.seat, event.returned);
  leave_round(hand, event.seat, true);
}

void on(Hand& hand, const ChoiceDue& event) {
  const auto at = place_of(hand.own[event.seat], event.card);
  name_card(hand, event.seat, at, event.card);
  hand.choosing = event.seat;
  hand.phase = Phase::choosing;
}

void on(Hand& hand, const SeatChose& event) {
  hand.choosing.reset();
  hand.phase = Phase::dealing;
  if (event.stops) hand.stopped.add(event.seat);
}

void on(Hand& hand, const HandLost& event) {
  fold_cards(hand, event.seat);
  if (event.reason == LostHand::fouled_refunded) {
    hand.voided.add(event.seat);
    give_back(hand, event.seat, event.returned);
  }
  hand.tabled.remove(event.seat);
  if (hand.clock && hand.clock->seat == event.seat) end_clock(hand);
  leave_round(hand, event.seat, event.reason == LostHand::fouled_refunded);
}

void on(Hand& /*hand*/, const HandRebuilt& /*event*/) {}

void on(Hand& hand, const DealLocked& event) {
  hand.lock = event.reason;
}
void on(Hand& hand, const DealUnlocked& /*event*/) {
  hand.lock.reset();
}

void on(Hand& hand, const LateCardsEntered& event) {
  name_all(hand, event.seat, event.cards);
}

void on(Hand& /*hand*/, const Rewound& /*event*/) {
  throw Bug("a rewind is folded with the whole log", std::source_location::current());
}

// The other events touch no money; most of them are cards.
template <class Fact>
constexpr bool moves_money = requires(const Fact& fact) { fact.amount; } || requires(const Fact& fact) { fact.paid; } ||
                             requires(const Fact& fact) { fact.returned; } || std::is_same_v<Fact, SeatDealtIn> ||
                             std::is_same_v<Fact, HandEnded>;

}  // namespace

void apply(Hand& hand, const Event& event) {
  std::visit(
      [&](const auto& fact) {
        on(hand, fact);
        if constexpr (moves_money<std::decay_t<decltype(fact)>>) insist_balanced(hand);
      },
      event);
}

Hand fold(std::span<const Event> log) {
  // Only what the last rewind left standing counts, and so on backwards.
  for (std::size_t at = log.size(); at > 0; --at) {
    const auto* rewound = std::get_if<Rewound>(&log[at - 1]);
    if (rewound == nullptr) continue;
    insist(rewound->to < at, "a rewind goes back");
    auto hand = fold(log.first(rewound->to));
    for (const auto& event : log.subspan(at)) apply(hand, event);
    return hand;
  }
  Hand hand;
  for (const auto& event : log) apply(hand, event);
  return hand;
}

}  // namespace lammer::poker
