// The decks of the room: 52 cards, 36 for Six Plus (2 to 5 taken out), 54 with two jokers for Double Draw.
#pragma once
#include <vector>

#include "domain/cards/card_set.h"

namespace lammer::cards {

enum class DeckKind { standard_52, six_plus_36, jokers_54 };

constexpr CardSet cards_of(DeckKind kind) {
  constexpr RankMask all = 0x1fff;
  constexpr RankMask from_six = 0x1ff0;
  CardSet cards;
  for (const auto suit : suits) cards = cards | CardSet::of_suit(suit, kind == DeckKind::six_plus_36 ? from_six : all);
  return kind == DeckKind::jokers_54 ? cards | CardSet{first_joker, second_joker} : cards;
}

// In the order of a new pack: by suit, clubs first, deuce to ace, jokers last.
std::vector<Card> new_pack(DeckKind kind);

}  // namespace lammer::cards
