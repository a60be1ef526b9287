// RecordNode: the record's part of a node: writers, streams in memory, the watch over other nodes' work, and the
// chores. Members are in the order in which they need each other; they end in the opposite one, so that everything that
// was accepted is settled.
#pragma once
#include <fstream>
#include <memory>

#include "api/config/settings.h"
#include "api/metrics/metrics.h"
#include "services/ports/hand_store.h"
#include "services/record/chores.h"
#include "services/record/readers.h"
#include "services/record/record_watch.h"
#include "services/tables/table_service.h"

namespace lammer::api {

class RecordNode {
 public:
  RecordNode(const Settings& settings, const services::Clock& clock, services::Bus& bus, Metrics& metrics);
  ~RecordNode();
  RecordNode(const RecordNode&) = delete;
  RecordNode& operator=(const RecordNode&) = delete;

  const std::unique_ptr<services::TableCodec> codec;
  services::GroupCommit commit;
  services::StreamHost streams;
  services::TableService tables;
  services::Readers reads;

 private:
  std::vector<services::Chore> chores_of(const Settings& settings);

  // What hears the bus, which outlives this.
  struct Ear {
    std::mutex mutex;
    services::StreamHost* streams;
  };

  const services::Clock& clock_;
  std::unique_ptr<services::HandStore> hands_;
  std::shared_ptr<Ear> ear_;
  services::RecordWatch watch_;
  services::Chores chores_;
};

}  // namespace lammer::api
