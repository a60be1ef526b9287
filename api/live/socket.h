// LiveSocket: one live connection and what waits for it. It belongs to its event loop: every function but the constant
// ones is called there.
//
// How much a client has taken is asked of itself: a ping that carries the count of bytes sent comes back as a pong when
// they have arrived, whatever the buffers in between hold. What is not known to have arrived is bounded; beyond it
// messages wait here, where their bytes are shared with all other sockets, and when too much waits the client is told
// to begin again.
#pragma once
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <string>

#include <drogon/WebSocketConnection.h>
#include <trantor/net/TcpConnection.h>

#include "api/live/close.h"
#include "api/live/feed.h"
#include "api/live/limits.h"
#include "api/metrics/metrics.h"
#include "services/identity/principal.h"

namespace lammer::api {

class LiveSocket : public std::enable_shared_from_this<LiveSocket> {
 public:
  using Time = std::chrono::steady_clock::time_point;

  // On the connection's event loop.
  LiveSocket(const drogon::WebSocketConnectionPtr& connection, std::weak_ptr<trantor::TcpConnection> wire,
             services::Principal principal, const LiveLimits& limits, Metrics& metrics);

  const services::Principal& principal() const { return principal_; }
  // Of the session or, where nobody is tapped in, of the tablet.
  const std::string& id() const { return principal_.session.empty() ? principal_.device : principal_.session; }
  trantor::EventLoop* loop() const { return loop_; }

  void send(const Bytes& bytes);
  void send(std::string text) { send(std::make_shared<const std::string>(std::move(text))); }

  // Something came from the client: not silent, and not in endless pieces.
  void note_heard();
  void note_pong(const std::string& mark);
  // False if the client says more than it may in a second.
  bool may_speak();
  // True if this was one too many.
  bool note_malformed() { return ++malformed_ >= limits_.malformed_max; }

  // Once a second: heartbeat, silence, pieces.
  void look();

  void close(const LiveClose& why);
  bool is_closing() const { return closing_; }

 private:
  std::size_t under_way_bytes() const { return sent_bytes_ - arrived_bytes_; }
  void hand_over(const std::string& text);
  void ask_how_far();
  void give_up();

  const std::weak_ptr<drogon::WebSocketConnection> connection_;
  const std::weak_ptr<trantor::TcpConnection> wire_;
  const services::Principal principal_;
  const LiveLimits& limits_;
  Metrics& metrics_;
  trantor::EventLoop* const loop_;

  std::deque<Bytes> waiting_;
  std::size_t waiting_bytes_ = 0;
  std::size_t sent_bytes_ = 0;
  std::size_t arrived_bytes_ = 0;
  std::optional<std::size_t> asked_;  // a ping with this count is on its way

  Time heard_at_;
  Time beat_at_;
  Time speaking_since_;
  std::size_t spoken_ = 0;
  std::size_t pieces_from_bytes_ = 0;
  int malformed_ = 0;
  bool closing_ = false;
};

}  // namespace lammer::api
