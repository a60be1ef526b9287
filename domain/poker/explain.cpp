// One line an event, twice.
#include "domain/poker/explain.h"

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

// --- clauses

Clause post_clause(PostKind kind, const GameDefinition& game) {
  switch (kind) {
    case PostKind::ante:
    case PostKind::ante_for_all:
      return game.clauses.ante;
    case PostKind::blind:
    case PostKind::missed_small:
    case PostKind::missed_big:
    case PostKind::bring_in:
      return game.clauses.forced_bet;
    case PostKind::straddle:
      return game.clauses.straddle;
    case PostKind::preset:
      return "POKER-08.M.1.b";
    case PostKind::kill:
      return game.clauses.kill;
  }
  return game.clauses.forced_bet;
}

Clause action_clause(ActionKind kind) {
  switch (kind) {
    case ActionKind::fold:
      return "POKER-01.B.12";
    case ActionKind::check:
      return "POKER-01.B.8";
    case ActionKind::call:
      return "POKER-01.B.7";
    case ActionKind::bet:
      return "POKER-01.B.2";
    case ActionKind::raise:
      return "POKER-01.B.29";
  }
  return "POKER-07.D.3";
}

Clause misdeal_clause(MisdealCause cause) {
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

Clause dead_card_clause(DeadCause cause) {
  switch (cause) {
    case DeadCause::boxed:
      return "POKER-18.J";
    case DeadCause::off_table:
      return "POKER-18.O";
    case DeadCause::ineligible_seat:
      return "POKER-18.H";
  }
  return "POKER-18.J";
}

Clause lost_hand_clause(LostHand reason) {
  switch (reason) {
    case LostHand::thrown_in:
      return "POKER-18.L.1.a";
    case LostHand::up_cards_turned:
      return "POKER-18.L.1.b";
    case LostHand::absent:
      return "POKER-18.K.4";
    case LostHand::fouled_unprotected:
    case LostHand::fouled_own_fault:
      return "POKER-18.K";
    case LostHand::fouled_refunded:
      return "POKER-18.K.3";
  }
  return "POKER-18.K";
}

struct ClauseOf {
  const GameDefinition& game;

  Clause operator()(const HandStarted& /*event*/) const { return "POKER-01.B.30"; }
  Clause operator()(const SeatDealtIn& /*event*/) const { return "POKER-08.A"; }
  Clause operator()(const SeatLeftOut& /*event*/) const { return "POKER-08.B.4"; }
  Clause operator()(const SpecialHandDeclined& /*event*/) const { return "POKER-08.M.1.b"; }
  Clause operator()(const Posted& event) const { return post_clause(event.kind, game); }
  Clause operator()(const StreetOpened& event) const {
    return event.common ? Clause("POKER-10.J.2") : Clause("POKER-07.D.3");
  }
  Clause operator()(const Burned& /*event*/) const { return "POKER-01.B.5"; }
  Clause operator()(const BurnsReshuffled& /*event*/) const { return "POKER-10.J.3"; }
  Clause operator()(const DownDealt& /*event*/) const { return "POKER-01.B.20"; }
  Clause operator()(const DownDealtToAll& /*event*/) const { return "POKER-01.B.20"; }
  Clause operator()(const UpDealt& /*event*/) const { return "POKER-01.B.34"; }
  Clause operator()(const UpDealtToAll& /*event*/) const { return "POKER-01.B.34"; }
  Clause operator()(const BoardDealt& /*event*/) const { return "POKER-01.B.10"; }
  Clause operator()(const CommonDealt& /*event*/) const { return "POKER-01.B.9"; }
  Clause operator()(const OpenerWanted& /*event*/) const { return "POKER-10.H.1"; }
  Clause operator()(const OpenerNamed& /*event*/) const { return "POKER-10.H.1"; }
  Clause operator()(const BringInNamed& /*event*/) const { return "POKER-10.D"; }
  Clause operator()(const BettingOpened& /*event*/) const { return "POKER-08.J"; }
  Clause operator()(const TurnGiven& /*event*/) const { return "POKER-07.D.3"; }
  Clause operator()(const Acted& event) const { return action_clause(event.kind); }
  Clause operator()(const ChipsCorrected& event) const { return event.clause; }
  Clause operator()(const DeclaredOutOfTurn& /*event*/) const { return "POKER-08.C"; }
  Clause operator()(const DeclarationDropped& /*event*/) const { return "POKER-08.C"; }
  Clause operator()(const UncalledReturned& /*event*/) const { return "POKER-17.D"; }
  Clause operator()(const RoundClosed& /*event*/) const { return "POKER-01.B.3"; }
  Clause operator()(const RoundSkipped& /*event*/) const { return "POKER-07.D.3+games"; }
  Clause operator()(const RakeTaken& /*event*/) const { return "POKER-17.B.1.a"; }
  Clause operator()(const RakeReturned& /*event*/) const { return "POKER-18.G"; }
  Clause operator()(const ClockStarted& /*event*/) const { return "POKER-07.D.4"; }
  Clause operator()(const FloorCalled& /*event*/) const { return "POKER-07.D.4"; }
  Clause operator()(const DiscardsReshuffled& /*event*/) const { return "POKER-13.G.3.b"; }
  Clause operator()(const Drew& /*event*/) const { return game.clauses.draw_max; }
  Clause operator()(const RunTwiceOffered& /*event*/) const { return "POKER-08.L"; }
  Clause operator()(const RunTwiceAgreed& /*event*/) const { return "POKER-08.L.2"; }
  Clause operator()(const RunTwiceDeclined& /*event*/) const { return "POKER-08.L.1.e"; }
  Clause operator()(const ShowdownOpened& /*event*/) const { return "POKER-18.E.1"; }
  Clause operator()(const Shown& /*event*/) const { return "POKER-18.E"; }
  Clause operator()(const Mucked& /*event*/) const { return "POKER-18.E.3"; }
  Clause operator()(const WinnersNamed& /*event*/) const { return "POKER-07.E"; }
  Clause operator()(const PotSettled& event) const {
    return event.pot == 0 ? Clause("POKER-01.B.24") : Clause("POKER-08.B.5.c");
  }
  Clause operator()(const Awarded& event) const {
    return event.award.half == 0 ? Clause("POKER-07.E.2") : game.clauses.odd_unit;
  }
  Clause operator()(const Settled& /*event*/) const { return "POKER-01.B.24"; }
  Clause operator()(const CardsCounted& /*event*/) const { return "POKER-07.F.8.a"; }
  Clause operator()(const RakeBooked& /*event*/) const { return "POKER-07.F.8.c"; }
  Clause operator()(const ContributionBooked& event) const {
    return event.fund == Fund::bad_beat ? Clause("POKER-15.C.2") : Clause("POKER-16.C.2");
  }
  Clause operator()(const Pushed& /*event*/) const { return "POKER-07.F.8"; }
  Clause operator()(const HandEnded& /*event*/) const { return "POKER-01.B.30"; }
  Clause operator()(const Misdealt& event) const { return misdeal_clause(event.cause); }
  Clause operator()(const HandVoided& /*event*/) const { return "POKER-18.I"; }
  Clause operator()(const BetsReturned& /*event*/) const { return "POKER-18.G"; }
  Clause operator()(const CardDied& event) const { return dead_card_clause(event.cause); }
  Clause operator()(const CardTaken& event) const {
    return event.off_table ? Clause("POKER-18.O") : Clause("POKER-18.P");
  }
  Clause operator()(const CardReplaced& /*event*/) const { return "POKER-18.O"; }
  Clause operator()(const HoleCardBecameUp& /*event*/) const {
    return game.code == GameCode::stud5_high ? Clause("POKER-18.N") : Clause("POKER-18.M.1");
  }
  Clause operator()(const SeatVoided& /*event*/) const { return "POKER-18.M.2"; }
  Clause operator()(const ChoiceDue& /*event*/) const { return "POKER-18.M.3"; }
  Clause operator()(const SeatChose& event) const {
    return event.stops ? Clause("POKER-18.M.3.a") : Clause("POKER-18.M.3.b");
  }
  Clause operator()(const HandLost& event) const { return lost_hand_clause(event.reason); }
  Clause operator()(const HandRebuilt& /*event*/) const { return "POKER-18.K.2"; }
  Clause operator()(const DealLocked& event) const { return lock_clause(event.reason); }
  Clause operator()(const DealUnlocked& /*event*/) const { return "POKER-07.F.1.c"; }
  Clause operator()(const LateCardsEntered& /*event*/) const { return "POKER-18.F"; }
  Clause operator()(const Rewound& /*event*/) const { return "POKER-18.A"; }
};

// --- words

std::string seat(SeatNo number) {
  return "Seat " + std::to_string(number.value());
}

std::string seats(SeatSet set) {
  std::string text;
  for (const auto number : set) text += (text.empty() ? "" : ", ") + std::to_string(number.value());
  return text;
}

std::string card(const MaybeCard& card) {
  return card ? cards::text(*card) : "??";
}

template <class List>
std::string cards_of(const List& list) {
  std::string text;
  for (const auto& each : list) text += (text.empty() ? "" : " ") + card(each);
  return text.empty() ? "no card" : text;
}

std::string count(int cards, std::string_view what) {
  return std::to_string(cards) + " " + std::string(what) + (cards == 1 ? "" : "s");
}

std::string_view name(PostKind kind) {
  switch (kind) {
    case PostKind::ante:
      return "ante";
    case PostKind::ante_for_all:
      return "ante for all";
    case PostKind::blind:
      return "blind";
    case PostKind::missed_small:
      return "missed small blind";
    case PostKind::missed_big:
      return "missed big blind";
    case PostKind::straddle:
      return "straddle";
    case PostKind::bring_in:
      return "bring-in";
    case PostKind::preset:
      return "preset amount";
    case PostKind::kill:
      return "kill blind";
  }
  return "";
}

std::string_view name(LostHand reason) {
  switch (reason) {
    case LostHand::thrown_in:
      return "cards thrown in";
    case LostHand::up_cards_turned:
      return "up cards turned down";
    case LostHand::absent:
      return "gone and unprotected";
    case LostHand::fouled_unprotected:
      return "fouled, not protected";
    case LostHand::fouled_own_fault:
      return "fouled by its own fault";
    case LostHand::fouled_refunded:
      return "fouled though protected";
  }
  return "";
}

std::string pot_name(std::uint8_t pot) {
  return pot == 0 ? "main pot" : "side pot " + std::to_string(pot);
}

struct Describe {
  std::string operator()(const HandStarted& event) const {
    return std::string(game(event.game).name) +
           (game(event.game).has_button() ? ", button seat " + std::to_string(event.place.button.value()) : "");
  }
  std::string operator()(const SeatDealtIn& event) const {
    return seat(event.seat) + " plays with " + event.stack.short_text();
  }
  std::string operator()(const SeatLeftOut& event) const {
    return seat(event.seat) + " is not dealt in: " + (event.needs - event.stack).short_text() + " short of " +
           event.needs.short_text();
  }
  std::string operator()(const SpecialHandDeclined& event) const {
    return seat(event.seat) + " declines: a normal hand";
  }
  std::string operator()(const Posted& event) const {
    return seat(event.seat) + " posts " + event.paid.short_text() + " (" + std::string(name(event.kind)) + ")";
  }
  std::string operator()(const StreetOpened& event) const {
    return event.common ? "The deck is short: a common card" : "Street " + std::to_string(event.index + 1);
  }
  std::string operator()(const Burned& /*event*/) const { return "Burn"; }
  std::string operator()(const BurnsReshuffled& event) const { return count(event.cards, "burn") + " shuffled up"; }
  std::string operator()(const DownDealt& event) const { return seat(event.seat) + " gets " + cards_of(event.cards); }
  std::string operator()(const DownDealtToAll& /*event*/) const { return "Down cards dealt"; }
  std::string operator()(const UpDealt& event) const { return seat(event.seat) + " gets " + card(event.card) + " up"; }
  std::string operator()(const UpDealtToAll& /*event*/) const { return "Up cards dealt"; }
  std::string operator()(const BoardDealt& event) const {
    return (event.board == 0 ? std::string("Board ") : std::string("Second board ")) + cards_of(event.cards);
  }
  std::string operator()(const CommonDealt& event) const { return "Common card " + card(event.card); }
  std::string operator()(const OpenerWanted& /*event*/) const { return "The dealer says who opens"; }
  std::string operator()(const OpenerNamed& event) const { return seat(event.seat) + " opens"; }
  std::string operator()(const BringInNamed& event) const { return seat(event.seat) + " is to bring in"; }
  std::string operator()(const BettingOpened& /*event*/) const { return "Betting round"; }
  std::string operator()(const TurnGiven& event) const { return seat(event.first) + " acts first"; }
  std::string operator()(const Acted& event) const {
    switch (event.kind) {
      case ActionKind::fold:
        return seat(event.seat) + " folds";
      case ActionKind::check:
        return seat(event.seat) + " checks";
      case ActionKind::call:
        return seat(event.seat) + " calls " + event.paid.short_text();
      case ActionKind::bet:
        return seat(event.seat) + " bets " + event.to.short_text();
      case ActionKind::raise:
        return seat(event.seat) + " raises to " + event.to.short_text();
    }
    return {};
  }
  std::string operator()(const ChipsCorrected& event) const {
    return seat(event.seat) + " put in " + event.placed.short_text() + ": " + event.stands.short_text() + " stands";
  }
  std::string operator()(const DeclaredOutOfTurn& event) const { return seat(event.seat) + " spoke out of turn"; }
  std::string operator()(const DeclarationDropped& event) const {
    return seat(event.seat) + " is free again: the action changed";
  }
  std::string operator()(const UncalledReturned& event) const {
    return event.amount.short_text() + " uncalled, back to seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const RoundClosed& /*event*/) const { return "Round closed"; }
  std::string operator()(const RoundSkipped& /*event*/) const { return "No betting round"; }
  std::string operator()(const RakeTaken& event) const { return "Rake " + event.amount.short_text() + " laid aside"; }
  std::string operator()(const RakeReturned& event) const { return "Rake " + event.amount.short_text() + " put back"; }
  std::string operator()(const ClockStarted& event) const {
    return "Clock on seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const FloorCalled& event) const {
    return "Time is up for seat " + std::to_string(event.seat.value()) + ": floor called";
  }
  std::string operator()(const DiscardsReshuffled& event) const {
    return count(event.cards, "discard") + " shuffled up";
  }
  std::string operator()(const Drew& event) const {
    if (event.discards.empty() && event.received.empty()) return seat(event.seat) + " stands pat";
    return seat(event.seat) + " throws " + cards_of(event.discards) + ", gets " + cards_of(event.received);
  }
  std::string operator()(const RunTwiceOffered& /*event*/) const { return "It may be run twice"; }
  std::string operator()(const RunTwiceAgreed& event) const { return "Run twice by seats " + seats(event.agreed); }
  std::string operator()(const RunTwiceDeclined& /*event*/) const { return "Run once"; }
  std::string operator()(const ShowdownOpened& event) const {
    return "Showdown, seat " + std::to_string(event.first.value()) + " first";
  }
  std::string operator()(const Shown& event) const {
    return seat(event.seat) + " shows" + (event.cards.empty() ? "" : " " + cards_of(event.cards));
  }
  std::string operator()(const Mucked& event) const { return seat(event.seat) + " mucks"; }
  std::string operator()(const WinnersNamed& event) const {
    return "The " + pot_name(event.share.pot) + " goes to seats " + seats(event.share.winners);
  }
  std::string operator()(const PotSettled& event) const {
    const auto& sheet = event.sheet;
    return "The " + pot_name(event.pot) + ": " + sheet.gross.short_text() + " less rake " + sheet.rake.short_text() +
           " and contributions " + (sheet.bad_beat + sheet.high_hand).short_text() + " is " + sheet.net().short_text();
  }
  std::string operator()(const Awarded& event) const {
    return seat(event.award.seat) + " wins " + event.award.amount.short_text() + " of the " + pot_name(event.award.pot);
  }
  std::string operator()(const Settled& event) const {
    return event.next_kill == KillMode::none ? "Settled" : "Settled; the next hand is a kill";
  }
  std::string operator()(const CardsCounted& event) const {
    return count(event.losers, "card") + " back from the losers";
  }
  std::string operator()(const RakeBooked& event) const { return "Rake " + event.amount.short_text(); }
  std::string operator()(const ContributionBooked& event) const {
    return (event.fund == Fund::bad_beat ? "Bad beat " : "High hand ") + event.amount.short_text();
  }
  std::string operator()(const Pushed& event) const {
    return event.amount.short_text() + " pushed to seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const HandEnded& event) const {
    switch (event.outcome) {
      case Outcome::completed:
        return "Hand over";
      case Outcome::misdeal:
        return "Misdeal: the hand is dealt again";
      case Outcome::voided:
        return "Hand void";
    }
    return {};
  }
  std::string operator()(const Misdealt& /*event*/) const { return "Misdeal"; }
  std::string operator()(const HandVoided& event) const {
    return event.cause == VoidCause::missing_cards ? "Cards are missing: the deck is withdrawn"
                                                   : "There are cards too many: the deck is withdrawn";
  }
  std::string operator()(const BetsReturned& event) const {
    return event.amount.short_text() + " back to seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const CardDied& event) const { return card(event.card) + " is out of play"; }
  std::string operator()(const CardTaken& event) const {
    return card(event.card) + " is taken from seat " + std::to_string(event.seat.value());
  }
  std::string operator()(const CardReplaced& event) const {
    return seat(event.seat) + " gets " + card(event.card) + " in its place";
  }
  std::string operator()(const HoleCardBecameUp& event) const {
    return seat(event.seat) + "'s " + card(event.card) + " was exposed and is the up card";
  }
  std::string operator()(const SeatVoided& event) const {
    return seat(event.seat) + " showed both hole cards: out, " + event.returned.short_text() + " back";
  }
  std::string operator()(const ChoiceDue& event) const {
    return seat(event.seat) + "'s last card " + card(event.card) + " was exposed: stop or play on";
  }
  std::string operator()(const SeatChose& event) const {
    return seat(event.seat) + (event.stops ? " stops betting" : " plays on");
  }
  std::string operator()(const HandLost& event) const {
    const bool wrong_count = event.foul == Foul::count;
    return seat(event.seat) +
           " is out: " + std::string(wrong_count ? "fouled, wrong number of cards" : name(event.reason)) +
           (event.returned.is_zero() ? "" : ", " + event.returned.short_text() + " back");
  }
  std::string operator()(const HandRebuilt& event) const { return seat(event.seat) + "'s hand is rebuilt"; }
  std::string operator()(const DealLocked& /*event*/) const { return "Dealing is held up"; }
  std::string operator()(const DealUnlocked& /*event*/) const { return "Dealing goes on"; }
  std::string operator()(const LateCardsEntered& event) const {
    return seat(event.seat) + " had " + cards_of(event.cards);
  }
  std::string operator()(const Rewound& event) const { return "Taken back to event " + std::to_string(event.to); }
};

}  // namespace

Clause clause_of(const Event& event, const GameDefinition& game) {
  return std::visit(ClauseOf{game}, event);
}

std::string describe(const Event& event) {
  return std::visit(Describe{}, event);
}

}  // namespace lammer::poker
