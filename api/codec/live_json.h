// The words of a live connection as JSON text: what a client may say, and what it is told. docs/live.md is their
// description; `live_protocol` is its number.
#pragma once
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include <tl/expected.hpp>

#include "api/codec/body.h"

namespace lammer::codec {

inline constexpr int live_protocol = 1;

struct LiveSubscribe {
  std::string topic;
  std::optional<std::int64_t> since;  // the client has every event up to here

  friend bool operator==(const LiveSubscribe&, const LiveSubscribe&) = default;
};
struct LiveUnsubscribe {
  std::string topic;

  friend bool operator==(const LiveUnsubscribe&, const LiveUnsubscribe&) = default;
};
struct LivePing {
  friend bool operator==(const LivePing&, const LivePing&) = default;
};
using LiveRequest = std::variant<LiveSubscribe, LiveUnsubscribe, LivePing>;

tl::expected<LiveRequest, api::BodyError> decode_live(std::string_view text);

// `view` and `events` are JSON already: they are written once and shared between all who see the same.
std::string live_snapshot(std::string_view topic, std::int64_t seq, std::string_view view);
// The events `from` to `to`, without a gap; the view is the one after the last of them.
std::string live_events(std::string_view topic, std::int64_t from, std::int64_t to,
                        std::span<const std::string_view> events, std::string_view view);

std::string live_hello(std::int64_t heartbeat_milliseconds);
std::string live_heartbeat();
std::string live_pong();
std::string live_unsubscribed(std::string_view topic);
// The client was too slow: what it has is good, and what follows must be asked for on a new connection.
std::string live_resync();
std::string live_error(std::string_view code, std::string_view sentence, std::string_view topic = {});

}  // namespace lammer::codec
