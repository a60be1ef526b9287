// Cutting the layers.
#include "domain/poker/pots.h"

#include <algorithm>

namespace lammer::poker {
namespace {

constexpr SeatSet every_seat{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};

// What all seats have between two levels of contribution.
Money between(const SeatMap<Contribution>& paid, Money from, Money to) {
  Money sum;
  for (const auto seat : every_seat)
    if (paid[seat].layered > from) sum += std::min(paid[seat].layered, to) - from;
  return sum;
}

}  // namespace

Pots pots_of(const SeatMap<Contribution>& paid, SeatSet live) {
  insist(!live.empty(), "a pot has somebody to win it");
  Pots pots;
  pots.push_back({Money(), live});
  for (const auto seat : every_seat) pots.back().amount += paid[seat].dead;

  Money reached;
  while (true) {
    // The lowest contribution above the level reached, and who of the live seats has paid at least that.
    std::optional<Money> next;
    SeatSet eligible;
    for (const auto seat : live) {
      if (paid[seat].layered <= reached) continue;
      eligible.add(seat);
      next = next ? std::min(*next, paid[seat].layered) : paid[seat].layered;
    }
    if (!next) break;
    // A seat that is all-in for an ante it paid for everyone contends for that money alone.
    if (eligible != pots.back().eligible && !pots.back().amount.is_zero())
      pots.push_back({Money(), eligible});
    else
      pots.back().eligible = eligible;
    pots.back().amount += between(paid, reached, *next);
    reached = *next;
  }
  // What folded seats put in above every live seat belongs to the last pot anybody can win.
  pots.back().amount += between(paid, reached, Money::largest());
  return pots;
}

Money total_of(const Pots& pots) {
  Money total;
  for (const auto& pot : pots) total += pot.amount;
  return total;
}

std::optional<Uncalled> uncalled(const SeatMap<Money>& in_round, SeatSet live) {
  std::optional<SeatNo> highest;
  for (const auto seat : live)
    if (!highest || in_round[seat] > in_round[*highest]) highest = seat;
  if (!highest) return std::nullopt;
  Money matched;
  for (const auto seat : every_seat)
    if (seat != *highest) matched = std::max(matched, in_round[seat]);
  if (in_round[*highest] <= matched) return std::nullopt;
  return Uncalled{*highest, in_round[*highest] - matched};
}

}  // namespace lammer::poker
