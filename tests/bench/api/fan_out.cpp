// Only the numbers at the head of a message are read: the screens must not be slower than the service.
#include "tests/bench/api/fan_out.h"

#include <charconv>
#include <future>
#include <stdexcept>
#include <thread>

#include "tests/integration/support/live_client.h"

namespace lammer::testing {
namespace {

std::int64_t number_after(const std::string& text, std::string_view key) {
  const auto at = text.find(key);
  if (at == std::string::npos) return -1;
  std::int64_t number = 0;
  std::from_chars(text.data() + at + key.size(), text.data() + text.size(), number);
  return number;
}

}  // namespace

FanOut::FanOut(RunningService& service, Client& who, int sockets, int first_table, int tables)
    : screens_(static_cast<std::size_t>(sockets)) {
  loops_.start();
  for (int i = 0; i < sockets; ++i) {
    auto& screen = screens_[static_cast<std::size_t>(i)];
    screen.table = first_table + i % tables;
    screen.client = drogon::WebSocketClient::newWebSocketClient("ws://127.0.0.1:" + std::to_string(service.port()),
                                                                loops_.getNextLoop());
    screen.client->setMessageHandler(
        [this, &screen](const std::string& text, const auto&, const drogon::WebSocketMessageType& type) {
          if (type == drogon::WebSocketMessageType::Text) hear(screen, text);
        });
    auto request = drogon::HttpRequest::newHttpRequest();
    request->setPath("/api/v1/live");
    request->setParameter("ticket", live_ticket(who));
    std::promise<bool> connected;
    screen.client->connectToServer(request, [&](drogon::ReqResult result, const auto&, const auto&) {
      connected.set_value(result == drogon::ReqResult::Ok);
    });
    if (!connected.get_future().get()) throw std::runtime_error("a screen was not let in");
    screen.client->getConnection()->send(R"({"op":"subscribe","topic":"table/)" + std::to_string(screen.table) + "\"}");
  }
  for (int waited = 0; waited < 200; ++waited) {
    {
      const std::scoped_lock lock(mutex_);
      if (snapshots_ == screens_.size()) return;
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  throw std::runtime_error("not every screen has its snapshot");
}

FanOut::~FanOut() {
  for (auto& screen : screens_) {
    std::promise<void> ended;
    screen.client->getLoop()->queueInLoop([&] {
      screen.client->stop();
      screen.client.reset();
      ended.set_value();
    });
    ended.get_future().wait();
  }
}

void FanOut::sent(int table, std::int64_t seq) {
  const std::scoped_lock lock(mutex_);
  sent_[{table, seq}] = Time::now();
}

void FanOut::hear(Screen& screen, const std::string& text) {
  const auto head = text.substr(0, 120);
  const auto now = Time::now();
  const std::scoped_lock lock(mutex_);
  if (head.starts_with(R"({"op":"snapshot")")) {
    screen.seq = number_after(head, "\"seq\":");
    ++snapshots_;
  } else if (head.starts_with(R"({"op":"events")")) {
    if (number_after(head, "\"from\":") != screen.seq + 1) ++gaps_;
    screen.seq = number_after(head, "\"to\":");
    if (const auto found = sent_.find({screen.table, screen.seq}); found != sent_.end())
      latencies_ms_.push_back(std::chrono::duration<double, std::milli>(now - found->second).count());
  }
}

Figures FanOut::figures(double seconds) {
  const std::scoped_lock lock(mutex_);
  return figures_of(std::exchange(latencies_ms_, {}), seconds);
}

}  // namespace lammer::testing
