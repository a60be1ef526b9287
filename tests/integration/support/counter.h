// Counter: the smallest stream model: "add N" makes one event and one posting, and a counter above its limit refuses.
// For tests of the record itself, where what is decided does not matter.
#pragma once
#include <charconv>
#include <future>
#include <map>

#include "services/bus/in_process_bus.h"
#include "services/record/stream_host.h"

namespace lammer::testing {

class Counter : public services::StreamModel {
 public:
  static constexpr std::int64_t limit = 1'000'000;

  services::Decided add(std::int64_t amount, std::int64_t seq) {
    if (total_ + amount > limit) return {{}, {}, 422, R"({"refused":"limit"})"};
    total_ += amount;
    ++events_;
    services::Decided decided;
    decided.events.push_back({"counter.added", 1, std::to_string(amount), "POKER-17.E"});
    decided.postings.push_back({.seq = 1,
                                .flow = "buy_in",
                                .debit = "stack:1:1",
                                .credit = "cage",
                                .credit_is_counterparty = true,
                                .cents = amount});
    decided.reply = R"({"seq":)" + std::to_string(seq + 1) + R"(,"total":)" + std::to_string(total_) + "}";
    return decided;
  }

  void restore(const services::StoredEvent& event) override {
    std::int64_t amount = 0;
    std::from_chars(event.payload.data(), event.payload.data() + event.payload.size(), amount);
    total_ += amount;
    ++events_;
  }
  std::optional<std::pair<int, std::string>> snapshot() const override {
    if (events_ % 10 != 0) return std::nullopt;
    return std::pair(1, std::to_string(total_));
  }
  bool restore_snapshot(int version, const std::string& state) override {
    if (version != 1) return false;
    std::from_chars(state.data(), state.data() + state.size(), total_);
    return true;
  }

  std::int64_t total() const { return total_; }

 private:
  std::int64_t total_ = 0;
  std::int64_t events_ = 0;
};

class TickingClock : public services::Clock {
 public:
  services::Instant now() const override {
    return services::Instant(
        std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::system_clock::now().time_since_epoch()));
  }
};

// One node's part: writers, streams, bus.
class CounterNode {
 public:
  explicit CounterNode(const services::MakeEventStore& make, services::GroupCommitLimits limits = {},
                       services::StreamHostLimits host_limits = {})
      : commit(make, limits),
        host(
            commit, make, [](const services::StreamName&) { return std::make_unique<Counter>(); }, clock, bus,
            host_limits) {}

  std::future<services::Answer> send(const std::string& id, std::int64_t amount,
                                     const std::string& stream = "counter/1", const std::string& actor = "tester") {
    auto promise = std::make_shared<std::promise<services::Answer>>();
    auto future = promise->get_future();
    services::Submission submission{
        {"room", stream}, actor, "device", id, services::sha256(std::to_string(amount)), {}};
    submission.decide = [amount](services::StreamModel& model, services::Instant, std::int64_t seq) {
      return dynamic_cast<Counter&>(model).add(amount, seq);
    };
    host.submit(std::move(submission), [promise](services::Answer answer) { promise->set_value(std::move(answer)); });
    return future;
  }
  services::Answer add(const std::string& id, std::int64_t amount, const std::string& stream = "counter/1") {
    return send(id, amount, stream).get();
  }
  std::int64_t total(const std::string& stream = "counter/1") {
    std::promise<std::int64_t> promise;
    host.read({"room", stream}, [&](const services::StreamModel* model, const services::StreamHead&) {
      promise.set_value(model == nullptr ? -1 : dynamic_cast<const Counter&>(*model).total());
    });
    return promise.get_future().get();
  }

  TickingClock clock;
  services::InProcessBus bus;
  services::GroupCommit commit;
  services::StreamHost host;
};

}  // namespace lammer::testing
