// The Super Royal, and six-card hands explained.
#include "domain/ranking/six_card.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {
namespace {

constexpr cards::RankMask kNineToAce = 0b1'1111'1000'0000;
constexpr SixCardRank kSuperRoyal(best_of_high_category.back() + 1);

}  // namespace

SixCardCategory category(SixCardRank rank) {
  if (rank == kSuperRoyal) return SixCardCategory::super_royal;
  return static_cast<SixCardCategory>(category(HighRank(rank.value())));
}

SixCardRank six_card_rank(std::span<const cards::Card, 6> hand) {
  const auto best_five = high_rank(hand);
  if (category(best_five) == HighCategory::royal_flush) {
    const cards::CardSet cards(hand);
    if (cards == cards::CardSet::of_suit(hand[0].suit(), kNineToAce)) return kSuperRoyal;
  }
  return SixCardRank(best_five.value());
}

Expected<HandReading<SixCardRank>> six_card_hand(std::span<const cards::Card> hand) {
  return cards::checked_hand(hand, {6, 6, cards::cards_of(cards::DeckKind::standard_52)})
      .map([&](cards::CardSet checked) -> HandReading<SixCardRank> {
        const auto rank = six_card_rank(hand.first<6>());
        if (rank == kSuperRoyal)
          return {rank, laid_out(checked, AceStands::high),
                  "super royal in " + std::string(cards::name(hand[0].suit()))};
        auto five = read_high_five(best_high_five(checked));
        return {rank, std::move(five.cards), std::move(five.phrase)};
      });
}

}  // namespace lammer::ranking
