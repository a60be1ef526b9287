// The bring-in card and its claim.
#include "domain/ranking/bring_in.h"

#include <algorithm>

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/cards/suit_order.h"

namespace lammer::ranking {
namespace {

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

BringInRank::BringInRank(cards::Card up_card, BringInBy by) : claim_(claim(up_card, by)), card_(up_card) {
  insist(!up_card.is_joker(), "stud is played without jokers");
}

std::size_t bring_in(std::span<const cards::Card> up_cards, BringInBy by) {
  insist(!up_cards.empty(), "somebody shows a card");
  const auto forced = std::ranges::max_element(up_cards, {}, [by](cards::Card card) { return BringInRank(card, by); });
  return static_cast<std::size_t>(forced - up_cards.begin());
}

Expected<HandReading<BringInRank>> bring_in_card(cards::Card up_card, BringInBy by) {
  return cards::checked_hand({&up_card, 1}, {1, 1, cards::cards_of(cards::DeckKind::standard_52)})
      .map([&](cards::CardSet) -> HandReading<BringInRank> {
        return {BringInRank(up_card, by), {up_card}, cards::name(up_card)};
      });
}

}  // namespace lammer::ranking
