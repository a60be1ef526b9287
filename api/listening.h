// Finds out before Drogon starts whether the chosen port can be had: Drogon shares ports (SO_REUSEPORT), so a second
// node on the same port would otherwise start without a word and take half of the first one's requests.
#pragma once
#include <cstdint>
#include <stdexcept>
#include <string>

namespace lammer::api {

class CannotListen : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// The port itself, or with 0 one that is free now. Throws CannotListen with the cure.
std::uint16_t claim_port(const std::string& address, std::uint16_t port);

// Drogon opens its listeners in its own time; true once a connection is taken, false after ten seconds.
bool wait_until_listening(const std::string& address, std::uint16_t port);

}  // namespace lammer::api
