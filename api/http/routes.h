// The routes of the service, as one table: what is not in it does not exist. Tests hold it against api/openapi.yaml and
// against the matrix of rights (api/auth/matrix.h).
#pragma once
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

#include "services/identity/principal.h"

namespace lammer::api {

class Node;

// One request that was let in: by whom, and what stood in the braces of its path, in order.
struct Call {
  drogon::HttpRequestPtr request;
  services::Principal principal;  // nobody on an open route
  std::vector<std::string> parameters;
};

// Called once, from any thread, now or later.
using Answer = std::function<void(const drogon::HttpResponsePtr&)>;

// Runs on an event-loop thread: what waits for anything goes elsewhere and keeps `answer`.
using Handler = std::function<void(const Call&, Answer)>;

// For what is answered without waiting.
template <class Make>
Handler at_once(Make make) {
  return [make = std::move(make)](const Call& call, const Answer& answer) { answer(make(call)); };
}

struct Route {
  drogon::HttpMethod method;
  std::string path;
  std::string operation;  // operationId in api/openapi.yaml, and the row of the matrix
  Handler handle;
};

std::vector<Route> routes(Node& node);

}  // namespace lammer::api
