// Cards as text: "As Td 9c Jk", rank letter and suit letter, one space between cards. What is not exactly that is
// refused with the offending text and where it stands; a card cannot stand twice, the joker can (there are two).
#pragma once
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "domain/cards/card.h"
#include "domain/core/refusal.h"

namespace lammer::cards {

// One card; "Jk" is the first joker.
Expected<Card> parse_card(std::string_view text);

// Any number of cards, none included.
Expected<std::vector<Card>> parse_cards(std::string_view text);

std::string text(std::span<const Card> cards);

}  // namespace lammer::cards
