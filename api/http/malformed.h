// Requests that Drogon lets through but that a proxy, a log or a file system may read differently: refused outright.
#pragma once
#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

namespace lammer::api {

// Nothing if the request is well formed.
drogon::HttpResponsePtr refusal_of_malformed(const drogon::HttpRequestPtr& request);

}  // namespace lammer::api
