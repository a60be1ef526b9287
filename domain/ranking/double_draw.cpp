// What the jokers stand for. Every permitted use is made a full hand of five ranks, and the best of them counts.
#include "domain/ranking/double_draw.h"

#include <algorithm>

#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/high_phrase.h"
#include "domain/ranking/layout.h"
#include "domain/ranking/straights.h"

namespace lammer::ranking {
namespace {

using cards::Rank;
using cards::RankMask;

constexpr RankMask kAce = 1 << cards::index(Rank::ace);

// A use of the jokers: the hand it makes and, unless the jokers are aces, the five ranks it plays.
struct Use {
  DoubleDrawRank rank;
  RankMask spread;
};

Use use_of(HighRank rank, RankMask spread) {
  // The wild royal stands where the high game has the royal.
  return {DoubleDrawRank(static_cast<DoubleDrawCategory>(category(rank)), rank), spread};
}

RankMask with_highest_missing(RankMask ranks, int how_many) {
  for (int rank = cards::rank_count - 1; how_many > 0; --rank) {
    const auto bit = static_cast<RankMask>(1 << rank);
    if (ranks & bit) continue;
    ranks = static_cast<RankMask>(ranks | bit);
    --how_many;
  }
  return ranks;
}

HighRank unsuited_straight(RankMask run) {
  std::uint64_t sum = 0;
  for (unsigned left = run; left; left &= left - 1)
    sum += HighTally::weight(cards::Card(cards::rank_at(std::countr_zero(left)), cards::Suit::clubs));
  return unsuited_high_rank<5>(sum);
}

Use best_with_aces(cards::CardSet naturals, int jokers) {
  if (naturals.ranks() == kAce) return {DoubleDrawRank(DoubleDrawCategory::five_aces, HighRank()), 0};
  auto sum = HighTally(naturals).sum();
  for (int joker = 0; joker < jokers; ++joker) sum += HighTally::weight(cards::Card(Rank::ace, cards::Suit::clubs));
  return use_of(unsuited_high_rank<5>(sum), 0);
}

Use best_use(cards::CardSet hand) {
  const auto naturals = hand.without_jokers();
  const auto ranks = naturals.ranks();
  const int jokers = hand.jokers().count();
  const auto any_suit = (*naturals.begin()).suit();
  const bool suited = naturals == cards::CardSet::of_suit(any_suit, ranks);
  const bool unpaired = std::popcount(ranks) == naturals.count();

  auto best = best_with_aces(naturals, jokers);
  const auto offer = [&best](const Use& use) {
    if (use.rank > best.rank) best = use;
  };
  if (suited) {
    const auto flush = with_highest_missing(ranks, jokers);
    offer(use_of(HighRank(tables::flush_high[flush]), flush));
  }
  const auto run = unpaired ? straight_over(ranks) : RankMask{0};
  if (run) offer(use_of(suited ? HighRank(tables::flush_high[run]) : unsuited_straight(run), run));
  return best;
}

// The five ranks of a hand with jokers, as people lay them out.
std::vector<Rank> ranks_played(cards::CardSet hand, const Use& use) {
  std::vector<Rank> ranks;
  for (unsigned left = use.spread; left; left &= left - 1) ranks.push_back(cards::rank_at(std::countr_zero(left)));
  if (!use.spread) {
    ranks = phrase::ranks_of(sorted_down(hand.without_jokers()));
    ranks.insert(ranks.end(), static_cast<std::size_t>(hand.jokers().count()), Rank::ace);
  }
  const auto made = use.rank.category();
  const bool straight = made == DoubleDrawCategory::straight || made == DoubleDrawCategory::straight_flush;
  const auto ace = straight ? ace_in_straight(use.spread) : AceStands::high;
  const auto place = [&, held = ranks](Rank rank) {
    return std::pair(std::count(held.begin(), held.end(), rank), worth(rank, ace));
  };
  std::sort(ranks.begin(), ranks.end(), [&](Rank a, Rank b) { return place(a) > place(b); });
  return ranks;
}

// The cards in the order of the ranks they play; a joker stands where the card is that it stands for.
std::vector<cards::Card> cards_played(cards::CardSet hand, phrase::Ranks ranks) {
  auto naturals = sorted_down(hand.without_jokers());
  auto joker = hand.jokers().begin();
  std::vector<cards::Card> played;
  for (const auto rank : ranks) {
    const auto natural = std::ranges::find(naturals, rank, &cards::Card::rank);
    if (natural == naturals.end()) {
      played.push_back(*joker);
      ++joker;
      continue;
    }
    played.push_back(*natural);
    naturals.erase(natural);
  }
  return played;
}

DoubleDrawRank natural_rank(cards::CardSet five) {
  const auto rank = high_rank(five);
  if (category(rank) == HighCategory::royal_flush) return {DoubleDrawCategory::natural_royal_flush, rank};
  return {static_cast<DoubleDrawCategory>(category(rank)), rank};
}

std::string words(DoubleDrawCategory category, phrase::Ranks ranks) {
  if (category == DoubleDrawCategory::five_aces) return "five aces";
  if (category == DoubleDrawCategory::natural_royal_flush) return "natural royal flush";
  if (category == DoubleDrawCategory::wild_royal_flush) return "wild royal flush";
  return high_phrase(static_cast<HighCategory>(category), ranks);
}

}  // namespace

DoubleDrawRank double_draw_rank(cards::CardSet hand) {
  insist(hand.count() == 5, "a Double Draw hand has five cards");
  return hand.jokers().empty() ? natural_rank(hand) : best_use(hand).rank;
}

Expected<HandReading<DoubleDrawRank>> double_draw_hand(std::span<const cards::Card> hand) {
  return cards::checked_hand(hand, {5, 5, cards::cards_of(cards::DeckKind::jokers_54)})
      .map([](cards::CardSet checked) -> HandReading<DoubleDrawRank> {
        if (checked.jokers().empty()) {
          auto high = read_high_five(checked);
          const auto rank = natural_rank(checked);
          const bool royal = rank.category() == DoubleDrawCategory::natural_royal_flush;
          return {rank, std::move(high.cards), royal ? words(rank.category(), {}) : std::move(high.phrase)};
        }
        const auto use = best_use(checked);
        const auto ranks = ranks_played(checked, use);
        return {use.rank, cards_played(checked, ranks), words(use.rank.category(), ranks)};
      });
}

}  // namespace lammer::ranking
