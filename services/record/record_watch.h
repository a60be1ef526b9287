// RecordWatch: sees what other nodes have added when nobody says so. While the bus is down, the streams in memory are
// looked up four times a second, and while it is up every few seconds, because a hint may be lost: nothing is ever
// missed, only a little later.
#pragma once
#include <thread>

#include "services/record/stream_host.h"

namespace lammer::services {

class RecordWatch {
 public:
  RecordWatch(StreamHost& host, const Bus& bus, std::unique_ptr<EventStore> store,
              std::chrono::milliseconds every = std::chrono::milliseconds(250));

 private:
  bool is_due();
  void look();

  StreamHost& host_;
  const Bus& bus_;
  std::unique_ptr<EventStore> store_;
  bool was_down_ = false;
  std::size_t rounds_ = 0;
  std::jthread thread_;
};

}  // namespace lammer::services
