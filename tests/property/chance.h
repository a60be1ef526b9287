// Chance: where random hands get their choices from. A seed gives the same hand again; a fuzzer's bytes are choices
// too, and when they run out every choice is the first one, which is always the one that brings the hand to its end.
#pragma once
#include <cstdint>
#include <initializer_list>
#include <random>
#include <span>

#include "domain/cards/shuffle.h"

namespace lammer::property {

class Chance {
 public:
  explicit Chance(std::uint64_t seed) : bits_(seed) {}
  explicit Chance(std::span<const std::uint8_t> bytes) : from_bytes_(true), bytes_(bytes) {}

  // From 0 to just below `bound`.
  std::uint64_t below(std::uint64_t bound) {
    if (!from_bytes_) return cards::uniform_below(bound, bits_);
    std::uint64_t value = 0;
    for (std::uint64_t reach = 1; reach < bound; reach <<= 8) {
      if (bytes_.empty()) return 0;
      value = value << 8 | bytes_.front();
      bytes_ = bytes_.subspan(1);
    }
    return value % bound;
  }
  std::int64_t between(std::int64_t least, std::int64_t most) {
    return least + static_cast<std::int64_t>(below(static_cast<std::uint64_t>(most - least + 1)));
  }
  // Never when the bytes have run out.
  bool one_in(std::uint64_t count) { return below(count) == count - 1; }
  bool coin() { return one_in(2); }

  template <class Value>
  Value of(std::initializer_list<Value> values) {
    return values.begin()[below(values.size())];
  }

 private:
  bool from_bytes_ = false;
  std::mt19937_64 bits_;
  std::span<const std::uint8_t> bytes_;
};

}  // namespace lammer::property
