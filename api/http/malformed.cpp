// Two ways to read a request are one too many.
#include "api/http/malformed.h"

#include <algorithm>

#include "api/http/problem.h"

namespace lammer::api {
namespace {

drogon::HttpResponsePtr refused(const drogon::HttpRequestPtr& request, std::string_view sentence) {
  return problem(request, drogon::k400BadRequest, "request.invalid", sentence);
}

}  // namespace

drogon::HttpResponsePtr refusal_of_malformed(const drogon::HttpRequestPtr& request) {
  // Two lengths of one body: a proxy may believe the other one and take the rest for a request of somebody else.
  if (!request->getHeader("transfer-encoding").empty() && !request->getHeader("content-length").empty())
    return refused(request, "A request has either a Content-Length or a Transfer-Encoding.");
  if (std::ranges::any_of(request->path(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
    return refused(request, "An address has no control characters.");
  return nullptr;
}

}  // namespace lammer::api
