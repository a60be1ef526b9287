// A node alone has no other nodes to look for; a bus that is down may have lost any number of hints.
#include "services/record/record_watch.h"

#include <condition_variable>
#include <mutex>

namespace lammer::services {
namespace {

constexpr int rounds_between_looks = 20;  // while the bus is up: a hint can be lost

}  // namespace

RecordWatch::RecordWatch(StreamHost& host, const Bus& bus, std::unique_ptr<EventStore> store,
                         std::chrono::milliseconds every)
    : host_(host), bus_(bus), store_(std::move(store)), thread_([this, every](const std::stop_token& stop) {
        std::mutex mutex;
        std::unique_lock lock(mutex);
        std::condition_variable_any stopped;
        for (int rounds_up = 0; !stopped.wait_for(lock, stop, every, [&] { return stop.stop_requested(); });) {
          const auto state = bus_.check().state;
          if (state == CheckState::off) continue;
          // The first look after the bus came back finds what was said while it was not there.
          const bool was_down = state == CheckState::up && rounds_up == 0;
          rounds_up = state == CheckState::up ? (rounds_up + 1) % rounds_between_looks : 0;
          if (state == CheckState::down || was_down) look();
        }
      }) {}

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
