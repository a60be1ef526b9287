// Irregularities and their remedies (POKER-18.G to 18.R).
#include <algorithm>

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

bool is_stud(const Play& play) {
  return play.game().forced == ForcedMoney::bring_in;
}

Step check_running(const Play& play) {
  if (play.hand().phase == Phase::not_started) return refused("hand.not_started", "no hand is in play", "POKER-07.F");
  if (play.hand().phase == Phase::ended) return refused("hand.ended", "this hand is over", "POKER-01.B.30");
  return {};
}

Step check_live(const Play& play, SeatNo seat) {
  if (auto running = check_running(play); !running) return running;
  if (!is_seat(seat) || !play.hand().live.contains(seat))
    return refused("seat.not_in_hand", at_seat_start(seat) + " is not in the hand", "POKER-08.A");
  if (play.hand().phase == Phase::pushing)
    return refused("hand.settled", "the hand is settled; take it back first", "POKER-07.F.8");
  return {};
}

// The cards of this street are on their way or just out: nobody has acted on them.
bool deal_is_fresh(const Hand& hand) {
  return hand.phase == Phase::dealing || hand.phase == Phase::drawing ||
         (hand.phase == Phase::betting && !hand.acted_on_street);
}

// And the seat got one of them: its first cards, a stud card, or what it has just drawn.
bool was_just_dealt(const Play& play, SeatNo seat) {
  const auto& hand = play.hand();
  if (!deal_is_fresh(hand)) return false;
  if (play.game().has_board()) return hand.street == 0;
  return hand.street == 0 || !play.game().has_draws() || hand.drawn.contains(seat);
}

Step check_deck_card(const Play& play, const MaybeCard& card) {
  if (auto running = check_running(play); !running) return running;
  if (play.hand().phase == Phase::pushing || play.hand().deck_left == 0)
    return refused("deal.deck_too_short", "no card is left to come from the deck", "POKER-18.J");
  return check_card(play, card);
}

Clause clause_of(MisdealCause cause) {
  switch (cause) {
    case MisdealCause::no_shuffle_or_cut:
      return "POKER-18.G.1";
    case MisdealCause::wrong_start:
      return "POKER-18.G.2";
    case MisdealCause::face_up_cards:
      return "POKER-18.G.3";
    case MisdealCause::seat_skipped:
      return "POKER-18.G.4";
    case MisdealCause::deck_too_short:
      return "POKER-12.B";
    case MisdealCause::exposed_cards:
      return "POKER-18.P";
  }
  return "POKER-18.G";
}

void misdeal(Play& play, MisdealCause cause) {
  play.emit(Misdealt{cause});
  return_all_bets(play, Outcome::misdeal);
}

// A card that a seat holds, or may hold if its cards are not known.
Step check_held(const Play& play, SeatNo seat, const MaybeCard& card) {
  const auto& own = play.hand().own[seat];
  if (card && std::ranges::find(own, card) != own.end()) return {};
  if (std::ranges::find(own, MaybeCard{}) == own.end())
    return refused("card.not_held",
                   card ? at_seat_start(seat) + " does not hold the " + cards::name(*card) : "name the card",
                   "POKER-18.P");
  return check_card(play, card);
}

// What the rake of the rounds already closed comes to once everything `seat` put in is gone (POKER-18.K.3).
Money rake_without(const Play& play, SeatNo seat) {
  const auto& hand = play.hand();
  auto paid = hand.paid;
  for (const auto other : hand.dealt) paid[other].layered -= hand.betting.in_round(other);
  paid[seat] = {};
  auto live = hand.live;
  live.remove(seat);
  if (live.empty()) return {};
  // What the refund leaves unmatched goes back as well (POKER-17.D).
  SeatMap<Money> layered;
  for (const auto other : hand.dealt) layered[other] = paid[other].layered;
  if (const auto extra = uncalled(layered, live)) paid[extra->seat].layered -= extra->amount;
  const auto reach = hand.street == 0 ? HandReach::first_street : HandReach::beyond;
  return total_of(rake_due(pots_of(paid, live), play.rules().rake, reach));
}

// A bet to answer, one's own spoken bet, or forced money still to come.
bool faces_a_bet(const Hand& hand, SeatNo seat) {
  if (hand.phase != Phase::betting) return hand.street == 0 && !hand.round_done && hand.cards_out;
  return !hand.betting.owed_by(seat).is_zero() || (hand.aggressor == seat && hand.aggressor_street == hand.street);
}

bool has_up_cards(const Hand& hand, SeatNo seat) {
  return hand.up[seat] != 0;
}

Step expose_stud_card(Play& play, const CardExposed& command) {
  const auto& hand = play.hand();
  const auto seat = command.seat;
  if (hand.street == 0) {
    if (hand.phase != Phase::dealing)
      return refused("exposed.too_late", "the up cards are out; the floor decides", "POKER-18.M.1");
    if (!has_up_cards(hand, seat)) {
      play.emit(HoleCardBecameUp{seat, command.card});
      return {};
    }
    // Both hole cards: out of the hand, ante back (POKER-18.M.2).
    if (hand.live.count() == 2 && hand.pot == hand.paid[seat].total())
      return refused("exposed.last_hand", "nobody would be left to play: the floor rules", "POKER-18.M.2");
    play.emit(SeatVoided{seat, hand.paid[seat].total()});
    return {};
  }
  const bool last = hand.street + 1U == play.game().streets.size();
  if (!last || play.game().streets[hand.street].down == 0)
    return refused("exposed.up_card", "that card lies face up anyway", "POKER-18.M.3");
  if (hand.choosing)
    return refused("exposed.choice_due", at_seat_start(*hand.choosing) + " chooses first", "POKER-18.M.3");
  play.emit(ChoiceDue{seat, command.card});
  return {};
}

}  // namespace

void return_all_bets(Play& play, Outcome outcome) {
  const auto& hand = play.hand();
  if (!hand.rake_area.is_zero()) play.emit(RakeReturned{hand.rake_area});
  for (const auto seat : hand.dealt)
    if (const auto paid = hand.paid[seat].total(); !paid.is_zero()) play.emit(BetsReturned{seat, paid});
  play.emit(HandEnded{outcome});
}

Step declare_misdeal(Play& play, const DeclareMisdeal& command) {
  if (auto running = check_running(play); !running) return running;
  const bool before_two_bets =
      command.cause == MisdealCause::wrong_start || command.cause == MisdealCause::seat_skipped;
  if (before_two_bets && play.hand().voluntary.count() >= 2)
    return refused("misdeal.too_late", "two players have bet: the hand is played on", clause_of(command.cause));
  if (command.cause == MisdealCause::exposed_cards && play.rules().irregularity.exposed_two != ExposedTwo::misdeal)
    return refused("misdeal.not_a_cause", "exposed cards are exchanged at this table", clause_of(command.cause));
  misdeal(play, command.cause);
  return {};
}

Step void_hand(Play& play, const VoidHand& command) {
  if (auto running = check_running(play); !running) return running;
  play.emit(HandVoided{command.cause});
  return_all_bets(play, Outcome::voided);
  return {};
}

Step boxed_card(Play& play, const BoxedCard& command) {
  if (auto checked = check_deck_card(play, command.card); !checked) return checked;
  if (play.hand().boxed > 0) {
    if (play.by() != Authority::floor)
      return refused("misdeal.face_up_cards", "a second card lies face up in the deck: the floor rules a misdeal",
                     "POKER-18.G.3");
    misdeal(play, MisdealCause::face_up_cards);
    return {};
  }
  play.emit(CardDied{DeadCause::boxed, command.card});
  return {};
}

Step cards_to_ineligible(Play& play, const CardsToIneligible& command) {
  if (auto running = check_running(play); !running) return running;
  if (command.cards.empty() || command.cards.size() > play.hand().deck_left || !deal_is_fresh(play.hand()))
    return refused("deal.not_due", "say which cards of this deal went to a seat that is not playing", "POKER-18.H");
  cards::CardSet taken;
  for (const auto& card : command.cards) {
    if (auto checked = check_card(play, card, taken); !checked) return checked;
    if (card) taken.add(*card);
  }
  for (const auto& card : command.cards) play.emit(CardDied{DeadCause::ineligible_seat, card});
  return {};
}

Step card_off_table(Play& play, const CardOffTable& command) {
  if (!command.examined) return refused("off_table.not_examined", "the card is examined first", "POKER-18.O");
  if (!command.seat) {
    if (auto checked = check_deck_card(play, command.card); !checked) return checked;
    play.emit(CardDied{DeadCause::off_table, command.card});
    return {};
  }
  const auto seat = *command.seat;
  if (auto live = check_live(play, seat); !live) return live;
  if (!was_just_dealt(play, seat))
    return refused("off_table.too_late", "the cards of this street have been played on", "POKER-18.O");
  if (is_stud(play))
    return refused("off_table.name_no_seat", "in stud the card is out and the next one takes its place", "POKER-18.O");
  if (auto held = check_held(play, seat, command.card); !held) return held;
  play.emit(CardTaken{seat, command.card, true});
  return {};
}

Step card_exposed(Play& play, const CardExposed& command) {
  if (auto live = check_live(play, command.seat); !live) return live;
  const auto& hand = play.hand();
  if (!was_just_dealt(play, command.seat))
    return refused("exposed.too_late", "the cards of this street have been played on", "POKER-18.P");
  if (auto held = check_held(play, command.seat, command.card); !held) return held;
  if (is_stud(play)) return expose_stud_card(play, command);
  const bool second = hand.exposed > 0 && play.rules().irregularity.exposed_two == ExposedTwo::misdeal;
  if (second) {
    if (play.by() != Authority::floor)
      return refused("misdeal.exposed_cards", "two cards were exposed: the floor rules a misdeal", "POKER-18.P");
    misdeal(play, MisdealCause::exposed_cards);
    return {};
  }
  play.emit(CardTaken{command.seat, command.card, false});
  return {};
}

Step choose_after_exposure(Play& play, const ChooseAfterExposure& command) {
  if (play.hand().choosing != command.seat)
    return refused("choice.not_due", at_seat_start(command.seat) + " has nothing to choose", "POKER-18.M.3");
  play.emit(SeatChose{command.seat, command.stops});
  return {};
}

Step throw_in(Play& play, const ThrowIn& command) {
  if (auto live = check_live(play, command.seat); !live) return live;
  const auto& hand = play.hand();
  if (hand.phase == Phase::showing || hand.phase == Phase::naming_winners)
    return refused("throw_in.showdown", "at the showdown a hand is mucked", "POKER-18.F");
  const bool absent = command.reason == LostHand::absent;
  if (command.reason != LostHand::thrown_in && command.reason != LostHand::up_cards_turned && !absent)
    return refused("throw_in.reason", "a fouled hand has a form of its own", "POKER-18.K");
  if (command.reason == LostHand::up_cards_turned && !is_stud(play))
    return refused("throw_in.no_up_cards", "this game has no up cards", "POKER-18.L.1.b");
  if (!absent && !faces_a_bet(hand, command.seat))
    return refused("throw_in.no_bet", "there is no bet to face: ask the player", "POKER-18.L.1");
  // The forced bet stays due and plays as the bring-in (POKER-18.L.2).
  if (hand.phase == Phase::bringing_in && hand.opener == command.seat)
    if (auto posted = bring_in(play, {command.seat, false}); !posted) return posted;
  play.emit(HandLost{command.seat, command.reason, {}, std::nullopt});
  return {};
}

Step foul_hand(Play& play, const FoulHand& command) {
  if (auto live = check_live(play, command.seat); !live) return live;
  // Stud hole cards need nothing on them (POKER-18.K.1).
  const bool is_protected = command.protected_by_player || is_stud(play);
  const auto seat = command.seat;
  const bool plays_on = is_protected && command.rebuilt;
  // Others have conceded to it: their hands come back first.
  if (!plays_on && !play.hand().mucked.empty() && would_orphan_a_pot(play.hand(), seat))
    return refused("foul.last_hand", at_seat_start(seat) + " is the last that can win a pot; take the mucks back first",
                   "POKER-07.E");
  if (!is_protected) {
    play.emit(HandLost{seat, LostHand::fouled_unprotected, {}, command.foul});
  } else if (command.rebuilt) {
    play.emit(HandRebuilt{seat});
  } else if (command.own_fault) {
    play.emit(HandLost{seat, LostHand::fouled_own_fault, {}, command.foul});
  } else {
    const auto& hand = play.hand();
    if (const auto due = rake_without(play, seat); due < hand.rake_area) play.emit(RakeReturned{hand.rake_area - due});
    play.emit(HandLost{seat, LostHand::fouled_refunded, hand.paid[seat].total(), command.foul});
    if (!hand.round_open) return_uncalled(play);
  }
  return {};
}

Step lock_deal(Play& play, const LockDeal& command) {
  if (auto running = check_running(play); !running) return running;
  if (play.hand().lock) return refused("deal.locked", "dealing is locked already", "POKER-07.F.1.c");
  if (command.reason != DealLock::transaction && play.hand().cards_out)
    return refused("lock.cards_out", "the shuffler has done its work in this hand", "POKER-18.Q");
  play.emit(DealLocked{command.reason});
  return {};
}

Step unlock_deal(Play& play, const UnlockDeal& /*command*/) {
  if (!play.hand().lock) return refused("deal.not_locked", "dealing is not locked", "POKER-07.F.1.c");
  play.emit(DealUnlocked{});
  return {};
}

Step enter_late(Play& play, const EnterLate& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::pushing && hand.phase != Phase::ended)
    return refused("late.hand_running", "cards are entered late when the hand is settled", "POKER-18.F");
  if (!is_seat(command.seat) || !hand.dealt.contains(command.seat) || hand.tabled.contains(command.seat))
    return refused("late.not_mucked", "only a hand that was not shown is entered late", "POKER-18.F");
  if (auto checked = check_hand(play, command.seat, command.cards); !checked) return checked;
  play.emit(LateCardsEntered{command.seat, command.cards});
  return {};
}

}  // namespace lammer::poker
