// A stopping node says so first, whatever its parts say.
#include "api/codec/readiness_json.h"

#include <string_view>

#include "api/version.h"

namespace lammer::api {
namespace {

std::string_view name_of(services::CheckState state) {
  switch (state) {
    case services::CheckState::up:
      return "up";
    case services::CheckState::down:
      return "down";
    case services::CheckState::off:
      return "off";
  }
  return "down";
}

}  // namespace

nlohmann::ordered_json to_json(const services::Readiness& readiness, bool stopping) {
  auto checks = nlohmann::ordered_json::array();
  for (const auto& check : readiness.checks)
    checks.push_back({{"name", check.name}, {"state", name_of(check.state)}, {"sentence", check.sentence}});
  const auto* status = stopping ? "stopping" : readiness.ready ? "ready" : "not_ready";
  return {{"status", status}, {"version", version()}, {"checks", checks}};
}

}  // namespace lammer::api
