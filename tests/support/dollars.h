// Short words for tests that tell stories in dollars and seats.
#pragma once
#include "domain/core/ids.h"
#include "domain/core/money.h"

namespace lammer::testing {

constexpr Money dollars(std::int64_t amount) {
  return Money::dollars(amount);
}

constexpr SeatNo seat(int number) {
  return SeatNo(static_cast<std::uint8_t>(number));
}

}  // namespace lammer::testing
