// What follows by rule: the next street, the betting round, its end, the showdown, the sheet.
#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

bool street_has_betting(const Play& play) {
  const auto& hand = play.hand();
  switch (hand.special) {
    case SpecialHand::none:
      return true;
    case SpecialHand::bomb:
    case SpecialHand::double_board:
      return hand.street > 0;
    case SpecialHand::waterfall:
      return hand.street > 0 && play.rules().special.waterfall_betting == WaterfallBetting::after_each_street;
  }
  return true;
}

// Blinds posted after the deal are due even if the hand is over before (POKER-18.L.2).
bool blinds_are_owed(const Play& play) {
  const auto& hand = play.hand();
  return hand.street == 0 && hand.special == SpecialHand::none && !hand.round_done &&
         play.rules().forced.blind_timing.value_or(play.game().forced) == ForcedMoney::blinds_after_deal;
}

void after_betting(Play& play) {
  const auto& hand = play.hand();
  const auto next = static_cast<std::uint8_t>(hand.street + 1);
  const bool last = next == streets_in_play(play.rules()).size();
  if (!last && may_run_twice(play)) {
    play.emit(RunTwiceOffered{});
  } else if (!last) {
    open_street(play, next, hand.due.last_board);
  } else if (!hand.run_twice.empty() && hand.due.last_board == 0) {
    open_street(play, hand.run_from, 1);
  } else {
    open_showdown(play);
  }
}

// One step further, or false: the hand waits for a person.
bool advance(Play& play) {
  const auto& hand = play.hand();
  const bool alone = hand.live.count() == 1 && hand.phase != Phase::pushing && hand.phase != Phase::ended;
  if (alone && hand.round_open) {
    close_round(play);
    return true;
  }
  if (alone && blinds_are_owed(play)) {
    post_blinds(play);
    return true;
  }
  if (alone) {
    settle_hand(play, uncontested(showdown_pots(hand), hand.live.only()));
    return false;
  }
  switch (hand.phase) {
    case Phase::dealing:
      if (!hand.deal_done()) return false;
      if (hand.round_done)
        after_betting(play);
      else if (street_has_betting(play))
        open_betting(play);
      else
        play.emit(RoundSkipped{});
      return true;
    case Phase::drawing:
      if (!(hand.live - hand.drawn).empty() || next_due(hand, hand.due.replacements)) return false;
      open_betting(play);
      return true;
    case Phase::betting:
      if (hand.betting.is_over()) {
        close_round(play);
        return true;
      }
      return book_declaration(play);
    case Phase::showing:
      if (hand.tabled != hand.live) return false;
      settle_hand(play, shares_by_cards(play, showdown_pots(hand)));
      return false;
    default:
      return false;
  }
}

}  // namespace

void follow(Play& play) {
  if (play.hand().phase == Phase::not_started || play.hand().phase == Phase::ended) return;
  while (advance(play)) {
  }
}

}  // namespace lammer::poker
