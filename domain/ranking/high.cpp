// High hands of any size, and their explanation.
#include "domain/ranking/high.h"

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"
#include "domain/ranking/straights.h"

namespace lammer::ranking {
namespace {

using cards::RankMask;

RankMask top_bit(RankMask ranks) {
  return std::bit_floor(ranks);
}

RankMask top_bits(RankMask ranks, int count) {
  while (std::popcount(ranks) > count) ranks = static_cast<RankMask>(ranks & (ranks - 1));
  return ranks;
}

// Ranks played once, and how often each of them more than once, as a hand of five.
class FiveRanks {
 public:
  FiveRanks& with(RankMask ranks, int times) {
    for (unsigned left = ranks; left; left &= left - 1)
      sum_ += static_cast<std::uint64_t>(times) *
              HighTally::weight(cards::Card(cards::rank_at(std::countr_zero(left)), cards::Suit::clubs));
    count_ += std::popcount(ranks) * times;
    return *this;
  }
  // No rank if the cards for it were not there.
  HighRank rank() const { return count_ == 5 ? unsuited_high_rank<5>(sum_) : HighRank(); }

 private:
  std::uint64_t sum_ = 0;
  int count_ = 0;
};

// More than seven cards can hold a flush and a full house at once, so every way to play five is tried.
HighRank high_rank_of_many(cards::CardSet hand) {
  const auto c = hand.ranks_in(cards::Suit::clubs), d = hand.ranks_in(cards::Suit::diamonds);
  const auto h = hand.ranks_in(cards::Suit::hearts), s = hand.ranks_in(cards::Suit::spades);
  const auto held = hand.ranks();
  const auto twice = static_cast<RankMask>((c & d) | (h & s) | ((c | d) & (h | s)));
  const auto thrice = static_cast<RankMask>((c & d & (h | s)) | (h & s & (c | d)));
  const auto all_four = static_cast<RankMask>(c & d & h & s);
  const auto but = [](RankMask ranks, RankMask taken) { return static_cast<RankMask>(ranks & ~taken); };

  const auto four = top_bit(all_four), three = top_bit(thrice), pair = top_bit(twice);
  const auto pairs = top_bits(twice, 2);
  auto best = std::max({
      FiveRanks().with(four, 4).with(top_bit(but(held, four)), 1).rank(),
      FiveRanks().with(three, 3).with(top_bit(but(twice, three)), 2).rank(),
      FiveRanks().with(straight_within(held), 1).rank(),
      FiveRanks().with(three, 3).with(top_bits(but(held, three), 2), 1).rank(),
      FiveRanks().with(pairs, 2).with(top_bit(but(held, pairs)), 1).rank(),
      FiveRanks().with(pair, 2).with(top_bits(but(held, pair), 3), 1).rank(),
      FiveRanks().with(top_bits(held, 5), 1).rank(),
  });
  for (const auto suit : {c, d, h, s}) best = std::max(best, HighRank(tables::flush_high[suit]));
  return best;
}

Expected<HandReading<HighRank>> read_best_of(std::span<const cards::Card> hand, int most) {
  return cards::checked_hand(hand, {5, most, cards::cards_of(cards::DeckKind::standard_52)})
      .map([](cards::CardSet checked) { return read_high_five(best_high_five(checked)); });
}

}  // namespace

HighRank high_rank(cards::CardSet hand) {
  insist(hand.count() >= 5 && hand.jokers().empty(), "a high hand has five cards or more and no joker");
  switch (hand.count()) {
    case 5:
      return high_rank<5>(HighTally(hand));
    case 6:
      return high_rank<6>(HighTally(hand));
    case 7:
      return high_rank<7>(HighTally(hand));
    default:
      return high_rank_of_many(hand);
  }
}

HandReading<HighRank> read_high_five(cards::CardSet five) {
  const auto rank = high_rank(five);
  auto played = laid_out(five, ace_in(category(rank), five.ranks()));
  auto words = high_phrase(category(rank), phrase::ranks_of(played));
  return {rank, std::move(played), std::move(words)};
}

// The lowest cards that the hand can do without go, one by one; what is left are the five it needs. Equal hands have
// equal ranks, so this leaves the highest suits of each rank, and of two equal flushes the one of the higher suit.
cards::CardSet best_high_five(cards::CardSet hand) {
  const auto best = high_rank(hand);
  const auto from_the_top = sorted_down(hand);
  for (auto lowest = from_the_top.rbegin(); hand.count() > 5; ++lowest) {
    const auto rest = hand - cards::CardSet{*lowest};
    if (high_rank(rest) == best) hand = rest;
  }
  return hand;
}

Expected<HandReading<HighRank>> high_hand(std::span<const cards::Card> hand) {
  return read_best_of(hand, 7);
}

Expected<HandReading<HighRank>> best_high_hand(std::span<const cards::Card> hand) {
  return read_best_of(hand, 52);
}

}  // namespace lammer::ranking
