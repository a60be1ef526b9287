// HandStore: the port to the list of hands that are over, a projection of the tables' streams: it can be forgotten and
// made again from the log, and comes out the same.
#pragma once
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "services/ports/event_store.h"

namespace lammer::services {

struct HandRow {
  std::int64_t table = 0;
  std::int64_t number = 0;
  std::string game;
  std::int64_t rules_version = 0;
  std::string dealer;
  Instant started;
  Instant ended;
  std::string outcome;
  int players = 0;
  std::int64_t pot_cents = 0;
  std::int64_t rake_cents = 0;
  std::int64_t bad_beat_cents = 0;
  std::int64_t high_hand_cents = 0;
  std::int64_t first_seq = 0;
  std::int64_t last_seq = 0;

  friend bool operator==(const HandRow&, const HandRow&) = default;
};

// What some events of a stream came to, and up to where they are done with.
struct HandBatch {
  std::vector<HandRow> rows;
  std::int64_t through = 0;
};
using ProjectHands = std::function<HandBatch(const StreamName&, std::span<const StoredEvent>)>;

class HandStore {
 public:
  virtual ~HandStore() = default;

  // Streams of tables that have grown beyond what the projection has seen.
  virtual std::vector<StreamName> behind() = 0;
  // Brings one stream up to date; another node that does the same waits and then finds nothing to do. Throws StoreAway.
  virtual void follow(const StreamName& name, const ProjectHands& project) = 0;
  // Everything again, from the log, in one transaction.
  virtual void rebuild(const ProjectHands& project) = 0;

  // The newest first, `before` this number; of all tables of a room if none is named.
  virtual std::vector<HandRow> list(const std::string& room, std::int64_t table, std::int64_t before,
                                    std::size_t most) = 0;
  virtual std::optional<HandRow> find(const std::string& room, std::int64_t table, std::int64_t number) = 0;
};

}  // namespace lammer::services
