// Place and cards, each as a number whose least comes first.
#include "domain/poker/odd_chip.h"

#include <algorithm>

#include "domain/cards/suit_order.h"
#include "domain/poker/figures.h"
#include "domain/poker/played_cards.h"

namespace lammer::poker {
namespace {

using cards::Card;

// The least is the first in line.
int place_by_card(Card card, OddChipTo rule, OddLowOrder low_order) {
  switch (rule) {
    case OddChipTo::high_card:
      return -cards::height_ace_high(card);
    case OddChipTo::low_card_ace_high:
      return cards::height_ace_high(card);
    case OddChipTo::low_card:
      // By the letter of POKER-06.E the lowest card of a low game is the king; of equal ranks the lower suit.
      if (low_order == OddLowOrder::rank_6e) {
        const int height = cards::height_ace_low(card);
        return -(height >> 2 << 2) + (height & 3);
      }
      return cards::height_ace_low(card);
    case OddChipTo::first_left_of_button:
      return 0;
  }
  return 0;
}

}  // namespace

OddChipOrder::OddChipOrder(const GameDefinition& game, const HouseRules& rules, SeatNo origin, const TabledHands& hands)
    : game_(game), rules_(rules), origin_(origin), hands_(hands) {}

std::optional<int> OddChipOrder::card_place(SeatNo seat, OddChipTo rule, const WinningShare& share) const {
  std::optional<int> best;
  const auto& own = hands_.own[seat];
  const auto unknown = [](const auto& card) { return !card; };
  if (std::ranges::any_of(own, unknown)) return std::nullopt;
  const bool by_played = rules_.split.odd_scope == OddScope::played_five;
  if (by_played && std::ranges::any_of(hands_.boards[share.board], unknown)) return std::nullopt;
  const auto counted = by_played
                           ? std::optional(played_cards(game_, rules_, own, hands_.boards[share.board], share.half))
                           : std::nullopt;
  for (const auto& card : own) {
    if (counted && !counted->contains(*card)) continue;
    const auto place = place_by_card(*card, rule, rules_.split.odd_low_order);
    best = best ? std::min(*best, place) : place;
  }
  return best;
}

FixedVector<SeatNo, seats_max> OddChipOrder::order(const WinningShare& share) const {
  FixedVector<SeatNo, seats_max> seats;
  share.winners.each_clockwise_after(origin_, [&](SeatNo seat) { seats.push_back(seat); });
  const auto rule = odd_unit_to(rules_, share.half == 0 ? game_.first : *game_.second);
  if (rule == OddChipTo::first_left_of_button || seats.size() < 2) return seats;
  SeatMap<int> places;
  for (const auto seat : seats) {
    const auto place = card_place(seat, rule, share);
    if (!place) return seats;
    places[seat] = *place;
  }
  // No two seats hold the same card, so no two have the same place.
  std::ranges::sort(seats, {}, [&](SeatNo seat) { return places[seat]; });
  return seats;
}

}  // namespace lammer::poker
