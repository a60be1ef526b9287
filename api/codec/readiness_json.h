// Readiness as JSON (schema Readiness in api/openapi.yaml).
#pragma once
#include <nlohmann/json.hpp>

#include "services/health/readiness.h"

namespace lammer::api {

nlohmann::ordered_json to_json(const services::Readiness& readiness, bool stopping);

}  // namespace lammer::api
