// Ordinal: how a hand stands among all hands of its game, 1 the worst. Greater is better in every game, high or low, so
// that `mine > theirs` always means "mine wins" and equal means a tie. Ordinals of different games do not compare.
#pragma once
#include <compare>
#include <cstdint>

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

}  // namespace lammer::ranking
