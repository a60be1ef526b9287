// Events of the hand go to event_json; the table's own are written here.
#include "api/codec/table_codec.h"

#include "api/codec/event_json.h"
#include "api/codec/flattened.h"
#include "api/codec/room/events.h"
#include "api/codec/room/snapshot.h"

namespace lammer::codec {
namespace {

struct Accepted {
  std::int64_t seq = 0;
};

}  // namespace

template <>
struct Fields<Accepted> {
  static constexpr auto list = fields(field("seq", &Accepted::seq));
};

template <>
struct Fields<Refusal> {
  static constexpr auto list =
      fields(field("clause", &Refusal::clause), field("code", &Refusal::code), field("sentence", &Refusal::sentence));
};

namespace {

using OwnEvents = Events<Without<room::TableEvent, room::HandEvent>>;

// One row a step from a published version to the next: every type is in its first.
constexpr std::array<Upcast, 0> upcasts{};

// A snapshot of another version is not read: the log gives the same table, only later.
constexpr int snapshot_version = 1;

EncodedEvent encoded(const room::TableEvent& event) {
  return std::visit(
      []<class Held>(const Held& held) {
        if constexpr (std::is_same_v<Held, room::HandEvent>)
          return codec::encode(held.event);
        else
          return encode_as(held);
      },
      event);
}

bool is_of_hand(std::string_view type) {
  return std::ranges::find(hand_event_types(), type, &EventType::name) != hand_event_types().end();
}

class TableCodec final : public services::TableCodec {
 public:
  services::NewEvent encode(const room::TableEvent& event) const override {
    auto [type, version, payload] = encoded(event);
    return {std::string(type), version, std::move(payload), {}};
  }

  Expected<room::TableEvent> decode(std::string_view type, int version, std::string_view payload) const override {
    if (is_of_hand(type))
      return codec::decode(type, version, payload).map([](poker::Event event) -> room::TableEvent {
        return room::HandEvent{std::move(event)};
      });
    return OwnEvents::decode(type, version, payload, upcasts).map([](auto own) {
      return std::visit([](auto& held) { return room::TableEvent(std::move(held)); }, own);
    });
  }

  std::pair<int, std::string> encode(const room::TableSnapshot& snapshot) const override {
    return {snapshot_version, text_of(snapshot)};
  }

  std::optional<room::TableSnapshot> decode_snapshot(int version, std::string_view state) const override {
    if (version != snapshot_version) return std::nullopt;
    const auto json = parse(state, event_bytes_max);
    if (!json) return std::nullopt;
    auto snapshot = read<room::TableSnapshot>(*json, Place());
    if (!snapshot) return std::nullopt;
    return *std::move(snapshot);
  }

  std::string accepted(std::int64_t seq) const override { return text_of(Accepted{seq}); }
  std::string refused(const Refusal& refusal) const override { return text_of(refusal); }
};

}  // namespace

std::span<const EventType> table_event_types() {
  return OwnEvents::types;
}

std::unique_ptr<services::TableCodec> make_table_codec() {
  return std::make_unique<TableCodec>();
}

}  // namespace lammer::codec
