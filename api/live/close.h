// LiveClose: why the service ends a live connection: the code in the close frame, and a word for the client and the
// figures. From 4000 on they are ours (RFC 6455, 7.4.2).
#pragma once

namespace lammer::api {

struct LiveClose {
  int code;
  const char* word;
};

namespace live_close {

inline constexpr LiveClose stopping{1001, "stopping"};            // the node stops: connect again
inline constexpr LiveClose too_large{1009, "too_large"};          // a message beyond the limit
inline constexpr LiveClose misbehaved{4400, "misbehaved"};        // too much that could not be understood, or too fast
inline constexpr LiveClose session_ended{4401, "session_ended"};  // log in again
inline constexpr LiveClose rights_changed{4403, "rights_changed"};  // ask for a new ticket
inline constexpr LiveClose silent{4408, "silent"};                  // nothing was heard of the client for too long
inline constexpr LiveClose slow{4429, "slow"};                      // after `resync`: connect again with `since`
inline constexpr LiveClose away{4503, "record_away"};               // who this is cannot be asked: try again later

}  // namespace live_close
}  // namespace lammer::api
