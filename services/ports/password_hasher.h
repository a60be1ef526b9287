// PasswordHasher: the port to a slow, memory-hard hash. Never called on an event-loop thread; safe from any other.
#pragma once
#include <string>
#include <string_view>

namespace lammer::services {

class PasswordHasher {
 public:
  virtual ~PasswordHasher() = default;
  virtual std::string hash(std::string_view secret) = 0;
  virtual bool verify(const std::string& hash, std::string_view secret) = 0;
};

}  // namespace lammer::services
