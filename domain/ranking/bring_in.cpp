// The bring-in card.
#include "domain/ranking/bring_in.h"

#include <algorithm>

#include "domain/cards/card_set.h"
#include "domain/cards/suit_order.h"

namespace lammer::ranking {
namespace {

// The greater brings in.
int claim(cards::Card card, BringInBy by) {
  switch (by) {
    case BringInBy::lowest_ace_high:
      return -cards::height_ace_high(card);
    case BringInBy::highest_ace_low:
      return cards::height_ace_low(card);
    case BringInBy::best_low_card:
      // Lowest rank first, yet among equal ranks the higher suit: turning the two suit bits round undoes the minus.
      return -(cards::height_ace_low(card) ^ 3);
  }
  throw Bug("every bring-in rule has an order", std::source_location::current());
}

}  // namespace

std::size_t bring_in(std::span<const cards::Card> up_cards, BringInBy by) {
  insist(!up_cards.empty(), "somebody shows a card");
  insist(cards::CardSet(up_cards).jokers().empty(), "stud is played without jokers");
  const auto forced = std::max_element(up_cards.begin(), up_cards.end(),
                                       [by](cards::Card a, cards::Card b) { return claim(a, by) < claim(b, by); });
  return static_cast<std::size_t>(forced - up_cards.begin());
}

}  // namespace lammer::ranking
