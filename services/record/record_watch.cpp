// A node alone has no other nodes to look for; a bus that is down may have lost any number of hints.
#include "services/record/record_watch.h"

#include <condition_variable>
#include <mutex>
#include <utility>

namespace lammer::services {
namespace {

constexpr std::size_t rounds_between_looks = 20;  // five seconds

}  // namespace

RecordWatch::RecordWatch(StreamHost& host, const Bus& bus, std::unique_ptr<EventStore> store,
                         std::chrono::milliseconds every)
    : host_(host), bus_(bus), store_(std::move(store)), thread_([this, every](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any stopped;
        while (!stopped.wait_for(lock, stop, every, [&] { return stop.stop_requested(); }))
          if (is_due()) look();
      }) {}

// Once more after the bus has come back: a hint of the moment before it listened again is lost, and another may never
// come. And now and then in any case, for a bus that was away for less than a round.
bool RecordWatch::is_due() {
  const auto state = bus_.check().state;
  if (state == CheckState::off) return false;
  const bool is_down = state == CheckState::down;
  return std::exchange(was_down_, is_down) || is_down || ++rounds_ % rounds_between_looks == 0;
}

void RecordWatch::look() {
  const auto names = host_.in_memory();
  if (names.empty()) return;
  try {
    const auto positions = store_->positions(names);
    for (std::size_t i = 0; i < names.size(); ++i) host_.hear({names[i].room, names[i].stream, positions[i]});
  } catch (const StoreAway&) {
    // The record is away too; whoever writes will notice.
  }
}

}  // namespace lammer::services
