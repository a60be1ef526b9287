// One form for all problems.
#include "api/http/problem.h"

#include "api/http/request_scope.h"
#include "api/http/responses.h"

namespace lammer::api {

drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, drogon::HttpStatusCode status,
                                std::string_view code, std::string_view title) {
  auto response = json_response({{"type", "about:blank"},
                                 {"title", title},
                                 {"status", static_cast<int>(status)},
                                 {"code", code},
                                 {"request_id", request_id(request)}},
                                status);
  response->setContentTypeString("application/problem+json");
  return response;
}

drogon::HttpResponsePtr problem_of_status(drogon::HttpStatusCode status, const drogon::HttpRequestPtr& request) {
  switch (status) {
    case drogon::k403Forbidden:
      return problem(request, status, "request.forbidden", "This is not served.");
    case drogon::k404NotFound:
      return problem(request, status, "route.unknown", "There is nothing at this address.");
    case drogon::k405MethodNotAllowed:
      return problem(request, status, "route.method", "This address does not know that method.");
    case drogon::k413RequestEntityTooLarge:
      return problem(request, status, "request.too_large", "The request is larger than this service accepts.");
    default:
      if (status < drogon::k500InternalServerError)
        return problem(request, status, "request.invalid", "The request cannot be understood.");
      return problem(request, status, "service.fault",
                     "Something went wrong here; the log has it under this request id.");
  }
}

}  // namespace lammer::api
