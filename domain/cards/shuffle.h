// The shuffle: every order of the cards is equally likely if the injected source gives 64 uniform random bits a call.
// The domain owns no randomness; a virtual deck, a simulation and a test each bring their own.
#pragma once
#include <concepts>
#include <cstdint>
#include <span>
#include <utility>

#include "domain/cards/card.h"

namespace lammer::cards {

template <class Source>
concept RandomBits = requires(Source& source) {
  { source() } -> std::same_as<std::uint64_t>;
};

// Uniform in [0, bound), bound above zero. The high word of a 64 x 64 bit product is uniform once the low words that
// would favour some results are thrown away (Lemire 2019); `bits % bound` would favour the low cards of the pack.
template <RandomBits Source>
std::uint64_t uniform_below(std::uint64_t bound, Source& source) {
  __extension__ using Wide = unsigned __int128;
  insist(bound > 0, "a bound is above zero");
  const std::uint64_t unfair = (0 - bound) % bound;
  while (true) {
    const auto product = Wide{source()} * bound;
    if (static_cast<std::uint64_t>(product) >= unfair) return static_cast<std::uint64_t>(product >> 64);
  }
}

// Fisher and Yates, from the bottom of the pack up.
template <RandomBits Source>
void shuffle(std::span<Card> pack, Source& source) {
  for (auto left = pack.size(); left > 1; --left) std::swap(pack[left - 1], pack[uniform_below(left, source)]);
}

}  // namespace lammer::cards
