// Binds, looks, lets go.
#include "api/listening.h"

#include <cerrno>
#include <chrono>
#include <cstring>
#include <thread>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace lammer::api {
namespace {

class Socket {
 public:
  explicit Socket(int family) : fd_(::socket(family, SOCK_STREAM, 0)) {}
  ~Socket() {
    if (fd_ >= 0) ::close(fd_);
  }
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;
  int fd() const { return fd_; }

 private:
  int fd_;
};

std::string sentence(const std::string& address, std::uint16_t port, int error) {
  const auto where = address + " port " + std::to_string(port);
  if (error == EADDRINUSE)
    return where + " is in use by another program: stop it or choose another port with LAMMER_LISTEN_PORT";
  if (error == EACCES)
    return where + " needs more rights than this user has: choose a port above 1023 with LAMMER_LISTEN_PORT";
  return "cannot listen on " + where + " (" + std::strerror(error) + "): correct LAMMER_LISTEN_ADDRESS";
}

// An IPv4 or IPv6 address with a port, as the socket calls want it.
class Endpoint {
 public:
  Endpoint(const std::string& address, std::uint16_t port) {
    if (::inet_pton(AF_INET, address.c_str(), &v4()->sin_addr) == 1) {
      storage_.ss_family = AF_INET;
      v4()->sin_port = htons(port);
      size_ = sizeof(sockaddr_in);
    } else if (::inet_pton(AF_INET6, address.c_str(), &v6()->sin6_addr) == 1) {
      storage_.ss_family = AF_INET6;
      v6()->sin6_port = htons(port);
      size_ = sizeof(sockaddr_in6);
    } else {
      throw CannotListen(sentence(address, port, EADDRNOTAVAIL));
    }
  }

  int family() const { return storage_.ss_family; }
  bool bind(const Socket& socket) { return ::bind(socket.fd(), generic(), size_) == 0; }
  bool connect(const Socket& socket) { return ::connect(socket.fd(), generic(), size_) == 0; }
  std::uint16_t port_of(const Socket& socket) {
    ::getsockname(socket.fd(), generic(), &size_);
    return ntohs(family() == AF_INET ? v4()->sin_port : v6()->sin6_port);
  }

 private:
  sockaddr* generic() { return reinterpret_cast<sockaddr*>(&storage_); }
  sockaddr_in* v4() { return reinterpret_cast<sockaddr_in*>(&storage_); }
  sockaddr_in6* v6() { return reinterpret_cast<sockaddr_in6*>(&storage_); }

  sockaddr_storage storage_{};
  socklen_t size_ = 0;
};

}  // namespace

std::uint16_t claim_port(const std::string& address, std::uint16_t port) {
  Endpoint endpoint(address, port);
  const Socket socket(endpoint.family());
  if (socket.fd() < 0) throw CannotListen(sentence(address, port, errno));
  const int on = 1;
  // Connections of a node that has just stopped linger; they must not look like a listener.
  ::setsockopt(socket.fd(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (!endpoint.bind(socket) || ::listen(socket.fd(), 1) != 0) throw CannotListen(sentence(address, port, errno));
  return endpoint.port_of(socket);
}

bool wait_until_listening(const std::string& address, std::uint16_t port) {
  for (int i = 0; i < 1000; ++i) {
    Endpoint endpoint(address, port);
    const Socket socket(endpoint.family());
    if (socket.fd() >= 0 && endpoint.connect(socket)) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
  }
  return false;
}

}  // namespace lammer::api
