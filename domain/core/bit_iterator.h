// BitIterator: walks the set bits of a word from the lowest up and makes a value of each; what CardSet and SeatSet are
// walked with.
#pragma once
#include <bit>
#include <cstddef>
#include <iterator>

namespace lammer {

template <class Word, class Value, Value (*of_bit)(int)>
class BitIterator {
 public:
  using iterator_category = std::input_iterator_tag;
  using value_type = Value;
  using difference_type = std::ptrdiff_t;
  using pointer = void;
  using reference = Value;

  constexpr explicit BitIterator(Word left) : left_(left) {}
  constexpr Value operator*() const { return of_bit(std::countr_zero(left_)); }
  constexpr BitIterator& operator++() {
    left_ = static_cast<Word>(left_ & (left_ - 1U));
    return *this;
  }
  constexpr BitIterator operator++(int) {
    const auto before = *this;
    ++*this;
    return before;
  }
  friend constexpr bool operator==(BitIterator, BitIterator) = default;

 private:
  Word left_;
};

}  // namespace lammer
