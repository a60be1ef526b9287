// Small makers of responses, so that controllers say only what they answer.
#pragma once
#include <drogon/HttpResponse.h>
#include <nlohmann/json.hpp>

namespace lammer::api {

inline drogon::HttpResponsePtr json_response(const nlohmann::ordered_json& body,
                                             drogon::HttpStatusCode status = drogon::k200OK) {
  auto response = drogon::HttpResponse::newHttpResponse(status, drogon::CT_APPLICATION_JSON);
  response->setBody(body.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace));
  return response;
}

}  // namespace lammer::api
