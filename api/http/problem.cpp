// One form for all problems.
#include "api/http/problem.h"

#include <map>

#include "api/http/request_scope.h"
#include "api/http/responses.h"

namespace lammer::api {

namespace {

nlohmann::ordered_json document(const drogon::HttpRequestPtr& request, drogon::HttpStatusCode status,
                                std::string_view code, std::string_view title) {
  return {{"type", "about:blank"},
          {"title", title},
          {"status", static_cast<int>(status)},
          {"code", code},
          {"request_id", request_id(request)}};
}

drogon::HttpResponsePtr response_of(const nlohmann::ordered_json& document, drogon::HttpStatusCode status) {
  auto response = json_response(document, status);
  response->setContentTypeString("application/problem+json");
  return response;
}

// By what a client can do about it; a rule that forbids an act is 422, because sending it again changes nothing.
drogon::HttpStatusCode status_of(std::string_view code) {
  static const std::map<std::string_view, drogon::HttpStatusCode> statuses{
      {"login.wrong", drogon::k401Unauthorized},     {"login.locked", drogon::k429TooManyRequests},
      {"session.ended", drogon::k401Unauthorized},   {"refresh.unknown", drogon::k401Unauthorized},
      {"refresh.reused", drogon::k401Unauthorized},  {"session.unknown", drogon::k404NotFound},
      {"person.unknown", drogon::k404NotFound},      {"device.unknown", drogon::k404NotFound},
      {"enrolment.unknown", drogon::k404NotFound},   {"cosign.unknown", drogon::k404NotFound},
      {"ticket.unknown", drogon::k401Unauthorized},  {"licence.taken", drogon::k409Conflict},
      {"person.last_admin", drogon::k409Conflict},   {"tap_in.role", drogon::k403Forbidden},
      {"cosign.same_person", drogon::k403Forbidden}, {"cosign.first_role", drogon::k403Forbidden},
      {"cosign.second_role", drogon::k403Forbidden}, {"tap_out.none", drogon::k409Conflict},
      {"device.needed", drogon::k403Forbidden},      {"access.other_table", drogon::k403Forbidden},
      {"origin.foreign", drogon::k403Forbidden},     {"record.away", drogon::k503ServiceUnavailable},
      {"live.full", drogon::k503ServiceUnavailable}, {"service.busy", drogon::k503ServiceUnavailable},
  };
  if (code.starts_with("json.")) return drogon::k400BadRequest;
  const auto found = statuses.find(code);
  return found == statuses.end() ? drogon::k422UnprocessableEntity : found->second;
}

}  // namespace

drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, drogon::HttpStatusCode status,
                                std::string_view code, std::string_view title) {
  return response_of(document(request, status, code, title), status);
}

drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, const Refusal& refusal) {
  const auto status = status_of(refusal.code);
  auto text = document(request, status, refusal.code, refusal.sentence);
  if (refusal.clause) text["clause"] = refusal.clause->id();
  return response_of(text, status);
}

drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, const BodyError& error) {
  const auto status = error.field.empty() ? drogon::k400BadRequest : drogon::k422UnprocessableEntity;
  auto text = document(request, status, "body.invalid", error.sentence);
  if (!error.field.empty()) text["field"] = error.field;
  return response_of(text, status);
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
