// The routes in code are exactly those of api/openapi.yaml, by method, address and name.
#include "api/http/routes.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include "api/node.h"
#include "api/openapi.h"

namespace lammer::api {
namespace {

TEST(Routes, AreExactlyThoseOfTheDescription) {
  std::set<std::string> described;
  const auto document = nlohmann::json::parse(openapi_json());
  for (const auto& [path, methods] : document.at("paths").items())
    for (const auto& [method, operation] : methods.items()) {
      std::string upper = method;
      std::ranges::transform(upper, upper.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
      described.insert(upper + " " + path + " " + operation.at("operationId").get<std::string>());
    }

  Settings settings;
  settings.database_url = "postgresql://127.0.0.1:1/nowhere";  // a node that is not ready has the same routes
  Node node(settings);
  std::set<std::string> served;
  for (const auto& route : routes(node))
    served.insert(std::string(drogon::to_string_view(route.method)) + " " + route.path + " " + route.operation);
  EXPECT_EQ(served, described);
}

}  // namespace
}  // namespace lammer::api
