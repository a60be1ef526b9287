// Events as the record keeps them: a type, a version of its payload, and the payload as canonical JSON, which is hashed
// and must be readable for ever. Works for any std::variant whose alternatives have Fields with name and version.
//
// A payload of an older version is brought up, one version at a time, by the functions of an upcast table; a published
// version is never edited. What is not exactly the text that encoding gives is refused, so that a decoded event encodes
// to the same bytes.
#pragma once
#include "api/codec/fields.h"

namespace lammer::codec {

struct EncodedEvent {
  std::string_view type;  // "hand.posted"; never changes once published
  int version;
  std::string payload;
};

struct EventType {
  std::string_view name;
  int version;  // the one written today

  friend bool operator==(const EventType&, const EventType&) = default;
};

// Makes a payload of version `from` one of version `from` + 1.
struct Upcast {
  std::string_view type;
  int from;
  Json (*up)(Json payload);
};
using Upcasts = std::span<const Upcast>;

// The payload as it would be in the version written today.
Expected<Json> read_payload(const EventType& type, int version, std::string_view payload, Upcasts upcasts);
Refusal unknown_event(std::string_view name);
Expected<void> must_be_canonical(std::string_view payload, std::string_view canonical);

template <class Alternative>
inline constexpr EventType type_of{Fields<Alternative>::name, Fields<Alternative>::version};

template <class Alternative>
EncodedEvent encode_as(const Alternative& event) {
  EncodedEvent encoded{type_of<Alternative>.name, type_of<Alternative>.version, {}};
  encoded.payload.reserve(128);
  write(encoded.payload, event);
  return encoded;
}

template <class Variant>
struct Events;

template <class... Alternatives>
struct Events<std::variant<Alternatives...>> {
  using Event = std::variant<Alternatives...>;

  // In the order of the variant.
  static constexpr std::array types{type_of<Alternatives>...};
  static_assert(detail::all_different<sizeof...(Alternatives)>({Fields<Alternatives>::name...}),
                "an event type has a name of its own");

  static EncodedEvent encode(const Event& event) {
    return std::visit([](const auto& held) { return encode_as(held); }, event);
  }

  static Expected<Event> decode(std::string_view name, int version, std::string_view payload, Upcasts upcasts) {
    const auto type = std::ranges::find(types, name, &EventType::name);
    if (type == types.end()) return tl::unexpected(unknown_event(name));
    const auto json = read_payload(*type, version, payload, upcasts);
    if (!json) return tl::unexpected(json.error());
    auto event = readers[static_cast<std::size_t>(type - types.begin())](*json);
    if (!event || version != type->version) return event;
    const auto canonical = must_be_canonical(payload, encode(*event).payload);
    if (!canonical) return tl::unexpected(canonical.error());
    return event;
  }

 private:
  template <class Alternative>
  static Expected<Event> read_one(const Json& json) {
    auto value = read<Alternative>(json, Place());
    if (!value) return tl::unexpected(std::move(value).error());
    return Event(*std::move(value));
  }
  static constexpr std::array<Expected<Event> (*)(const Json&), sizeof...(Alternatives)> readers{
      &read_one<Alternatives>...};
};

}  // namespace lammer::codec
