// Binds, looks, lets go.
#include "api/listening.h"

#include <cerrno>
#include <cstring>

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

}  // namespace

std::uint16_t claim_port(const std::string& address, std::uint16_t port) {
  sockaddr_storage storage{};
  socklen_t size = 0;
  auto* v4 = reinterpret_cast<sockaddr_in*>(&storage);
  auto* v6 = reinterpret_cast<sockaddr_in6*>(&storage);
  if (::inet_pton(AF_INET, address.c_str(), &v4->sin_addr) == 1) {
    v4->sin_family = AF_INET;
    v4->sin_port = htons(port);
    size = sizeof(sockaddr_in);
  } else if (::inet_pton(AF_INET6, address.c_str(), &v6->sin6_addr) == 1) {
    v6->sin6_family = AF_INET6;
    v6->sin6_port = htons(port);
    size = sizeof(sockaddr_in6);
  } else {
    throw CannotListen(sentence(address, port, EADDRNOTAVAIL));
  }

  const Socket socket(storage.ss_family);
  if (socket.fd() < 0) throw CannotListen(sentence(address, port, errno));
  auto* generic = reinterpret_cast<sockaddr*>(&storage);
  const int on = 1;
  // Connections of a node that has just stopped linger; they must not look like a listener.
  ::setsockopt(socket.fd(), SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  if (::bind(socket.fd(), generic, size) != 0 || ::listen(socket.fd(), 1) != 0)
    throw CannotListen(sentence(address, port, errno));
  ::getsockname(socket.fd(), generic, &size);
  return ntohs(storage.ss_family == AF_INET ? v4->sin_port : v6->sin6_port);
}

}  // namespace lammer::api
