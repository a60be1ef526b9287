// Counting hands by category.
#pragma once
#include <array>
#include <cstdint>

namespace lammer::testing {

// Worst category first, as the enumerations of the evaluators.
template <std::size_t categories>
class Counts {
 public:
  template <class Category>
  void add(Category category) {
    ++counts_[static_cast<std::size_t>(category)];
  }
  const std::array<std::int64_t, categories>& by_category() const { return counts_; }

 private:
  std::array<std::int64_t, categories> counts_{};
};

template <std::size_t categories>
using CategoryCounts = std::array<std::int64_t, categories>;

}  // namespace lammer::testing
