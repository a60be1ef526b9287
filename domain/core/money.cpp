// Money as people write it. The grammar: [-] $ dollars [. two digits], dollars being 0 or digits that do not start with
// 0, with a comma before every third digit from the right or with none at all.
#include "domain/core/money.h"

#include "domain/core/quoted.h"

namespace lammer {
namespace {

bool is_digit(char c) {
  return c >= '0' && c <= '9';
}

class MoneyText {
 public:
  explicit MoneyText(std::string_view text) : text_(text) {}

  Expected<Money> read() {
    const bool negative = taken('-');
    if (!taken('$')) return refused("an amount starts with $");
    if (auto problem = read_dollars()) return refused(problem);
    if (taken('.')) {
      if (auto problem = read_cents()) return refused(problem);
    } else if (!times_ten_plus(0) || !times_ten_plus(0)) {
      return refused_as_too_large();
    }
    if (too_large_) return refused_as_too_large();
    if (at_ < text_.size()) return refused("nothing may follow the amount");
    if (negative && cents_ == 0) return refused("zero has no sign");
    return Money::cents(negative ? -cents_ : cents_);
  }

 private:
  bool taken(char wanted) {
    if (at_ >= text_.size() || text_[at_] != wanted) return false;
    ++at_;
    return true;
  }

  // The answer is what is wrong at at_, or null.
  const char* read_dollars() {
    const auto start = at_;
    if (at_ >= text_.size() || !is_digit(text_[at_])) return "dollars are missing";
    if (text_[at_] == '0' && at_ + 1 < text_.size() && is_digit(text_[at_ + 1])) return "dollars do not start with 0";
    while (at_ < text_.size() && is_digit(text_[at_])) read_digit();
    if (at_ >= text_.size() || text_[at_] != ',') return nullptr;
    if (at_ - start > 3 || text_[start] == '0') return "a comma stands before every third digit or nowhere";
    while (taken(',')) {
      for (int digit = 0; digit < 3; ++digit) {
        if (at_ >= text_.size() || !is_digit(text_[at_])) return "three digits follow a comma";
        read_digit();
      }
      if (at_ < text_.size() && is_digit(text_[at_])) return "three digits follow a comma";
    }
    return nullptr;
  }

  const char* read_cents() {
    for (int digit = 0; digit < 2; ++digit) {
      if (at_ >= text_.size() || !is_digit(text_[at_])) return "two digits of cents follow the point";
      read_digit();
    }
    return nullptr;
  }

  void read_digit() {
    if (!times_ten_plus(text_[at_] - '0')) too_large_ = true;
    ++at_;
  }

  bool times_ten_plus(int digit) {
    return !__builtin_mul_overflow(cents_, 10, &cents_) && !__builtin_add_overflow(cents_, digit, &cents_);
  }

  tl::unexpected<Refusal> refused(const char* problem) const {
    return tl::make_unexpected(Refusal{
        "money.malformed",
        quoted(text_) + " is not an amount of money: " + problem + " (character " + std::to_string(at_ + 1) + ")",
        std::nullopt});
  }

  tl::unexpected<Refusal> refused_as_too_large() const {
    return tl::make_unexpected(
        Refusal{"money.too_large", quoted(text_) + " is beyond " + Money::largest().text(), std::nullopt});
  }

  std::string_view text_;
  std::size_t at_ = 0;
  std::int64_t cents_ = 0;
  bool too_large_ = false;
};

}  // namespace

Expected<Money> Money::parse(std::string_view text) {
  return MoneyText(text).read();
}

std::string Money::text() const {
  // Unsigned, so that the lowest amount has a magnitude too.
  const auto magnitude = is_negative() ? 0 - static_cast<std::uint64_t>(cents_) : static_cast<std::uint64_t>(cents_);
  auto dollars = std::to_string(magnitude / 100);
  for (auto at = dollars.size(); at > 3;) dollars.insert(at -= 3, ",");
  const auto rest = magnitude % 100;
  return (is_negative() ? "-$" : "$") + dollars + (rest < 10 ? ".0" : ".") + std::to_string(rest);
}

std::string Money::short_text() const {
  const auto whole = text();
  return whole.ends_with(".00") ? whole.substr(0, whole.size() - 3) : whole;
}

}  // namespace lammer
