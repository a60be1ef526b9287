// The headers every answer carries: what a browser may do with it and how long it may keep it.
#pragma once
#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

namespace lammer::api {

void add_standard_headers(const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response);

}  // namespace lammer::api
