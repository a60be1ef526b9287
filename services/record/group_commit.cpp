// One loop a writer: take what is queued, store it, tell everyone.
#include "services/record/group_commit.h"

#include <algorithm>

namespace lammer::services {

GroupCommit::GroupCommit(const MakeEventStore& make_store, GroupCommitLimits limits) : limits_(limits) {
  for (std::size_t i = 0; i < limits_.writers; ++i) {
    auto& writer = *writers_.emplace_back(std::make_unique<Writer>());
    writer.store = make_store();
    writer.thread = std::thread([this, &writer] { run(writer); });
  }
}

GroupCommit::~GroupCommit() {
  for (auto& writer : writers_) {
    const std::scoped_lock lock(writer->mutex);
    writer->stopping = true;
    writer->has_work = true;
    writer->wake.notify_one();
  }
  for (auto& writer : writers_) writer->thread.join();
}

bool GroupCommit::submit(Append append, Done done) {
  const auto at = std::hash<std::string>{}(append.name.room + '\n' + append.name.stream) % writers_.size();
  auto& writer = *writers_[at];
  const std::scoped_lock lock(writer.mutex);
  if (writer.stopping || writer.queue.size() >= limits_.queue_appends_max) return false;
  writer.queue.push_back({std::move(append), std::move(done)});
  if (!writer.has_work.exchange(true)) writer.wake.notify_one();
  return true;
}

GroupCommitFigures GroupCommit::figures() const {
  GroupCommitFigures sum;
  for (const auto& writer : writers_) {
    const std::scoped_lock lock(writer->mutex);
    sum.appends += writer->appends;
    sum.batches += writer->batches;
    sum.queued += writer->queue.size();
  }
  return sum;
}

std::vector<GroupCommit::Job> GroupCommit::next_batch(Writer& writer) {
  for (int looks = 0; looks < limits_.looks_before_sleep && !writer.has_work; ++looks) std::this_thread::yield();
  std::unique_lock lock(writer.mutex);
  writer.wake.wait(lock, [&] { return writer.has_work.load(); });
  const auto count = std::min(writer.queue.size(), limits_.batch_appends_max);
  const auto end = writer.queue.begin() + static_cast<std::ptrdiff_t>(count);
  std::vector<Job> batch(std::make_move_iterator(writer.queue.begin()), std::make_move_iterator(end));
  writer.queue.erase(writer.queue.begin(), end);
  writer.has_work = writer.stopping || !writer.queue.empty();
  writer.appends += count;
  if (count > 0) ++writer.batches;
  return batch;
}

// The bad timeline: COMMIT is on its way when the connection breaks. The same appends are offered again on a new one:
// if they took effect, their command ids are known, otherwise the heads are still where they were. So trying again is
// always right, and only the time for it is limited.
std::vector<std::optional<Appended>> GroupCommit::settle(Writer& writer, const std::vector<Append>& appends) {
  auto waited = writer.away ? limits_.away_max : std::chrono::milliseconds(0);
  for (std::chrono::milliseconds pause{20};; pause = std::min(pause * 2, std::chrono::milliseconds(500))) {
    try {
      auto outcomes = writer.store->append(appends);
      writer.away = false;
      return {std::make_move_iterator(outcomes.begin()), std::make_move_iterator(outcomes.end())};
    } catch (const StoreAway& away) {
      waited += away.spent();
      writer.away = waited >= limits_.away_max;
      if (writer.away) return std::vector<std::optional<Appended>>(appends.size());
    }
    std::this_thread::sleep_for(pause);
    waited += pause;
  }
}

void GroupCommit::run(Writer& writer) {
  for (;;) {
    auto batch = next_batch(writer);
    if (batch.empty()) return;  // stopping, and everything is settled
    std::vector<Append> appends;
    appends.reserve(batch.size());
    for (auto& job : batch) appends.push_back(std::move(job.append));
    auto outcomes = settle(writer, appends);
    for (std::size_t i = 0; i < batch.size(); ++i) batch[i].done(std::move(outcomes[i]), std::move(appends[i]));
  }
}

}  // namespace lammer::services
