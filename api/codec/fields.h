// Fields: how a struct of the domain is written as a JSON object, described once and used both ways. To describe
// something new, specialise in namespace lammer::codec:
//
//   template <>
//   struct Fields<room::SeatTaken> {                       // a struct; keys in the order of their bytes
//     static constexpr std::string_view name = "table.seat_taken";  // as an alternative of a variant: events, commands
//     static constexpr int version = 1;                             // events only (api/codec/events.h)
//     static constexpr auto list = fields(field("buy_in_cents", &room::SeatTaken::buy_in),
//                                         field("player", &room::SeatTaken::player),
//                                         field("seat", &room::SeatTaken::seat));
//   };
//
// An enum gets its words in the domain (domain/core/words.h: WordsOf), a type of another shape a Form
// (api/codec/forms.h). A std::variant whose alternatives all have names is written as one object with the name as
// "type". Checked when compiled: the description has every member of the struct once, keys are sorted, money ends in
// _cents and a time in _ms.
//
// The rule of the canonical text: every field stands, defaults too, because a default may change and the record may
// not. Two things are left out: an empty std::optional, and a may_omit() field (for commands) that has its default. An
// unknown card is no empty optional: it is "??". Null stands only for an empty place in an array of a fixed length.
#pragma once
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <variant>

#include "api/codec/forms.h"

namespace lammer::codec {

template <class Struct>
struct Fields;

template <class Struct>
concept Described = requires { Fields<Struct>::list; };

template <class Owner, class Value, bool omitted_as_default, class FormOfValue = Form<Value>>
struct Field {
  std::string_view key;
  Value Owner::* member;
};

namespace detail {

consteval void check_key(std::string_view key, std::string_view unit) {
  for (const char c : key)
    if (!((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')) throw "a key is a snake_case word";
  if (key.empty() || !key.ends_with(unit)) throw "the key of money ends in _cents, of a time in _ms";
}

template <class A, class B>
constexpr bool same_member(A a, B b) {
  if constexpr (std::is_same_v<A, B>)
    return a.member == b.member;
  else
    return false;
}

template <class... All>
constexpr bool all_distinct(const std::tuple<All...>& all) {
  const auto met = [&](auto one) {
    return std::apply([&](auto... other) { return (0 + ... + (same_member(one, other) ? 1 : 0)); }, all);
  };
  return std::apply([&](auto... one) { return ((met(one) == 1) && ...); }, all);
}

}  // namespace detail

template <class Owner, class Value>
consteval auto field(std::string_view key, Value Owner::* member) {
  detail::check_key(key, unit_of<Value>);
  return Field<Owner, Value, false>{key, member};
}

// For commands: left out, it has its default.
template <class Owner, class Value>
consteval auto may_omit(std::string_view key, Value Owner::* member) {
  detail::check_key(key, unit_of<Value>);
  return Field<Owner, Value, true>{key, member};
}

// Money that may be below zero.
template <class Owner, class Value>
consteval auto signed_field(std::string_view key, Value Owner::* member) {
  detail::check_key(key, unit_of<Value>);
  return Field<Owner, Value, false, SignedForm<Value>>{key, member};
}

template <class... All>
consteval auto fields(All... all) {
  const std::array<std::string_view, sizeof...(All)> keys{all.key...};
  for (std::size_t i = 1; i < keys.size(); ++i)
    if (keys[i - 1] >= keys[i]) throw "keys stand in the order of their bytes, each once";
  const std::tuple<All...> list{all...};
  if (!detail::all_distinct(list)) throw "a member is described once";
  return list;
}

namespace detail {

// Does not compile unless `Struct` has exactly `count` members.
template <std::size_t count, class Struct>
constexpr void insist_members([[maybe_unused]] const Struct& s) {
  static_assert(count <= 20, "more members than anyone keeps in mind: which two structs is it?");
  // clang-format off
  if constexpr (count == 0) static_assert(std::is_empty_v<Struct>, "a member is not described");
  else if constexpr (count == 1) { [[maybe_unused]] const auto& [a] = s; }
  else if constexpr (count == 2) { [[maybe_unused]] const auto& [a, b] = s; }
  else if constexpr (count == 3) { [[maybe_unused]] const auto& [a, b, c] = s; }
  else if constexpr (count == 4) { [[maybe_unused]] const auto& [a, b, c, d] = s; }
  else if constexpr (count == 5) { [[maybe_unused]] const auto& [a, b, c, d, e] = s; }
  else if constexpr (count == 6) { [[maybe_unused]] const auto& [a, b, c, d, e, f] = s; }
  else if constexpr (count == 7) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g] = s; }
  else if constexpr (count == 8) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h] = s; }
  else if constexpr (count == 9) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i] = s; }
  else if constexpr (count == 10) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j] = s; }
  else if constexpr (count == 11) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k] = s; }
  else if constexpr (count == 12) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l] = s; }
  else if constexpr (count == 13) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m] = s; }
  else if constexpr (count == 14) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n] = s; }
  else if constexpr (count == 15) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o] = s; }
  else if constexpr (count == 16) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p] = s; }
  else if constexpr (count == 17) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q] = s; }
  else if constexpr (count == 18) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r] = s; }
  else if constexpr (count == 19) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, t] = s; }
  else if constexpr (count == 20) { [[maybe_unused]] const auto& [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, t, u] = s; }
  // clang-format on
}

template <std::size_t count>
consteval bool all_different(std::array<std::string_view, count> names) {
  std::ranges::sort(names);
  return std::ranges::adjacent_find(names) == names.end();
}

struct AnyId {
  template <class Of, class Value>
  operator Id<Of, Value>() const {  // NOLINT(google-explicit-constructor): stands in for the id that is read next
    return Id<Of, Value>(Value{});
  }
};

}  // namespace detail

// A value to read the fields into: the defaults; where a member has none, anything, because its field must stand. A
// struct whose members without a default are more than an id in front gives Fields<Struct>::blank().
template <class Struct>
Struct blank() {
  if constexpr (requires { Fields<Struct>::blank(); })
    return Fields<Struct>::blank();
  else if constexpr (std::default_initializable<Struct>)
    return Struct{};
  else
    return Struct{detail::AnyId{}};
}

namespace detail {

// The key of a variant's alternative.
inline constexpr std::string_view tag_key = "type";

class ObjectWriter {
 public:
  // `tag`: the name of a variant's alternative; empty where there is none.
  ObjectWriter(std::string& out, std::string_view tag) : out_(out), tag_(tag) { out_ += '{'; }

  template <class Owner, class Value, bool omitted_as_default, class FormOfValue>
  void member(const Field<Owner, Value, omitted_as_default, FormOfValue>& field, const Owner& owner) {
    if (!tag_.empty() && field.key > tag_key) write_tag();
    const auto& value = owner.*field.member;
    if constexpr (left_out_if_empty<Value>) {
      if (!value) return;
      key(field.key);
      write(out_, *value);
    } else if constexpr (omitted_as_default) {
      const auto text = text_of(value);
      if (text == text_of(blank<Owner>().*field.member)) return;
      key(field.key);
      out_ += text;
    } else {
      key(field.key);
      FormOfValue::write(out_, value);
    }
  }

  void end() {
    if (!tag_.empty()) write_tag();
    out_ += '}';
  }

 private:
  void key(std::string_view key) {
    out_ += first_ ? "\"" : ",\"";
    first_ = false;
    out_ += key;
    out_ += "\":";
  }
  void write_tag() {
    key(tag_key);
    write_word(out_, tag_);
    tag_ = {};
  }

  std::string& out_;
  std::string_view tag_;
  bool first_ = true;
};

class ObjectReader {
 public:
  ObjectReader(const Json& json, const Place& place) : json_(json), place_(place) {}

  template <class Owner, class Value, bool omitted_as_default, class FormOfValue>
  bool member(const Field<Owner, Value, omitted_as_default, FormOfValue>& field, Owner& owner) {
    const auto found = json_.find(field.key);
    if (found == json_.end()) {
      if (left_out_if_empty<Value> || omitted_as_default) return true;
      wrong_ = place_.in(field.key).wrong("is missing").value();
      return false;
    }
    ++met_;
    const auto place = place_.in(field.key);
    if constexpr (left_out_if_empty<Value>)
      return keep(read<typename Value::value_type>(*found, place), owner.*field.member);
    else
      return keep(FormOfValue::read(*found, place), owner.*field.member);
  }

  std::size_t met() const { return met_; }
  std::optional<Refusal>& wrong() { return wrong_; }

 private:
  template <class Value, class Into>
  bool keep(Expected<Value> value, Into& into) {
    if (value)
      into = *std::move(value);
    else
      wrong_ = std::move(value).error();
    return !wrong_;
  }

  const Json& json_;
  const Place& place_;
  std::size_t met_ = 0;
  std::optional<Refusal> wrong_;
};

template <Described Struct>
void write_object(std::string& out, const Struct& value, std::string_view tag) {
  constexpr auto& list = Fields<Struct>::list;
  insist_members<std::tuple_size_v<std::remove_cvref_t<decltype(list)>>>(value);
  ObjectWriter writer(out, tag);
  std::apply([&](const auto&... field) { (writer.member(field, value), ...); }, list);
  writer.end();
}

// `tags`: how many keys of the object are no fields.
template <Described Struct>
Expected<Struct> read_object(const Json& json, const Place& place, std::size_t tags) {
  if (!json.is_object()) return place.should_be("an object");
  constexpr auto& list = Fields<Struct>::list;
  auto value = blank<Struct>();
  ObjectReader reader(json, place);
  const bool good =
      std::apply([&](const auto&... field) { return (true && ... && reader.member(field, value)); }, list);
  if (good && reader.met() + tags == json.size()) return value;
  // A misspelt key is also one that is missing: the key that stands there helps more.
  for (const auto& [key, ignored] : json.items()) {
    const auto is_key = [&met = key](const auto&... field) { return (false || ... || (field.key == met)); };
    if ((tags == 0 || key != tag_key) && !std::apply(is_key, list)) return place.in(key).wrong("is no field here");
  }
  return tl::unexpected(*std::move(reader.wrong()));
}

}  // namespace detail

template <Described Struct>
struct Form<Struct> {
  static void write(std::string& out, const Struct& value) { detail::write_object(out, value, {}); }
  static Expected<Struct> read(const Json& json, const Place& place) {
    return detail::read_object<Struct>(json, place, 0);
  }
};

// The word that says which alternative an object is.
Expected<std::string_view> tag_of(const Json& json, const Place& place);

template <class Variant>
inline constexpr auto names_of = 0;
template <class... Alternatives>
inline constexpr std::array<std::string_view, sizeof...(Alternatives)> names_of<std::variant<Alternatives...>>{
    Fields<Alternatives>::name...};

// {"type":"act","seat":4}
template <class... Alternatives>
struct Form<std::variant<Alternatives...>> {
  using Variant = std::variant<Alternatives...>;

  static void write(std::string& out, const Variant& value) {
    std::visit([&]<class Held>(const Held& held) { detail::write_object(out, held, Fields<Held>::name); }, value);
  }

  static Expected<Variant> read(const Json& json, const Place& place) {
    const auto word = tag_of(json, place);
    if (!word) return tl::unexpected(word.error());
    static constexpr auto& names = names_of<Variant>;
    static_assert(detail::all_different(names), "an alternative has a name of its own");
    static constexpr std::array<Expected<Variant> (*)(const Json&, const Place&), sizeof...(Alternatives)> readers{
        &read_alternative<Alternatives>...};
    const auto found = std::ranges::find(names, *word);
    if (found == names.end()) return place.in(detail::tag_key).should_be(list_of_words(names));
    return readers[static_cast<std::size_t>(found - names.begin())](json, place);
  }

 private:
  template <class Alternative>
  static Expected<Variant> read_alternative(const Json& json, const Place& place) {
    auto value = detail::read_object<Alternative>(json, place, 1);
    if (!value) return tl::unexpected(std::move(value).error());
    return Variant(*std::move(value));
  }
};

}  // namespace lammer::codec
