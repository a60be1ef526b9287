// Run it twice: when it may be asked, who plays for what on the second board (POKER-08.L).
#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

Boards boards_if_twice(const Hand& hand) {
  switch (hand.street) {
    case 0:
      return Boards::twice_before_flop;
    case 1:
      return Boards::twice_on_flop;
    default:
      return Boards::twice_on_turn;
  }
}

// Cards still to come if both boards are dealt out, burns included.
int cards_for_two_runs(const Play& play) {
  const auto players = play.hand().dealt.count();
  const auto& game = play.game();
  return cards_needed(game, players, boards_if_twice(play.hand())) -
         cards_out(game, players, Boards::one, play.hand().street);
}

// The pots that belong wholly to the seats that agreed.
bool has_pot_of(const Hand& hand, SeatSet agreed) {
  for (const auto& pot : pots_of(hand.paid, hand.live))
    if ((pot.eligible - agreed).empty()) return true;
  return false;
}

}  // namespace

bool may_run_twice(const Play& play) {
  const auto& hand = play.hand();
  const auto& rules = play.rules();
  if (!rules.special.run_twice || rules.mode == TableMode::tournament || hand.special != SpecialHand::none)
    return false;
  if (!play.game().has_board() || hand.run_twice_asked) return false;
  if (play.game().has_halves() && !rules.special.run_twice_hilo) return false;
  if (hand.street + 1U >= play.game().streets.size()) return false;
  const int live = hand.live.count();
  const int all_in = hand.all_in().count();
  const bool enough_all_in = (live == 2 && all_in >= 1) || (live == 3 && all_in >= 2);
  return enough_all_in && hand.players().able().count() < 2 && cards_for_two_runs(play) <= hand.deck_left;
}

std::array<bool, seats_max> run_twice_pots(const Hand& hand) {
  const auto pots = built_pots(hand);
  std::array<bool, seats_max> twice{};
  for (std::size_t i = 0; i < pots.size(); ++i)
    twice[i] = hand.special == SpecialHand::double_board ||
               (!hand.run_twice.empty() && (pots[i].eligible - hand.run_twice).empty());
  return twice;
}

Step agree_run_twice(Play& play, const AgreeRunTwice& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::run_twice_offered) {
    const auto live = hand.live.count();
    if (live > 3) return refused("run_twice.too_many", "at most three players may run it twice", "POKER-08.L.1.b");
    if (play.rules().mode == TableMode::tournament)
      return refused("run_twice.tournament", "it is not run twice in tournaments", "POKER-08.L.1.a");
    return refused("run_twice.not_offered", "running it twice is not offered now", "POKER-08.L");
  }
  if (!(command.agreed - hand.live).empty())
    return refused("seat.not_in_hand", "only players in the hand may agree", "POKER-08.L.2");
  if (command.agreed.count() >= 2 && has_pot_of(hand, command.agreed))
    play.emit(RunTwiceAgreed{command.agreed});
  else
    play.emit(RunTwiceDeclined{});
  return {};
}

}  // namespace lammer::poker
