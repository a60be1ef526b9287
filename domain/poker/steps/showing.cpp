// Showdown: who shows first, tabling, mucking, and winners named where cards are not entered.
#include <algorithm>

#include "domain/poker/steps/play.h"

namespace lammer::poker {
namespace {

SeatNo first_to_act_of_last_street(const Hand& hand) {
  // All-in seats are passed over only if at least two could act (reading 10); then somebody opened the round.
  if (hand.opener && hand.live.contains(*hand.opener)) return *hand.opener;
  return *hand.live.clockwise_after(hand.origin());
}

SeatNo shows_first(const Play& play) {
  const auto& hand = play.hand();
  const bool any_street = play.rules().showdown.first == ShowdownFirst::final_bettor_any_street;
  if (hand.aggressor && (any_street || hand.aggressor_street == hand.street))
    return *hand.live.clockwise_from(*hand.aggressor);
  if (!hand.opener && play.game().opens_later == Opens::best_showing)
    if (const auto best = best_showing(play)) return *best;
  return first_to_act_of_last_street(hand);
}

Step check_showing(const Play& play, SeatNo seat) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::showing && hand.phase != Phase::naming_winners)
    return refused("show.no_showdown", "there is no showdown now", "POKER-01.B.31");
  if (!is_seat(seat) || !hand.live.contains(seat))
    return refused("seat.not_in_hand", at_seat_start(seat) + " is not in the hand", "POKER-18.F");
  if (hand.tabled.contains(seat))
    return refused("show.already_shown", at_seat_start(seat) + " has shown", "POKER-18.E");
  if (hand.phase == Phase::showing && *next_to_show(hand) != seat)
    return refused("show.out_of_order", at_seat_start(*next_to_show(hand)) + " is asked first", "POKER-18.E.2");
  return {};
}

bool has(const OwnCards& cards, const MaybeCard& card) {
  return std::ranges::find(cards, card) != cards.end();
}

}  // namespace

// Every card of the hand, no other: up cards and cards already known must be among them.
Step check_hand(const Play& play, SeatNo seat, const OwnCards& cards) {
  const auto& own = play.hand().own[seat];
  if (cards.empty()) {
    if (std::ranges::find(own, MaybeCard{}) == own.end()) return {};
    return refused("show.cards_missing", "enter all " + std::to_string(own.size()) + " cards of the hand",
                   "POKER-18.E");
  }
  if (cards.size() != own.size())
    return refused("show.cards_missing", "enter all " + std::to_string(own.size()) + " cards of the hand",
                   "POKER-18.E");
  for (const auto& card : own)
    if (card && !has(cards, card))
      return refused("show.other_cards", "the " + cards::name(*card) + " was dealt to this seat", "POKER-18.E");
  cards::CardSet taken;
  for (const auto& card : cards) {
    if (!card) return refused("show.cards_missing", "every card of the hand is shown", "POKER-18.E");
    if (taken.contains(*card))
      return refused("card.twice", "the " + cards::name(*card) + " is named twice", "POKER-18.I");
    taken.add(*card);
    if (has(own, card)) continue;
    if (auto checked = check_card(play, card); !checked) return checked;
  }
  return {};
}

bool would_orphan_a_pot(const Hand& hand, SeatNo seat) {
  for (const auto& pot : showdown_pots(hand)) {
    auto others = pot.eligible;
    others.remove(seat);
    if (others.empty()) return true;
  }
  return false;
}

std::optional<SeatNo> next_to_show(const Hand& hand) {
  return (hand.live - hand.tabled).clockwise_from(*hand.show_first);
}

Pots built_pots(const Hand& hand) {
  auto pots = pots_of(hand.paid, hand.live | hand.mucked | hand.asked);
  // What only seats that are gone could win belongs to the last pot that anybody can, like folded money.
  while (pots.size() > 1 && (pots.back().eligible & hand.live).empty()) {
    const auto left = pots.back().amount;
    pots.pop_back();
    pots.back().amount += left;
  }
  return pots;
}

Pots showdown_pots(const Hand& hand) {
  auto pots = built_pots(hand);
  for (auto& pot : pots) pot.eligible = pot.eligible & hand.live;
  return pots;
}

TabledHands tabled_hands(const Hand& hand) {
  return {hand.own, hand.tabled, {hand.boards[0], hand.boards[1]}};
}

WinningShares shares_by_cards(const Play& play, const Pots& pots) {
  const auto& hand = play.hand();
  if (!hand.contested()) return uncontested(pots, hand.live.only());
  const auto twice = run_twice_pots(hand);
  return winners_of(play.game(), readings_of(play.game(), play.rules()), pots, tabled_hands(hand), twice);
}

void open_showdown(Play& play) {
  play.emit(ShowdownOpened{shows_first(play), play.rules().cards_entry != CardsEntry::full});
}

Step show(Play& play, const Show& command) {
  if (auto checked = check_showing(play, command.seat); !checked) return checked;
  if (auto checked = check_hand(play, command.seat, command.cards); !checked) return checked;
  play.emit(Shown{command.seat, command.cards});
  return {};
}

bool may_muck(const Hand& hand, const HouseRules& rules, SeatNo seat) {
  return !rules.showdown.reveal_all && !would_orphan_a_pot(hand, seat);
}

Step muck(Play& play, const Muck& command) {
  if (auto checked = check_showing(play, command.seat); !checked) return checked;
  if (play.rules().showdown.reveal_all)
    return refused("show.must_show", "every live hand is shown at this table", "POKER-18.E.3");
  if (would_orphan_a_pot(play.hand(), command.seat))
    return refused("show.last_hand", at_seat_start(command.seat) + " is the last that can win a pot", "POKER-07.E");
  play.emit(Mucked{command.seat});
  return {};
}

Step name_winners(Play& play, const NameWinners& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::naming_winners)
    return refused("winners.not_asked", "winners are not named now", "POKER-07.E.3");
  const auto pots = showdown_pots(hand);
  const auto twice = run_twice_pots(hand);
  const std::size_t halves = play.game().has_halves() ? 2 : 1;
  for (std::size_t pot = 0; pot < pots.size(); ++pot) {
    for (std::size_t board = 0; board < (twice[pot] ? 2U : 1U); ++board) {
      const bool named = std::ranges::any_of(command.shares, [&](const WinningShare& share) {
        return share.pot == pot && share.board == board && share.half == 0 && !share.winners.empty();
      });
      if (!named) return refused("winners.pot_without_winner", "every pot needs a winner", "POKER-07.E");
    }
  }
  for (std::size_t i = 0; i < command.shares.size(); ++i) {
    const auto& share = command.shares[i];
    if (share.pot >= pots.size() || share.board >= (twice[share.pot] ? 2 : 1) || share.half >= halves ||
        share.winners.empty())
      return refused("winners.no_such_share", "there is no such part of a pot", "POKER-07.E");
    if (!(share.winners - pots[share.pot].eligible).empty())
      return refused("winners.not_eligible", "a seat can win only a pot it paid into", "POKER-08.B.5.a");
    for (std::size_t j = 0; j < i; ++j) {
      const auto& other = command.shares[j];
      if (other.pot == share.pot && other.board == share.board && other.half == share.half)
        return refused("winners.named_twice", "a part of a pot is named twice", "POKER-07.E");
    }
  }
  for (const auto& share : command.shares) play.emit(WinnersNamed{share});
  settle_hand(play, command.shares);
  return {};
}

}  // namespace lammer::poker
