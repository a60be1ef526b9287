// FixedVector: a list with room for `capacity` values in place, no heap. Adding beyond the room is a bug.
#pragma once
#include <array>
#include <cstddef>
#include <cstdint>
#include <initializer_list>

#include "domain/core/bug.h"

namespace lammer {

template <class Value, std::size_t capacity>
class FixedVector {
  static_assert(capacity < 256);

 public:
  constexpr FixedVector() = default;
  constexpr FixedVector(std::initializer_list<Value> values) {
    for (const auto& value : values) push_back(value);
  }

  constexpr void push_back(const Value& value) {
    insist(size_ < capacity, "a fixed list has room");
    values_[size_++] = value;
  }
  constexpr void pop_back() {
    insist(size_ > 0, "only a list that holds something can be shortened");
    --size_;
  }
  constexpr void clear() { size_ = 0; }

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr Value& operator[](std::size_t at) {
    insist(at < size_, "a place within the list");
    return values_[at];
  }
  constexpr const Value& operator[](std::size_t at) const {
    insist(at < size_, "a place within the list");
    return values_[at];
  }
  constexpr Value& back() { return (*this)[size_ - 1U]; }
  constexpr const Value& back() const { return (*this)[size_ - 1U]; }

  constexpr Value* data() { return values_.data(); }
  constexpr const Value* data() const { return values_.data(); }
  constexpr Value* begin() { return values_.data(); }
  constexpr Value* end() { return values_.data() + size_; }
  constexpr const Value* begin() const { return values_.data(); }
  constexpr const Value* end() const { return values_.data() + size_; }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a.values_[i] == b.values_[i])) return false;
    return true;
  }

 private:
  std::array<Value, capacity> values_{};
  std::uint8_t size_ = 0;
};

}  // namespace lammer
