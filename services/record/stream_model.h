// StreamModel: what a stream is in memory: a state that decides commands and is the fold of its events. StreamHost
// looks after its order, durability and recovery and knows nothing of what is decided.
#pragma once
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "services/ports/event_store.h"

namespace lammer::services {

struct NewEvent {
  std::string type;
  int version = 1;
  std::string payload;
  std::string clauses;
};

// What a command came to: events and postings (their seq counts from 1 within the command), and the answer. A refusal
// has no events.
struct Decided {
  std::vector<NewEvent> events;
  std::vector<StoredPosting> postings;
  int status = 200;
  std::string reply;
};

class StreamModel {
 public:
  virtual ~StreamModel() = default;

  // One event of the record, in order.
  virtual void restore(const StoredEvent& event) = 0;

  // A snapshot's version and state, if this is a good moment to take one.
  virtual std::optional<std::pair<int, std::string>> snapshot() const = 0;
  // False if it cannot be read (an older version): then the stream is read from its beginning.
  virtual bool restore_snapshot(int version, const std::string& state) = 0;
};

using MakeStreamModel = std::function<std::unique_ptr<StreamModel>(const StreamName&)>;

}  // namespace lammer::services
