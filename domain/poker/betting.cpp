// The rules of a betting round. Read with readings 1 to 6 of the ledger's companion.
#include "domain/poker/betting.h"

#include <algorithm>

namespace lammer::poker {
namespace {

Money half_of(Money bet) {
  return bet.times_rounded_up({1, 2});
}

}  // namespace

BettingRound BettingRound::opened(const BettingLimits& limits, int live_seats) {
  BettingRound round;
  round.unit_ = limits.bet;
  round.began_heads_up_ = live_seats == 2;
  return round;
}

void BettingRound::post(SeatNo seat, Money paid, Money nominal, const BettingLimits& limits) {
  in_round_[seat] += paid;
  price_ = std::max(price_, nominal);
  forced_price_ = price_;
  completing_ = price_ < limits.bet;
  full_level_ = completing_ ? Money() : price_;
  if (limits.structure != BetStructure::fixed) unit_ = std::max(limits.bet, price_);
}

void BettingRound::start(SeatNo first, const BettingPlayers& players, SeatSet without_option) {
  to_act_ = players.able() - without_option;
  acted_ = without_option;
  turn_ = to_act_.clockwise_from(first);
  close_if_done(players);
}

void BettingRound::pass_turn(SeatNo from) {
  turn_ = to_act_.clockwise_after(from);
}

void BettingRound::fold(SeatNo seat) {
  to_act_.remove(seat);
  pass_turn(seat);
}

void BettingRound::check(SeatNo seat) {
  to_act_.remove(seat);
  acted_.add(seat);
  checked_.add(seat);
  pass_turn(seat);
}

void BettingRound::call(SeatNo seat, Money paid) {
  in_round_[seat] += paid;
  to_act_.remove(seat);
  acted_.add(seat);
  pass_turn(seat);
}

void BettingRound::raise(SeatNo seat, Money to, RaiseJudgement judgement, const BettingPlayers& players_after) {
  if (judgement.full) {
    unit_ = judgement.unit;
    full_level_ = to;
    completing_ = false;
    acted_ = {};
    if (judgement.counted) ++raises_;
  }
  in_round_[seat] = to;
  price_ = std::max(price_, to);
  acted_.add(seat);
  to_act_ = players_after.able();
  to_act_.remove(seat);
  pass_turn(seat);
}

void BettingRound::withdraw(SeatNo seat, SeatSet voluntary) {
  in_round_[seat] = {};
  to_act_.remove(seat);
  auto left = forced_price_;
  for (std::uint8_t number = 1; number <= seats_max; ++number) left = std::max(left, in_round_[SeatNo(number)]);
  if (left == price_) return;
  price_ = left;
  full_level_ = std::min(full_level_, price_);
  if (!price_.is_zero()) unit_ = std::min(unit_, price_);
  for (const auto other : to_act_)
    if (voluntary.contains(other) && !price_.is_zero() && in_round_[other] == price_) to_act_.remove(other);
}

void BettingRound::close_if_done(const BettingPlayers& players) {
  const auto able = players.able();
  to_act_ = to_act_ & able;
  if (able.count() <= 1) {
    Money matched;
    for (const auto seat : players.live - able) matched = std::max(matched, in_round_[seat]);
    if (able.empty() || in_round_[able.only()] >= matched) to_act_ = {};
  }
  if (to_act_.empty())
    turn_.reset();
  else if (turn_)
    turn_ = to_act_.clockwise_from(*turn_);
}

Money BettingRound::raise_unit(const BettingLimits& limits) const {
  const auto unit = [&] {
    switch (limits.min_raise) {
      case MinRaise::last_raise:
        return unit_;
      case MinRaise::posted_min:
        return limits.bet;
      case MinRaise::any_greater:
        return limits.chip;
    }
    return unit_;
  }();
  // At spread limit a raise of the posted maximum is always a raise, however large the blind it is measured by.
  return limits.max ? std::min(unit, *limits.max) : unit;
}

bool BettingRound::may_raise(const BettingLimits& limits, const BettingPlayers& players, SeatNo seat) const {
  auto others = players.able();
  others.remove(seat);
  if (others.empty()) return false;
  if (!limits.check_raise && checked_.contains(seat)) return false;
  const bool capped = limits.cap_heads_up || !began_heads_up_;
  if (limits.max_raises && capped && raises_ >= *limits.max_raises) return false;
  if (!acted_.contains(seat) || limits.short_allin_reopens) return true;
  // It has acted since the last full raise: only all-ins that add up to one open the betting for it again.
  const auto full =
      limits.structure == BetStructure::fixed ? (limits.fixed_half_bet ? half_of(unit_) : unit_) : raise_unit(limits);
  return owed_by(seat) >= full;
}

// The least and most a full bet or raise may be, as a total, whatever the seat holds.
AmountRange BettingRound::raise_limits(const BettingLimits& limits, const BettingPlayers& players, SeatNo seat) const {
  const bool opening = price_.is_zero();
  Money least = price_ + raise_unit(limits);
  if (opening) least = limits.bet;
  // Over a bring-in or a blind below the bet the first raise is to the bet itself (POKER-10.E); measured from the
  // forced money if bring_in.first_raise = add_bet.
  if (completing_) least = full_level_ + limits.bet;

  switch (limits.structure) {
    case BetStructure::fixed: {
      const auto bet = full_level_ + unit_;
      return {bet, opening && limits.open_pair_bet ? *limits.open_pair_bet : bet};
    }
    case BetStructure::spread: {
      const auto most = limits.max.value_or(players.stacks[seat]);
      return {least, opening || completing_ ? full_level_ + most : price_ + most};
    }
    case BetStructure::pot: {
      // A raise may be as much as the pot once the call is in it.
      const auto most = price_ + players.pot + owed_by(seat);
      return {least, std::max(least, most)};
    }
    case BetStructure::no_limit:
      return {least, std::max(least, in_round_[seat] + players.stacks[seat])};
  }
  return {least, least};
}

LegalActions legal_actions(const BettingRound& round, const BettingLimits& limits, const BettingPlayers& players,
                           SeatNo seat) {
  LegalActions legal;
  legal.seat = seat;
  const auto stack = players.stacks[seat];
  const auto owed = round.owed_by(seat);
  legal.all_in_to = round.in_round_[seat] + stack;
  legal.check = owed.is_zero();
  legal.fold = !owed.is_zero() || limits.fold_unfaced;
  if (owed > Money()) legal.call = std::min(owed, stack);
  if (stack <= owed || !round.may_raise(limits, players, seat)) return legal;

  auto range = round.raise_limits(limits, players, seat);
  range.most = std::min(range.most, legal.all_in_to);
  range.least = std::min(range.least, legal.all_in_to);  // all-in for less
  (round.price_.is_zero() ? legal.bet : legal.raise) = range;
  legal.raise_is_completion = round.completing_;
  return legal;
}

RaiseJudgement judge(const BettingRound& round, const BettingLimits& limits, Money to) {
  RaiseJudgement judgement;
  if (limits.structure == BetStructure::fixed) {
    const auto size = to - round.full_level_;
    judgement.full = size >= (limits.fixed_half_bet ? half_of(round.unit_) : round.unit_);
    judgement.unit = limits.open_pair_bet && size >= *limits.open_pair_bet ? *limits.open_pair_bet : round.unit_;
  } else if (round.price_.is_zero()) {
    judgement.full = to >= limits.bet;
  } else if (round.completing_) {
    judgement.full = to >= round.full_level_ + limits.bet;
  } else {
    judgement.full = to - round.price_ >= round.raise_unit(limits);
  }
  if (limits.structure != BetStructure::fixed) judgement.unit = std::max(to - round.price_, limits.bet);
  // The opening bet and a completion are no raises (POKER-08.K.1+games, reading 5).
  judgement.counted = judgement.full && !round.price_.is_zero() && !round.completing_;
  return judgement;
}

}  // namespace lammer::poker
