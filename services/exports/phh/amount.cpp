// An amount is read from its decimal text and never passes through binary floating point, in which 0.1 does not exist.
#include "services/exports/phh/amount.h"

#include <charconv>
#include <optional>

#include "domain/core/quoted.h"

namespace lammer::phh {
namespace {

constexpr std::string_view digit_letters = "0123456789";

tl::unexpected<Refusal> refused(std::string_view text, std::string_view problem) {
  return tl::make_unexpected(Refusal{"phh.amount", quoted(text) + " is not an amount: " + std::string(problem), {}});
}

// Takes the digits text begins with off it.
std::string_view digits_of(std::string_view& text) {
  const auto digits = text.substr(0, text.find_first_not_of(digit_letters));
  text.remove_prefix(digits.size());
  return digits;
}

bool taken(std::string_view& text, char wanted) {
  if (!text.starts_with(wanted)) return false;
  text.remove_prefix(1);
  return true;
}

// Three digits are plenty: beyond 99 either way nothing but zero is an amount.
std::optional<int> read_exponent(std::string_view& text) {
  if (!taken(text, 'e') && !taken(text, 'E')) return 0;
  const bool negative = taken(text, '-');
  if (!negative) taken(text, '+');
  const auto digits = digits_of(text);
  int exponent = 0;
  if (digits.empty() || digits.size() > 3) return std::nullopt;
  std::from_chars(digits.data(), digits.data() + digits.size(), exponent);
  return negative ? -exponent : exponent;
}

}  // namespace

Expected<Money> parse_amount(std::string_view text) {
  auto rest = text;
  const bool negative = taken(rest, '-');
  if (!negative) taken(rest, '+');
  const auto whole = digits_of(rest);
  if (whole.empty()) return refused(text, "it begins with a digit");
  std::string significant(whole);
  std::int64_t decimals = 0;
  if (taken(rest, '.')) {
    const auto fraction = digits_of(rest);
    if (fraction.empty()) return refused(text, "a digit follows the point");
    significant += fraction;
    decimals = static_cast<std::int64_t>(fraction.size());
  }
  const auto exponent = read_exponent(rest);
  if (!exponent) return refused(text, "one to three digits are the exponent");
  if (!rest.empty()) return refused(text, "nothing may follow the number");

  // The cents are the significant digits and so many zeros; fewer than none, and they are not whole.
  const auto last = significant.find_last_not_of('0');
  if (last == std::string::npos) return Money();
  auto zeros = *exponent - decimals + 2 + static_cast<std::int64_t>(significant.size() - last - 1);
  significant.resize(last + 1);
  if (zeros < 0) return refused(text, "it is not a whole number of cents");
  std::int64_t cents = 0;
  const auto append = [&](int digit) {
    return !__builtin_mul_overflow(cents, 10, &cents) && !__builtin_add_overflow(cents, digit, &cents);
  };
  for (const char digit : significant)
    if (!append(digit - '0')) return refused(text, "it is too large");
  for (; zeros > 0; --zeros)
    if (!append(0)) return refused(text, "it is too large");
  return Money::cents(negative ? -cents : cents);
}

Expected<Money> amount_of_units(std::int64_t units) {
  return parse_amount(std::to_string(units));
}

std::string amount_text(Money amount) {
  const auto cents = amount.in_cents() % 100;
  auto text = std::to_string(amount.in_cents() / 100);
  if (cents == 0) return text;
  if (amount.is_negative() && !text.starts_with('-')) text.insert(text.begin(), '-');
  const auto shown = std::to_string(cents < 0 ? -cents : cents);
  return text + (shown.size() == 1 ? ".0" : ".") + shown;
}

}  // namespace lammer::phh
