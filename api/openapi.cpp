// Converted from api/openapi.yaml by the build.
#include "api/openapi.h"

#include "openapi.gen.h"

namespace lammer::api {

std::string_view openapi_json() {
  return embedded::embedded_files.front().text;
}

}  // namespace lammer::api
