// Cards from the deck: to seats, to boards, and the common card when the deck runs short.
#include <algorithm>

#include "domain/poker/steps/play.h"
#include "domain/ranking/bring_in.h"
#include "domain/ranking/showing.h"

namespace lammer::poker {
namespace {

Step check_dealing(const Play& play, std::string_view what) {
  const auto& hand = play.hand();
  if (hand.phase == Phase::not_started) return refused("hand.not_started", "start the hand first", "POKER-07.F");
  if (hand.phase == Phase::betting)
    return refused("deal.betting_open", "the betting round is not closed", "POKER-01.B.3");
  if (hand.phase != Phase::dealing) return refused("deal.not_due", std::string(what) + " is not due now", "POKER-07.F");
  return check_unlocked(hand);
}

// Up cards and boards decide who acts and what a hand is worth; they stay unseen only where no cards are entered.
Step check_entered(const Play& play, const MaybeCard& card) {
  if (card || play.rules().cards_entry == CardsEntry::none) return {};
  return refused("card.missing", "enter the card", "POKER-01.B.34");
}

// irreg.exposed_when = at_once: nobody else gets a card before.
Step check_replaced(const Play& play) {
  if (const auto seat = replaced_at_once(play.hand(), play.rules()))
    return refused("deal.replacement_due", at_seat_start(*seat) + " is due a card first", "POKER-18.P");
  return {};
}

// Cards that died may leave too few: then the hand cannot go on.
Step check_deck(const Play& play, std::size_t cards) {
  if (play.hand().deck_left >= cards) return {};
  return refused("deal.deck_too_short", "the deck is out: the floor rules a misdeal", "POKER-12.B");
}

std::size_t sum_of(const CardsDue& due) {
  std::size_t sum = 0;
  for (const auto seat : due.seats()) sum += due[seat];
  return sum;
}

// What the rest of the board takes, burns included.
int board_to_come(const Play& play) {
  if (!play.game().has_board()) return 0;
  const auto boards = play.hand().special == SpecialHand::double_board ? Boards::double_board : Boards::one;
  const auto players = play.hand().dealt.count();
  return cards_needed(play.game(), players, boards) - cards_out(play.game(), players, boards, play.hand().street);
}

Step wrong_seat(std::optional<SeatNo> due) {
  if (!due) return refused("deal.not_due", "no card is due to a seat", "POKER-07.F");
  return refused("deal.wrong_seat", "the next card goes to " + seat_text(*due), "POKER-07.F");
}

// All up cards of a street must be out before they are compared.
bool up_cards_known(const Hand& hand, SeatSet seats) {
  for (const auto seat : seats)
    for (std::size_t i = 0; i < hand.own[seat].size(); ++i)
      if ((hand.up[seat] >> i & 1) != 0 && !hand.own[seat][i]) return false;
  return true;
}

using UpCards = FixedVector<cards::Card, 5>;
UpCards up_cards_of(const Hand& hand, SeatNo seat, bool with_common) {
  UpCards up;
  for (std::size_t i = 0; i < hand.own[seat].size(); ++i)
    if ((hand.up[seat] >> i & 1) != 0) up.push_back(*hand.own[seat][i]);
  if (with_common)
    for (const auto& card : hand.boards[0])
      if (card && up.size() < 4) up.push_back(*card);
  return up;
}

ranking::BringInBy bring_in_by(const Play& play) {
  const auto by = *play.game().bring_in;
  const auto& stud = play.rules().stud;
  if (by != ranking::BringInBy::highest_ace_low) return by;
  if (play.game().has_halves())
    return stud.hl_order == BringInHlOrder::low_card ? ranking::BringInBy::lowest_ace_high : by;
  return stud.low_order == BringInLowOrder::best_low ? ranking::BringInBy::best_low_card : by;
}

// Who may have to bring in: throwing the cards away saves nobody the forced bet (POKER-18.L.2).
SeatSet shows_a_card(const Hand& hand) {
  SeatSet seats;
  for (const auto seat : hand.dealt - hand.voided)
    if (hand.up[seat] != 0) seats.add(seat);
  return seats;
}

SeatNo bring_in_seat(const Play& play) {
  const auto& hand = play.hand();
  FixedVector<SeatNo, seats_max> seats;
  FixedVector<cards::Card, seats_max> all;
  // A seat has one up card; what an irregularity turned up counts (POKER-18.M.1).
  for (const auto seat : shows_a_card(hand)) {
    const auto up = up_cards_of(hand, seat, false);
    insist(up.size() == 1, "everyone shows one card");
    seats.push_back(seat);
    all.push_back(up[0]);
  }
  return seats[ranking::bring_in({all.data(), all.size()}, bring_in_by(play))];
}

SeatNo best_showing_seat(const Play& play, SeatSet seats) {
  const auto& hand = play.hand();
  FixedVector<ranking::ShowingRank, seats_max> ranks;
  FixedVector<SeatNo, seats_max> order;
  for (const auto seat : seats) {
    const auto up = up_cards_of(hand, seat, play.rules().stud.common_in_showing);
    ranks.push_back(ranking::ShowingRank({up.data(), up.size()}, play.game().showing));
    order.push_back(seat);
  }
  return order[ranking::best_showing({ranks.data(), ranks.size()})];
}

// With the bring-in all-in for its ante nobody is forced: the price stands, its left neighbour decides (POKER-10.D.2).
void post_bring_in(Play& play, SeatNo seat) {
  const auto nominal = bring_in_amount(play.rules());
  const auto paid = std::min(nominal, play.hand().stacks[seat]);
  const bool adds = play.rules().stud.first_raise == BringInFirstRaise::add_bet;
  play.emit(Posted{seat, PostKind::bring_in, paid, nominal, {}, true, adds});
  SeatSet posted;
  posted.add(seat);
  const auto first = *play.hand().live.clockwise_after(seat);
  play.emit(TurnGiven{first, posted});
}

void open_bring_in(Play& play, SeatNo seat) {
  play.emit(BettingOpened{limits_of(play)});
  if (may_open_full(play.hand(), play.rules(), seat))
    play.emit(BringInNamed{seat});
  else
    post_bring_in(play, seat);
}

bool shows_open_pair(const Hand& hand) {
  for (const auto seat : hand.live) {
    const auto up = up_cards_of(hand, seat, false);
    for (std::size_t i = 0; i < up.size(); ++i)
      for (std::size_t j = i + 1; j < up.size(); ++j)
        if (up[i].rank() == up[j].rank()) return true;
  }
  return false;
}

std::optional<SeatNo> first_of_later_street(const Play& play) {
  const auto& hand = play.hand();
  const auto able = hand.players().able();
  if (play.game().opens_later == Opens::left_of_button) return able.clockwise_after(hand.origin());
  if (hand.opener && able.contains(*hand.opener)) return hand.opener;
  if (!up_cards_known(hand, hand.live)) return std::nullopt;
  if (play.rules().stud.all_in_first == StudAllInFirst::next_clockwise)
    return able.clockwise_from(best_showing_seat(play, hand.live));
  return best_showing_seat(play, able);
}

// A burn before the street, shuffling up what the rules allow when the deck has none (reading 8).
void burn(Play& play, bool draws) {
  if (play.hand().deck_left == 0 && draws) reshuffle_discards(play, std::nullopt);
  if (play.hand().deck_left > 0) play.emit(Burned{});
}

struct StreetPlan {
  bool burn = false;
  bool common = false;
};

StreetPlan plan_of(const Play& play, const Street& street, std::uint8_t index) {
  const auto& hand = play.hand();
  const auto& stud = play.rules().stud;
  StreetPlan plan{.burn = street.burn};
  // Five-card stud may burn once for the last two cards (POKER-14.H).
  const bool last_two = play.game().code == GameCode::stud5_high && index + 1U == play.game().streets.size();
  if (last_two && !stud.five_stud_burn_each) plan.burn = false;
  if (play.game().deck_short == DeckShort::common_card && index > 0) {
    const int needed = hand.live.count() * (street.down + street.up);
    plan.common = hand.deck_left < needed + (stud.sufficiency_counts_burn ? 1 : 0);
    if (!plan.common && hand.deck_left == needed) plan.burn = false;
  }
  return plan;
}

}  // namespace

Clause lock_clause(DealLock reason) {
  switch (reason) {
    case DealLock::transaction:
      return "POKER-07.F.1.c";
    case DealLock::shuffler_stopped:
      return "POKER-18.Q";
    case DealLock::shuffler_out:
      return "POKER-18.R";
  }
  return "POKER-18.Q";
}

Step check_unlocked(const Hand& hand) {
  if (!hand.lock) return {};
  return refused("deal.locked", "dealing is locked until the matter is closed", lock_clause(*hand.lock));
}

std::string seat_text(SeatNo seat) {
  return "seat " + std::to_string(seat.value());
}
std::string at_seat_start(SeatNo seat) {
  return "Seat " + std::to_string(seat.value());
}

Step check_card(const Play& play, const MaybeCard& card, cards::CardSet also_taken) {
  if (!card) return {};
  if (!cards::cards_of(play.game().deck).contains(*card))
    return refused("card.not_in_deck", "the " + cards::name(*card) + " is not in this deck", "POKER-06.J");
  if (play.hand().dead.contains(*card))
    return refused("card.dead", "the " + cards::name(*card) + " is out of play in this hand", "POKER-18.J");
  if (play.hand().seen.contains(*card) || also_taken.contains(*card))
    return refused("card.twice", "the " + cards::name(*card) + " is already in this hand", "POKER-18.I");
  return {};
}

bool may_open_full(const Hand& hand, const HouseRules& rules, SeatNo seat) {
  auto others = hand.players().able();
  others.remove(seat);
  return rules.stud.bring_in_may_open_full && hand.live.contains(seat) && !others.empty() &&
         hand.stacks[seat] > bring_in_amount(rules);
}

std::optional<SeatNo> replaced_at_once(const Hand& hand, const HouseRules& rules) {
  if (rules.irregularity.exposed_when != ExposedWhen::at_once) return std::nullopt;
  return next_due(hand, hand.due.replacements);
}

std::optional<SeatNo> best_showing(const Play& play) {
  const auto& hand = play.hand();
  if (!up_cards_known(hand, hand.live)) return std::nullopt;
  return best_showing_seat(play, hand.live);
}

BettingLimits limits_of(const Play& play) {
  const auto& hand = play.hand();
  const auto bet = hand.kill == KillMode::none ? play.rules().bet : bets_in_kill(play.rules().bet, hand.kill);
  const bool big = hand.street >= big_bet_from(play.rules());
  BettingLimits limits;
  limits.structure = bet.structure;
  limits.min_raise = bet.raise_unit();
  limits.bet =
      bet.structure == BetStructure::fixed && big ? bet.max.value_or(bet.min) : std::max(bet.min, hand.raised_min);
  if (bet.structure == BetStructure::spread) limits.max = bet.max;
  // On fourth street an open pair allows the big bet (POKER-10.H.1).
  if (bet.structure == BetStructure::fixed && !big && hand.street > 0 && play.rules().stud.open_pair_big_bet &&
      play.game().opens_later == Opens::best_showing && up_cards_known(hand, hand.live) && shows_open_pair(hand))
    limits.open_pair_bet = bet.max;
  limits.max_raises = bet.max_raises;
  limits.short_allin_reopens = bet.short_allin_reopens;
  limits.check_raise = bet.check_raise;
  limits.fixed_half_bet = bet.fixed_half_bet;
  limits.cap_heads_up = bet.cap_heads_up;
  limits.fold_unfaced = bet.fold_unfaced == FoldUnfaced::allow;
  limits.chip = play.rules().split.unit;
  return limits;
}

void open_street(Play& play, std::uint8_t index, std::uint8_t board) {
  const auto& street = streets_in_play(play.rules())[index];
  const auto plan = plan_of(play, street, index);
  const bool both = play.hand().special == SpecialHand::double_board;
  play.emit(StreetOpened{index, street.down, street.up, street.community, street.draw, plan.common,
                         both ? std::uint8_t{0} : board, both ? std::uint8_t{1} : board});
  if (plan.common && play.hand().deck_left <= 1) {
    // The burns are shuffled; the lone card of the deck joins them only if the operator says so (POKER-10.J.3).
    const bool joins = play.rules().stud.last_card_joins_reshuffle;
    play.emit(BurnsReshuffled{static_cast<std::uint8_t>(play.hand().burns + (joins ? play.hand().deck_left : 0))});
  }
  if (plan.burn) burn(play, street.draw);
}

void open_betting(Play& play) {
  const auto& hand = play.hand();
  const bool first_street = hand.street == 0;
  if (first_street && hand.special == SpecialHand::none && play.game().forced == ForcedMoney::bring_in) {
    if (hand.opener)
      open_bring_in(play, *hand.opener);
    else if (up_cards_known(hand, shows_a_card(hand)))
      open_bring_in(play, bring_in_seat(play));
    else
      play.emit(OpenerWanted{});
    return;
  }
  if (first_street && !hand.round_open) post_blinds(play);
  if (first_street) {
    const auto last = hand.last_blind.value_or(hand.origin());
    const auto able = hand.players().able();
    play.emit(TurnGiven{able.clockwise_after(last).value_or(*hand.live.clockwise_after(last)), {}});
    return;
  }
  if (hand.players().able().count() < 2) {
    play.emit(RoundSkipped{});
    return;
  }
  const auto first = first_of_later_street(play);
  if (!first) {
    play.emit(OpenerWanted{});
    return;
  }
  play.emit(BettingOpened{limits_of(play)});
  play.emit(TurnGiven{*first, {}});
}

Step deal_down(Play& play, const DealDown& command) {
  if (auto checked = check_dealing(play, "a down card"); !checked) return checked;
  const auto& hand = play.hand();
  const auto due = next_due(hand, hand.due.down);
  if (!due) return wrong_seat(due);
  if (auto checked = check_replaced(play); !checked) return checked;
  if (auto checked = check_deck(play, command.seat ? hand.due.down[*due] : sum_of(hand.due.down)); !checked)
    return checked;
  if (!command.seat) {
    play.emit(DownDealtToAll{});
    return {};
  }
  if (*command.seat != *due) return wrong_seat(due);
  if (command.cards.size() != hand.due.down[*due])
    return refused("deal.wrong_number",
                   at_seat_start(*due) + " is due " + std::to_string(hand.due.down[*due]) + " down cards",
                   "POKER-01.B.20");
  cards::CardSet taken;
  for (const auto& card : command.cards) {
    if (auto checked = check_card(play, card, taken); !checked) return checked;
    if (card) taken.add(*card);
  }
  play.emit(DownDealt{*due, command.cards});
  return {};
}

Step deal_up(Play& play, const DealUp& command) {
  if (auto checked = check_dealing(play, "an up card"); !checked) return checked;
  const auto& hand = play.hand();
  if (const auto down = next_due(hand, hand.due.down))
    return refused("deal.down_first", "down cards are still due to " + seat_text(*down), "POKER-10.C");
  const auto due = next_due(hand, hand.due.up);
  if (!due) return wrong_seat(due);
  if (auto checked = check_replaced(play); !checked) return checked;
  if (auto checked = check_deck(play, command.seat ? 1 : sum_of(hand.due.up)); !checked) return checked;
  if (auto entered = check_entered(play, command.card); !entered) return entered;
  if (!command.seat) {
    play.emit(UpDealtToAll{});
    return {};
  }
  if (*command.seat != *due) return wrong_seat(due);
  if (auto checked = check_card(play, command.card); !checked) return checked;
  play.emit(UpDealt{*due, command.card});
  return {};
}

Step deal_board(Play& play, const DealBoard& command) {
  const bool declines = play.hand().phase == Phase::run_twice_offered;
  if (auto checked = declines ? check_unlocked(play.hand()) : check_dealing(play, "a board card"); !checked)
    return checked;
  const auto& hand = play.hand();
  const auto due = declines ? streets_in_play(play.rules())[hand.street + 1U].community : hand.due.community;
  if (due == 0) return refused("deal.not_due", "no board card is due now", "POKER-01.B.10");
  if (const auto seat = next_due(hand, hand.due.replacements))
    return refused("deal.replacement_due", at_seat_start(*seat) + " is due a card first", "POKER-18.O");
  if (auto checked = check_deck(play, due); !checked) return checked;
  if (command.cards.size() != due)
    return refused("deal.wrong_number", std::to_string(due) + " board cards are due", "POKER-01.B.10");
  cards::CardSet taken;
  for (const auto& card : command.cards) {
    if (auto entered = check_entered(play, card); !entered) return entered;
    if (auto checked = check_card(play, card, taken); !checked) return checked;
    if (card) taken.add(*card);
  }
  if (declines) {
    play.emit(RunTwiceDeclined{});
    open_street(play, static_cast<std::uint8_t>(hand.street + 1), 0);
  }
  play.emit(BoardDealt{hand.due.next_board, command.cards});
  return {};
}

Step deal_common(Play& play, const DealCommon& command) {
  if (auto checked = check_dealing(play, "a common card"); !checked) return checked;
  if (!play.hand().due.common)
    return refused("deal.not_due", "the deck serves everyone: no common card is due", "POKER-10.J.2");
  if (auto checked = check_deck(play, 1); !checked) return checked;
  if (auto entered = check_entered(play, command.card); !entered) return entered;
  if (auto checked = check_card(play, command.card); !checked) return checked;
  play.emit(CommonDealt{command.card});
  return {};
}

Step replace(Play& play, const Replace& command) {
  const auto& hand = play.hand();
  const bool drawing = hand.phase == Phase::drawing;
  // Found out when the round was just opened: the card is dealt before anybody acts.
  const bool just_opened = drawing || hand.phase == Phase::betting;
  if (auto checked = just_opened ? check_unlocked(hand) : check_dealing(play, "a replacement"); !checked)
    return checked;
  const auto due = next_due(hand, hand.due.replacements);
  if (due != command.seat) return wrong_seat(due);
  // The street's own deal is finished first, unless the operator replaces at once (POKER-18.O, 18.P).
  if (!drawing && !replaced_at_once(hand, play.rules()) &&
      (next_due(hand, hand.due.down) || next_due(hand, hand.due.up)))
    return refused("deal.finish_first", "the deal of this street is finished first", "POKER-18.P");
  if (drawing && !(hand.live - hand.drawn).empty())
    return refused("deal.finish_first", "it is replaced when everyone has drawn", "POKER-18.P+games");
  const bool reshuffles = play.game().has_draws() && hand.discards.count > 0;
  if (hand.deck_left <= board_to_come(play) && !(hand.deck_left == 0 && reshuffles))
    return refused("deal.deck_too_short", "the deck is too short: the floor rules a misdeal", "POKER-12.B");
  const bool returns = hand.deck_left == 0 && command.card && hand.discards.known.contains(*command.card);
  if (!returns)
    if (auto checked = check_card(play, command.card); !checked) return checked;
  if (hand.deck_left == 0) reshuffle_discards(play, std::nullopt);
  play.emit(CardReplaced{command.seat, command.card});
  return {};
}

Step name_opener(Play& play, const NameOpener& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::naming_opener)
    return refused("opener.not_asked", "nobody is to be named now", "POKER-10.H.1");
  const auto may_be = hand.street == 0 ? shows_a_card(hand) : hand.live;
  if (!may_be.contains(command.seat))
    return refused("seat.not_in_hand", at_seat_start(command.seat) + " is not in the hand", "POKER-08.A");
  if (hand.street > 0 && !hand.players().able().contains(command.seat))
    return refused("seat.cannot_act", at_seat_start(command.seat) + " cannot bet", "POKER-01.B.1");
  play.emit(OpenerNamed{command.seat});
  return {};
}

Step bring_in(Play& play, const BringIn& command) {
  const auto& hand = play.hand();
  if (hand.phase != Phase::bringing_in) return refused("bring_in.not_due", "no bring-in is due now", "POKER-10.D");
  if (hand.opener != command.seat)
    return refused("bring_in.wrong_seat", at_seat_start(*hand.opener) + " brings in", "POKER-10.D.2");
  const auto seat = command.seat;
  if (!command.full) {
    post_bring_in(play, seat);
    return {};
  }
  if (!may_open_full(hand, play.rules(), seat))
    return refused("act.raise_not_allowed", "nobody else can bet: bring in", "POKER-08.K.1");
  play.emit(TurnGiven{seat, {}});
  const auto legal = legal_actions(hand.betting, hand.limits, hand.players(), seat);
  insist(legal.bet.has_value(), "the bring-in may open for a full bet");
  const auto to = legal.bet->least;
  play.emit(Acted{seat, ActionKind::bet, to, to, judge(hand.betting, hand.limits, to)});
  return {};
}

}  // namespace lammer::poker
