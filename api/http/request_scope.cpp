// What is counted and logged of a request: its path without the query, which may hold a ticket, and no header or body.
#include "api/http/request_scope.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include <drogon/utils/Utilities.h>

#include "api/http/drain.h"
#include "api/log/json_log.h"
#include "api/metrics/metrics.h"

namespace lammer::api {
namespace {

constexpr const char* scope_key = "lammer.scope";
constexpr int status_abandoned = 499;  // the client went away before it was answered

bool well_formed(const std::string& id) {
  return !id.empty() && id.size() <= 64 && std::ranges::all_of(id, [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '-' || c == '_' || c == '.';
  });
}

class RequestScope {
 public:
  RequestScope(const drogon::HttpRequestPtr& request, Drain& drain, Metrics& metrics)
      : drain_(drain),
        metrics_(metrics),
        id_(request->getHeader("x-request-id")),
        method_(request->methodString()),
        path_(request->path()) {
    if (!well_formed(id_)) id_ = drogon::utils::getUuid();
    drain_.begin_request();
    metrics_.set_requests_under_way(static_cast<double>(drain_.under_way()));
  }

  ~RequestScope() {
    drain_.end_request();
    metrics_.set_requests_under_way(static_cast<double>(drain_.under_way()));
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began_;
    metrics_.count_request(route_, method_, status_, taken.count());
    // Monitoring asks every few seconds; its good answers are not worth a line.
    const bool quiet = status_ < 400 && (path_ == "/healthz" || path_ == "/readyz" || path_ == "/metrics");
    log::write(quiet ? log::Level::debug : log::Level::info, "request",
               {{"request_id", id_},
                {"method", method_},
                {"path", path_},
                {"status", status_},
                {"milliseconds", taken.count() * 1000}});
  }

  RequestScope(const RequestScope&) = delete;
  RequestScope& operator=(const RequestScope&) = delete;

  void answered(const drogon::HttpRequestPtr& request, int status) {
    status_ = status;
    const auto pattern = request->matchedPathPattern();
    route_ = !pattern.empty() ? std::string(pattern) : status == 404 ? "unknown" : "page";
  }

  const std::string& id() const { return id_; }

 private:
  Drain& drain_;
  Metrics& metrics_;
  std::string id_;
  std::string method_;
  std::string path_;
  std::string route_ = "unknown";
  int status_ = status_abandoned;
  std::chrono::steady_clock::time_point began_ = std::chrono::steady_clock::now();
};

std::shared_ptr<RequestScope> scope_of(const drogon::HttpRequestPtr& request) {
  const auto& attributes = request->attributes();
  return attributes->find(scope_key) ? attributes->get<std::shared_ptr<RequestScope>>(scope_key) : nullptr;
}

}  // namespace

void begin_request_scope(const drogon::HttpRequestPtr& request, Drain& drain, Metrics& metrics) {
  request->attributes()->insert(scope_key, std::make_shared<RequestScope>(request, drain, metrics));
}

void note_answer(const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response) {
  if (const auto scope = scope_of(request)) scope->answered(request, response->statusCode());
}

void end_request_scope(const drogon::HttpRequestPtr& request) {
  request->attributes()->erase(scope_key);
}

std::string request_id(const drogon::HttpRequestPtr& request) {
  const auto scope = scope_of(request);
  return scope ? scope->id() : "";
}

}  // namespace lammer::api
