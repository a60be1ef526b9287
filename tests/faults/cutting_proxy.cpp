// Bytes are passed both ways by one thread a line.
#include "tests/faults/cutting_proxy.h"

#include <array>
#include <stdexcept>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

namespace lammer::testing {
namespace {

sockaddr_in loopback(int port) {
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  return address;
}

const sockaddr* generic(const sockaddr_in& address) {
  return reinterpret_cast<const sockaddr*>(&address);
}

void send_all(int to, const char* bytes, std::size_t count) {
  while (count > 0) {
    const auto sent = ::send(to, bytes, count, MSG_NOSIGNAL);
    if (sent <= 0) return;
    bytes += sent;
    count -= static_cast<std::size_t>(sent);
  }
}

}  // namespace

CuttingProxy::CuttingProxy(int server_port) : server_port_(server_port), listener_(::socket(AF_INET, SOCK_STREAM, 0)) {
  auto address = loopback(0);
  socklen_t size = sizeof address;
  if (listener_ < 0 || ::bind(listener_, generic(address), sizeof address) != 0 || ::listen(listener_, 16) != 0 ||
      ::getsockname(listener_, reinterpret_cast<sockaddr*>(&address), &size) != 0)
    throw std::runtime_error("the proxy cannot listen");
  port_ = ntohs(address.sin_port);
  acceptor_ = std::thread([this] { accept_all(); });
}

CuttingProxy::~CuttingProxy() {
  stopping_ = true;
  ::shutdown(listener_, SHUT_RDWR);
  acceptor_.join();
  ::close(listener_);
  for (auto& line : lines_) line.join();
}

void CuttingProxy::cut_answer_to(std::string text) {
  text_ = std::move(text);
  armed_ = true;
}

void CuttingProxy::accept_all() {
  for (;;) {
    const int client = ::accept(listener_, nullptr, nullptr);
    if (client < 0) return;
    lines_.emplace_back([this, client] { serve(client); });
  }
}

void CuttingProxy::serve(int client) {
  const int server = ::socket(AF_INET, SOCK_STREAM, 0);
  const auto address = loopback(server_port_);
  bool open = server >= 0 && ::connect(server, generic(address), sizeof address) == 0;
  std::array<char, 65536> buffer{};
  while (open && !stopping_) {
    std::array<pollfd, 2> ends{{{client, POLLIN, 0}, {server, POLLIN, 0}}};
    if (::poll(ends.data(), ends.size(), 100) <= 0) continue;
    for (const auto& [from, events, ready] : ends) {
      if (ready == 0 || !open) continue;
      const auto got = ::recv(from, buffer.data(), buffer.size(), 0);
      if (got <= 0) {
        open = false;
        break;
      }
      const std::string_view bytes(buffer.data(), static_cast<std::size_t>(got));
      send_all(from == client ? server : client, bytes.data(), bytes.size());
      if (from == client && armed_ && bytes.find(text_) != std::string_view::npos && armed_.exchange(false)) {
        // The server works on it and commits; wait for its first byte, so that it has, and then say nothing.
        pollfd answer{server, POLLIN, 0};
        ::poll(&answer, 1, 5000);
        ++cuts_;
        open = false;
      }
    }
  }
  ::close(client);
  if (server >= 0) ::close(server);
}

}  // namespace lammer::testing
