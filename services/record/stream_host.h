// StreamHost: the streams of a room in memory. Commands of one stream are decided in order on a state that is ahead of
// the record by what is on its way to it; an answer leaves only when its append is durable.
//
// Whatever goes wrong with an append (another node was faster, the record is away) ends the state in memory: it is
// loaded anew and what was not answered is decided again. So starting up and recovering are the same thing.
//
//   a command  ->  waiting (the stream is not loaded)  ->  under way (decided, in the group commit)  ->  answered
//                        ^------------ stale ----------------------'
#pragma once
#include <atomic>
#include <map>
#include <shared_mutex>

#include "services/ports/bus.h"
#include "services/record/group_commit.h"
#include "services/record/stream_model.h"

namespace lammer::services {

struct Submission {
  StreamName name;
  std::string actor;
  std::string device;
  std::string command_id;
  Hash request{};  // of the body: the same id with another body is a conflict
  // Changes the model as far as it says in its events, or not at all. May be called again on a newly loaded model.
  std::function<Decided(StreamModel&, Instant now, std::int64_t seq)> decide;
};

struct Answer {
  enum class Kind {
    given,      // status and text, stored
    conflict,   // the command id was used for something else
    busy,       // too much is waiting; nothing happened
    away,       // the record cannot be reached; whether it happened is not known: send it again
    forbidden,  // the record refuses what the model decided: a bug of ours, nothing happened
  };
  Kind kind = Kind::away;
  int status = 0;
  std::string text;
};

struct StreamHostLimits {
  std::size_t loaders = 2;
  std::size_t waiting_max = 64;    // of one stream, loaded or not; also the same command sent again
  std::size_t readers_max = 1000;  // of one stream
  std::size_t remembered = 64;     // answers a stream keeps in memory
  std::size_t streams_max = 2000;  // in memory; the longest unused leave
  std::size_t page_events = 2000;
  int decisions_max = 8;  // of one command, if others are always faster
};

// The stream has grown to `head`; `model` is what it is now, unless more is under way. Called under the stream's lock,
// in order: must return soon and not come back to the host. `news` ends at `head`; what came before it may have been
// told already or not at all (after a recovery), so a listener that wants every event looks at the numbers.
using StreamListener = std::function<void(const StreamName&, const StreamHead& head, std::span<const StoredEvent> news,
                                          const StreamModel* model)>;

class StreamHost {
 public:
  using Done = std::function<void(Answer)>;
  // `model` is the durable state, `head` where it stands; null if the record is away.
  using Reader = std::function<void(const StreamModel* model, const StreamHead& head)>;

  StreamHost(GroupCommit& commit, const MakeEventStore& make_store, MakeStreamModel make_model, const Clock& clock,
             Bus& bus, StreamHostLimits limits = {});
  ~StreamHost();
  StreamHost(const StreamHost&) = delete;
  StreamHost& operator=(const StreamHost&) = delete;

  // Never waits for the record. `done` is called once: at once or on a thread of the host or the group commit.
  void submit(Submission submission, Done done);

  // Calls `reader` with the durable state, under the stream's lock: at once if it is in memory and nothing is under
  // way. Commands that come meanwhile are decided after it, so that a busy stream can be read too.
  void read(const StreamName& name, Reader reader);

  // A stream is said to have grown: what others have added is read, if it is in memory here.
  void hear(const StreamHint& hint);
  std::vector<StreamName> in_memory() const;

  // Before the first submit.
  void listen(StreamListener listener) { listener_ = std::move(listener); }

  struct Figures {
    std::size_t streams = 0;
    std::uint64_t loads = 0;
    std::uint64_t stale = 0;
    std::uint64_t duplicates = 0;
  };
  Figures figures() const;

 private:
  struct Pending;
  struct Slot;
  struct Loader;
  using SlotPtr = std::shared_ptr<Slot>;
  // What must be called after the slot's lock is released.
  using Calls = std::vector<std::function<void()>>;

  // Null if memory is full of streams that are all in use.
  SlotPtr slot_of(const StreamName& name);
  void drop_unused();
  void take(const SlotPtr& slot, Pending pending, Calls& calls);
  void decide(const SlotPtr& slot, Pending pending, Calls& calls);
  void settled(const SlotPtr& slot, std::optional<Appended> outcome, const Append& append);
  void want_load(const SlotPtr& slot);
  void run(Loader& loader);
  void load(Loader& loader, const SlotPtr& slot);
  void drain(const SlotPtr& slot, Calls& calls);
  void load_whole(EventStore& store, const SlotPtr& slot);
  void load_tail(EventStore& store, const SlotPtr& slot, const StreamHead& from, Instant since);
  void fail_waiting(const SlotPtr& slot, const Answer& answer);
  void answer(Slot& slot, Pending& pending, Answer answer, Calls& calls) const;
  void recover(const SlotPtr& slot);
  void listen_again(const SlotPtr& slot);
  void settled_one();

  GroupCommit& commit_;
  const MakeStreamModel make_model_;
  const Clock& clock_;
  Bus& bus_;
  const StreamHostLimits limits_;
  StreamListener listener_;

  mutable std::shared_mutex slots_mutex_;
  std::map<StreamName, SlotPtr> slots_;
  std::atomic<std::uint64_t> uses_ = 0;
  std::atomic<std::uint64_t> loads_ = 0;
  std::atomic<std::uint64_t> stale_ = 0;
  std::atomic<std::uint64_t> duplicates_ = 0;

  std::mutex load_mutex_;
  std::condition_variable load_wake_;
  std::deque<SlotPtr> load_queue_;
  bool stopping_ = false;
  std::vector<std::unique_ptr<Loader>> loaders_;
  std::mutex under_way_mutex_;
  std::condition_variable all_settled_;
  std::size_t under_way_ = 0;  // appends whose outcome has not come back
};

}  // namespace lammer::services
