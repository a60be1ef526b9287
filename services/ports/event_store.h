// EventStore: the port to the record. An append is one transaction: the stream's head moves from exactly where the
// writer saw it, and events, postings, the answer and perhaps a snapshot are stored with it, or nothing is.
//
// An implementation belongs to one thread. It throws StoreAway when the record cannot be reached or an outcome is not
// known; the same append may then be offered again as it is: if the lost one took effect after all, the answer is
// `known` with the stored reply.
#pragma once
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

#include "services/record/event_hash.h"

namespace lammer::services {

struct StreamName {
  std::string room;
  std::string stream;  // "table/7"

  friend auto operator<=>(const StreamName&, const StreamName&) = default;
};

// Where a stream stands.
struct StreamHead {
  std::int64_t seq = 0;
  Hash hash{};

  friend bool operator==(const StreamHead&, const StreamHead&) = default;
};

struct StoredEvent {
  std::int64_t seq = 0;
  Instant at;
  std::string type;
  int version = 1;
  std::string payload;  // canonical JSON
  std::string clauses;  // ids with a space between
  std::string actor;
  std::string device;
  std::string command_id;
  Hash hash{};
};

struct StoredReply {
  Hash request{};
  int status = 0;
  std::string text;

  friend bool operator==(const StoredReply&, const StoredReply&) = default;
};

struct Snapshot {
  std::int64_t seq = 0;
  Instant at;  // of that event
  int version = 0;
  std::string state;
};

struct Append {
  StreamName name;
  StreamHead from;
  StreamHead to;  // the same as `from` if nothing happened (a refusal)
  std::vector<StoredEvent> events;
  std::vector<StoredPosting> postings;
  std::string actor;
  std::string command_id;
  Instant at;
  StoredReply reply;
  std::optional<Snapshot> snapshot;
};

struct Appended {
  enum class Outcome {
    committed,
    stale,   // somebody else has written: load, decide again
    known,   // this command was answered before: `reply`
    broken,  // the record refuses it: a bug of ours, named in `why`
  };
  Outcome outcome = Outcome::broken;
  StoredReply reply;
  std::string why;
};

class StoreAway : public std::runtime_error {
 public:
  explicit StoreAway(const std::string& why, std::chrono::milliseconds spent = {})
      : std::runtime_error(why), spent_(spent) {}

  // How long it took to find out.
  std::chrono::milliseconds spent() const { return spent_; }

 private:
  std::chrono::milliseconds spent_;
};

class EventStore {
 public:
  virtual ~EventStore() = default;

  // All of one transaction, in the order given; several of one stream must follow each other. One outcome each.
  virtual std::vector<Appended> append(std::span<const Append> appends) = 0;

  virtual StreamHead head(const StreamName& name) = 0;
  // How far each of them has grown; 0 for one that is not there.
  virtual std::vector<std::int64_t> positions(std::span<const StreamName> names) = 0;
  // The next events after `after`, at most `most`; `since` is not later than their time (a snapshot's).
  virtual std::vector<StoredEvent> read(const StreamName& name, std::int64_t after, std::size_t most,
                                        Instant since) = 0;
  virtual std::optional<Snapshot> snapshot(const StreamName& name) = 0;
  virtual std::optional<StoredReply> reply_to(const std::string& room, const std::string& actor,
                                              const std::string& command_id) = 0;

  // Regular chores: months to come have their partitions, answers older than 48 hours are forgotten.
  virtual void make_months(Instant now) = 0;
  virtual std::int64_t prune_commands() = 0;
};

using MakeEventStore = std::function<std::unique_ptr<EventStore>()>;

}  // namespace lammer::services
