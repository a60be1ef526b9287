// Checking hands. Cards are counted from 1, as people do.
#include "domain/cards/checked_hand.h"

#include <string>
#include <utility>

#include "domain/cards/card_text.h"

namespace lammer::cards {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, std::string sentence) {
  return tl::make_unexpected(Refusal{code, std::move(sentence), std::nullopt});
}

std::string count_of_cards(std::size_t count) {
  return std::to_string(count) + (count == 1 ? " card" : " cards");
}

}  // namespace

Expected<CardSet> checked_hand(std::span<const Card> cards, const HandShape& shape) {
  CardSet hand;
  for (std::size_t at = 0; at < cards.size(); ++at) {
    auto card = cards[at];
    if (card == first_joker && hand.contains(first_joker) && shape.deck.contains(second_joker)) card = second_joker;
    const auto place = text(card) + " (card " + std::to_string(at + 1) + " of " + std::to_string(cards.size()) + ")";
    if (hand.contains(card)) return refused("cards.duplicate", place + " stands twice in " + std::string(shape.called));
    if (card.is_joker() && !shape.deck.contains(card))
      return refused("cards.joker_not_allowed", place + ": this game is played without jokers");
    if (!shape.deck.contains(card)) return refused("cards.not_in_deck", place + " is not in the deck of this game");
    hand.add(card);
  }
  const auto wanted = shape.fewest == shape.most ? std::to_string(shape.fewest)
                                                 : std::to_string(shape.fewest) + " to " + std::to_string(shape.most);
  const auto held = count_of_cards(cards.size()) + (cards.empty() ? "" : ", " + text(cards)) + ": " +
                    std::string(shape.called) + " has " + wanted;
  if (hand.count() < shape.fewest) return refused("cards.too_few", held);
  if (hand.count() > shape.most) return refused("cards.too_many", held);
  return hand;
}

}  // namespace lammer::cards
