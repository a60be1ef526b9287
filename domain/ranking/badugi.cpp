// Badugi hands explained.
#include "domain/ranking/badugi.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/layout.h"
#include "domain/ranking/phrase.h"

namespace lammer::ranking {
namespace {

template <std::size_t size>
HandReading<BadugiRank> read(std::span<const cards::Card, size> hand, AceStands ace) {
  const auto played = badugi::play(hand, ace);
  cards::CardSet kept;
  for (const auto card : hand)
    for (std::size_t i = 0; i < size; ++i)
      if ((played.kept.cards >> i & 1) && played.keys[i] == badugi::key(card, ace)) kept.add(card);
  const auto rank = badugi_rank(hand, ace);
  auto cards = laid_out(kept, ace);
  constexpr std::array<const char*, 5> sizes{"", "one-card badugi ", "two-card badugi ", "three-card badugi ",
                                             "badugi "};
  auto words = sizes[static_cast<std::size_t>(rank.cards())] + phrase::dashed(phrase::ranks_of(cards));
  return {rank, std::move(cards), std::move(words)};
}

}  // namespace

Expected<HandReading<BadugiRank>> badugi_hand(std::span<const cards::Card> hand, AceStands ace) {
  return cards::checked_hand(hand, {4, 5, cards::cards_of(cards::DeckKind::standard_52)}).map([&](cards::CardSet) {
    return hand.size() == 4 ? read(hand.first<4>(), ace) : read(hand.first<5>(), ace);
  });
}

}  // namespace lammer::ranking
