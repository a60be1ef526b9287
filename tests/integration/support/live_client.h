// LiveClient: somebody's live connection, as a page has it. RawLive: the same by hand, for what a page never does: not
// reading, not answering pings, frames that are too large.
#pragma once
#include <condition_variable>
#include <deque>
#include <mutex>

#include <drogon/WebSocketClient.h>

#include "tests/integration/support/people.h"

namespace lammer::testing {

std::string live_ticket(Client& who);

// Nobody listens there at the moment.
int free_port();

class LiveClient {
 public:
  using Json = nlohmann::json;

  // As `who`, with a new ticket.
  LiveClient(RunningService& service, Client& who) : LiveClient(service, live_ticket(who)) {}
  // Throws if it is not let in.
  LiveClient(RunningService& service, const std::string& ticket);
  ~LiveClient();
  LiveClient(const LiveClient&) = delete;
  LiveClient& operator=(const LiveClient&) = delete;

  void say(const Json& message) { say_text(message.dump()); }
  void say_text(const std::string& text, drogon::WebSocketMessageType type = drogon::WebSocketMessageType::Text);
  void follow(int table, std::optional<std::int64_t> since = {});

  // The next message that is no heartbeat; null if none comes in time.
  Json next(std::chrono::milliseconds at_most = std::chrono::seconds(5));
  // The next with this op; null if another comes first.
  Json next(const std::string& op);
  bool hears_heartbeat(std::chrono::milliseconds at_most);

  // The code of the close frame, 0 if there was none; nothing if it is still open.
  std::optional<int> wait_until_closed(std::chrono::milliseconds at_most = std::chrono::seconds(5));

 private:
  struct Heard {
    std::mutex mutex;
    std::condition_variable changed;
    std::deque<std::string> messages;
    std::size_t heartbeats = 0;
    int close_code = 0;
    bool closed = false;
  };
  std::shared_ptr<Heard> heard_ = std::make_shared<Heard>();
  drogon::WebSocketClientPtr client_;
};

// What an upgrade is answered with: 101, or the status and code of a problem.
struct Upgraded {
  int status = 0;
  std::string code;

  friend bool operator==(const Upgraded&, const Upgraded&) = default;
};
Upgraded try_upgrade(RunningService& service, const std::string& ticket, const std::string& origin = "");

class RawLive {
 public:
  RawLive(RunningService& service, const std::string& ticket);
  ~RawLive();
  RawLive(const RawLive&) = delete;
  RawLive& operator=(const RawLive&) = delete;

  // One masked frame; `first` is the byte with FIN and the opcode.
  void send(const std::string& payload, unsigned char first = 0x81) const;
  // Everything until the server closes; nothing more if it does not in this time.
  std::string read_until_closed(std::chrono::milliseconds at_most, bool& closed) const;

 private:
  int socket_;
};

}  // namespace lammer::testing
