// Cards as text: "As Td 9c Jk", rank letter and suit letter, one space between cards. What is not exactly that is
// refused with the offending text and where it stands; a card cannot stand twice, the joker can (there are two).
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/cards/card.h"
#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"

namespace lammer::cards {

// One card; "Jk" is the first joker.
Expected<Card> parse_card(std::string_view text);

// Any number of cards, none included.
Expected<std::vector<Card>> parse_cards(std::string_view text);

std::string text(std::span<const Card> cards);

// How many cards a hand must have, and from which deck.
struct HandShape {
  int fewest;
  int most;
  CardSet deck;
  std::string_view called = "the hand";  // in the refusal: "the board" where it is that
};

// The cards as a set, or the refusal: too few, too many, one twice, a joker or another card the game has not. A joker
// that stands twice is both jokers, because a card entered by itself cannot know which of the two it is.
Expected<CardSet> checked_hand(std::span<const Card> cards, const HandShape& shape);

}  // namespace lammer::cards
