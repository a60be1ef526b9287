// Every family of events meets here, so that the templates are compiled once.
#include "api/codec/event_json.h"

#include "api/codec/poker/betting.h"
#include "api/codec/poker/dealing.h"
#include "api/codec/poker/drawing.h"
#include "api/codec/poker/irregularities.h"
#include "api/codec/poker/opening.h"
#include "api/codec/poker/showdown.h"

namespace lammer::codec {
namespace {

using HandEvents = Events<poker::Event>;

// One row a step from a published version to the next: every type is in its first.
constexpr std::array<Upcast, 0> upcasts{};

}  // namespace

std::span<const EventType> hand_event_types() {
  return HandEvents::types;
}

EncodedEvent encode(const poker::Event& event) {
  return HandEvents::encode(event);
}

Expected<poker::Event> decode(std::string_view type, int version, std::string_view payload) {
  return HandEvents::decode(type, version, payload, upcasts);
}

}  // namespace lammer::codec
