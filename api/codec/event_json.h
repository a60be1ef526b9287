// The events of a hand as the record keeps them (api/codec/events.h says how and what canonical means).
#pragma once
#include "api/codec/events.h"
#include "domain/poker/event.h"

namespace lammer::codec {

// Every type with the version written today, in the order of poker::Event.
std::span<const EventType> hand_event_types();

EncodedEvent encode(const poker::Event& event);
Expected<poker::Event> decode(std::string_view type, int version, std::string_view payload);

}  // namespace lammer::codec
