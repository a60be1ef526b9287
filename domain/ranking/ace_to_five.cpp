// Lows with a pair or worse, and lows explained.
#include "domain/ranking/ace_to_five.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/choice.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {
namespace {

// Ace in bit 0.
unsigned ace_first(unsigned ranks) {
  return (ranks << 1 | ranks >> 12) & 0x1fff;
}

// A hand of five as a sum of weights, filled from the lowest ranks of a set.
class FiveLowest {
 public:
  void take_from(unsigned ranks) {
    for (unsigned from = ace_first(ranks); from && left_ > 0; from &= from - 1, --left_)
      sum_ += std::uint64_t{tables::rank_weights[static_cast<std::size_t>((std::countr_zero(from) + 12) % 13)]}
              << sum_shift;
  }
  std::uint64_t sum() const { return sum_; }

 private:
  std::uint64_t sum_ = 0;
  int left_ = 5;
};

HighCategory high_category(LowCategory category) {
  constexpr std::array high{HighCategory::high_card,       HighCategory::pair,       HighCategory::two_pair,
                            HighCategory::three_of_a_kind, HighCategory::full_house, HighCategory::four_of_a_kind};
  return high[static_cast<std::size_t>(category)];
}

}  // namespace

std::uint16_t ace_to_five::paired_ordinal(cards::CardSet hand) {
  insist(hand.count() >= 5 && hand.jokers().empty(), "a low hand has five cards or more and no joker");
  const unsigned c = hand.ranks_in(cards::Suit::clubs), d = hand.ranks_in(cards::Suit::diamonds);
  const unsigned h = hand.ranks_in(cards::Suit::hearts), s = hand.ranks_in(cards::Suit::spades);
  // Each rank once, then the lowest ranks held again, and again, until there are five: fewest and lowest groups.
  FiveLowest five;
  five.take_from(hand.ranks());
  five.take_from((c & d) | (h & s) | ((c | d) & (h | s)));
  five.take_from((c & d & (h | s)) | (h & s & (c | d)));
  five.take_from(c & d & h & s);
  return tables::five_ace_to_five[place_of(five.sum(), tables::five_rows)];
}

HandReading<AceToFiveRank> read_ace_to_five(cards::CardSet five, LowCompare compare) {
  const auto rank = ace_to_five_rank(five, compare);
  auto played = laid_out(five, AceStands::low);
  auto words = low_phrase(high_category(rank.category()), phrase::ranks_of(played));
  return {rank, std::move(played), std::move(words)};
}

Expected<HandReading<AceToFiveRank>> ace_to_five_hand(std::span<const cards::Card> hand, LowCompare compare) {
  return cards::checked_hand(hand, {5, 7, cards::cards_of(cards::DeckKind::standard_52)})
      .map([compare](cards::CardSet checked) {
        const auto rank_of = [compare](cards::CardSet five) { return ace_to_five_rank(five, compare); };
        return read_ace_to_five(best_choice(checked, 5, rank_of), compare);
      });
}

}  // namespace lammer::ranking
