// Levels, takings, winners, shares.
#include "tests/property/slow_settlement.h"

#include <algorithm>
#include <set>

#include "tests/ranking/reference_evaluator.h"

namespace lammer::slow {
namespace {

using poker::SeatSet;
using reference::Key;

SeatNo seat_of(int number) {
  return SeatNo(static_cast<std::uint8_t>(number));
}

Cents down_to(Cents amount, Cents unit) {
  return amount / unit * unit;
}

Cents share_of(Cents amount, Ratio share) {
  return amount * share.upper / share.lower;
}

// --- pots

// Every distinct amount anybody paid is a level. What lies between two levels belongs to the contenders who reached the
// upper one; what only folded seats reached, to the last pot.
struct BuiltPots {
  std::vector<PotLine> lines;
  std::vector<SeatSet> built_for;
};

BuiltPots pots_of(const Table& table) {
  std::set<Cents> levels;
  Cents dead = 0;
  for (const auto& [seat, paid] : table.paid) {
    levels.insert(paid.layered);
    dead += paid.dead;
  }
  BuiltPots pots{{PotLine{dead, {}, 0, 0, 0}}, {table.contenders}};
  Cents below = 0;
  for (const auto level : levels) {
    Cents amount = 0;
    SeatSet reached;
    for (const auto& [seat, paid] : table.paid) {
      if (paid.layered < level) continue;
      amount += level - below;
      if (table.contenders.contains(seat_of(seat))) reached.add(seat_of(seat));
    }
    below = level;
    if (amount == 0) continue;
    auto& last = pots.lines.back();
    if (reached.empty() || reached == pots.built_for.back()) {
      last.gross += amount;
    } else if (last.gross == 0) {
      last.gross = amount;
      pots.built_for.back() = reached;
    } else {
      pots.lines.push_back({amount, {}, 0, 0, 0});
      pots.built_for.push_back(reached);
    }
  }
  // A pot that nobody left can win belongs to the one before it.
  while (pots.lines.size() > 1 && (pots.built_for.back() & table.live).empty()) {
    const auto left = pots.lines.back().gross;
    pots.lines.pop_back();
    pots.built_for.pop_back();
    pots.lines.back().gross += left;
  }
  for (std::size_t i = 0; i < pots.lines.size(); ++i) pots.lines[i].eligible = pots.built_for[i] & table.live;
  return pots;
}

// --- rake and contributions

Cents total_of(const std::vector<Cents>& amounts) {
  Cents total = 0;
  for (const auto amount : amounts) total += amount;
  return total;
}

// `amount` from the first pot that has it, then the next.
void take(Cents amount, const std::vector<Cents>& room, std::vector<Cents>& taken) {
  for (std::size_t i = 0; i < room.size(); ++i) {
    const auto here = std::min(amount, room[i] - taken[i]);
    taken[i] += here;
    amount -= here;
  }
}

Cents step_of(const std::vector<poker::RakeStep>& steps, Cents pot) {
  Cents amount = 0;
  for (const auto& step : steps)
    if (pot >= step.level.in_cents()) amount = step.amount.in_cents();
  return amount;
}

std::vector<Cents> rake_of(const Table& table, const std::vector<Cents>& pots) {
  const auto& rake = table.rules->rake;
  std::vector<Cents> taken(pots.size(), 0);
  if (rake.no_flop_no_drop && table.first_street) return taken;
  const auto unit = rake.unit.in_cents();
  Cents left = rake.max_per_round.in_cents();
  if (rake.percent_on && rake.basis == poker::RakeBasis::each_pot) {
    for (std::size_t i = 0; i < pots.size(); ++i) {
      taken[i] = std::min(left, down_to(share_of(pots[i], rake.percent), unit));
      left -= taken[i];
    }
  } else if (rake.percent_on) {
    const auto amount = std::min(left, down_to(share_of(total_of(pots), rake.percent), unit));
    take(amount, pots, taken);
    left -= amount;
  }
  if (rake.incremental_on) take(std::min(left, step_of(rake.steps, total_of(pots))), pots, taken);
  return taken;
}

Cents contribution_on(Cents pot, const poker::ContributionRules& rules, Cents unit) {
  if (pot < rules.min_pot.in_cents()) return 0;
  Cents amount = 0;
  if (rules.method == poker::ContributionMethod::flat) amount = rules.flat.in_cents();
  if (rules.method == poker::ContributionMethod::steps) amount = step_of(rules.steps, pot);
  if (rules.method == poker::ContributionMethod::percent) amount = down_to(share_of(pot, rules.percent), unit);
  return std::min(amount, rules.max.in_cents());
}

std::vector<Cents> contribution_of(const Table& table, const poker::ContributionRules& rules,
                                   const std::vector<Cents>& base) {
  std::vector<Cents> taken(base.size(), 0);
  if (!rules.enabled || !table.contributes) return taken;
  const auto unit = table.rules->rake.unit.in_cents();
  if (table.rules->jackpot.per == poker::JackpotPer::round)
    take(contribution_on(total_of(base), rules, unit), base, taken);
  else
    for (std::size_t i = 0; i < base.size(); ++i) taken[i] = std::min(contribution_on(base[i], rules, unit), base[i]);
  return taken;
}

void take_from(const Table& table, std::vector<PotLine>& pots) {
  std::vector<Cents> gross;
  for (const auto& pot : pots) gross.push_back(pot.gross);
  const auto rake = rake_of(table, gross);
  auto base = gross;
  if (table.rules->jackpot.pot_basis == poker::JackpotPotBasis::after_rake)
    for (std::size_t i = 0; i < base.size(); ++i) base[i] -= rake[i];
  const auto bad_beat = contribution_of(table, table.rules->jackpot.bad_beat, base);
  const auto high_hand = contribution_of(table, table.rules->jackpot.high_hand, base);
  for (std::size_t i = 0; i < pots.size(); ++i) {
    auto& pot = pots[i];
    pot.rake = rake[i];
    pot.bad_beat = std::min(bad_beat[i], pot.gross - pot.rake);
    pot.high_hand = std::min(high_hand[i], pot.gross - pot.rake - pot.bad_beat);
  }
}

// --- winners

std::vector<cards::Card> known(const MaybeCards& list) {
  std::vector<cards::Card> all;
  for (const auto& card : list) all.push_back(card.value());
  return all;
}

struct Worth {
  Key key;
  bool smaller_wins;
};

std::optional<Worth> worth_of(const Table& table, poker::HandRule rule, const MaybeCards& own,
                              const MaybeCards& board) {
  using poker::HandRule;
  const auto mine = known(own);
  const auto shared = known(board);
  auto all = mine;
  all.insert(all.end(), shared.begin(), shared.end());
  // rank.low_compare reaches the games with at most one draw (POKER-06.G).
  const auto& streets = poker::game(table.rules->game).streets;
  const bool many_draws = std::ranges::count_if(streets, [](const auto& street) { return street.draw; }) > 1;
  const bool best_first = !many_draws && table.rules->low_compare == ranking::LowCompare::best_card_first;
  const auto low = [&](const reference::Hand& five) {
    return best_first ? reference::ace_to_five_best_card_first(five) : reference::ace_to_five(five);
  };
  const auto high = [](const reference::Hand& five) { return reference::high(five); };
  const auto any = [](const reference::Hand&) { return true; };
  switch (rule) {
    case HandRule::high_any_five:
      return Worth{reference::best_five(all, high, std::greater{}), false};
    case HandRule::high_two_and_three:
      return Worth{*reference::best_two_and_three(mine, shared, high, std::greater{}, any), false};
    case HandRule::high_six_plus: {
      const bool low_kicker = table.rules->sixplus_ace == ranking::SixPlusAce::low_kicker;
      return Worth{
          reference::best_five(
              all, [&](const reference::Hand& five) { return reference::six_plus(five, low_kicker); }, std::greater{}),
          false};
    }
    case HandRule::ace_to_five:
      return Worth{reference::best_five(all, low, std::less{}), true};
    case HandRule::ace_to_five_eight: {
      // Two of none and three of all would not do: every five of all, those that qualify.
      std::optional<Key> best;
      const auto n = all.size();
      for (unsigned subset = 0; subset < 1U << n; ++subset) {
        if (__builtin_popcount(subset) != 5) continue;
        reference::Hand five;
        for (std::size_t i = 0; i < n; ++i)
          if ((subset >> i & 1U) != 0) five.add(reference::plain(all[i]));
        if (!reference::is_eight_or_better(five)) continue;
        if (const auto key = low(five); !best || key < *best) best = key;
      }
      if (!best) return std::nullopt;
      return Worth{*best, true};
    }
    case HandRule::ace_to_five_eight_two_and_three: {
      const auto best = reference::best_two_and_three(mine, shared, low, std::less{}, reference::is_eight_or_better);
      if (!best) return std::nullopt;
      return Worth{*best, true};
    }
    case HandRule::deuce_to_seven:
      return Worth{reference::deuce_to_seven(reference::Hand(mine)), true};
    case HandRule::badugi_ace_low:
      return Worth{reference::badugi(mine, true), false};
    case HandRule::badugi_ace_high:
      return Worth{reference::badugi(mine, false), false};
  }
  return std::nullopt;
}

SeatSet winners_of(const Table& table, const PotLine& pot, poker::HandRule rule, int board) {
  SeatSet winners;
  std::optional<Worth> best;
  for (const auto seat : pot.eligible) {
    const auto mine = worth_of(table, rule, table.own.at(seat.value()), table.boards[static_cast<std::size_t>(board)]);
    if (!mine) continue;
    const bool better = !best || (mine->smaller_wins ? mine->key < best->key : mine->key > best->key);
    if (better) {
      best = mine;
      winners = {};
    }
    if (mine->key == best->key) winners.add(seat);
  }
  return winners;
}

std::vector<Share> shares_of(const Table& table, const BuiltPots& pots) {
  if (!table.named.empty()) return table.named;
  std::vector<Share> shares;
  const auto& game = poker::game(table.rules->game);
  for (std::size_t i = 0; i < pots.lines.size(); ++i) {
    const auto pot = static_cast<int>(i);
    if (table.live.count() == 1) {
      shares.push_back({pot, 0, 0, table.live});
      continue;
    }
    const bool agreed = !table.run_twice.empty() && (pots.built_for[i] - table.run_twice).empty();
    for (int board = 0; board < (table.double_board || agreed ? 2 : 1); ++board) {
      shares.push_back({pot, board, 0, winners_of(table, pots.lines[i], game.first.rule, board)});
      if (!game.second) continue;
      if (const auto lows = winners_of(table, pots.lines[i], game.second->rule, board); !lows.empty())
        shares.push_back({pot, board, 1, lows});
    }
  }
  return shares;
}

// --- odd units

poker::OddChipTo odd_rule(const Table& table, int half) {
  using poker::OddChipTo;
  const auto& game = poker::game(table.rules->game);
  const auto& split = table.rules->split;
  const auto& part = half == 0 ? game.first : *game.second;
  const auto word = !game.has_halves() ? split.odd_to : half == 0 ? split.odd_high : split.odd_low;
  if (word == poker::OddTo::game) return part.odd;
  if (word == poker::OddTo::first_left_of_button) return OddChipTo::first_left_of_button;
  return poker::odd_unit_by_card(part.rule);
}

// Where a card stands in line for an odd unit; the smaller number first.
int place_of(cards::Card card, poker::OddChipTo rule, const poker::SplitRules& split) {
  const auto plain = reference::plain(card);
  const int ace_low = plain.rank == 14 ? 1 : plain.rank;
  switch (rule) {
    case poker::OddChipTo::high_card:
      return -(plain.rank * 4 + plain.suit);
    case poker::OddChipTo::low_card_ace_high:
      return plain.rank * 4 + plain.suit;
    case poker::OddChipTo::low_card:
      if (split.odd_low_order == poker::OddLowOrder::rank_6e) return -ace_low * 4 + plain.suit;
      return ace_low * 4 + plain.suit;
    case poker::OddChipTo::first_left_of_button:
      break;
  }
  return 0;
}

std::vector<int> in_line(const Table& table, const Share& share) {
  std::vector<int> seats;
  for (int step = 1; step <= 10; ++step) {
    const int number = (table.origin.value() - 1 + step) % 10 + 1;
    if (share.winners.contains(seat_of(number))) seats.push_back(number);
  }
  const auto rule = odd_rule(table, share.half);
  if (rule == poker::OddChipTo::first_left_of_button || seats.size() < 2) return seats;
  const bool by_played = table.rules->split.odd_scope == poker::OddScope::played_five;
  const auto unknown = [](const MaybeCards& list) {
    return std::ranges::any_of(list, [](const auto& card) { return !card; });
  };
  if (by_played && unknown(table.boards[static_cast<std::size_t>(share.board)])) return seats;
  std::map<int, int> places;
  for (const auto seat : seats) {
    const auto& own = table.own.at(seat);
    if (unknown(own)) return seats;
    const auto counted = by_played ? table.played(seat, share.board, share.half) : cards::CardSet(known(own));
    std::optional<int> first;
    for (const auto& card : own)
      if (counted.contains(*card)) {
        const auto place = place_of(*card, rule, table.rules->split);
        first = first ? std::min(*first, place) : place;
      }
    if (!first) return seats;
    places[seat] = *first;
  }
  std::ranges::sort(seats, {}, [&](int seat) { return places[seat]; });
  return seats;
}

// Unit by unit round the line; what is less than a unit to the next in line.
std::vector<Cents> dealt_out(Cents amount, Cents unit, std::size_t ways) {
  std::vector<Cents> parts(ways, 0);
  const auto even = amount / unit / static_cast<Cents>(ways) * unit;
  for (auto& part : parts) part = even;
  amount -= even * static_cast<Cents>(ways);
  std::size_t next = 0;
  for (; amount >= unit; amount -= unit) parts[next++] += unit;
  parts[next] += amount;
  return parts;
}

}  // namespace

Sheet settle(const Table& table) {
  auto pots = pots_of(table);
  take_from(table, pots.lines);
  const auto shares = shares_of(table, pots);
  const auto unit = table.rules->split.unit.in_cents();
  Sheet sheet{pots.lines, {}};
  for (const auto& share : shares) {
    const auto& pot = pots.lines[static_cast<std::size_t>(share.pot)];
    std::size_t boards = 1;
    std::size_t halves = 1;
    for (const auto& other : shares) {
      if (other.pot != share.pot) continue;
      if (other.board == 1) boards = 2;
      if (other.board == share.board && other.half == 1) halves = 2;
    }
    const auto net = pot.gross - pot.rake - pot.bad_beat - pot.high_hand;
    const auto of_board = dealt_out(net, unit, boards)[static_cast<std::size_t>(share.board)];
    const auto of_half = dealt_out(of_board, unit, halves)[static_cast<std::size_t>(share.half)];
    const auto seats = in_line(table, share);
    const auto parts = dealt_out(of_half, unit, seats.size());
    for (std::size_t i = 0; i < seats.size(); ++i)
      sheet.awards.push_back({share.pot, share.board, share.half, seats[i], parts[i]});
  }
  std::ranges::sort(sheet.awards);
  return sheet;
}

}  // namespace lammer::slow
