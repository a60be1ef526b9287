// Laying hands out.
#include "domain/ranking/layout.h"

#include <algorithm>
#include <array>
#include <tuple>

namespace lammer::ranking {

std::vector<cards::Card> sorted_down(cards::CardSet hand) {
  std::vector<cards::Card> sorted(hand.begin(), hand.end());
  std::sort(sorted.begin(), sorted.end(), [](cards::Card a, cards::Card b) {
    return std::tuple(a.rank(), a.suit()) > std::tuple(b.rank(), b.suit());
  });
  return sorted;
}

std::vector<cards::Card> laid_out(cards::CardSet hand, AceStands ace) {
  insist(hand.jokers().empty(), "a joker is laid out by the game that has it");
  std::array<int, cards::rank_count> held{};
  for (const auto card : hand) ++held[static_cast<std::size_t>(card.rank())];
  const auto place = [&](cards::Card card) {
    return std::tuple(held[static_cast<std::size_t>(card.rank())], worth(card.rank(), ace), card.suit());
  };
  std::vector<cards::Card> cards(hand.begin(), hand.end());
  std::sort(cards.begin(), cards.end(), [&](cards::Card a, cards::Card b) { return place(a) > place(b); });
  return cards;
}

}  // namespace lammer::ranking
