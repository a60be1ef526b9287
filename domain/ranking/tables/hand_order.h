// The order of five-card hands, written for clarity and run once at build time: each hand gets a list of numbers that
// is compared element by element, category first. The evaluators only ever look up what is derived from here.
#pragma once
#include <algorithm>
#include <array>
#include <vector>

namespace lammer::ranking::tables {

using Counts = std::array<int, 13>;  // how many cards of each rank, deuce first
using OrderKey = std::vector<int>;

enum class Suited { no, yes };

// The top rank of the five in sequence, or -1. The ace is high, and in most games it also stands below one rank: the
// deuce (A-2-3-4-5) or the six of a short pack (A-6-7-8-9).
enum class AceAlsoBelow { nothing, two, six };

inline int straight_top(const Counts& counts, AceAlsoBelow below) {
  const auto run = [&](int from, int length) {
    for (int rank = from; rank < from + length; ++rank)
      if (counts[static_cast<std::size_t>(rank)] != 1) return false;
    return true;
  };
  for (int low = 8; low >= 0; --low)
    if (run(low, 5)) return low + 4;
  if (below == AceAlsoBelow::two && counts[12] == 1 && run(0, 4)) return 3;
  if (below == AceAlsoBelow::six && counts[12] == 1 && run(4, 4)) return 7;
  return -1;
}

// Ranks grouped by how many there are, larger groups first, then by value; `value` says how high a rank counts in a
// group of a given size.
template <class Value>
OrderKey grouped(const Counts& counts, Value value) {
  std::vector<std::pair<int, int>> groups;
  for (int rank = 0; rank < 13; ++rank)
    if (const int count = counts[static_cast<std::size_t>(rank)]) groups.emplace_back(count, value(rank, count));
  std::sort(groups.rbegin(), groups.rend());
  OrderKey key;
  for (const auto& [count, worth] : groups) key.push_back(worth);
  return key;
}

// What the groups alone make: 0 none, 1 pair, 2 two pairs, 3 three, 6 full house, 7 four. Leaves room for the rest.
inline int group_category(const Counts& counts) {
  int pairs = 0;
  int threes = 0;
  for (const int count : counts) {
    if (count == 4) return 7;
    pairs += count == 2;
    threes += count == 3;
  }
  if (threes) return pairs ? 6 : 3;
  return pairs;
}

inline OrderKey with_category(int category, OrderKey rest) {
  rest.insert(rest.begin(), category);
  return rest;
}

// POKER-06.D and G.
inline OrderKey high_key(const Counts& counts, Suited suited, AceAlsoBelow below) {
  const int top = straight_top(counts, below);
  if (top >= 0) return {suited == Suited::yes ? 8 : 4, top};
  const int category = suited == Suited::yes ? 5 : group_category(counts);
  return with_category(category, grouped(counts, [](int rank, int) { return rank; }));
}

// POKER-06.K and L: flush above full house, three below straight.
enum class AceAmongSideCards { high, low };

inline OrderKey six_plus_key(const Counts& counts, Suited suited, AceAmongSideCards ace) {
  auto key = high_key(counts, suited, AceAlsoBelow::six);
  if (key[0] != 8 && key[0] != 4) {
    const auto value = [&](int rank, int count) {
      return ace == AceAmongSideCards::low && rank == 12 && count == 1 ? 0 : rank;
    };
    key = with_category(key[0], grouped(counts, value));
  }
  if (key[0] == 5)
    key[0] = 6;
  else if (key[0] == 6)
    key[0] = 5;
  return key;
}

// POKER-06.F with E: the worse the hand the larger, ace below the deuce.
inline OrderKey ace_to_five_key(const Counts& counts) {
  return with_category(group_category(counts), grouped(counts, [](int rank, int) { return (rank + 1) % 13; }));
}

// POKER-06.G to the letter, inside a category: the hand with the better card at the first difference from the best card
// up is the better one. A card held twice counts twice.
inline OrderKey best_card_first_key(const Counts& counts) {
  OrderKey ranks;
  for (int low = 0; low < 13; ++low)
    ranks.insert(ranks.end(), static_cast<std::size_t>(counts[static_cast<std::size_t>((low + 12) % 13)]), low);
  return with_category(group_category(counts), ranks);
}

// LIR-06.D: straight flush, three of a kind, straight, flush, pair, none.
inline OrderKey three_card_key(const Counts& counts, Suited suited) {
  const auto ranks = grouped(counts, [](int rank, int) { return rank; });
  if (ranks.size() == 1) return with_category(4, ranks);
  if (ranks.size() == 2) return with_category(1, ranks);
  const bool ace_low = ranks == OrderKey{12, 1, 0};
  if (ace_low || ranks[0] - ranks[2] == 2) return {suited == Suited::yes ? 5 : 3, ace_low ? 1 : ranks[0]};
  return with_category(suited == Suited::yes ? 2 : 0, ranks);
}

}  // namespace lammer::ranking::tables
