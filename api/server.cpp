// Wiring of Drogon.
#include "api/server.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <stdexcept>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include <drogon/HttpAppFramework.h>
#include <pthread.h>

#include "api/auth/gate.h"
#include "api/auth/matrix.h"
#include "api/http/headers.h"
#include "api/http/malformed.h"
#include "api/http/problem.h"
#include "api/http/request_scope.h"
#include "api/http/routes.h"
#include "api/http/web_pages.h"
#include "api/listening.h"
#include "api/live/door.h"
#include "api/log/json_log.h"
#include "api/node.h"
#include "domain/core/bug.h"

namespace lammer::api {
namespace {

// An answer that has been handed to its socket may still be in the kernel's or Drogon's buffer.
constexpr auto flush_time = std::chrono::milliseconds(200);

// Drogon insists on a folder for uploads and fills it with subfolders, although no body of ours ever reaches a disk.
class ScratchFolder {
 public:
  ScratchFolder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "lammerd-XXXXXX").string();
    if (::mkdtemp(pattern.data()) == nullptr)
      throw std::runtime_error("no temporary folder can be made: set TMPDIR to a folder that can be written");
    path_ = pattern;
  }
  ~ScratchFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(path_, ignored);
  }
  ScratchFolder(const ScratchFolder&) = delete;
  ScratchFolder& operator=(const ScratchFolder&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

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
      .enableCompressedRequest(false)
      .enableGzip(true)
      .enableServerHeader(false)
      .disableSession()
      .disableSigtermHandling();
}

// Drogon wants a parameter for each brace of a path.
template <class... Parameters>
void add_route(Node& node, const Route& route, const MatrixRow& row) {
  drogon::app().registerHandler(
      route.path,
      [&node, access = row.access, handle = route.handle](const drogon::HttpRequestPtr& request, Answer&& answer,
                                                          const Parameters&... parameters) {
        admit(node, access, request, answer,
              [handle, request, answer, parameters = std::vector<std::string>{parameters...}](services::Principal who) {
                handle({request, std::move(who), parameters}, answer);
              });
      },
      {route.method});
}

void add_routes(Node& node) {
  auto& app = drogon::app();
  for (const auto& route : routes(node)) {
    const auto* row = row_of(route.operation);
    insist(row != nullptr, "every route has its row in the matrix of rights");
    switch (std::ranges::count(route.path, '{')) {
      case 0:
        add_route<>(node, route, *row);
        break;
      case 1:
        add_route<std::string>(node, route, *row);
        break;
      case 2:
        add_route<std::string, std::string>(node, route, *row);
        break;
      default:
        insist(false, "a path has at most two parameters");
    }
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
      .registerPreRoutingAdvice([](const drogon::HttpRequestPtr& request, drogon::AdviceCallback&& answer,
                                   drogon::AdviceChainCallback&& next) {
        if (auto refusal = refusal_of_malformed(request))
          answer(refusal);
        else
          next();
      })
      .registerPreSendingAdvice([&](const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response) {
        add_standard_headers(request, response);
        // After a request that could not be understood, what follows on its connection cannot be trusted either. One
        // that reached its route was whole, whatever stood in its body.
        const bool is_unclear =
            response->statusCode() == drogon::k400BadRequest && request->matchedPathPattern().empty();
        if (node.drain.stopping() || is_unclear) response->setCloseConnection(true);
        note_answer(request, response);
        // Drogon keeps the request of an upgrade for as long as its connection lives, whatever was answered.
        if (!request->getHeader("upgrade").empty()) end_request_scope(request);
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
  node.live.stop();
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
  const ScratchFolder scratch;
  set_limits(settings);
  drogon::app().setUploadPath(scratch.path());
  add_routes(node);
  follow_requests(node);
  serve_live(node);
  serve_web_pages(settings.web_root.empty() ? scratch.path() : settings.web_root);

  drogon::app().addListener(settings.listen_address, port);
  // Said only when it is true: whoever reads the log connects at once.
  std::thread announcer([&] {
    if (wait_until_listening(settings.listen_address, port))
      log::info("listening", {{"address", settings.listen_address}, {"port", port}});
  });
  std::thread stopper([&] { stop_when_told(node); });
  drogon::app().run();
  announcer.join();
  stopper.join();
  log::info("stopped");
  return 0;
}

}  // namespace lammer::api
