// Whose turn, what stands of words and chips, what it amounts to; and the end of a betting round.
#include <algorithm>

#include "domain/poker/declared.h"
#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

void book(Play& play, SeatNo seat, const Standing& stands, Money call) {
  const auto& hand = play.hand();
  switch (stands.kind) {
    case ActionKind::fold:
    case ActionKind::check:
      play.emit(Acted{seat, stands.kind, {}, {}, {}});
      return;
    case ActionKind::call:
      play.emit(Acted{seat, ActionKind::call, call, {}, {}});
      return;
    case ActionKind::bet:
    case ActionKind::raise: {
      const auto judgement = judge(hand.betting, hand.limits, stands.to);
      play.emit(Acted{seat, stands.kind, stands.to - hand.betting.in_round(seat), stands.to, judgement});
      return;
    }
  }
}

LegalActions legal_for(const Play& play, SeatNo seat) {
  const auto& hand = play.hand();
  return legal_actions(hand.betting, hand.limits, betting_players(hand, play.rules()), seat);
}

Step out_of_turn(Play& play, const Act& command, SeatNo turn) {
  const auto& hand = play.hand();
  if (!play.rules().bet.out_of_turn_binding || !hand.players().able().contains(command.seat))
    return refused("act.out_of_turn", "it is " + seat_text(turn) + "'s turn", "POKER-08.C");
  if (hand.declared[command.seat])
    return refused("act.already_declared", at_seat_start(command.seat) + " has spoken and is bound", "POKER-08.C");
  const auto stands =
      what_stands(command, legal_for(play, command.seat), hand.betting.in_round(command.seat), hand.limits.chip);
  if (!stands) return tl::unexpected(stands.error());
  play.emit(DeclaredOutOfTurn{command.seat, stands->kind, stands->to});
  return {};
}

// The rake due on what is called so far, to the rake area (POKER-17.B.1.a, 17.B.2.a).
void lay_rake_aside(Play& play) {
  const auto& hand = play.hand();
  const auto reach = hand.street == 0 ? HandReach::first_street : HandReach::beyond;
  const auto due = total_of(rake_due(pots_of(hand.paid, hand.live), play.rules().rake, reach));
  if (due > hand.rake_area) play.emit(RakeTaken{due - hand.rake_area});
}

}  // namespace

BettingPlayers betting_players(const Hand& hand, const HouseRules& rules) {
  auto players = hand.players();
  const auto& forced = rules.forced;
  // Some rooms count the small blind as a full one before the flop (pot_limit.round_small_blind).
  if (rules.bet.pot_round_small_blind && hand.street == 0 && forced.blind_count > 1)
    players.pot += forced.last_blind() - forced.blinds[0];
  return players;
}

Step act(Play& play, const Act& command) {
  const auto& hand = play.hand();
  if (hand.phase == Phase::not_started) return refused("hand.not_started", "start the hand first", "POKER-07.F");
  if (hand.phase == Phase::ended) return refused("hand.ended", "this hand is over", "POKER-01.B.30");
  if (hand.phase != Phase::betting) return refused("act.no_betting", "there is no betting now", "POKER-07.D.3");
  if (!is_seat(command.seat) || !hand.dealt.contains(command.seat))
    return refused("seat.not_in_hand", "only a player dealt in may act", "POKER-08.A");
  if (!hand.live.contains(command.seat))
    return refused("seat.folded", at_seat_start(command.seat) + " is out of this hand", "POKER-01.B.12");
  const auto turn = *hand.betting.turn();
  if (const auto seat = next_due(hand, hand.due.replacements))
    return refused("deal.replacement_due", at_seat_start(*seat) + " is due a card first", "POKER-18.O");
  if (command.seat != turn) return out_of_turn(play, command, turn);

  const auto legal = legal_for(play, turn);
  const auto stands = what_stands(command, legal, hand.betting.in_round(turn), hand.limits.chip);
  if (!stands) return tl::unexpected(stands.error());
  if (stands->corrects) {
    const auto to = stands->kind == ActionKind::call ? *legal.call : stands->to - hand.betting.in_round(turn);
    play.emit(ChipsCorrected{turn, command.placed.first + command.placed.then, to, *stands->corrects});
  }
  book(play, turn, *stands, legal.call.value_or(Money()));
  return {};
}

// What a seat said before its turn binds it if the action has not changed since (bet.out_of_turn_binding).
bool book_declaration(Play& play) {
  const auto& hand = play.hand();
  const auto turn = hand.betting.turn();
  if (!turn || !hand.declared[*turn]) return false;
  const auto declared = *hand.declared[*turn];
  const auto legal = legal_for(play, *turn);
  const bool unchanged = declared.price == hand.betting.price();
  const bool possible = [&] {
    switch (declared.kind) {
      case ActionKind::fold:
        return legal.fold;
      case ActionKind::check:
        return legal.check;
      case ActionKind::call:
        return legal.call.has_value();
      case ActionKind::bet:
      case ActionKind::raise:
        return legal.bet_or_raise() && legal.bet_or_raise()->contains(declared.to);
    }
    return false;
  }();
  if (unchanged && possible)
    book(play, *turn, Standing{declared.kind, declared.to, {}}, legal.call.value_or(Money()));
  else
    play.emit(DeclarationDropped{*turn});
  return true;
}

void return_uncalled(Play& play) {
  const auto& hand = play.hand();
  SeatMap<Money> paid;
  for (const auto seat : hand.dealt) paid[seat] = hand.paid[seat].layered;
  if (const auto extra = uncalled(paid, hand.live)) play.emit(UncalledReturned{extra->seat, extra->amount});
}

void close_round(Play& play) {
  return_uncalled(play);
  play.emit(RoundClosed{});
  lay_rake_aside(play);
}

Step call_clock(Play& play, const CallClock& command) {
  const auto& clock = play.rules().clock;
  if (!clock.enabled) return refused("clock.not_offered", "this table plays without a clock", "POKER-07.D.4");
  const auto& hand = play.hand();
  if (hand.phase != Phase::betting || !hand.betting.turn())
    return refused("clock.nobody_to_act", "nobody is to act", "POKER-07.D.4");
  if (hand.clock) return refused("clock.running", "the clock is already running", "POKER-07.D.4");
  play.emit(ClockStarted{*hand.betting.turn(), command.now + std::chrono::seconds(clock.seconds)});
  return {};
}

Step time_out(Play& play, const TimeOut& command) {
  const auto& hand = play.hand();
  if (!hand.clock) return refused("clock.not_running", "no clock is running", "POKER-07.D.4");
  if (command.now < hand.clock->ends) return refused("clock.time_left", "there is time left", "POKER-07.D.4");
  const auto seat = hand.clock->seat;
  if (play.rules().clock.on_expiry == ClockExpiry::call_floor) {
    play.emit(FloorCalled{seat});
    return {};
  }
  const auto legal = legal_for(play, seat);
  play.emit(Acted{seat, legal.check ? ActionKind::check : ActionKind::fold, {}, {}, {}});
  return {};
}

}  // namespace lammer::poker
