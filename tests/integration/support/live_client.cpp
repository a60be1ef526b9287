// Drogon's own client for the good ways, a bare socket for the bad ones.
#include "tests/integration/support/live_client.h"

#include <array>
#include <cerrno>
#include <future>
#include <stdexcept>
#include <system_error>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <trantor/net/EventLoopThread.h>
#include <unistd.h>

namespace lammer::testing {
namespace {

trantor::EventLoop* live_loop() {
  static trantor::EventLoopThread thread;
  static const bool started = (thread.run(), true);
  return started ? thread.getLoop() : nullptr;
}

std::string upgrade(const std::string& ticket, const std::string& host, const std::string& origin) {
  return "GET /api/v1/live?ticket=" + ticket + " HTTP/1.1\r\nHost: " + host +
         "\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
         (origin.empty() ? "" : "Origin: " + origin + "\r\n") + "\r\n";
}

}  // namespace

Upgraded try_upgrade(RunningService& service, const std::string& ticket, const std::string& origin) {
  const OpenConnection connection(service.port());
  const auto answer = connection.ask(upgrade(ticket, "127.0.0.1:" + std::to_string(service.port()), origin));
  if (answer.size() < 12) return {};
  const auto body = nlohmann::json::parse(answer.substr(answer.find("\r\n\r\n") + 4), nullptr, false);
  return {std::stoi(answer.substr(9, 3)), body.is_object() ? body.value("code", "") : ""};
}

int free_port() {
  const int probe = ::socket(AF_INET, SOCK_STREAM, 0);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  const bool found = probe >= 0 && ::bind(probe, reinterpret_cast<sockaddr*>(&address), size) == 0 &&
                     ::getsockname(probe, reinterpret_cast<sockaddr*>(&address), &size) == 0;
  ::close(probe);
  if (!found) throw std::system_error(errno, std::generic_category(), "no free port");
  return ntohs(address.sin_port);
}

std::string live_ticket(Client& who) {
  const auto made = who.post("/api/v1/live/tickets");
  if (made.status != 201) throw std::runtime_error("no ticket: " + made.body);
  return made.json().at("ticket");
}

LiveClient::LiveClient(RunningService& service, const std::string& ticket)
    : client_(drogon::WebSocketClient::newWebSocketClient("ws://127.0.0.1:" + std::to_string(service.port()),
                                                          live_loop())) {
  client_->setMessageHandler([heard = heard_](std::string&& text, const drogon::WebSocketClientPtr&,
                                              const drogon::WebSocketMessageType& type) {
    const std::scoped_lock lock(heard->mutex);
    if (type == drogon::WebSocketMessageType::Close && text.size() >= 2)
      heard->close_code = static_cast<unsigned char>(text[0]) * 256 + static_cast<unsigned char>(text[1]);
    if (type == drogon::WebSocketMessageType::Text) {
      if (text == R"({"op":"heartbeat"})")
        ++heard->heartbeats;
      else
        heard->messages.push_back(std::move(text));
    }
    heard->changed.notify_all();
  });
  client_->setConnectionClosedHandler([heard = heard_](const drogon::WebSocketClientPtr&) {
    const std::scoped_lock lock(heard->mutex);
    heard->closed = true;
    heard->changed.notify_all();
  });
  auto request = drogon::HttpRequest::newHttpRequest();
  request->setPath("/api/v1/live");
  request->setParameter("ticket", ticket);
  const auto connected = std::make_shared<std::promise<bool>>();
  client_->connectToServer(request, [connected, told = false](drogon::ReqResult result, const drogon::HttpResponsePtr&,
                                                              const drogon::WebSocketClientPtr&) mutable {
    if (!std::exchange(told, true)) connected->set_value(result == drogon::ReqResult::Ok);
  });
  if (!connected->get_future().get()) throw std::runtime_error("the service did not let us in");
  if (next().value("op", "") != "hello") throw std::runtime_error("the service did not say hello");
}

// On its own loop, where nothing of it can be under way.
LiveClient::~LiveClient() {
  std::promise<void> ended;
  live_loop()->queueInLoop([&] {
    client_->stop();
    client_.reset();
    ended.set_value();
  });
  ended.get_future().wait();
}

void LiveClient::say_text(const std::string& text, drogon::WebSocketMessageType type) {
  if (const auto connection = client_->getConnection()) connection->send(text, type);
}

void LiveClient::follow(int table, std::optional<std::int64_t> since) {
  Json message{{"op", "subscribe"}, {"topic", "table/" + std::to_string(table)}};
  if (since) message["since"] = *since;
  say(message);
}

LiveClient::Json LiveClient::next(std::chrono::milliseconds at_most) {
  std::unique_lock lock(heard_->mutex);
  if (!heard_->changed.wait_for(lock, at_most, [&] { return !heard_->messages.empty(); })) return nullptr;
  const auto message = std::move(heard_->messages.front());
  heard_->messages.pop_front();
  lock.unlock();
  return Json::parse(message);  // here, not on the loop: the service takes a client that is slow to read at its word
}

LiveClient::Json LiveClient::next(const std::string& op) {
  auto message = next();
  return message.is_object() && message.at("op") == op ? message : Json(nullptr);
}

bool LiveClient::hears_heartbeat(std::chrono::milliseconds at_most) {
  std::unique_lock lock(heard_->mutex);
  const auto before = heard_->heartbeats;
  return heard_->changed.wait_for(lock, at_most, [&] { return heard_->heartbeats > before; });
}

std::optional<int> LiveClient::wait_until_closed(std::chrono::milliseconds at_most) {
  std::unique_lock lock(heard_->mutex);
  if (!heard_->changed.wait_for(lock, at_most, [&] { return heard_->closed; })) return std::nullopt;
  return heard_->close_code;
}

RawLive::RawLive(RunningService& service, const std::string& ticket) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(service.port()));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  if (socket_ < 0 || ::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0)
    throw std::system_error(errno, std::generic_category(), "connect");
  const auto request = upgrade(ticket, "127.0.0.1", "");
  ::send(socket_, request.data(), request.size(), MSG_NOSIGNAL);
  std::string answer;
  char byte = 0;
  while (!answer.ends_with("\r\n\r\n") && ::recv(socket_, &byte, 1, 0) == 1) answer += byte;
  if (!answer.starts_with("HTTP/1.1 101")) throw std::runtime_error("no upgrade: " + answer);
}

RawLive::~RawLive() {
  ::close(socket_);
}

void RawLive::send(const std::string& payload, unsigned char first) const {
  std::string frame(1, static_cast<char>(first));
  if (payload.size() < 126) {
    frame += static_cast<char>(0x80 | payload.size());
  } else if (payload.size() < 65536) {
    frame += {static_cast<char>(0x80 | 126), static_cast<char>(payload.size() >> 8),
              static_cast<char>(payload.size() & 255)};
  } else {
    frame += static_cast<char>(0x80 | 127);
    for (int shift = 56; shift >= 0; shift -= 8) frame += static_cast<char>(payload.size() >> shift & 255);
  }
  frame += std::string(4, '\0') + payload;  // a mask of zeros changes nothing
  for (std::size_t sent = 0; sent < frame.size();) {
    const auto now = ::send(socket_, frame.data() + sent, frame.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return;
    sent += static_cast<std::size_t>(now);
  }
}

std::string RawLive::read_until_closed(std::chrono::milliseconds at_most, bool& closed) const {
  const auto deadline = std::chrono::steady_clock::now() + at_most;
  const timeval patience{0, 100'000};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  std::string all;
  std::array<char, 65536> buffer{};
  closed = false;
  while (!closed && std::chrono::steady_clock::now() < deadline) {
    const auto got = ::recv(socket_, buffer.data(), buffer.size(), 0);
    if (got > 0) all.append(buffer.data(), static_cast<std::size_t>(got));
    closed = got == 0 || (got < 0 && errno != EAGAIN && errno != EWOULDBLOCK && errno != EINTR);
  }
  return all;
}

}  // namespace lammer::testing
