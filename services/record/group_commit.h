// GroupCommit: the writer threads between the streams in memory and the record. Each owns a store of its own and takes
// whatever has queued up since its last transaction, so the busier the room, the cheaper each append.
//
// A stream always goes to the same writer, in the order given. `done` is called on a writer's thread once the outcome
// is durable or known to be none; after it says `committed`, nothing that happens to this process can undo it.
#pragma once
#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

#include "services/ports/event_store.h"

namespace lammer::services {

struct GroupCommitLimits {
  std::size_t writers = 2;
  std::size_t batch_appends_max = 256;
  std::size_t queue_appends_max = 4096;  // of one writer; beyond it an append is not taken
  // How long an append whose outcome is not known is offered again before it is given up. What was queued behind it is
  // then offered once each, until the record is back: a queue must not wait this long many times over.
  std::chrono::milliseconds away_max{4000};
  // How often a writer looks for more before it sleeps. The next command of a table often follows the answer to the one
  // before within microseconds, and being put to sleep and woken would cost it as much as a plain commit.
  int looks_before_sleep = 100;
};

struct GroupCommitFigures {
  std::uint64_t appends = 0;
  std::uint64_t batches = 0;
  std::uint64_t queued = 0;
};

class GroupCommit {
 public:
  // The append comes back as it was given. No outcome: the record was away too long, and whether the append took effect
  // is not known.
  using Done = std::function<void(std::optional<Appended>, Append)>;

  explicit GroupCommit(const MakeEventStore& make_store, GroupCommitLimits limits = {});
  // Everything that was taken is settled first.
  ~GroupCommit();
  GroupCommit(const GroupCommit&) = delete;
  GroupCommit& operator=(const GroupCommit&) = delete;

  // False if the queue is full: nothing was taken, `done` is never called.
  [[nodiscard]] bool submit(Append append, Done done);

  GroupCommitFigures figures() const;

 private:
  struct Job {
    Append append;
    Done done;
  };
  struct Writer {
    std::unique_ptr<EventStore> store;
    mutable std::mutex mutex;
    std::condition_variable wake;
    std::deque<Job> queue;
    std::atomic<bool> has_work = false;  // the queue is not empty, or it is time to stop
    bool stopping = false;
    std::uint64_t appends = 0;
    std::uint64_t batches = 0;
    bool away = false;  // the last batch was given up; used by its thread only
    std::thread thread;
  };

  void run(Writer& writer);
  std::vector<Job> next_batch(Writer& writer);
  std::vector<std::optional<Appended>> settle(Writer& writer, const std::vector<Append>& appends);

  const GroupCommitLimits limits_;
  std::vector<std::unique_ptr<Writer>> writers_;
};

}  // namespace lammer::services
