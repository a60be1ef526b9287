// Money: an exact number of cents in 64 bits. No floating point anywhere; every operation is checked, and a sum that
// does not fit is a bug of ours and throws (see bug.h). Rounding never happens unless its name says which way.
//
//   Money + Money, Money - Money, -Money   Money
//   Money * n, n * Money                   Money                       n whole
//   Money / Money                          not defined: unit.goes_into(money) says how many whole units it holds
//   Money <=> Money                        by amount
//   money.times_exactly(ratio)             Money, a bug if it is not a whole number of cents (3:2 on $5.00 is $7.50)
//   money.times_rounded_down(ratio)        Money, to the cent, towards minus infinity
//   money.times_rounded_up(ratio)          Money, to the cent, towards plus infinity
//   money.rounded_down_to(unit)            Money, a multiple of unit not above money
//   money.rounded_up_to(unit)              Money, a multiple of unit not below money
//   money.remainder_of(unit)               money - money.rounded_down_to(unit), from 0 to just below unit
#pragma once
#include <compare>
#include <cstdint>
#include <string>
#include <string_view>

#include "domain/core/bug.h"
#include "domain/core/refusal.h"

namespace lammer {

// A fraction: pay odds (3:2 is {3, 2}) or a share. The lower number is above zero.
struct Ratio {
  std::int64_t upper;
  std::int64_t lower;
};

constexpr Ratio percent(std::int64_t points) {
  return {points, 100};
}

class Money {
 public:
  constexpr Money() = default;
  static constexpr Money cents(std::int64_t amount) { return Money(amount); }
  static constexpr Money dollars(std::int64_t amount) { return Money(100) * amount; }
  static constexpr Money largest() { return Money(INT64_MAX); }

  // Takes exactly what text() and short_text() write, as far as largest() either way: $0, $12, $1,234.50, -$3.25.
  // Commas stand at every third digit or nowhere, cents have two digits. The refusal says which character is wrong.
  static Expected<Money> parse(std::string_view text);

  constexpr std::int64_t in_cents() const { return cents_; }
  constexpr bool is_zero() const { return cents_ == 0; }
  constexpr bool is_negative() const { return cents_ < 0; }

  std::string text() const;        // $1,234.50
  std::string short_text() const;  // $1,234 where there are no cents, else as text()

  friend constexpr auto operator<=>(Money, Money) = default;

  friend constexpr Money operator+(Money a, Money b) {
    Money sum;
    insist(!__builtin_add_overflow(a.cents_, b.cents_, &sum.cents_), "a sum of money fits in 64 bits");
    return sum;
  }
  friend constexpr Money operator-(Money a, Money b) {
    Money difference;
    insist(!__builtin_sub_overflow(a.cents_, b.cents_, &difference.cents_), "a difference of money fits in 64 bits");
    return difference;
  }
  friend constexpr Money operator*(Money a, std::int64_t times) {
    Money product;
    insist(!__builtin_mul_overflow(a.cents_, times, &product.cents_), "a multiple of money fits in 64 bits");
    return product;
  }
  friend constexpr Money operator*(std::int64_t times, Money a) { return a * times; }
  constexpr Money operator-() const { return Money() - *this; }
  constexpr Money& operator+=(Money other) { return *this = *this + other; }
  constexpr Money& operator-=(Money other) { return *this = *this - other; }

  constexpr Money times_exactly(Ratio ratio) const {
    const auto down = times_rounded_down(ratio);
    insist(down == times_rounded_up(ratio), "the ratio gives a whole number of cents");
    return down;
  }
  constexpr Money times_rounded_down(Ratio ratio) const {
    insist(ratio.lower > 0, "the lower number of a ratio is above zero");
    return from_wide(floor_divided(Wide{cents_} * ratio.upper, ratio.lower));
  }
  constexpr Money times_rounded_up(Ratio ratio) const {
    insist(ratio.lower > 0, "the lower number of a ratio is above zero");
    return from_wide(-floor_divided(-(Wide{cents_} * ratio.upper), ratio.lower));
  }

  // How many whole amounts of this size are in `money`; both at least zero.
  constexpr std::int64_t goes_into(Money money) const {
    insist(cents_ > 0 && money.cents_ >= 0, "whole units are counted in an amount of zero or more");
    return money.cents_ / cents_;
  }
  constexpr Money rounded_down_to(Money unit) const { return times_of(unit, floor_divided(cents_, positive(unit))); }
  constexpr Money rounded_up_to(Money unit) const {
    return times_of(unit, -floor_divided(-Wide{cents_}, positive(unit)));
  }
  constexpr Money remainder_of(Money unit) const { return *this - rounded_down_to(unit); }

 private:
  __extension__ using Wide = __int128;  // holds any product of two 64-bit numbers

  constexpr explicit Money(std::int64_t amount) : cents_(amount) {}

  static constexpr Wide floor_divided(Wide value, std::int64_t by) {
    const Wide quotient = value / by;
    return quotient * by > value ? quotient - 1 : quotient;
  }
  static constexpr Money from_wide(Wide value) {
    insist(value >= INT64_MIN && value <= INT64_MAX, "a share of money fits in 64 bits");
    return Money(static_cast<std::int64_t>(value));
  }
  static constexpr std::int64_t positive(Money unit) {
    insist(unit.cents_ > 0, "a rounding unit is above zero");
    return unit.cents_;
  }
  static constexpr Money times_of(Money unit, Wide count) { return from_wide(count * unit.cents_); }

  std::int64_t cents_ = 0;
};

}  // namespace lammer
