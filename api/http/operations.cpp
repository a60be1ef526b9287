// /healthz, /readyz, /metrics and the API's own description.
#include "api/http/operations.h"

#include "api/codec/readiness_json.h"
#include "api/http/responses.h"
#include "api/node.h"
#include "api/openapi.h"
#include "api/version.h"

namespace lammer::api {
namespace {

drogon::HttpResponsePtr health(const Node& node) {
  return json_response({{"status", "ok"}, {"version", version()}, {"uptime_seconds", node.uptime().count()}});
}

drogon::HttpResponsePtr readiness(const Node& node) {
  const auto latest = node.health.latest();
  const bool stopping = node.drain.stopping();
  return json_response(to_json(latest, stopping),
                       latest.ready && !stopping ? drogon::k200OK : drogon::k503ServiceUnavailable);
}

drogon::HttpResponsePtr metrics(const Node& node) {
  auto response = drogon::HttpResponse::newHttpResponse();
  response->setContentTypeString("text/plain; version=0.0.4; charset=utf-8");
  response->setBody(node.metrics.text());
  return response;
}

drogon::HttpResponsePtr openapi() {
  auto response = drogon::HttpResponse::newHttpResponse(drogon::k200OK, drogon::CT_APPLICATION_JSON);
  response->setBody(std::string(openapi_json()));
  return response;
}

}  // namespace

std::vector<Route> operations_routes(Node& node) {
  return {
      {drogon::Get, "/healthz", "getHealth", at_once([&](const auto&) { return health(node); })},
      {drogon::Get, "/readyz", "getReadiness", at_once([&](const auto&) { return readiness(node); })},
      {drogon::Get, "/metrics", "getMetrics", at_once([&](const auto&) { return metrics(node); })},
      {drogon::Get, "/api/v1/openapi.json", "getOpenApi", at_once([](const auto&) { return openapi(); })},
  };
}

}  // namespace lammer::api
