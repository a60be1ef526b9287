// Two schemes, one optional password.
#include "db/redis/redis_address.h"

#include <charconv>

namespace lammer::db {
namespace {

constexpr std::string_view tcp_scheme = "redis://";
constexpr std::string_view socket_scheme = "unix://";

bool parse_port(std::string_view text, int& port) {
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), port);
  return error == std::errc() && end == text.data() + text.size() && port >= 1 && port <= 65535;
}

}  // namespace

std::string RedisAddress::shown() const {
  return socket.empty() ? host + ":" + std::to_string(port) : socket;
}

std::optional<RedisAddress> parse_redis_address(std::string_view text) {
  const bool tcp = text.starts_with(tcp_scheme);
  if (!tcp && !text.starts_with(socket_scheme)) return std::nullopt;
  text.remove_prefix(tcp ? tcp_scheme.size() : socket_scheme.size());

  RedisAddress address;
  if (const auto at = text.rfind('@'); at != std::string_view::npos) {
    if (text.front() != ':') return std::nullopt;
    address.password = text.substr(1, at - 1);
    text.remove_prefix(at + 1);
  }
  if (!tcp) {
    if (!text.starts_with('/')) return std::nullopt;
    address.socket = text;
    return address;
  }
  if (const auto colon = text.rfind(':'); colon != std::string_view::npos) {
    if (!parse_port(text.substr(colon + 1), address.port)) return std::nullopt;
    text = text.substr(0, colon);
  }
  if (text.empty() || text.find_first_of("/ ") != std::string_view::npos) return std::nullopt;
  address.host = text;
  return address;
}

}  // namespace lammer::db
