// A hand as somebody gives it, checked before anything is read from it: as many cards as the game deals, each once, all
// from the deck of the game. What is not so is refused with the card that is wrong and its place.
#pragma once
#include <span>
#include <string_view>

#include "domain/cards/card_set.h"
#include "domain/core/refusal.h"

namespace lammer::cards {

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
