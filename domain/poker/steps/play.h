// Play: the hand a command works on, with its rules and the list of what happened. Steps check first and emit after:
// a refusal has emitted nothing.
#pragma once
#include <string>

#include "domain/core/refusal.h"
#include "domain/poker/apply.h"
#include "domain/poker/command.h"
#include "domain/poker/figures.h"

namespace lammer::poker {

class Play {
 public:
  Play(Hand& hand, const HouseRules& rules, Authority by, Events& events)
      : hand_(hand), rules_(rules), game_(poker::game(rules.game)), by_(by), events_(events) {}

  const Hand& hand() const { return hand_; }
  const HouseRules& rules() const { return rules_; }
  const GameDefinition& game() const { return game_; }
  Authority by() const { return by_; }

  void emit(const Event& event) {
    apply(hand_, event);
    events_.push_back(event);
  }

 private:
  Hand& hand_;
  const HouseRules& rules_;
  const GameDefinition& game_;
  Authority by_;
  Events& events_;
};

using Step = Expected<void>;

// "seat 4", "Seat 4" for sentences.
std::string seat_text(SeatNo seat);
std::string at_seat_start(SeatNo seat);

inline Step refused(std::string_view code, std::string sentence, Clause clause) {
  return tl::unexpected(Refusal{code, std::move(sentence), clause});
}

// --- one family a file
Step start_hand(Play& play, const StartHand& command);
Step straddle(Play& play, const Straddle& command);

Step deal_down(Play& play, const DealDown& command);
Step deal_up(Play& play, const DealUp& command);
Step deal_board(Play& play, const DealBoard& command);
Step deal_common(Play& play, const DealCommon& command);
Step replace(Play& play, const Replace& command);
Step name_opener(Play& play, const NameOpener& command);
Step bring_in(Play& play, const BringIn& command);

Step act(Play& play, const Act& command);
Step call_clock(Play& play, const CallClock& command);
Step time_out(Play& play, const TimeOut& command);

Step draw(Play& play, const Draw& command);
Step agree_run_twice(Play& play, const AgreeRunTwice& command);

Step show(Play& play, const Show& command);
Step muck(Play& play, const Muck& command);
Step name_winners(Play& play, const NameWinners& command);
Step push(Play& play, const Push& command);

Step declare_misdeal(Play& play, const DeclareMisdeal& command);
Step void_hand(Play& play, const VoidHand& command);
Step boxed_card(Play& play, const BoxedCard& command);
Step cards_to_ineligible(Play& play, const CardsToIneligible& command);
Step card_off_table(Play& play, const CardOffTable& command);
Step card_exposed(Play& play, const CardExposed& command);
Step choose_after_exposure(Play& play, const ChooseAfterExposure& command);
Step throw_in(Play& play, const ThrowIn& command);
Step foul_hand(Play& play, const FoulHand& command);
Step lock_deal(Play& play, const LockDeal& command);
Step unlock_deal(Play& play, const UnlockDeal& command);
Step enter_late(Play& play, const EnterLate& command);

// What follows by rule without anybody's choice, until the hand waits for a person again.
void follow(Play& play);

// --- shared by the steps
Clause lock_clause(DealLock reason);
// Nothing is dealt while a transaction is open or the shuffler stands (POKER-07.F.1.c, 18.Q, 18.R).
Step check_unlocked(const Hand& hand);
// A card that is entered: of this deck, and not seen elsewhere.
Step check_card(const Play& play, const MaybeCard& card, cards::CardSet also_taken = {});
// A whole hand as it is entered: every card of the seat, no other.
Step check_hand(const Play& play, SeatNo seat, const OwnCards& cards);
// Money back to everyone and the hand over.
void return_all_bets(Play& play, Outcome outcome);
std::optional<SeatNo> next_to_draw(const Hand& hand);
// The bring-in may open for a full bet: it has more, and somebody can bet against it (bring_in.may_open_full).
bool may_open_full(const Hand& hand, const HouseRules& rules, SeatNo seat);
// Who gets a card before the deal goes on (irreg.exposed_when).
std::optional<SeatNo> replaced_at_once(const Hand& hand, const HouseRules& rules);
// Everything that may be shuffled up goes back to the deck; `drawing` is the seat whose own discards stay out.
void reshuffle_discards(Play& play, std::optional<SeatNo> drawing);
void open_street(Play& play, std::uint8_t index, std::uint8_t board);
void open_betting(Play& play);
void post_blinds(Play& play);
// What a live seat put in over the whole hand and nobody matched goes back (POKER-17.D).
void return_uncalled(Play& play);
void close_round(Play& play);
bool may_run_twice(const Play& play);
// Which pots are run on both boards.
std::array<bool, seats_max> run_twice_pots(const Hand& hand);
void open_showdown(Play& play);
std::optional<SeatNo> next_to_show(const Hand& hand);
// Whether some pot would be left without a hand to win it.
bool would_orphan_a_pot(const Hand& hand, SeatNo seat);
bool may_muck(const Hand& hand, const HouseRules& rules, SeatNo seat);
// The pots as the betting built them, with everyone who could win them then.
Pots built_pots(const Hand& hand);
// The same with those who can still win them: a conceded hand wins nothing, but the pots stay as they were.
Pots showdown_pots(const Hand& hand);
// The best hand showing, if up cards are entered; stud.
std::optional<SeatNo> best_showing(const Play& play);
// What the losers' hands come to (POKER-07.F.8.a).
int losers_cards(const Hand& hand);
void settle_hand(Play& play, const WinningShares& shares);
// Shares from the cards tabled; everything to the last seat if only one is left.
WinningShares shares_by_cards(const Play& play, const Pots& pots);
// Books or drops what the seat in turn said before its turn; false if it said nothing.
bool book_declaration(Play& play);
BettingPlayers betting_players(const Hand& hand, const HouseRules& rules);
BettingLimits limits_of(const Play& play);
TabledHands tabled_hands(const Hand& hand);

}  // namespace lammer::poker
