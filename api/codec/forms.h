// Form: how one value stands in JSON, written and read: whole numbers, money in cents, cards as "As" ("??" unknown),
// clauses as their id, sets of seats as sorted lists, what each seat has as {"3":...} of the seats that differ from the
// default. Reading takes exactly what writing gives and refuses the rest with its place.
#pragma once
#include <array>
#include <chrono>
#include <concepts>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "api/codec/json_text.h"
#include "domain/cards/card_set.h"
#include "domain/core/clause.h"
#include "domain/core/fixed_vector.h"
#include "domain/core/ids.h"
#include "domain/core/money.h"
#include "domain/core/words.h"
#include "domain/poker/game.h"
#include "domain/poker/seats.h"

namespace lammer::codec {

using Instant = std::chrono::sys_time<std::chrono::milliseconds>;

template <class Value>
struct Form;

template <class Value>
void write(std::string& out, const Value& value) {
  Form<Value>::write(out, value);
}
template <class Value>
Expected<Value> read(const Json& json, const Place& place) {
  return Form<Value>::read(json, place);
}

template <class Value>
std::string text_of(const Value& value) {
  std::string out;
  write(out, value);
  return out;
}

// What the key of such a value ends in.
template <class Value>
inline constexpr std::string_view unit_of;
template <>
inline constexpr std::string_view unit_of<Money> = "_cents";
template <>
inline constexpr std::string_view unit_of<Instant> = "_ms";
template <class Value>
inline constexpr std::string_view unit_of<std::optional<Value>> = unit_of<Value>;
template <class Value>
inline constexpr std::string_view unit_of<std::vector<Value>> = unit_of<Value>;
template <class Value, std::size_t count>
inline constexpr std::string_view unit_of<std::array<Value, count>> = unit_of<Value>;
template <class Value, std::size_t capacity>
inline constexpr std::string_view unit_of<FixedVector<Value, capacity>> = unit_of<Value>;
template <class Value>
inline constexpr std::string_view unit_of<poker::SeatMap<Value>> = unit_of<Value>;

// An optional, but no card: an unknown card is "??".
template <class Value>
inline constexpr bool left_out_if_empty = false;
template <class Value>
inline constexpr bool left_out_if_empty<std::optional<Value>> = true;
template <>
inline constexpr bool left_out_if_empty<std::optional<cards::Card>> = false;

Expected<std::int64_t> read_number(const Json& json, const Place& place, std::int64_t least, std::int64_t most);
Expected<std::string_view> read_text(const Json& json, const Place& place, const std::string& wanted);
// "one of a, b, c"
std::string list_of_words(std::span<const std::string_view> words);

template <std::integral Number>
struct Form<Number> {
  static constexpr auto least = std::cmp_less(std::numeric_limits<Number>::min(), -number_most)
                                    ? -number_most
                                    : std::int64_t{std::numeric_limits<Number>::min()};
  static constexpr auto most = std::cmp_greater(std::numeric_limits<Number>::max(), number_most)
                                   ? number_most
                                   : static_cast<std::int64_t>(std::numeric_limits<Number>::max());

  static void write(std::string& out, Number number) {
    insist(std::in_range<std::int64_t>(number), "a number in JSON is exact in every reader");
    write_number(out, static_cast<std::int64_t>(number));
  }
  static Expected<Number> read(const Json& json, const Place& place) {
    return read_number(json, place, least, most).map([](std::int64_t number) { return static_cast<Number>(number); });
  }
};

template <>
struct Form<bool> {
  static void write(std::string& out, bool yes) { out += yes ? "true" : "false"; }
  static Expected<bool> read(const Json& json, const Place& place);
};

template <>
struct Form<std::string> {
  static void write(std::string& out, const std::string& text) { write_string(out, text); }
  static Expected<std::string> read(const Json& json, const Place& place);
};

// Cents, never below zero.
template <>
struct Form<Money> {
  static void write(std::string& out, Money amount);
  static Expected<Money> read(const Json& json, const Place& place);
};

// A literal of ours; written only.
template <>
struct Form<std::string_view> {
  static void write(std::string& out, std::string_view text) { write_string(out, text); }
};

// Milliseconds since 1970, UTC.
template <>
struct Form<Instant> {
  static void write(std::string& out, Instant instant) { write_number(out, instant.time_since_epoch().count()); }
  static Expected<Instant> read(const Json& json, const Place& place);
};

template <class Of, class Value>
struct Form<Id<Of, Value>> {
  static void write(std::string& out, const Id<Of, Value>& id) { Form<Value>::write(out, id.value()); }
  static Expected<Id<Of, Value>> read(const Json& json, const Place& place) {
    return Form<Value>::read(json, place).map([](Value value) { return Id<Of, Value>(std::move(value)); });
  }
};

template <>
struct Form<SeatNo> {
  static void write(std::string& out, SeatNo seat) { write_number(out, seat.value()); }
  static Expected<SeatNo> read(const Json& json, const Place& place);
};

template <>
struct Form<Clause> {
  static void write(std::string& out, Clause clause) { write_word(out, clause.id()); }
  static Expected<Clause> read(const Json& json, const Place& place);
};

template <>
struct Form<cards::Card> {
  static void write(std::string& out, cards::Card card);
  static Expected<cards::Card> read(const Json& json, const Place& place);
};

template <>
struct Form<std::optional<cards::Card>> {
  static void write(std::string& out, const std::optional<cards::Card>& card);
  static Expected<std::optional<cards::Card>> read(const Json& json, const Place& place);
};

// A list by suit, clubs first, deuce to ace.
template <>
struct Form<cards::CardSet> {
  static void write(std::string& out, cards::CardSet cards);
  static Expected<cards::CardSet> read(const Json& json, const Place& place);
};

// The game's id in capitals, as everywhere.
template <>
struct Form<poker::GameCode> {
  static void write(std::string& out, poker::GameCode code) { write_word(out, poker::game(code).id); }
  static Expected<poker::GameCode> read(const Json& json, const Place& place);
};

template <>
struct Form<poker::SeatSet> {
  static void write(std::string& out, poker::SeatSet seats);
  static Expected<poker::SeatSet> read(const Json& json, const Place& place);
};

template <Worded Enum>
struct Form<Enum> {
  static void write(std::string& out, Enum value) { write_word(out, word_of(value)); }
  static Expected<Enum> read(const Json& json, const Place& place) {
    if (json.is_string())
      if (const auto value = find_word<Enum>(json.get_ref<const std::string&>())) return *value;
    std::array<std::string_view, WordsOf<Enum>::list.size()> words;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = WordsOf<Enum>::list[i].text;
    return place.should_be(list_of_words(words));
  }
};

template <class List>
void write_list(std::string& out, const List& list) {
  out += '[';
  bool first = true;
  for (const auto& value : list) {
    if (!first) out += ',';
    first = false;
    write(out, value);
  }
  out += ']';
}

// Every element is given to `take(value, place)`, which returns what it refuses.
template <class Value, class Take>
Expected<void> read_list(const Json& json, const Place& place, std::size_t most, Take take) {
  if (!json.is_array()) return place.should_be("a list");
  if (json.size() > most) return place.wrong("has more than " + std::to_string(most) + " elements");
  for (std::size_t i = 0; i < json.size(); ++i) {
    const auto at = place.at(i);
    auto value = read<Value>(json[i], at);
    if (!value) return tl::unexpected(std::move(value).error());
    if (Expected<void> taken = take(*std::move(value), at); !taken) return taken;
  }
  return {};
}

template <class Value, std::size_t capacity>
struct Form<FixedVector<Value, capacity>> {
  using List = FixedVector<Value, capacity>;

  static void write(std::string& out, const List& list) { write_list(out, list); }
  static Expected<List> read(const Json& json, const Place& place) {
    List list;
    return read_list<Value>(json, place, capacity,
                            [&](const Value& value, const Place&) -> Expected<void> {
                              list.push_back(value);
                              return {};
                            })
        .map([&] { return list; });
  }
};

template <class Value>
struct Form<std::vector<Value>> {
  using List = std::vector<Value>;

  static void write(std::string& out, const List& list) { write_list(out, list); }
  static Expected<List> read(const Json& json, const Place& place) {
    List list;
    return read_list<Value>(json, place, event_bytes_max,
                            [&](Value value, const Place&) -> Expected<void> {
                              list.push_back(std::move(value));
                              return {};
                            })
        .map([&] { return std::move(list); });
  }
};

// In a list of a fixed length an empty place is null.
template <class Value>
struct Form<std::optional<Value>> {
  static void write(std::string& out, const std::optional<Value>& value) {
    if (value)
      Form<Value>::write(out, *value);
    else
      out += "null";
  }
  static Expected<std::optional<Value>> read(const Json& json, const Place& place) {
    if (json.is_null()) return std::optional<Value>();
    return Form<Value>::read(json, place).map([](Value value) { return std::optional(std::move(value)); });
  }
};

template <class Value, std::size_t count>
struct Form<std::array<Value, count>> {
  using List = std::array<Value, count>;

  static void write(std::string& out, const List& list) { write_list(out, list); }
  static Expected<List> read(const Json& json, const Place& place) {
    if (!json.is_array() || json.size() != count)
      return place.should_be("a list of " + std::to_string(count) + " elements");
    List list{};
    std::size_t next = 0;
    return read_list<Value>(json, place, count,
                            [&](Value value, const Place&) -> Expected<void> {
                              list[next++] = std::move(value);
                              return {};
                            })
        .map([&] { return std::move(list); });
  }
};

// The seats in the order of their keys' bytes: "1", "10", "2".
inline constexpr std::array<std::string_view, poker::seats_max> seat_keys{"1", "10", "2", "3", "4",
                                                                          "5", "6",  "7", "8", "9"};
Expected<SeatNo> read_seat_key(std::string_view key, const Place& place);

template <class Value, class FormOfEach>
struct SeatMapForm {
  using Map = poker::SeatMap<Value>;

  static void write(std::string& out, const Map& map) {
    out += '{';
    bool first = true;
    for (const auto key : seat_keys) {
      const auto& value = map[*read_seat_key(key, Place())];
      if (value == Value()) continue;
      out += first ? "" : ",";
      first = false;
      write_word(out, key);
      out += ':';
      FormOfEach::write(out, value);
    }
    out += '}';
  }
  static Expected<Map> read(const Json& json, const Place& place) {
    if (!json.is_object()) return place.should_be("an object of seats");
    Map map;
    for (const auto& [key, at_seat] : json.items()) {
      const auto at = place.in(key);
      const auto seat = read_seat_key(key, at);
      if (!seat) return tl::unexpected(seat.error());
      auto value = FormOfEach::read(at_seat, at);
      if (!value) return tl::unexpected(std::move(value).error());
      map[*seat] = *std::move(value);
    }
    return map;
  }
};

template <class Value>
struct Form<poker::SeatMap<Value>> : SeatMapForm<Value, Form<Value>> {};

// Cents that may be below zero: won or lost, more or less than expected.
template <class Value>
struct SignedForm;

template <>
struct SignedForm<Money> {
  static void write(std::string& out, Money amount) { write_number(out, amount.in_cents()); }
  static Expected<Money> read(const Json& json, const Place& place);
};

template <>
struct SignedForm<poker::SeatMap<Money>> : SeatMapForm<Money, SignedForm<Money>> {};

}  // namespace lammer::codec
