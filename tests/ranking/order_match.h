// OrderMatch: collects pairs of a slow key and a fast rank and says whether the two orders are the same: equal keys
// have equal ranks and a better key has a better rank. Exhaustive comparisons end with expect_same_order().
#pragma once
#include <map>

#include <gtest/gtest.h>

#include "tests/ranking/reference_evaluator.h"

namespace lammer::testing {

enum class BetterKey { greater, smaller };

template <class Rank>
class OrderMatch {
 public:
  // False if the key has been seen with another rank.
  bool add(const reference::Key& key, Rank rank) {
    const auto [at, added] = ranks_.try_emplace(key, rank);
    return added || at->second == rank;
  }

  Rank at(const reference::Key& key) const { return ranks_.at(key); }
  std::size_t size() const { return ranks_.size(); }

  void expect_same_order(BetterKey better) const {
    for (auto next = ranks_.begin(), last = next++; next != ranks_.end(); last = next++)
      ASSERT_TRUE(better == BetterKey::greater ? last->second < next->second : last->second > next->second)
          << "hands of category " << next->first.numbers[0] << " are out of order";
  }

 private:
  std::map<reference::Key, Rank> ranks_;
};

}  // namespace lammer::testing
