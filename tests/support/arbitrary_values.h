// Any value of anything that has a JSON form, from a source of random bits: for tests that ask "whatever it is". Ends
// of ranges come often.
#pragma once
#include <random>

#include "api/codec/fields.h"
#include "domain/cards/shuffle.h"
#include "domain/poker/parameter_texts.h"

namespace lammer::testing {

using Bits = std::mt19937_64;

inline std::size_t below(std::size_t bound, Bits& bits) {
  return static_cast<std::size_t>(cards::uniform_below(bound, bits));
}

template <class Value>
struct Arbitrary;

template <class Value>
Value arbitrary(Bits& bits) {
  return Arbitrary<Value>::make(bits);
}

// Both ends, small ones, and any.
inline std::int64_t number_between(std::int64_t least, std::int64_t most, Bits& bits) {
  const auto span = static_cast<std::size_t>(most - least);
  switch (below(4, bits)) {
    case 0:
      return least;
    case 1:
      return most;
    case 2:
      return least + static_cast<std::int64_t>(below(std::min<std::size_t>(span, 200) + 1, bits));
    default:
      return least + static_cast<std::int64_t>(below(span + 1, bits));
  }
}

template <std::integral Number>
struct Arbitrary<Number> {
  static Number make(Bits& bits) {
    return static_cast<Number>(number_between(codec::Form<Number>::least, codec::Form<Number>::most, bits));
  }
};
template <>
struct Arbitrary<bool> {
  static bool make(Bits& bits) { return below(2, bits) == 1; }
};
template <>
struct Arbitrary<std::string> {
  static std::string make(Bits& bits) {
    static const std::array<std::string, 5> texts{"", "D-1204", "Seat 4: \"all in\"\n", "Zo\u00eb \u2660",
                                                  std::string(300, 'x')};
    return texts[below(texts.size(), bits)];
  }
};
template <class Of, class Value>
struct Arbitrary<Id<Of, Value>> {
  static Id<Of, Value> make(Bits& bits) { return Id<Of, Value>(arbitrary<Value>(bits)); }
};
template <>
struct Arbitrary<Money> {
  static Money make(Bits& bits) { return Money::cents(number_between(0, codec::number_most, bits)); }
};
template <>
struct Arbitrary<codec::Instant> {
  static codec::Instant make(Bits& bits) {
    return codec::Instant(std::chrono::milliseconds(number_between(0, codec::number_most, bits)));
  }
};
template <>
struct Arbitrary<SeatNo> {
  static SeatNo make(Bits& bits) { return SeatNo(static_cast<std::uint8_t>(1 + below(poker::seats_max, bits))); }
};
template <>
struct Arbitrary<Clause> {
  static Clause make(Bits& bits) { return *Clause::find(rules::clause_ids[below(rules::clause_ids.size(), bits)]); }
};
template <>
struct Arbitrary<cards::Card> {
  static cards::Card make(Bits& bits) {
    const auto pack = cards::new_pack(cards::DeckKind::jokers_54);
    return pack[below(pack.size(), bits)];
  }
};
template <>
struct Arbitrary<cards::CardSet> {
  static cards::CardSet make(Bits& bits) {
    cards::CardSet set;
    for (auto left = below(20, bits); left > 0; --left) set.add(arbitrary<cards::Card>(bits));
    return set;
  }
};
template <>
struct Arbitrary<poker::GameCode> {
  static poker::GameCode make(Bits& bits) { return poker::all_games()[below(poker::all_games().size(), bits)].code; }
};
template <>
struct Arbitrary<poker::SeatSet> {
  static poker::SeatSet make(Bits& bits) {
    poker::SeatSet set;
    for (std::uint8_t seat = 1; seat <= poker::seats_max; ++seat)
      if (arbitrary<bool>(bits)) set.add(SeatNo(seat));
    return set;
  }
};
template <Worded Enum>
struct Arbitrary<Enum> {
  static Enum make(Bits& bits) { return WordsOf<Enum>::list[below(WordsOf<Enum>::list.size(), bits)].value; }
};
template <class Value>
struct Arbitrary<std::optional<Value>> {
  static std::optional<Value> make(Bits& bits) {
    if (arbitrary<bool>(bits)) return std::nullopt;
    return arbitrary<Value>(bits);
  }
};
template <class Value, std::size_t capacity>
struct Arbitrary<FixedVector<Value, capacity>> {
  static FixedVector<Value, capacity> make(Bits& bits) {
    FixedVector<Value, capacity> list;
    for (auto left = below(capacity + 1, bits); left > 0; --left) list.push_back(arbitrary<Value>(bits));
    return list;
  }
};
template <class Value>
struct Arbitrary<std::vector<Value>> {
  static std::vector<Value> make(Bits& bits) {
    std::vector<Value> list;
    for (auto left = below(4, bits); left > 0; --left) list.push_back(arbitrary<Value>(bits));
    return list;
  }
};
// Some parameters of the defaults.
template <>
struct Arbitrary<poker::ParameterTexts> {
  static poker::ParameterTexts make(Bits& bits) {
    auto texts = poker::texts_of(poker::HouseRules());
    std::erase_if(texts, [&](const auto&) { return below(8, bits) != 0; });
    return texts;
  }
};
template <class Value, std::size_t count>
struct Arbitrary<std::array<Value, count>> {
  static std::array<Value, count> make(Bits& bits) {
    std::array<Value, count> list;
    for (auto& value : list) value = arbitrary<Value>(bits);
    return list;
  }
};
template <class Value>
struct Arbitrary<poker::SeatMap<Value>> {
  static poker::SeatMap<Value> make(Bits& bits) {
    poker::SeatMap<Value> map;
    for (const auto seat : arbitrary<poker::SeatSet>(bits)) map[seat] = arbitrary<Value>(bits);
    return map;
  }
};
template <codec::Described Struct>
struct Arbitrary<Struct> {
  static Struct make(Bits& bits) {
    auto value = codec::blank<Struct>();
    std::apply([&](const auto&... field) { (set(value, field, bits), ...); }, codec::Fields<Struct>::list);
    return value;
  }

 private:
  template <class Value, bool omitted_as_default, class FormOfValue>
  static void set(Struct& value, const codec::Field<Struct, Value, omitted_as_default, FormOfValue>& field,
                  Bits& bits) {
    value.*field.member = arbitrary<Value>(bits);
    if constexpr (std::is_same_v<FormOfValue, codec::SignedForm<Value>>)
      if (arbitrary<bool>(bits)) negate(value.*field.member);
  }
  static void negate(Money& amount) { amount = -amount; }
  static void negate(poker::SeatMap<Money>& amounts) {
    for (std::uint8_t seat = 1; seat <= poker::seats_max; ++seat) negate(amounts[SeatNo(seat)]);
  }
};
// Every alternative is as likely as another.
template <class... Alternatives>
struct Arbitrary<std::variant<Alternatives...>> {
  using Variant = std::variant<Alternatives...>;
  static constexpr std::array<Variant (*)(Bits&), sizeof...(Alternatives)> makers{
      [](Bits& bits) { return Variant(arbitrary<Alternatives>(bits)); }...};
  static Variant make(Bits& bits) { return makers[below(makers.size(), bits)](bits); }
};

}  // namespace lammer::testing
