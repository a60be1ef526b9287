// The one place where a worker's exception becomes an answer.
#include "api/http/work.h"

#include <exception>
#include <utility>

#include "api/auth/gate.h"
#include "api/http/problem.h"
#include "api/http/request_scope.h"
#include "api/log/json_log.h"
#include "api/node.h"

namespace lammer::api {

void on_worker(Node& node, services::Identity::Line line, const drogon::HttpRequestPtr& request, const Answer& answer,
               std::function<void(services::Desk&)> work) {
  const bool taken = node.identity.submit(line, [request, answer, work = std::move(work)](services::Desk& desk) {
    try {
      work(desk);
    } catch (const services::StoreAway& e) {
      log::warn("record_away", {{"request_id", request_id(request)}, {"text", e.what()}});
      answer(problem(request, drogon::k503ServiceUnavailable, "record.away",
                     "The record cannot be reached just now: try again in a moment."));
    } catch (const std::exception& e) {
      log::error("fault", {{"request_id", request_id(request)}, {"text", e.what()}});
      answer(problem_of_status(drogon::k500InternalServerError, request));
    }
  });
  if (taken) return;
  auto busy = problem(request, drogon::k503ServiceUnavailable, "service.busy",
                      "Too many are asking just now: try again in a moment.");
  busy->addHeader("Retry-After", "1");
  answer(busy);
}

services::Caller caller_of(const Node& node, const Call& call) {
  return {call.principal, request_id(call.request), address_of(node, call.request)};
}

}  // namespace lammer::api
