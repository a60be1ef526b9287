// Wiring of Drogon.
#include "api/server.h"

#include <chrono>
#include <csignal>
#include <functional>
#include <string>
#include <thread>
#include <utility>

#include <drogon/HttpAppFramework.h>
#include <pthread.h>

#include "api/http/headers.h"
#include "api/http/problem.h"
#include "api/http/request_scope.h"
#include "api/http/routes.h"
#include "api/http/web_pages.h"
#include "api/listening.h"
#include "api/log/json_log.h"
#include "api/node.h"

namespace lammer::api {
namespace {

using Answer = std::function<void(const drogon::HttpResponsePtr&)>;

// An answer that has been handed to its socket may still be in the kernel's or Drogon's buffer.
constexpr auto flush_time = std::chrono::milliseconds(200);

void set_limits(const Settings& settings) {
  drogon::app()
      .setThreadNum(settings.http_threads)
      .setMaxConnectionNum(settings.http_connections_max)
      .setMaxConnectionNumPerIP(settings.http_connections_per_address_max)
      .setIdleConnectionTimeout(settings.http_idle_seconds_max)
      .setKeepaliveRequestsNumber(0)  // no limit: a tablet keeps its connection for a whole shift
      .setPipeliningRequestsNumber(16)
      .setClientMaxBodySize(settings.http_body_bytes_max)
      .setClientMaxMemoryBodySize(settings.http_body_bytes_max)  // bodies never touch the disk
      .setClientMaxWebSocketMessageSize(64UL * 1024)
      .setJsonParserStackLimit(64)
      .setUploadPath("/nonexistent")
      .enableCompressedRequest(false)
      .enableGzip(true)
      .enableServerHeader(false)
      .disableSession()
      .disableSigtermHandling();
}

void add_routes(Node& node) {
  auto& app = drogon::app();
  for (auto& route : routes(node)) {
    app.registerHandler(route.path,
                        [handle = std::move(route.handle)](const drogon::HttpRequestPtr& request, Answer&& answer) {
                          answer(handle(request));
                        },
                        {route.method});
  }
  app.setCustomErrorHandler([](drogon::HttpStatusCode status, const drogon::HttpRequestPtr& request) {
    return problem_of_status(status, request);
  });
  app.setExceptionHandler([](const std::exception& e, const drogon::HttpRequestPtr& request, Answer&& answer) {
    log::error("fault", {{"request_id", request_id(request)}, {"text", e.what()}});
    answer(problem_of_status(drogon::k500InternalServerError, request));
  });
}

void follow_requests(Node& node) {
  drogon::app()
      .registerNewConnectionAdvice(
          [&](const trantor::InetAddress&, const trantor::InetAddress&) { return !node.drain.stopping(); })
      .registerSyncAdvice([&](const drogon::HttpRequestPtr& request) -> drogon::HttpResponsePtr {
        begin_request_scope(request, node.drain, node.metrics);
        return nullptr;
      })
      .registerPreSendingAdvice([&](const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response) {
        add_standard_headers(request, response);
        if (node.drain.stopping()) response->setCloseConnection(true);
        note_answer(request, response);
      });
}

void stop_when_told(Node& node) {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  int signal = 0;
  sigwait(&signals, &signal);
  log::info("stopping", {{"signal", signal}, {"requests_under_way", node.drain.under_way()}});
  node.drain.stop();
  const bool finished = node.drain.wait_until_idle(std::chrono::seconds(node.settings.stop_seconds_max));
  std::this_thread::sleep_for(flush_time);
  if (!finished) log::warn("stopped_early", {{"requests_under_way", node.drain.under_way()}});
  drogon::app().quit();
}

}  // namespace

void block_stop_signals() {
  sigset_t signals;
  sigemptyset(&signals);
  sigaddset(&signals, SIGTERM);
  sigaddset(&signals, SIGINT);
  pthread_sigmask(SIG_BLOCK, &signals, nullptr);
  std::signal(SIGPIPE, SIG_IGN);
}

int serve(Node& node) {
  const auto& settings = node.settings;
  const auto port = claim_port(settings.listen_address, settings.listen_port);
  set_limits(settings);
  add_routes(node);
  follow_requests(node);
  serve_web_pages(settings.web_root);

  drogon::app().addListener(settings.listen_address, port);
  drogon::app().registerBeginningAdvice(
      [&] { log::info("listening", {{"address", settings.listen_address}, {"port", port}}); });
  std::thread stopper([&] { stop_when_told(node); });
  drogon::app().run();
  stopper.join();
  log::info("stopped");
  return 0;
}

}  // namespace lammer::api
