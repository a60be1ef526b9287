// Errs on the side of hiding too much.
#include "api/config/redact.h"

namespace lammer::api {
namespace {

constexpr std::string_view hidden = "***";

std::string redact_address(std::string_view value) {
  const auto begin = value.find("://") + 3;
  const auto at = value.rfind('@');
  if (at == std::string_view::npos || at < begin) return std::string(value);
  const auto colon = value.find(':', begin);
  if (colon == std::string_view::npos || colon > at) return std::string(value);
  return std::string(value.substr(0, colon + 1)) + std::string(hidden) + std::string(value.substr(at));
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
  return redact_parameters(value.find("://") == std::string_view::npos ? std::string(value) : redact_address(value));
}

}  // namespace lammer::api
