// Figures that follow from a game and its house rules.
#include "domain/poker/figures.h"

#include <algorithm>

namespace lammer::poker {
namespace {

// Index of the street that lay on the table when the second run was agreed; streets after it are dealt twice.
std::size_t shared_until(Boards boards) {
  switch (boards) {
    case Boards::twice_before_flop:
      return 0;
    case Boards::twice_on_flop:
      return 1;
    case Boards::twice_on_turn:
      return 2;
    case Boards::one:
    case Boards::double_board:
      break;
  }
  return SIZE_MAX;
}

int board_cards_out(const Street& street, Boards boards, std::size_t index) {
  const int once = street.community + (street.burn ? 1 : 0);
  if (street.community == 0) return once;
  if (boards == Boards::double_board) return once + street.community;
  return index > shared_until(boards) ? 2 * once : once;
}

OddTo operators_word(const SplitRules& split, const GameDefinition& game, const WinningHalf& half) {
  if (!game.has_halves()) return split.odd_to;
  return half.rule == game.first.rule ? split.odd_high : split.odd_low;
}

}  // namespace

int seats_at(const HouseRules& rules) {
  return std::min(rules.seats_max, game(rules.game).seats_max);
}

std::span<const Street> streets_in_play(const HouseRules& rules) {
  const auto streets = game(rules.game).streets;
  // A draw game is one deal and then draws only.
  return rules.draw.count ? streets.first(std::min<std::size_t>(*rules.draw.count + 1U, streets.size())) : streets;
}

int big_bet_from(const HouseRules& rules) {
  return rules.bet.big_bet_from.value_or(game(rules.game).big_bet_from);
}

Money bring_in_amount(const HouseRules& rules) {
  const auto small_bet = rules.bet.min;
  const auto share = small_bet.times_rounded_up(percent(30)).rounded_up_to(Money::dollars(1));
  return rules.stud.bring_in.value_or(std::min(share, small_bet));
}

std::array<Money, 2> default_blinds(const HouseRules& rules) {
  const auto unit = rules.split.unit;
  const auto half = rules.bet.min.times_rounded_down({1, 2}).rounded_down_to(unit);
  return {std::min(std::max(half, unit), rules.bet.min), rules.bet.min};
}

Ratio kill_ratio(KillMode mode) {
  switch (mode) {
    case KillMode::none:
      return {1, 1};
    case KillMode::half:
      return {3, 2};
    case KillMode::full:
      return {2, 1};
  }
  throw Bug("every kill has a ratio", std::source_location::current());
}

BetRules bets_in_kill(const BetRules& bet, KillMode mode) {
  auto raised = bet;
  raised.min = bet.min.times_exactly(kill_ratio(mode));
  if (bet.max) raised.max = bet.max->times_exactly(kill_ratio(mode));
  return raised;
}

Money ante_for_all(const ForcedRules& forced, int players) {
  return forced.ante_for_all.value_or(forced.ante * players);
}

Money needed_to_play(const HouseRules& rules, KillMode kill, int players) {
  const auto& forced = rules.forced;
  const auto ante = forced.ante_mode == AnteMode::each ? forced.ante : ante_for_all(forced, players);
  const auto forced_bet =
      game(rules.game).has_button() ? *std::ranges::max_element(forced.blinds) : bring_in_amount(rules);
  return ante + forced_bet + bets_in_kill(rules.bet, kill).min;
}

EnoughToPlay enough_to_play(const HouseRules& rules, KillMode kill, SeatSet asking, const SeatMap<Money>& stacks) {
  EnoughToPlay enough{asking, needed_to_play(rules, kill, asking.count())};
  const bool short_stacks_play = rules.mode == TableMode::tournament && rules.short_stack_plays;
  for (const auto seat : asking) {
    const bool plays = short_stacks_play ? stacks[seat] > Money() : stacks[seat] >= enough.needs;
    if (!plays) enough.seats.remove(seat);
  }
  return enough;
}

Money time_charge(const TimeChargeRules& time) {
  return time.hourly_fee.times_exactly({time.interval_minutes, 60});
}

OddChipTo odd_unit_to(const HouseRules& rules, const WinningHalf& half) {
  switch (operators_word(rules.split, game(rules.game), half)) {
    case OddTo::game:
      return half.odd;
    case OddTo::first_left_of_button:
      return OddChipTo::first_left_of_button;
    case OddTo::card_suit:
      return odd_unit_by_card(half.rule);
  }
  throw Bug("every odd-unit rule names a seat", std::source_location::current());
}

int deck_size(const GameDefinition& game) {
  return cards::cards_of(game.deck).count();
}

int cards_out(const GameDefinition& game, int players, Boards boards, std::size_t last) {
  int out = 0;
  for (std::size_t i = 0; i <= last; ++i) {
    const auto& street = game.streets[i];
    out += players * (street.down + street.up) + board_cards_out(street, boards, i);
  }
  return out;
}

int cards_needed(const GameDefinition& game, int players, Boards boards) {
  return cards_out(game, players, boards, game.streets.size() - 1);
}

int expected_stub(const GameDefinition& game, int players, Boards boards, std::size_t last) {
  return deck_size(game) - cards_out(game, players, boards, last);
}

}  // namespace lammer::poker
