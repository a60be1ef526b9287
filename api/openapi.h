// The OpenAPI document this program was built with, as JSON.
#pragma once
#include <string_view>

namespace lammer::api {

std::string_view openapi_json();

}  // namespace lammer::api
