// Ordinal: how a hand stands among all hands of its game, 1 the worst. Greater is better in every game, high or low, so
// that `mine > theirs` always means "mine wins" and equal means a tie. Ordinals of different games do not compare.
#pragma once
#include <array>
#include <compare>
#include <cstdint>

#include "domain/core/bug.h"

namespace lammer::ranking {

template <class Game>
class Ordinal {
 public:
  constexpr Ordinal() = default;  // worse than every hand
  constexpr explicit Ordinal(std::uint16_t value) : value_(value) {}

  constexpr std::uint16_t value() const { return value_; }

  friend constexpr auto operator<=>(Ordinal, Ordinal) = default;

 private:
  std::uint16_t value_ = 0;
};

// Which category an ordinal belongs to, given the best ordinal of each; the worst category is the first.
template <std::size_t categories>
constexpr std::size_t category_of(std::uint16_t ordinal, const std::array<std::uint16_t, categories>& best_ordinals) {
  insist(ordinal > 0 && ordinal <= best_ordinals.back(), "the rank is that of a hand");
  std::size_t category = 0;
  while (ordinal > best_ordinals[category]) ++category;
  return category;
}

}  // namespace lammer::ranking
