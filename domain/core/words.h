// The words of an enum: how its values are written in the record, on the wire and in scripts. One table an enum, beside
// nothing else that writes the same words:
//
//   template <>
//   struct WordsOf<Fund> {
//     static constexpr auto list = std::to_array<Word<Fund>>({{"bad_beat", Fund::bad_beat}, ...});
//   };
//
// Invariant, checked when compiled: every value of the enum stands once, in its order, with a word of its own. A
// published word never changes, whatever the enumerator is called later.
#pragma once
#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <utility>

#include "domain/core/bug.h"

namespace lammer {

template <class Enum>
struct Word {
  std::string_view text;
  Enum value;
};

template <class Enum>
struct WordsOf;

template <class Enum>
concept Worded = requires { WordsOf<Enum>::list; };

namespace words_detail {

// The compiler prints a value that is no enumerator as a cast, "(Fund)2".
template <auto value>
consteval bool is_enumerator() {
  return std::string_view(__PRETTY_FUNCTION__).find("value = (") == std::string_view::npos;
}

template <class Enum>
consteval bool complete() {
  constexpr auto& list = WordsOf<Enum>::list;
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (static_cast<std::size_t>(list[i].value) != i || list[i].text.empty()) return false;
    for (std::size_t j = 0; j < i; ++j)
      if (list[j].text == list[i].text) return false;
  }
  return is_enumerator<static_cast<Enum>(list.size() - 1)>() && !is_enumerator<static_cast<Enum>(list.size())>();
}

}  // namespace words_detail

template <Worded Enum>
constexpr std::string_view word_of(Enum value) {
  static_assert(words_detail::complete<Enum>(), "the table has every value of the enum once and in order");
  const auto index = static_cast<std::size_t>(value);
  insist(index < WordsOf<Enum>::list.size(), "an enum holds one of its values");
  return WordsOf<Enum>::list[index].text;
}

template <Worded Enum>
constexpr std::optional<Enum> find_word(std::string_view text) {
  static_assert(words_detail::complete<Enum>(), "the table has every value of the enum once and in order");
  for (const auto& word : WordsOf<Enum>::list)
    if (word.text == text) return word.value;
  return std::nullopt;
}

}  // namespace lammer
