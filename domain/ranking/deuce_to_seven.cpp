// Deuce-to-seven lows explained.
#include "domain/ranking/deuce_to_seven.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {

HighCategory category(DeuceToSevenRank rank) {
  // From the best hand down: A-5-4-3-2 joins the hands without a pair, its suited form the flushes.
  constexpr std::array<std::uint16_t, 10> worst_of_category{1278, 4138, 4996, 5854, 5863, 7141, 7297, 7453, 7461, 7462};
  const auto from_the_top = static_cast<std::uint16_t>(worst_of_category.back() + 1 - rank.value());
  return static_cast<HighCategory>(category_of(from_the_top, worst_of_category));
}

Expected<HandReading<DeuceToSevenRank>> deuce_to_seven_hand(std::span<const cards::Card> hand) {
  return cards::checked_hand(hand, {5, 5, cards::cards_of(cards::DeckKind::standard_52)})
      .map([&](cards::CardSet checked) -> HandReading<DeuceToSevenRank> {
        const auto rank = deuce_to_seven_rank(hand.first<5>());
        auto played = laid_out(checked, AceStands::high);
        auto words = low_phrase(category(rank), phrase::ranks_of(played));
        return {rank, std::move(played), std::move(words)};
      });
}

}  // namespace lammer::ranking
