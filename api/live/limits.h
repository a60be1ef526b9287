// LiveLimits: how much a live connection may ask for and hold. Whatever a client does, a node holds no more than this.
#pragma once
#include <chrono>
#include <cstddef>
#include <cstdint>

#include "api/config/settings.h"

namespace lammer::api {

struct LiveLimits {
  std::size_t sockets_max = 2000;
  std::size_t sockets_per_session_max = 8;
  std::size_t topics_max = 64;  // of one socket
  std::size_t backlog_bytes_max = 1024UL * 1024;
  std::size_t backlog_messages_max = 512;
  std::size_t message_bytes_max = 4096;
  std::size_t messages_per_second_max = 100;
  // A message in pieces is put together by Drogon before anybody sees it: so many bytes without a message are enough.
  std::size_t pieces_bytes_max = 256UL * 1024;
  int malformed_max = 5;
  std::int64_t tail_events_max = 500;  // a client further behind gets a snapshot
  std::chrono::milliseconds heartbeat{15'000};

  // What is with the client and not yet known to have arrived; the rest waits here, where it is shared.
  std::size_t window_bytes() const { return backlog_bytes_max / 4; }
  std::chrono::milliseconds silence_max() const { return 3 * heartbeat; }
};

inline LiveLimits live_limits(const Settings& settings) {
  LiveLimits limits;
  if (settings.live_sockets_max == 0) return limits;  // nobody has loaded any
  limits.sockets_max = settings.live_sockets_max;
  limits.sockets_per_session_max = settings.live_sockets_per_session_max;
  limits.topics_max = settings.live_topics_max;
  limits.backlog_bytes_max = settings.live_backlog_bytes_max;
  limits.heartbeat = std::chrono::seconds(settings.live_heartbeat_seconds);
  return limits;
}

}  // namespace lammer::api
