// The routes of the service, as one table: what is not in it does not exist. A test holds it against api/openapi.yaml.
#pragma once
#include <functional>
#include <string>
#include <vector>

#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

namespace lammer::api {

class Node;

struct Route {
  drogon::HttpMethod method;
  std::string path;
  std::string operation;  // operationId in api/openapi.yaml
  std::function<drogon::HttpResponsePtr(const drogon::HttpRequestPtr&)> handle;
};

std::vector<Route> routes(Node& node);

}  // namespace lammer::api
