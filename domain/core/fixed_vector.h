// FixedVector: a list with room for `capacity` plain values in place, no heap. Adding beyond the room is a bug.
#pragma once
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <type_traits>

#include "domain/core/bug.h"

namespace lammer {

template <class Value, std::size_t capacity>
class FixedVector {
  static_assert(capacity < 256);
  // Copied as bytes, never destroyed one by one; the values need no default (a seat number has none).
  static_assert(std::is_trivially_copyable_v<Value> && std::is_trivially_destructible_v<Value>);

 public:
  FixedVector() = default;
  FixedVector(std::initializer_list<Value> values) {
    for (const auto& value : values) push_back(value);
  }

  void push_back(const Value& value) {
    insist(size_ < capacity, "a fixed list has room");
    std::construct_at(data() + size_, value);
    ++size_;
  }
  void pop_back() {
    insist(size_ > 0, "a fixed list has a last value");
    --size_;
  }
  void clear() { size_ = 0; }

  std::size_t size() const { return size_; }
  bool empty() const { return size_ == 0; }
  Value& operator[](std::size_t at) {
    insist(at < size_, "a place within the list");
    return data()[at];
  }
  const Value& operator[](std::size_t at) const {
    insist(at < size_, "a place within the list");
    return data()[at];
  }
  Value& back() { return (*this)[size_ - 1U]; }
  const Value& back() const { return (*this)[size_ - 1U]; }

  Value* data() { return reinterpret_cast<Value*>(storage_); }
  const Value* data() const { return reinterpret_cast<const Value*>(storage_); }
  Value* begin() { return data(); }
  Value* end() { return data() + size_; }
  const Value* begin() const { return data(); }
  const Value* end() const { return data() + size_; }

  friend bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i)
      if (!(a[i] == b[i])) return false;
    return true;
  }

 private:
  alignas(Value) std::byte storage_[capacity * sizeof(Value)];
  std::uint8_t size_ = 0;
};

}  // namespace lammer
