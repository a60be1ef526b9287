// New packs.
#include "domain/cards/deck.h"

namespace lammer::cards {

std::vector<Card> new_pack(DeckKind kind) {
  const auto all = cards_of(kind);
  std::vector<Card> pack;
  for (const auto card : all.without_jokers()) pack.push_back(card);
  for (const auto joker : all.jokers()) pack.push_back(joker);
  return pack;
}

}  // namespace lammer::cards
