// Text forms: how the value of a parameter is written and read. Strict: read() takes exactly what text() writes (an
// amount of money may also stand with or without its commas and cents), so that reading back what was written changes
// nothing. A form also says in words what it allows.
#pragma once
#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "domain/core/money.h"
#include "domain/core/refusal.h"
#include "domain/core/words.h"
#include "domain/poker/house_rules.h"

namespace lammer::poker {

enum class ParameterKind : std::uint8_t { money, whole_number, percent, choice, yes_no, list, steps, text };

namespace forms {

tl::unexpected<Refusal> malformed(std::string_view text, const std::string& wanted);
tl::unexpected<Refusal> out_of_range(std::string_view text, const std::string& allowed);
Expected<std::int64_t> read_whole_number(std::string_view text);
std::string joined(const std::vector<std::string>& parts);
// The parts of "a, b, c"; "none" has none.
std::vector<std::string_view> parts_of(std::string_view list);

// Above every amount on a poker table, and far enough below Money::largest() for any sum of a hand.
inline constexpr auto amount_most = Money::dollars(10'000'000);

struct Amount {
  using Value = Money;
  static constexpr auto kind = ParameterKind::money;

  std::string text(Money amount) const { return amount.short_text(); }
  Expected<Money> read(std::string_view text) const;
  std::string allowed() const;
};

template <class Number>
struct Whole {
  using Value = Number;
  static constexpr auto kind = ParameterKind::whole_number;

  Number least;
  Number most;

  std::string text(Number number) const { return std::to_string(number); }
  Expected<Number> read(std::string_view text) const {
    const auto number = read_whole_number(text);
    if (!number) return tl::make_unexpected(number.error());
    if (*number < least || *number > most) return out_of_range(text, allowed());
    return static_cast<Number>(*number);
  }
  std::string allowed() const { return std::to_string(least) + " to " + std::to_string(most); }
};

// An amount that is set in cents, because it is the size of a chip and no sum.
struct Cents {
  using Value = Money;
  static constexpr auto kind = ParameterKind::whole_number;

  Whole<std::int64_t> range;

  std::string text(Money amount) const { return range.text(amount.in_cents()); }
  Expected<Money> read(std::string_view text) const { return range.read(text).map(&Money::cents); }
  std::string allowed() const { return range.allowed() + " cents"; }
};

template <class Enum>
struct Choice {
  using Value = Enum;
  static constexpr auto kind = ParameterKind::choice;

  std::vector<std::pair<std::string_view, Enum>> choices;

  std::string text(Enum value) const {
    const auto found = std::ranges::find(choices, value, &std::pair<std::string_view, Enum>::second);
    return found == choices.end() ? "?" : std::string(found->first);
  }
  Expected<Enum> read(std::string_view text) const {
    const auto found = std::ranges::find(choices, text, &std::pair<std::string_view, Enum>::first);
    if (found == choices.end()) return out_of_range(text, allowed());
    return found->second;
  }
  std::string allowed() const {
    std::vector<std::string> words;
    for (const auto& [word, value] : choices) words.emplace_back(word);
    return joined(words);
  }
};

// Every value of an enum by its words.
template <Worded Enum>
Choice<Enum> any_of() {
  Choice<Enum> all;
  for (const auto& word : WordsOf<Enum>::list) all.choices.emplace_back(word.text, word.value);
  return all;
}

struct YesNo {
  using Value = bool;
  static constexpr auto kind = ParameterKind::yes_no;

  std::string text(bool yes) const { return yes ? "yes" : "no"; }
  Expected<bool> read(std::string_view text) const;
  std::string allowed() const { return "yes, no"; }
};

// One line for people.
struct Text {
  using Value = std::string;
  static constexpr auto kind = ParameterKind::text;
  static constexpr std::size_t bytes_max = 2000;

  std::string text(const std::string& words) const { return words; }
  Expected<std::string> read(std::string_view text) const;
  std::string allowed() const { return "text of at most " + std::to_string(bytes_max) + " bytes"; }
};

// Another form, or one word for a value that is not set.
template <class Form>
struct Or {
  using Value = std::optional<typename Form::Value>;
  static constexpr auto kind = Form::kind;

  std::string_view word;
  Form form;

  std::string text(const Value& value) const { return value ? form.text(*value) : std::string(word); }
  Expected<Value> read(std::string_view text) const {
    if (text == word) return Value();
    auto value = form.read(text);
    if (value) return Value(*std::move(value));
    if (value.error().code == "rules.out_of_range") return out_of_range(text, allowed());
    value.error().sentence += " and not \"" + std::string(word) + "\"";
    return tl::make_unexpected(std::move(value).error());
  }
  std::string allowed() const { return std::string(word) + " or " + form.allowed(); }
};

// Above 0 and at most `most_hundredths` hundredths of a percent, in steps of one hundredth: 10%, 2.5%.
struct Percent {
  using Value = Ratio;
  static constexpr auto kind = ParameterKind::percent;

  std::int64_t least_hundredths;
  std::int64_t most_hundredths;

  std::string text(Ratio share) const;
  Expected<Ratio> read(std::string_view text) const;
  std::string allowed() const;
};

// Amounts above zero: "$10, $25", or "none".
struct Amounts {
  using Value = std::vector<Money>;
  static constexpr auto kind = ParameterKind::list;

  enum class Order : std::uint8_t { rising, not_falling };
  Order order;
  std::size_t count_max;

  std::string text(const std::vector<Money>& amounts) const;
  Expected<std::vector<Money>> read(std::string_view text) const;
  std::string allowed() const;
};

// What is due from which pot on: "$20: $1, $50: $2", or "none". Levels and amounts rise.
struct Steps {
  using Value = std::vector<RakeStep>;
  static constexpr auto kind = ParameterKind::steps;
  static constexpr std::size_t count_max = 50;

  std::string text(const std::vector<RakeStep>& steps) const;
  Expected<std::vector<RakeStep>> read(std::string_view text) const;
  std::string allowed() const;
};

}  // namespace forms
}  // namespace lammer::poker
