// lammerd over real HTTP: what it answers, what it refuses, and how it behaves when its parts go away.
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <thread>

#include <gtest/gtest.h>

#include "db/postgres/migrations.h"
#include "tests/integration/support/running_service.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

class Service : public ::testing::Test {
 protected:
  Service() { database_.migrate(); }
  TestDatabase database_;
};

TEST_F(Service, IsAliveAndReadyAndSaysItsVersion) {
  RunningService service(database_.node_url());
  const auto health = service.get("/healthz");
  EXPECT_EQ(health.status, 200);
  EXPECT_EQ(health.json().at("status"), "ok");
  EXPECT_TRUE(std::string(health.json().at("version")).starts_with("0.1.0"));
  const auto ready = service.get("/readyz");
  EXPECT_EQ(ready.status, 200);
  EXPECT_EQ(ready.json().at("status"), "ready");
  EXPECT_TRUE(service.wait_for_check("redis", "off"));
}

TEST_F(Service, WithoutMigrationsItIsNotReadyAndSaysWhatToDo) {
  const TestDatabase empty;
  RunningService service(empty.url());
  const auto ready = service.get("/readyz");
  EXPECT_EQ(ready.status, 503);
  EXPECT_NE(ready.body.find("run 'lammer migrate'"), std::string::npos);
  db::migrate(empty.url());
  EXPECT_TRUE(service.wait_for_check("migrations", "up"));
}

TEST_F(Service, LosesAndRegainsReadinessWithPostgres) {
  RunningService service(database_.node_url());
  EXPECT_EQ(service.get("/readyz").status, 200);
  database_.close_to_everyone();
  EXPECT_TRUE(service.wait_for_check("postgres", "down"));
  EXPECT_EQ(service.get("/readyz").status, 503);
  EXPECT_EQ(service.get("/healthz").status, 200);
  database_.open_again();
  EXPECT_TRUE(service.wait_for_check("postgres", "up"));
  EXPECT_EQ(service.get("/readyz").status, 200);
}

TEST_F(Service, StartsBeforePostgresDoes) {
  database_.close_to_everyone();
  RunningService service(database_.node_url());
  EXPECT_EQ(service.get("/readyz").status, 503);
  database_.open_again();
  EXPECT_TRUE(service.wait_for_check("migrations", "up"));
}

TEST_F(Service, UsesRedisWhenItIsThereAndWorksWithoutIt) {
  RunningService with(database_.node_url(), {{"LAMMER_REDIS_URL", required_variable("LAMMER_REDIS_URL")}});
  EXPECT_TRUE(with.wait_for_check("redis", "up"));
  RunningService without(database_.node_url(), {{"LAMMER_REDIS_URL", "redis://127.0.0.1:1"}});
  EXPECT_TRUE(without.wait_for_check("redis", "down"));
  EXPECT_EQ(without.get("/readyz").status, 200);
}

TEST_F(Service, ExportsFiguresForPrometheus) {
  RunningService service(database_.node_url());
  service.get("/healthz");
  service.get("/no/such/page");
  const auto metrics = service.get("/metrics");
  EXPECT_EQ(metrics.status, 200);
  EXPECT_TRUE(metrics.header("content-type").starts_with("text/plain; version=0.0.4"));
  EXPECT_NE(metrics.body.find("lammer_ready 1"), std::string::npos);
  EXPECT_NE(metrics.body.find(R"(lammer_http_requests_total{method="GET",route="/healthz",status="200"} 1)"),
            std::string::npos);
  EXPECT_EQ(metrics.body.find("/no/such/page"), std::string::npos) << "a client can make labels grow without end";
}

TEST_F(Service, ServesEveryRouteOfItsOwnDescription) {
  RunningService service(database_.node_url());
  const auto description = service.get("/api/v1/openapi.json");
  ASSERT_EQ(description.status, 200);
  const auto document = description.json();
  int routes = 0;
  for (const auto& [path, methods] : document.at("paths").items()) {
    if (path.find('{') == std::string::npos) {
      EXPECT_NE(service.get(path).status, 404) << path;
    }
    ++routes;
  }
  EXPECT_GE(routes, 4);
}

TEST_F(Service, RefusesWithProblemDocuments) {
  RunningService service(database_.node_url());
  const auto missing = service.get("/api/v1/nothing", {{"X-Request-Id", "test-17"}});
  EXPECT_EQ(missing.status, 404);
  EXPECT_EQ(missing.header("content-type"), "application/problem+json");
  EXPECT_EQ(missing.json().at("code"), "route.unknown");
  EXPECT_EQ(missing.json().at("request_id"), "test-17");
  EXPECT_EQ(service.ask(drogon::Post, "/healthz").json().at("code"), "route.method");
  EXPECT_EQ(service.ask(drogon::Delete, "/readyz").status, 405);
}

TEST_F(Service, EveryAnswerCarriesStrictHeaders) {
  RunningService service(database_.node_url());
  for (const auto* path : {"/healthz", "/api/v1/openapi.json", "/nothing"}) {
    const auto answer = service.get(path, {{"X-Request-Id", "bad id; with <spaces>"}});
    EXPECT_TRUE(answer.header("content-security-policy").starts_with("default-src 'none'; script-src 'self'")) << path;
    EXPECT_EQ(answer.header("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(answer.header("server"), "") << path;
    EXPECT_EQ(answer.header("x-request-id").size(), 36U) << "a malformed request id must be replaced";
  }
}

// A built web root in small.
class WebRoot {
 public:
  WebRoot() {
    std::string pattern = "/tmp/lammer-web-XXXXXX";
    path_ = ::mkdtemp(pattern.data());
    std::filesystem::create_directory(path_ + "/assets");
    std::ofstream(path_ + "/index.html") << "<!doctype html><title>Lammer</title>";
    std::ofstream(path_ + "/assets/app-1a2b3c.js") << "console.log('plain')";
    std::ofstream(path_ + "/assets/app-1a2b3c.js.gz") << "zipped";
  }
  ~WebRoot() { std::filesystem::remove_all(path_); }
  WebRoot(const WebRoot&) = delete;
  WebRoot& operator=(const WebRoot&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

TEST_F(Service, SaysHowLongEachAnswerMayBeKept) {
  const WebRoot web;
  RunningService service(database_.node_url(), {{"LAMMER_WEB_ROOT", web.path()}});
  struct Row {
    std::string path;
    int status;
    std::string type;
    std::string cache;
  };
  const std::string html = "text/html; charset=utf-8";
  const std::string problem = "application/problem+json";
  for (const auto& [path, status, type, cache] : std::vector<Row>{
           {"/", 200, html, "no-cache"},
           {"/docs", 200, html, "no-cache"},
           {"/floor/tables/7", 200, html, "no-cache"},
           {"/assets/app-1a2b3c.js", 200, "text/javascript; charset=utf-8", "public, max-age=31536000, immutable"},
           {"/assets/app-gone.js", 404, problem, "no-store"},
           {"/api", 404, problem, "no-store"},
           {"/API/v1/nothing", 404, problem, "no-store"},
           {"/healthz", 200, "application/json; charset=utf-8", "no-store"},
           {"/api/v1/openapi.json", 200, "application/json; charset=utf-8", "no-store"},
       }) {
    const auto answer = service.get(path);
    EXPECT_EQ(answer.status, status) << path;
    EXPECT_EQ(answer.header("content-type"), type) << path;
    EXPECT_EQ(answer.header("cache-control"), cache) << path;
  }
  const auto zipped = OpenConnection(service.port())
                          .ask("GET /assets/app-1a2b3c.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n");
  EXPECT_NE(zipped.find("content-encoding: gzip"), std::string::npos) << zipped;
  EXPECT_NE(zipped.find("vary: Accept-Encoding"), std::string::npos) << zipped;
  EXPECT_TRUE(zipped.ends_with("zipped"));
}

TEST_F(Service, ExactlyTheseHeadersGuardEveryAnswer) {
  RunningService service(database_.node_url());
  const auto answer = service.get("/healthz");
  EXPECT_EQ(answer.header("content-security-policy"),
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
            "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
            "frame-ancestors 'none'");
  EXPECT_EQ(answer.header("referrer-policy"), "no-referrer");
  EXPECT_EQ(answer.header("cross-origin-opener-policy"), "same-origin");
  EXPECT_EQ(answer.header("cross-origin-resource-policy"), "same-origin");
}

TEST_F(Service, RefusesRequestsThatCanBeReadInTwoWays) {
  RunningService service(database_.node_url());
  const auto smuggled = service.raw(
      "POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n"
      "GET /metrics HTTP/1.1\r\nHost: x\r\n\r\n");
  EXPECT_TRUE(smuggled.starts_with("HTTP/1.1 400")) << smuggled;
  EXPECT_EQ(smuggled.find("lammer_ready"), std::string::npos) << "the second request was answered";
  EXPECT_TRUE(service.raw("GET /index.html%00.js HTTP/1.1\r\nHost: x\r\n\r\n").starts_with("HTTP/1.1 400"));
}

TEST_F(Service, OneAddressCannotTakeAllConnections) {
  RunningService service(database_.node_url(), {{"LAMMER_HTTP_CONNECTIONS_PER_ADDRESS_MAX", "2"}});
  std::this_thread::sleep_for(std::chrono::milliseconds(100));  // the node's own look at its port has ended by then
  const OpenConnection first(service.port());
  const OpenConnection second(service.port());
  EXPECT_TRUE(first.ask("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").starts_with("HTTP/1.1 200"));
  EXPECT_TRUE(second.ask("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").starts_with("HTTP/1.1 200"));
  EXPECT_EQ(service.raw("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"), "");
}

TEST_F(Service, AHangingPostgresIsNoticedAndDoesNotHoldUpTheStop) {
  RunningService service(database_.node_url());
  ASSERT_EQ(service.get("/readyz").status, 200);
  auto connection = database_.connect();
  pqxx::nontransaction transaction(connection);
  std::vector<int> backends;
  for (const auto& [pid] : transaction.query<int>(
           "SELECT pid FROM pg_stat_activity WHERE application_name = 'lammer' AND datname = current_database()"))
    backends.push_back(pid);
  EXPECT_GE(backends.size(), 1U);
  for (const int backend : backends) ::kill(backend, SIGSTOP);
  EXPECT_TRUE(service.wait_for_check("postgres", "down"));
  service.process().signal(SIGTERM);
  EXPECT_EQ(service.process().wait(std::chrono::seconds(10)), 0);
  for (const int backend : backends) ::kill(backend, SIGCONT);
}

TEST_F(Service, WhileStoppingItAnswersOpenConnectionsAndTakesNoNewOnes) {
  RunningService service(database_.node_url());
  const OpenConnection open(service.port());
  const std::string question = "GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n";
  EXPECT_TRUE(open.ask(question).starts_with("HTTP/1.1 200"));
  service.process().signal(SIGTERM);
  ASSERT_TRUE(service.process().wait_for_output("\"event\":\"stopping\""));
  const auto answer = open.ask(question);
  EXPECT_TRUE(answer.starts_with("HTTP/1.1 503")) << answer;
  EXPECT_NE(answer.find("\"status\":\"stopping\""), std::string::npos) << answer;
  EXPECT_NE(answer.find("connection: close"), std::string::npos) << answer;
  EXPECT_EQ(service.raw(question), "");
  EXPECT_EQ(service.process().wait(), 0);
}

TEST_F(Service, StaysHealthyUnderBadInput) {
  RunningService service(database_.node_url());
  EXPECT_TRUE(service.raw("NONSENSE\r\n\r\n").starts_with("HTTP/1.1 4"));
  EXPECT_TRUE(service.raw("GET / HTTP/9.9\r\n\r\n").find("200 OK") == std::string::npos);
  service.raw("GET /" + std::string(100'000, 'a') + " HTTP/1.1\r\nHost: x\r\n\r\n");
  service.raw(std::string(200'000, '\xff'));
  service.raw("POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n");
  EXPECT_TRUE(
      service.raw("POST /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 10000000\r\n\r\n").starts_with("HTTP/1.1 413"));
  service.raw("GET /healthz HTTP/1.1\r\nHost: x\r\nX-Request-Id: a\nforged\r\n\r\n");
  for (const auto* path :
       {"/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/..%2f..%2fetc%2fpasswd", "/assets/../../x"})
    EXPECT_EQ(service.get(path).body.find("root:"), std::string::npos) << path;
  EXPECT_EQ(service.get("/healthz").status, 200);
}

TEST_F(Service, LogsJsonLinesWithoutSecrets) {
  RunningService service(database_.node_url(), {{"LAMMER_LOG_LEVEL", "debug"}});
  service.get("/api/v1/nothing?ticket=hunter2", {{"X-Request-Id", "find-me"}, {"Authorization", "Bearer hunter2"}});
  service.process().signal(SIGTERM);
  ASSERT_EQ(service.process().wait(), 0);
  std::istringstream log(service.process().output());
  bool found = false;
  for (std::string line; std::getline(log, line);) {
    const auto entry = nlohmann::json::parse(line);
    EXPECT_TRUE(entry.contains("at") && entry.contains("level") && entry.contains("event")) << line;
    found |= entry.value("request_id", "") == "find-me" && entry.value("status", 0) == 404;
  }
  EXPECT_TRUE(found);
  EXPECT_EQ(service.process().output().find("hunter2"), std::string::npos);
  const auto& url = database_.node_url();
  const auto password = url.substr(url.find(':', 13) + 1, url.find('@') - url.find(':', 13) - 1);
  EXPECT_EQ(service.process().output().find(password), std::string::npos);
}

TEST_F(Service, ATermSignalLosesNoAnswer) {
  RunningService service(database_.node_url());
  std::atomic<int> cut = 0;
  std::atomic<int> whole = 0;
  std::vector<std::jthread> clients;
  for (int i = 0; i < 4; ++i)
    clients.emplace_back([&](const std::stop_token& stop) {
      while (!stop.stop_requested()) {
        const auto answer = service.raw("GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
        if (answer.empty()) continue;  // not accepted any more
        (answer.ends_with("}") ? whole : cut)++;
      }
    });
  while (whole < 50 && !service.process().wait(std::chrono::milliseconds(1)))
    continue;  // a node that has died answers nobody
  service.process().signal(SIGTERM);
  EXPECT_EQ(service.process().wait(), 0);
  clients.clear();
  EXPECT_EQ(cut, 0);
  EXPECT_NE(service.process().output().find("\"event\":\"stopped\""), std::string::npos);
}

TEST_F(Service, LammerHealthAsksTheRunningNode) {
  RunningService service(database_.node_url());
  const Variables variables{{"LAMMER_DATABASE_URL", database_.node_url()},
                            {"LAMMER_LISTEN_PORT", std::to_string(service.port())}};
  const auto ready = run({program("lammer"), "health"}, variables);
  EXPECT_EQ(ready.exit_code, 0) << ready.output;
  EXPECT_TRUE(ready.output.starts_with("ready\n  postgres   up   PostgreSQL")) << ready.output;
  service.process().signal(SIGTERM);
  service.process().wait();
  const auto gone = run({program("lammer"), "health"}, variables);
  EXPECT_EQ(gone.exit_code, 1);
  EXPECT_NE(gone.output.find("no lammerd answers"), std::string::npos) << gone.output;
}

TEST_F(Service, TheSecondOnTheSamePortExplainsItself) {
  RunningService first(database_.node_url());
  const auto second = run({program("lammerd")}, {{"LAMMER_DATABASE_URL", database_.node_url()},
                                                 {"LAMMER_LISTEN_PORT", std::to_string(first.port())}});
  EXPECT_EQ(second.exit_code, 1);
  EXPECT_NE(second.output.find("is in use by another program"), std::string::npos) << second.output;
  EXPECT_EQ(first.get("/healthz").status, 200);
}

}  // namespace
}  // namespace lammer::testing
