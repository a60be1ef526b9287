// Three-card hands explained.
#include "domain/ranking/three_card.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/layout.h"
#include "domain/ranking/phrase.h"

namespace lammer::ranking {
namespace {

constexpr std::array<std::uint16_t, 6> kBestOfCategory{274, 430, 704, 716, 729, 741};

std::string words(ThreeCardCategory category, phrase::Ranks ranks) {
  switch (category) {
    case ThreeCardCategory::high_card:
      return phrase::high_card(ranks);
    case ThreeCardCategory::pair:
      return phrase::pair(ranks);
    case ThreeCardCategory::flush:
      return phrase::flush(ranks);
    case ThreeCardCategory::straight:
      return phrase::straight(ranks);
    case ThreeCardCategory::three_of_a_kind:
      return phrase::three_of_a_kind(ranks);
    case ThreeCardCategory::straight_flush:
      return phrase::straight_flush(ranks);
  }
  throw Bug("every three-card category has a phrase", std::source_location::current());
}

AceStands ace_in(ThreeCardCategory category, cards::RankMask ranks) {
  const bool straight = category == ThreeCardCategory::straight || category == ThreeCardCategory::straight_flush;
  return straight ? ace_in_straight(ranks) : AceStands::high;
}

}  // namespace

ThreeCardCategory category(ThreeCardRank rank) {
  return static_cast<ThreeCardCategory>(category_of(rank.value(), kBestOfCategory));
}

bool is_suited_ace_king_queen(std::span<const cards::Card, 3> hand) {
  return three_card_rank(hand) == ThreeCardRank(kBestOfCategory.back());
}

Expected<HandReading<ThreeCardRank>> three_card_hand(std::span<const cards::Card> hand) {
  return cards::checked_hand(hand, {3, 3, cards::cards_of(cards::DeckKind::standard_52)})
      .map([&](cards::CardSet checked) -> HandReading<ThreeCardRank> {
        const auto rank = three_card_rank(hand.first<3>());
        auto played = laid_out(checked, ace_in(category(rank), checked.ranks()));
        auto phrase = words(category(rank), phrase::ranks_of(played));
        return {rank, std::move(played), std::move(phrase)};
      });
}

}  // namespace lammer::ranking
