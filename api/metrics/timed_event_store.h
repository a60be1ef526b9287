// TimedEventStore: an event store whose appends are timed, for the writers of the group commit.
#pragma once
#include <chrono>
#include <utility>

#include "api/metrics/metrics.h"
#include "services/ports/event_store.h"

namespace lammer::api {

class TimedEventStore : public services::EventStore {
 public:
  TimedEventStore(std::unique_ptr<services::EventStore> store, Metrics& metrics)
      : store_(std::move(store)), metrics_(metrics) {}

  std::vector<services::Appended> append(std::span<const services::Append> appends) override {
    const auto began = std::chrono::steady_clock::now();
    auto outcomes = store_->append(appends);
    metrics_.observe_commit(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count(),
                            appends.size());
    return outcomes;
  }

  services::StreamHead head(const services::StreamName& name) override { return store_->head(name); }
  std::vector<std::int64_t> positions(std::span<const services::StreamName> names) override {
    return store_->positions(names);
  }
  std::vector<services::StoredEvent> read(const services::StreamName& name, std::int64_t after, std::size_t most,
                                          services::Instant since) override {
    return store_->read(name, after, most, since);
  }
  std::optional<services::Snapshot> snapshot(const services::StreamName& name) override {
    return store_->snapshot(name);
  }
  std::optional<services::StoredReply> reply_to(const std::string& room, const std::string& actor,
                                                const std::string& command_id) override {
    return store_->reply_to(room, actor, command_id);
  }
  void make_months(services::Instant now) override { store_->make_months(now); }
  std::int64_t prune_commands() override { return store_->prune_commands(); }

 private:
  std::unique_ptr<services::EventStore> store_;
  Metrics& metrics_;
};

}  // namespace lammer::api
