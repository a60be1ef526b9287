// Let It Ride hands explained.
#include "domain/ranking/let_it_ride.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"

namespace lammer::ranking {

Expected<HandReading<LetItRideRank>> let_it_ride_hand(std::span<const cards::Card> hand) {
  return cards::checked_hand(hand, {5, 5, cards::cards_of(cards::DeckKind::standard_52)})
      .map([](cards::CardSet checked) -> HandReading<LetItRideRank> {
        auto high = read_high_five(checked);
        const auto rank = let_it_ride_rank(high.rank);
        const bool counts = category(rank) != LetItRideCategory::no_hand;
        return {rank, std::move(high.cards), counts ? std::move(high.phrase) : "no hand: " + high.phrase};
      });
}

}  // namespace lammer::ranking
