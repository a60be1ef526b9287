// Everything of one tablet happens on its event loop.
#include "tests/bench/api/table_clients.h"

#include <thread>

#include "api/codec/table_command_json.h"

namespace lammer::testing {

TableClients::TableClients(const RunningService& service, std::string authorization, std::string licence,
                           int first_table, int tables)
    : authorization_(std::move(authorization)),
      licence_(std::move(licence)),
      tablets_(static_cast<std::size_t>(tables)) {
  loops_.start();
  for (int i = 0; i < tables; ++i) {
    auto& tablet = tablets_[static_cast<std::size_t>(i)];
    tablet.number = first_table + i;
    tablet.client =
        drogon::HttpClient::newHttpClient("http://127.0.0.1:" + std::to_string(service.port()), loops_.getNextLoop());
    tablet.table = std::make_unique<room::Table>(TableId(tablet.number));
    tablet.chance = std::make_unique<property::Chance>(static_cast<std::uint64_t>(tablet.number));
  }
}

std::string TableClients::next_command(Tablet& tablet) const {
  const room::By by{poker::Authority::floor, LicenceNo(licence_)};
  for (;;) {
    auto order = property::next_table_order(*tablet.table, poker::GameCode::holdem, *tablet.chance);
    if (auto* tap = std::get_if<room::TapIn>(&order.command)) tap->dealer = LicenceNo(licence_);
    const auto events = room::decide(*tablet.table, order.command, by, room::Instant{});
    if (!events) continue;
    for (const auto& event : *events) room::apply(*tablet.table, event);
    tablet.seq += static_cast<std::int64_t>(events->size());
    return codec::encode_table_command(order.command);
  }
}

void TableClients::send(Tablet& tablet, const Sent& sent, const std::function<void()>& then) {
  auto request = drogon::HttpRequest::newHttpRequest();
  request->setMethod(drogon::Post);
  request->setPath("/api/v1/tables/" + std::to_string(tablet.number) + "/commands");
  request->setBody(next_command(tablet));
  request->setContentTypeString("application/json");
  request->addHeader("Authorization", authorization_);
  request->addHeader("Idempotency-Key", std::to_string(tablet.number) + "." + std::to_string(++tablet.commands));
  if (sent) sent(tablet.number, tablet.seq);
  const auto expected = "{\"seq\":" + std::to_string(tablet.seq) + "}";
  tablet.client->sendRequest(request, [this, &tablet, then, expected, start = Time::now()](
                                          drogon::ReqResult result, const drogon::HttpResponsePtr& response) {
    tablet.latencies_ms.push_back(seconds_since(start) * 1000);
    if (result != drogon::ReqResult::Ok || response->body() != expected) {
      if (++wrong_ == 1) std::printf("  WRONG: %s\n", response ? std::string(response->body()).c_str() : "no answer");
      running_ = false;
    }
    then();
  });
}

void TableClients::go_on(Tablet& tablet) {
  send(tablet, {}, [this, &tablet] {
    if (running_) return go_on(tablet);
    if (--open_ == 0) open_.notify_all();
  });
}

Figures TableClients::collect(double seconds) {
  std::vector<double> all;
  for (auto& tablet : tablets_) {
    all.insert(all.end(), tablet.latencies_ms.begin(), tablet.latencies_ms.end());
    tablet.latencies_ms.clear();
  }
  return figures_of(std::move(all), seconds);
}

Figures TableClients::run(double seconds) {
  running_ = true;
  open_ = static_cast<int>(tablets_.size());
  const auto began = Time::now();
  for (auto& tablet : tablets_) tablet.client->getLoop()->queueInLoop([this, &tablet] { go_on(tablet); });
  std::this_thread::sleep_for(std::chrono::duration<double>(seconds));
  running_ = false;
  for (auto left = open_.load(); left != 0; left = open_.load()) open_.wait(left);
  return collect(seconds_since(began));
}

Figures TableClients::run_at(double per_second, double seconds, const Sent& sent) {
  running_ = true;
  const auto began = Time::now();
  std::size_t turn = 0;
  for (int i = 0; running_ && seconds_since(began) < seconds; ++i) {
    std::this_thread::sleep_until(
        began + std::chrono::duration_cast<Time::duration>(std::chrono::duration<double>(i / per_second)));
    auto& tablet = tablets_[turn++ % tablets_.size()];
    ++open_;
    tablet.client->getLoop()->queueInLoop([this, &tablet, &sent] {
      const auto done = [this, &tablet] {
        tablet.busy = false;
        if (--open_ == 0) open_.notify_all();
      };
      if (tablet.busy) return done();  // a dealer does not tap twice
      tablet.busy = true;
      send(tablet, sent, done);
    });
  }
  for (auto left = open_.load(); left != 0; left = open_.load()) open_.wait(left);
  return collect(seconds_since(began));
}

}  // namespace lammer::testing
