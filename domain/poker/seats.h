// Seats of one table: SeatSet, a set of seat numbers in one word, and SeatMap, one value a seat. Seat 1 is the first on
// the dealer's left; clockwise is rising numbers and then seat 1 again.
#pragma once
#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>
#include <optional>

#include "domain/core/bit_iterator.h"
#include "domain/core/bug.h"
#include "domain/core/ids.h"

namespace lammer::poker {

inline constexpr std::uint8_t seats_max = 10;

constexpr bool is_seat(SeatNo seat) {
  return seat.value() >= 1 && seat.value() <= seats_max;
}

constexpr SeatNo seat_of_bit(int bit) {
  return SeatNo(static_cast<std::uint8_t>(bit));
}

class SeatSet {
 public:
  using Iterator = BitIterator<std::uint16_t, SeatNo, &seat_of_bit>;

  constexpr SeatSet() = default;
  constexpr SeatSet(std::initializer_list<int> seats) {
    for (const int seat : seats) add(SeatNo(static_cast<std::uint8_t>(seat)));
  }

  constexpr void add(SeatNo seat) {
    insist(is_seat(seat), "a table has seats 1 to 10");
    bits_ = static_cast<std::uint16_t>(bits_ | bit(seat));
  }
  constexpr void remove(SeatNo seat) { bits_ = static_cast<std::uint16_t>(bits_ & ~bit(seat)); }
  constexpr bool contains(SeatNo seat) const { return (bits_ & bit(seat)) != 0; }
  // Asked at every turn: std::popcount is a call on the plain instruction set we build for.
  constexpr int count() const {
    unsigned pairs = bits_ - (bits_ >> 1U & 0x5555U);
    pairs = (pairs & 0x3333U) + (pairs >> 2U & 0x3333U);
    pairs = (pairs + (pairs >> 4U)) & 0x0f0fU;
    return static_cast<int>((pairs + (pairs >> 8U)) & 0x1fU);
  }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr std::uint16_t bits() const { return bits_; }

  // The only seat of a set of one.
  constexpr SeatNo only() const {
    insist(count() == 1, "a set of one seat");
    return *begin();
  }

  // The nearest seat of the set to the left of `seat`, all the way round to `seat` itself; none if the set is empty.
  constexpr std::optional<SeatNo> clockwise_after(SeatNo seat) const {
    const auto beyond = static_cast<std::uint16_t>(bits_ & ~((2U << seat.value()) - 1U));
    if (const auto from = beyond ? beyond : bits_) return SeatNo(static_cast<std::uint8_t>(std::countr_zero(from)));
    return std::nullopt;
  }
  // The nearest at `seat` or to its left.
  constexpr std::optional<SeatNo> clockwise_from(SeatNo seat) const {
    if (contains(seat)) return seat;
    return clockwise_after(seat);
  }

  // Every seat once, clockwise, beginning to the left of `seat`.
  template <class Visit>
  constexpr void each_clockwise_after(SeatNo seat, Visit visit) const {
    auto at = seat;
    for (int left = count(); left > 0; --left) {
      at = *clockwise_after(at);
      visit(at);
    }
  }

  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;
  friend constexpr SeatSet operator|(SeatSet a, SeatSet b) { return SeatSet(a.bits_ | b.bits_); }
  friend constexpr SeatSet operator&(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & b.bits_); }
  friend constexpr SeatSet operator-(SeatSet a, SeatSet b) { return SeatSet(a.bits_ & ~b.bits_); }

 private:
  constexpr explicit SeatSet(int bits) : bits_(static_cast<std::uint16_t>(bits)) {}
  static constexpr std::uint16_t bit(SeatNo seat) { return static_cast<std::uint16_t>(1U << seat.value()); }

  std::uint16_t bits_ = 0;
};

template <class Value>
class SeatMap {
 public:
  constexpr Value& operator[](SeatNo seat) {
    insist(is_seat(seat), "a table has seats 1 to 10");
    return values_[seat.value()];
  }
  constexpr const Value& operator[](SeatNo seat) const {
    insist(is_seat(seat), "a table has seats 1 to 10");
    return values_[seat.value()];
  }

  friend constexpr bool operator==(const SeatMap&, const SeatMap&) = default;

 private:
  std::array<Value, seats_max + 1> values_{};
};

}  // namespace lammer::poker
