// The cost of the API, as ratios to baselines of the same run: a plain answer of the same service, and single-row
// INSERT and COMMIT on 1 and 32 connections. Ours is the whole of it: HTTP, token, rules, a durable record, the answer.
// Run by `make bench-api` on a PostgreSQL that syncs; service, clients and PostgreSQL share the machine.
#include <fstream>
#include <thread>

#include <CLI/CLI.hpp>

#include "tests/bench/api/fan_out.h"
#include "tests/bench/api/table_clients.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

Figures plain_commits(const TestDatabase& database, int connections, double seconds) {
  std::vector<std::vector<double>> latencies(static_cast<std::size_t>(connections));
  std::vector<std::thread> clients;
  const auto began = Time::now();
  for (auto& own : latencies)
    clients.emplace_back([&] {
      auto connection = database.connect();
      connection.prepare("add", "INSERT INTO plain (what) VALUES ($1)");
      while (seconds_since(began) < seconds) {
        const auto start = Time::now();
        pqxx::nontransaction(connection)
            .exec(pqxx::prepped("add"), pqxx::params{"a row of about a hundred bytes, which is what a small event of a "
                                                     "poker table comes to when stored"});
        own.push_back(seconds_since(start) * 1000);
      }
    });
  for (auto& client : clients) client.join();
  std::vector<double> all;
  for (const auto& own : latencies) all.insert(all.end(), own.begin(), own.end());
  return figures_of(std::move(all), seconds_since(began));
}

// /healthz on so many connections, each asking when the last answer has come.
Figures plain_answers(const RunningService& service, int connections, double seconds) {
  trantor::EventLoopThreadPool loops(2);
  loops.start();
  std::vector<drogon::HttpClientPtr> clients;
  std::vector<std::vector<double>> latencies(static_cast<std::size_t>(connections));
  std::atomic<bool> running = true;
  std::atomic<int> open = connections;
  std::function<void(std::size_t)> ask = [&](std::size_t i) {
    auto request = drogon::HttpRequest::newHttpRequest();
    request->setPath("/healthz");
    clients[i]->sendRequest(request, [&, i, start = Time::now()](drogon::ReqResult, const drogon::HttpResponsePtr&) {
      latencies[i].push_back(seconds_since(start) * 1000);
      if (running) return ask(i);
      if (--open == 0) open.notify_all();
    });
  };
  for (int i = 0; i < connections; ++i)
    clients.push_back(
        drogon::HttpClient::newHttpClient("http://127.0.0.1:" + std::to_string(service.port()), loops.getNextLoop()));
  const auto began = Time::now();
  for (std::size_t i = 0; i < clients.size(); ++i) clients[i]->getLoop()->queueInLoop([&, i] { ask(i); });
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  running = false;
  for (auto left = open.load(); left != 0; left = open.load()) open.wait(left);
  std::vector<double> all;
  for (const auto& own : latencies) all.insert(all.end(), own.begin(), own.end());
  return figures_of(std::move(all), seconds_since(began));
}

double memory_kib(pid_t pid) {
  std::ifstream status("/proc/" + std::to_string(pid) + "/status");
  for (std::string line; std::getline(status, line);)
    if (line.starts_with("VmRSS:")) return std::stod(line.substr(6));
  return 0;
}

int measure(int argc, char** argv) {
  CLI::App cli("what the API costs");
  double seconds = 5;
  int sockets = 1000;
  cli.add_option("--seconds", seconds, "of each measurement");
  cli.add_option("--sockets", sockets, "live screens");
  CLI11_PARSE(cli, argc, argv);

  const TestDatabase database;
  database.migrate();
  {
    auto connection = database.connect();
    pqxx::nontransaction(connection).exec("CREATE TABLE plain (id bigserial PRIMARY KEY, what text NOT NULL)");
  }
  add_room(database.node_url(), "room");
  const auto badge = add_at_shell(database.node_url(), "room", "Flo Floor", "F-1", {"floor"});
  RunningService service(database.node_url(), {{"LAMMER_LIVE_SOCKETS_PER_SESSION_MAX", "1000"},
                                               {"LAMMER_HTTP_CONNECTIONS_PER_ADDRESS_MAX", "4000"}});
  auto floor = log_in(service, badge);
  const auto& token = floor.authorization();

  std::printf("baselines\n");
  const auto ping = plain_answers(service, 32, seconds);
  report("/healthz, 32 connections", ping, 1);
  const auto one = plain_commits(database, 1, seconds);
  report("single-row commit, 1 connection", one, 1);
  const auto many = plain_commits(database, 32, seconds);
  report("single-row commit, 32 connections", many, 1);

  std::printf("ours: a command over HTTP, durable (ratio to commits; of plain answers)\n");
  int first = 1;
  int wrong = 0;
  for (const int tables : {1, 32, 256}) {
    const auto before = memory_kib(service.process().pid());
    TableClients clients(service, token, badge.licence, first, tables);
    first += tables;
    clients.run(1);
    const auto ours = clients.run(seconds);
    wrong += clients.wrong();
    report(std::to_string(tables) + " tables (of " + (tables == 1 ? "1 connection)" : "32 connections)"), ours,
           ours.per_second / (tables == 1 ? one : many).per_second);
    std::printf("    %.2f of plain answers; %.1f KiB a table, its connection included\n",
                ours.per_second / ping.per_second, (memory_kib(service.process().pid()) - before) / tables);
  }

  std::printf("live: %d screens on 20 tables, 200 commands a second\n", sockets);
  TableClients dealers(service, token, badge.licence, first, 20);
  dealers.run(0.5);
  const auto before = memory_kib(service.process().pid());
  FanOut screens(service, floor, sockets, first, 20);
  std::printf("    %.1f KiB a screen\n", (memory_kib(service.process().pid()) - before) / sockets);
  const auto sent = [&](int table, std::int64_t seq) { screens.sent(table, seq); };
  dealers.run_at(200, 1, sent);
  screens.figures(1);
  const auto began = Time::now();
  const auto answered = dealers.run_at(200, seconds, sent);
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  const auto told = screens.figures(seconds_since(began) - 0.5);
  report("commands answered", answered, answered.per_second / 200);
  report("sent to told, each screen", told, told.per_second / (200.0 * sockets / 20));
  std::printf("    most %.1f ms; %zu gaps; %.1f KiB a screen after it\n", told.most_ms, screens.gaps(),
              (memory_kib(service.process().pid()) - before) / sockets);
  wrong += dealers.wrong();
  if (wrong > 0) std::printf("  %d WRONG ANSWERS\n", wrong);
  return wrong == 0 && screens.gaps() == 0 ? 0 : 1;
}

}  // namespace
}  // namespace lammer::testing

int main(int argc, char** argv) try {
  return lammer::testing::measure(argc, argv);
} catch (const std::exception& problem) {
  std::fprintf(stderr, "bench_api: %s\n", problem.what());
  return 1;
}
