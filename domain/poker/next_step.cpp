// Phase by phase.
#include "domain/poker/next_step.h"

#include "domain/poker/declared.h"
#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

std::optional<SeatNo> who_may_straddle(const Hand& hand, const HouseRules& rules) {
  const auto& forced = rules.forced;
  if (!game(rules.game).straddle_allowed || !forced.straddle || hand.cards_out || hand.street != 0) return std::nullopt;
  if (hand.special != SpecialHand::none || !hand.round_open || forced.blind_count == 0) return std::nullopt;
  const auto last = hand.place.blinds[forced.blind_count - 1U];
  if (!last || hand.last_blind != last || hand.live.count() <= forced.blind_count) return std::nullopt;
  const auto seat = *hand.live.clockwise_after(*last);
  if (hand.stacks[seat] < forced.straddle_to() || !hand.betting.in_round(seat).is_zero()) return std::nullopt;
  return seat;
}

NextStep replacement(SeatNo seat) {
  NextStep step;
  step.kind = StepKind::replace_card;
  step.seat = seat;
  step.cards = 1;
  step.clause = "POKER-18.O";
  return step;
}

NextStep dealing(const Hand& hand, const HouseRules& rules) {
  NextStep step;
  if (const auto at_once = replaced_at_once(hand, rules)) {
    step = replacement(*at_once);
  } else if (const auto down = next_due(hand, hand.due.down)) {
    step.kind = StepKind::deal_down;
    step.seat = down;
    step.cards = hand.due.down[*down];
    step.straddle = who_may_straddle(hand, rules);
    step.clause = "POKER-01.B.20";
  } else if (const auto up = next_due(hand, hand.due.up)) {
    step.kind = StepKind::deal_up;
    step.seat = up;
    step.cards = 1;
    step.clause = "POKER-01.B.34";
  } else if (const auto replaced = next_due(hand, hand.due.replacements)) {
    step = replacement(*replaced);
  } else if (hand.due.common) {
    step.kind = StepKind::deal_common;
    step.cards = 1;
    step.clause = "POKER-10.J.2";
  } else {
    step.kind = StepKind::deal_board;
    step.cards = hand.due.community;
    step.board = hand.due.next_board;
    step.clause = "POKER-01.B.10";
  }
  return step;
}

NextStep betting(const Hand& hand, const HouseRules& rules) {
  if (const auto replaced = next_due(hand, hand.due.replacements)) return replacement(*replaced);
  NextStep step;
  step.kind = StepKind::act;
  step.seat = hand.betting.turn();
  step.legal = legal_actions(hand.betting, hand.limits, betting_players(hand, rules), *step.seat);
  step.clause = "POKER-07.D.3";
  return step;
}

NextStep drawing(const Hand& hand, const HouseRules& rules) {
  NextStep step;
  if (const auto seat = next_to_draw(hand)) {
    step.kind = StepKind::draw;
    step.seat = seat;
    step.cards = rules.draw.max.value_or(static_cast<std::uint8_t>(hand.own[*seat].size()));
    step.clause = game(rules.game).clauses.draw_max;
  } else {
    step = replacement(*next_due(hand, hand.due.replacements));
    step.clause = "POKER-18.P+games";
  }
  return step;
}

NextStep of_seat(StepKind kind, std::optional<SeatNo> seat, Clause clause) {
  NextStep step;
  step.kind = kind;
  step.seat = seat;
  step.clause = clause;
  return step;
}

bool waits_for_cards(const Hand& hand) {
  return hand.phase == Phase::dealing || hand.phase == Phase::drawing || hand.phase == Phase::run_twice_offered ||
         (hand.phase == Phase::betting && next_due(hand, hand.due.replacements));
}

NextStep pushing(const Hand& hand, const HouseRules& rules) {
  auto step = of_seat(StepKind::push, std::nullopt, "POKER-07.F.8");
  step.cards = static_cast<std::uint8_t>(losers_cards(hand));
  if (game(rules.game).has_board() && rules.deck.stub_count != StubCount::off) step.stub = hand.deck_left;
  return step;
}

std::string cards_text(int count) {
  return count == 1 ? "one card" : std::to_string(count) + " cards";
}

}  // namespace

NextStep next_step(const Hand& hand, const HouseRules& rules) {
  if (hand.lock && waits_for_cards(hand)) return of_seat(StepKind::unlock_deal, std::nullopt, lock_clause(*hand.lock));
  switch (hand.phase) {
    case Phase::not_started:
      return of_seat(StepKind::start_hand, std::nullopt, "POKER-07.B");
    case Phase::dealing:
      return dealing(hand, rules);
    case Phase::naming_opener:
      return of_seat(StepKind::name_opener, std::nullopt, hand.street == 0 ? Clause("POKER-10.D") : "POKER-10.H.1");
    case Phase::bringing_in: {
      auto step = of_seat(StepKind::bring_in, hand.opener, "POKER-10.D.1");
      step.may_open_full = may_open_full(hand, rules, *hand.opener);
      return step;
    }
    case Phase::betting:
      return betting(hand, rules);
    case Phase::drawing:
      return drawing(hand, rules);
    case Phase::run_twice_offered:
      return of_seat(StepKind::agree_run_twice, std::nullopt, "POKER-08.L.2");
    case Phase::choosing:
      return of_seat(StepKind::choose_after_exposure, hand.choosing, "POKER-18.M.3");
    case Phase::showing: {
      auto step = of_seat(StepKind::show, next_to_show(hand), "POKER-18.E.1");
      step.cards = static_cast<std::uint8_t>(hand.own[*step.seat].size());
      step.may_muck = may_muck(hand, rules, *step.seat);
      return step;
    }
    case Phase::naming_winners:
      return of_seat(StepKind::name_winners, std::nullopt, "POKER-07.E.3");
    case Phase::pushing:
      return pushing(hand, rules);
    case Phase::ended:
      break;
  }
  return {};
}

std::string sentence(const NextStep& step, const Hand& hand, const HouseRules& rules) {
  const auto who = step.seat ? at_seat_start(*step.seat) : std::string();
  switch (step.kind) {
    case StepKind::start_hand:
      return "Start the hand";
    case StepKind::unlock_deal:
      return "Close the matter that holds up the deal";
    case StepKind::deal_down:
      return "Deal " + cards_text(step.cards) + " down to each player, " + seat_text(*step.seat) + " first" +
             (step.straddle
                  ? "; " + seat_text(*step.straddle) + " may straddle " + rules.forced.straddle_to().short_text()
                  : "");
    case StepKind::deal_up:
      return "One card up to " + seat_text(*step.seat);
    case StepKind::deal_board: {
      const bool two = hand.boards_dealt > 1;
      return "Deal the " + std::string(streets_in_play(rules)[hand.street].name) +
             (two ? ", board " + std::to_string(step.board + 1) : "");
    }
    case StepKind::deal_common:
      return "The deck is short: one common card for all";
    case StepKind::replace_card:
      return who + " gets a card in place of the one taken";
    case StepKind::name_opener:
      return hand.street == 0 ? "Who brings it in?" : "Who shows the best hand and opens?";
    case StepKind::bring_in:
      return who + " brings in " + bring_in_amount(rules).short_text() + " or opens for a full bet";
    case StepKind::act:
      return who + ": " + choices_text(step.legal);
    case StepKind::draw:
      return who + " draws up to " + cards_text(step.cards);
    case StepKind::agree_run_twice:
      return "Run it twice?";
    case StepKind::choose_after_exposure:
      return who + ": stop here or play on?";
    case StepKind::show:
      return who + (step.may_muck ? " shows or mucks" : " shows");
    case StepKind::name_winners:
      return "Name the winner of every pot";
    case StepKind::push:
      return "Take in " + cards_text(step.cards) + " from the losers and push the pot";
    case StepKind::nothing:
      return "The hand is over";
  }
  return {};
}

}  // namespace lammer::poker
