// Errs on the side of hiding too much: also an address that was written wrongly must not show its password.
#include "api/config/redact.h"

namespace lammer::api {
namespace {

constexpr std::string_view hidden = "***";

// Everything between the scheme (or the beginning) and the last @ but the user's name.
std::string redact_address(std::string_view value) {
  const auto at = value.rfind('@');
  if (at == std::string_view::npos) return std::string(value);
  const auto scheme = value.find("://");
  const auto begin = scheme == std::string_view::npos || scheme > at ? 0 : scheme + 3;
  const auto colon = value.find(':', begin);
  const bool has_name = begin > 0 && colon != std::string_view::npos && colon < at;
  const bool name_alone = begin > 0 && (colon == std::string_view::npos || colon > at) && value.starts_with("postgres");
  if (name_alone) return std::string(value);
  return std::string(value.substr(0, has_name ? colon + 1 : begin)) + std::string(hidden) +
         std::string(value.substr(at));
}

// A password parameter hides everything after it: quoting rules differ, and a shorter message harms nobody.
std::string redact_parameters(std::string value) {
  const auto at = value.find("password");
  if (at == std::string::npos) return value;
  const auto equals = value.find('=', at);
  if (equals == std::string::npos) return value;
  return value.substr(0, equals + 1) + std::string(hidden);
}

}  // namespace

std::string redacted(std::string_view value) {
  return redact_parameters(redact_address(value));
}

}  // namespace lammer::api
