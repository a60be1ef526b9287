// Six Plus hands by set, and explained.
#include "domain/ranking/six_plus.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/choice.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {
namespace {

constexpr auto kDeck = cards::cards_of(cards::DeckKind::six_plus_36);

// The categories are those of the high game in another order.
HighCategory high_category(SixPlusCategory category) {
  if (category == SixPlusCategory::flush) return HighCategory::flush;
  if (category == SixPlusCategory::full_house) return HighCategory::full_house;
  return static_cast<HighCategory>(category);
}

// By the letter of POKER-06.J a single ace counts below the six, and so it is laid out and called last.
AceStands ace_laid_out(HighCategory category, cards::CardSet five, SixPlusAce ace) {
  const bool straight = category == HighCategory::straight || category == HighCategory::straight_flush ||
                        category == HighCategory::royal_flush;
  if (ace == SixPlusAce::low_kicker && !straight && five.count_of(cards::Rank::ace) == 1) return AceStands::low;
  return ace_in(category, five.ranks());
}

}  // namespace

SixPlusRank six_plus_rank(cards::CardSet hand, SixPlusAce ace) {
  insist((hand - kDeck).empty(), "a Six Plus hand is of the 36-card deck");
  const SixPlusTally tally(hand);
  switch (hand.count()) {
    case 5:
      return six_plus_rank<5>(tally, ace);
    case 6:
      return six_plus_rank<6>(tally, ace);
    case 7:
      return six_plus_rank<7>(tally, ace);
    default:
      throw Bug("a Six Plus hand has five to seven cards", std::source_location::current());
  }
}

Expected<HandReading<SixPlusRank>> six_plus_hand(std::span<const cards::Card> hand, SixPlusAce ace) {
  return cards::checked_hand(hand, {5, 7, kDeck}).map([ace](cards::CardSet checked) -> HandReading<SixPlusRank> {
    const auto five = best_choice(checked, 5, [ace](cards::CardSet choice) { return six_plus_rank(choice, ace); });
    const auto rank = six_plus_rank(five, ace);
    const auto name = high_category(category(rank));
    auto played = laid_out(five, ace_laid_out(name, five, ace));
    auto words = high_phrase(name, phrase::ranks_of(played));
    return {rank, std::move(played), std::move(words)};
  });
}

}  // namespace lammer::ranking
