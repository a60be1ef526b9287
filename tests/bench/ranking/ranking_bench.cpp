// Hands a second of every evaluator, single thread. BM_simple_* are plain evaluators of the kind one writes first
// (count the ranks, look for flush and straight, try every choice); the ratio to them in the same run says more than
// the rate.
#include <benchmark/benchmark.h>

#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/double_draw.h"
#include "domain/ranking/high.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/six_plus.h"
#include "domain/ranking/three_card.h"
#include "tests/ranking/deals.h"
#include "tests/ranking/reference_evaluator.h"

namespace lammer::testing {
namespace {

using cards::CardSet;
using cards::DeckKind;

constexpr int kHands = 1 << 16;  // too many for the branch predictor to learn

template <std::size_t size>
std::vector<Cards<size>> random_hands(DeckKind deck = DeckKind::standard_52) {
  RandomDeals<size> deal(deck);
  std::vector<Cards<size>> hands;
  for (int i = 0; i < kHands; ++i) hands.push_back(deal());
  return hands;
}

// Runs `rank(hand)` over all hands; the answer must be a number.
template <class Hands, class Rank>
void measure(benchmark::State& state, const Hands& hands, Rank rank) {
  for (auto _ : state) {
    std::uint64_t sum = 0;
    for (const auto& hand : hands) sum += static_cast<std::uint64_t>(rank(hand));
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(hands.size()));
}

void BM_high_seven_from_cards(benchmark::State& state) {
  measure(state, random_hands<7>(), [](const Cards<7>& hand) { return ranking::high_rank(view(hand)).value(); });
}
BENCHMARK(BM_high_seven_from_cards);

void BM_high_six_from_cards(benchmark::State& state) {
  measure(state, random_hands<6>(), [](const Cards<6>& hand) { return ranking::high_rank(view(hand)).value(); });
}
BENCHMARK(BM_high_six_from_cards);

void BM_high_five_from_cards(benchmark::State& state) {
  measure(state, random_hands<5>(), [](const Cards<5>& hand) { return ranking::high_rank(view(hand)).value(); });
}
BENCHMARK(BM_high_five_from_cards);

void BM_high_seven_from_tallies(benchmark::State& state) {
  std::vector<ranking::HighTally> tallies;
  for (const auto& hand : random_hands<7>()) tallies.emplace_back(CardSet(view(hand)));
  measure(state, tallies, [](const ranking::HighTally& tally) { return ranking::high_rank<7>(tally).value(); });
}
BENCHMARK(BM_high_seven_from_tallies);

void BM_high_seven_from_sets(benchmark::State& state) {
  std::vector<CardSet> sets;
  for (const auto& hand : random_hands<7>()) sets.emplace_back(view(hand));
  measure(state, sets, [](CardSet hand) { return ranking::high_rank(hand).value(); });
}
BENCHMARK(BM_high_seven_from_sets);

void BM_simple_high_seven(benchmark::State& state) {
  measure(state, random_hands<7>(), [](const Cards<7>& hand) {
    return reference::best_five(
               hand, [](const reference::Hand& five) { return reference::high(five); }, std::greater{})
        .numbers[0];
  });
}
BENCHMARK(BM_simple_high_seven);

void BM_simple_high_five(benchmark::State& state) {
  measure(state, random_hands<5>(),
          [](const Cards<5>& hand) { return reference::high(reference::Hand(hand)).numbers[0]; });
}
BENCHMARK(BM_simple_high_five);

// All 133,784,560 hands: six cards chosen one inside the other, highest rank outermost, the seventh by
// each_seventh_card.
class Enumeration {
 public:
  Enumeration() {
    CardSet seen;
    for (int rank = 0; rank < cards::rank_count; ++rank)
      for (const auto suit : cards::suits) {
        below_.push_back(seen);
        deck_.emplace_back(cards::rank_at(rank), suit);
        seen.add(deck_.back());
      }
  }

  std::uint64_t run() const { return sum_over(6, deck_.size(), ranking::HighTally()); }

 private:
  std::uint64_t sum_over(int left, std::size_t before, const ranking::HighTally& tally) const {
    std::uint64_t sum = 0;
    for (std::size_t at = 0; at < before; ++at) {
      const auto next = tally + deck_[at];
      if (left > 1)
        sum += sum_over(left - 1, at, next);
      else
        ranking::each_seventh_card(next, below_[at], [&](ranking::HighRank rank, int ways) {
          sum += std::uint64_t{rank.value()} * static_cast<unsigned>(ways);
        });
    }
    return sum;
  }

  std::vector<cards::Card> deck_;
  std::vector<CardSet> below_;
};

void BM_high_seven_enumerated(benchmark::State& state) {
  const Enumeration all;
  for ([[maybe_unused]] auto _ : state) benchmark::DoNotOptimize(all.run());
  state.SetItemsProcessed(state.iterations() * 133'784'560);
}
BENCHMARK(BM_high_seven_enumerated)->Unit(benchmark::kMillisecond);

template <std::size_t holes>
void BM_omaha_high(benchmark::State& state) {
  measure(state, random_hands<holes + 5>(), [](const Cards<holes + 5>& dealt) {
    return ranking::omaha_high_rank(view(dealt).template first<holes>(), view(dealt).template last<5>()).value();
  });
}
BENCHMARK(BM_omaha_high<4>);
BENCHMARK(BM_omaha_high<5>);

template <std::size_t holes>
void BM_omaha_high_and_low(benchmark::State& state) {
  measure(state, random_hands<holes + 5>(), [](const Cards<holes + 5>& dealt) {
    const auto hole = view(dealt).template first<holes>();
    const auto board = view(dealt).template last<5>();
    return ranking::omaha_high_rank(hole, board).value() +
           ranking::omaha_low_rank(hole, board).value_or(ranking::AceToFiveRank()).value();
  });
}
BENCHMARK(BM_omaha_high_and_low<4>);
BENCHMARK(BM_omaha_high_and_low<5>);

// The same work by sixty lookups of the five-card evaluator.
void BM_simple_omaha_high(benchmark::State& state) {
  measure(state, random_hands<9>(), [](const Cards<9>& dealt) {
    auto best = ranking::HighRank();
    for (std::size_t a = 0; a < 4; ++a)
      for (std::size_t b = a + 1; b < 4; ++b)
        for (std::size_t c = 4; c < 9; ++c)
          for (std::size_t d = c + 1; d < 9; ++d)
            for (std::size_t e = d + 1; e < 9; ++e) {
              const Cards<5> five{dealt[a], dealt[b], dealt[c], dealt[d], dealt[e]};
              best = std::max(best, ranking::high_rank(view(five)));
            }
    return best.value();
  });
}
BENCHMARK(BM_simple_omaha_high);

void BM_ace_to_five_seven(benchmark::State& state) {
  measure(state, random_hands<7>(), [](const Cards<7>& hand) { return ranking::ace_to_five_rank(view(hand)).value(); });
}
BENCHMARK(BM_ace_to_five_seven);

void BM_ace_to_five_five(benchmark::State& state) {
  measure(state, random_hands<5>(), [](const Cards<5>& hand) { return ranking::ace_to_five_rank(view(hand)).value(); });
}
BENCHMARK(BM_ace_to_five_five);

void BM_deuce_to_seven(benchmark::State& state) {
  measure(state, random_hands<5>(),
          [](const Cards<5>& hand) { return ranking::deuce_to_seven_rank(view(hand)).value(); });
}
BENCHMARK(BM_deuce_to_seven);

template <std::size_t size>
void BM_badugi(benchmark::State& state) {
  measure(state, random_hands<size>(),
          [](const Cards<size>& hand) { return ranking::badugi_rank(view(hand), ranking::AceStands::low).value(); });
}
BENCHMARK(BM_badugi<4>);
BENCHMARK(BM_badugi<5>);

void BM_simple_badugi(benchmark::State& state) {
  measure(state, random_hands<4>(), [](const Cards<4>& hand) { return reference::badugi(hand, true).numbers[0]; });
}
BENCHMARK(BM_simple_badugi);

void BM_three_card(benchmark::State& state) {
  measure(state, random_hands<3>(), [](const Cards<3>& hand) { return ranking::three_card_rank(view(hand)).value(); });
}
BENCHMARK(BM_three_card);

void BM_six_plus_seven(benchmark::State& state) {
  std::vector<ranking::SixPlusTally> tallies;
  for (const auto& hand : random_hands<7>(DeckKind::six_plus_36)) tallies.emplace_back(CardSet(view(hand)));
  measure(state, tallies, [](const ranking::SixPlusTally& tally) { return ranking::six_plus_rank<7>(tally).value(); });
}
BENCHMARK(BM_six_plus_seven);

void BM_double_draw(benchmark::State& state) {
  measure(state, random_hands<5>(DeckKind::jokers_54), [](const Cards<5>& hand) {
    return static_cast<int>(ranking::double_draw_rank(CardSet(view(hand))).category());
  });
}
BENCHMARK(BM_double_draw);

}  // namespace
}  // namespace lammer::testing
