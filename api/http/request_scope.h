// RequestScope: the life of one request, from fully read to answered or abandoned. It hangs on the request itself, so
// it ends however the request ends: counted, timed and logged once, also when the client has gone away.
#pragma once
#include <string>

#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

namespace lammer::api {

class Drain;
class Metrics;

void begin_request_scope(const drogon::HttpRequestPtr& request, Drain& drain, Metrics& metrics);
void note_answer(const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response);

// Counts and logs it now, although the request itself lives on.
void end_request_scope(const drogon::HttpRequestPtr& request);

// The client's own X-Request-Id if it is well formed, else one of ours.
std::string request_id(const drogon::HttpRequestPtr& request);

}  // namespace lammer::api
