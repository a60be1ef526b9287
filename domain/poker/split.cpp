// Whole units first, the rest after them.
#include "domain/poker/split.h"

namespace lammer::poker {

void divide(Money sum, Money unit, std::span<Money> shares) {
  insist(!shares.empty() && !sum.is_negative(), "a sum is divided among somebody");
  const auto count = static_cast<std::int64_t>(shares.size());
  const auto units = unit.goes_into(sum);
  const auto odd_units = units % count;
  for (std::int64_t i = 0; i < count; ++i)
    shares[static_cast<std::size_t>(i)] = unit * (units / count + (i < odd_units ? 1 : 0));
  // The seat after the last that got a unit more; it has had none, so nobody gets both.
  shares[static_cast<std::size_t>(odd_units)] += sum.remainder_of(unit);
}

}  // namespace lammer::poker
