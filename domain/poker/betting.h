// BettingRound: who must still act, what it costs, and how much may be bet or raised. Knows amounts and seats, no
// cards.
//
// Three functions carry the rules: legal_actions() says what a seat may do, judge() says what a bet or raise to an
// amount amounts to (full, counted), and the round's own moves book what was decided. A move never judges: an old log
// gives the same round under new code.
#pragma once
#include <optional>

#include "domain/core/money.h"
#include "domain/poker/house_rules.h"
#include "domain/poker/seats.h"

namespace lammer::poker {

// The limits of one street of one hand, drawn from the house rules, the street and a kill.
struct BettingLimits {
  BetStructure structure = BetStructure::no_limit;
  MinRaise min_raise = MinRaise::last_raise;
  Money bet;                           // fixed: this street's bet; otherwise the posted minimum
  std::optional<Money> open_pair_bet;  // fixed: the bigger bet an open pair allows as well (stud.open_pair_big_bet)
  std::optional<Money> max;            // spread: the posted maximum
  std::optional<std::uint8_t> max_raises;
  bool short_allin_reopens = false;
  bool check_raise = true;
  bool fixed_half_bet = true;
  bool cap_heads_up = true;
  bool fold_unfaced = true;
  Money chip = Money::cents(100);  // bets are whole chips, all-ins excepted

  friend bool operator==(const BettingLimits&, const BettingLimits&) = default;
};

// The players as a betting round sees them.
struct BettingPlayers {
  const SeatMap<Money>& stacks;
  SeatSet live;     // hold cards
  SeatSet stopped;  // hold cards, bet no more though they have chips (POKER-18.M.3.a)
  Money pot;        // everything in the middle, this round's bets included

  SeatSet able() const {
    SeatSet able;
    for (const auto seat : live - stopped)
      if (stacks[seat] > Money()) able.add(seat);
    return able;
  }
};

struct AmountRange {
  Money least;
  Money most;

  bool contains(Money amount) const { return least <= amount && amount <= most; }
  friend bool operator==(const AmountRange&, const AmountRange&) = default;
};

// What the seat in turn may do. Amounts of bets and raises are totals of this betting round ("raise to").
struct LegalActions {
  SeatNo seat = SeatNo(1);
  bool fold = false;
  bool check = false;
  std::optional<Money> call;       // what it puts in; less than the price if it is all-in
  std::optional<AmountRange> bet;  // nobody has bet yet
  std::optional<AmountRange> raise;
  bool raise_is_completion = false;  // of a bring-in or a blind below the bet
  Money all_in_to;                   // the total with every chip in

  const std::optional<AmountRange>& bet_or_raise() const { return bet ? bet : raise; }
};

// What a bet or raise to an amount is in the eyes of the rules.
struct RaiseJudgement {
  bool full = false;     // gives everyone the right to raise again
  bool counted = false;  // towards bet.max_raises
  Money unit;            // what the next raise is measured in, if this one is full

  friend bool operator==(const RaiseJudgement&, const RaiseJudgement&) = default;
};

class BettingRound {
 public:
  // `able` are the seats that can bet; forced money is posted next, then the turn is given.
  static BettingRound opened(const BettingLimits& limits, int live_seats);

  // A blind, straddle or bring-in. The price is the nominal amount even if the seat could not pay all of it
  // (POKER-01.B.7).
  void post(SeatNo seat, Money paid, Money nominal, const BettingLimits& limits);
  // With bring_in.first_raise = add_bet the first raise is measured from the bring-in, not from nothing.
  void measure_from_forced() { full_level_ = price_; }
  // straddle.raise_unit = big_blind
  void set_raise_unit(Money unit) { unit_ = unit; }

  // Everyone able is to act, `first` before the others; a bring-in has acted and gets no option (POKER-10.F).
  void start(SeatNo first, const BettingPlayers& players, SeatSet without_option = {});

  void fold(SeatNo seat);
  void check(SeatNo seat);
  void call(SeatNo seat, Money paid);
  void raise(SeatNo seat, Money to, RaiseJudgement judgement, const BettingPlayers& players_after);
  // A seat that left the hand or ran dry outside its turn.
  void forget(SeatNo seat) { to_act_.remove(seat); }
  // A seat whose money of this round was given back: if nobody had matched it, the price falls to what is left. Those
  // who put that in of their own will are not asked again.
  void withdraw(SeatNo seat, SeatSet voluntary);

  // Drops those who need not be asked: nobody else can bet and they are not behind (readings 6 and 9).
  void close_if_done(const BettingPlayers& players);

  bool is_over() const { return to_act_.empty(); }
  std::optional<SeatNo> turn() const { return turn_; }

  Money price() const { return price_; }
  Money in_round(SeatNo seat) const { return in_round_[seat]; }
  const SeatMap<Money>& in_round() const { return in_round_; }
  std::uint8_t raises() const { return raises_; }
  Money owed_by(SeatNo seat) const { return price_ > in_round_[seat] ? price_ - in_round_[seat] : Money(); }

  friend LegalActions legal_actions(const BettingRound& round, const BettingLimits& limits,
                                    const BettingPlayers& players, SeatNo seat);
  friend RaiseJudgement judge(const BettingRound& round, const BettingLimits& limits, Money to);
  friend bool operator==(const BettingRound&, const BettingRound&) = default;

 private:
  Money raise_unit(const BettingLimits& limits) const;
  AmountRange raise_limits(const BettingLimits& limits, const BettingPlayers& players, SeatNo seat) const;
  bool may_raise(const BettingLimits& limits, const BettingPlayers& players, SeatNo seat) const;
  void pass_turn(SeatNo from);

  SeatMap<Money> in_round_;
  Money price_;
  Money forced_price_;       // what blinds and bring-in ask, whoever bets above them
  Money full_level_;         // where the last full bet stands; a fixed raise is measured from here
  Money unit_;               // fixed: the bet of this round; otherwise the size of the last full bet or raise
  bool completing_ = false;  // forced money below the bet, not yet completed
  std::uint8_t raises_ = 0;
  bool began_heads_up_ = false;
  SeatSet to_act_;
  SeatSet acted_;  // since the last full bet or raise
  SeatSet checked_;
  std::optional<SeatNo> turn_;
};

LegalActions legal_actions(const BettingRound& round, const BettingLimits& limits, const BettingPlayers& players,
                           SeatNo seat);
RaiseJudgement judge(const BettingRound& round, const BettingLimits& limits, Money to);

}  // namespace lammer::poker
