// Workers, and a watch that keeps the standings young.
#include "services/identity/identity.h"

#include "services/identity/tokens.h"

namespace lammer::services {
namespace {

constexpr std::size_t looks_between_prunes = 1500;  // ten minutes

}  // namespace

Identity::Identity(const MakeIdentityStore& make_store, const Clock& clock, Random& random,
                   std::unique_ptr<PasswordHasher> hasher, std::unique_ptr<AttemptCounter> attempts, Bus& bus,
                   IdentityLimits limits)
    : make_store_(make_store),
      clock_(clock),
      random_(random),
      hasher_(std::move(hasher)),
      attempts_(std::move(attempts)),
      bus_(bus),
      limits_(limits),
      nobody_hash_(hasher_->hash(first_password(random))) {
  for (std::size_t i = 0; i < limits_.quick_workers; ++i) workers_.emplace_back([this] { run(quick_); });
  for (std::size_t i = 0; i < limits_.hashing_workers; ++i) workers_.emplace_back([this] { run(hashing_); });
}

Identity::~Identity() {
  watch_ = {};
  for (auto* queue : {&quick_, &hashing_}) {
    const std::scoped_lock lock(queue->mutex);
    queue->stopping = true;
    queue->wake.notify_all();
  }
  for (auto& worker : workers_) worker.join();
}

void Identity::start() {
  bus_.listen([standings = standings_](const StreamHint& hint) { standings->hear(hint); });
  watch_ = std::jthread([this](const std::stop_token& stop) { look(stop); });
}

// What a transaction of this node has changed is stale here before its answer leaves; others hear of it by the bus.
std::unique_ptr<IdentityStore> Identity::make_store() {
  return make_store_([this](const StreamHint& hint) {
    standings_->hear(hint);
    bus_.publish(hint);
  });
}

Desk Identity::desk_of(IdentityStore& store) {
  return {store, clock_, random_, *hasher_, *attempts_, nobody_hash_};
}

bool Identity::submit(Line line, Work work) {
  auto& queue = line == Line::quick ? quick_ : hashing_;
  const std::scoped_lock lock(queue.mutex);
  if (queue.stopping || queue.work.size() >= limits_.queue_max) return false;
  queue.work.push_back(std::move(work));
  queue.wake.notify_one();
  return true;
}

void Identity::run(Queue& queue) {
  const auto store = make_store();
  auto desk = desk_of(*store);
  for (;;) {
    Work work;
    {
      std::unique_lock lock(queue.mutex);
      queue.wake.wait(lock, [&] { return queue.stopping || !queue.work.empty(); });
      if (queue.work.empty()) return;
      work = std::move(queue.work.front());
      queue.work.pop_front();
    }
    work(desk);
  }
}

std::optional<Standings::Known> Identity::standing(const std::string& id) {
  return standings_->find(id, clock_.now());
}

Standings::Known Identity::look_up(Desk& desk, const std::string& id) {
  const auto generation = standings_->generation();
  const auto now = clock_.now();
  const auto rows = desk.store.standings({id}, now);
  for (const auto& ended : standings_->put({id}, rows, now, generation)) on_end_(ended);
  if (rows.empty() || !rows.front().good) return {};
  return {true, principal_of(rows.front())};
}

void Identity::look(const std::stop_token& stop) {
  const auto store = make_store();
  auto desk = desk_of(*store);
  std::mutex sleeping;
  std::condition_variable_any stopped;
  for (std::size_t looks = 0; !stop.stop_requested(); ++looks) {
    try {
      look_once(desk);
      if (looks % looks_between_prunes == looks_between_prunes - 1) desk.store.prune(clock_.now());
    } catch (const StoreAway&) {  // what is known grows old, and from then on nobody is let in
    }
    std::unique_lock lock(sleeping);
    stopped.wait_for(lock, stop, limits_.look_every, [] { return false; });
  }
}

void Identity::look_once(Desk& desk) {
  const auto generation = standings_->generation();
  const auto now = clock_.now();
  const auto ids = standings_->in_use(now);
  if (!ids.empty())
    for (const auto& ended : standings_->put(ids, desk.store.standings(ids, now), now, generation)) on_end_(ended);
  on_look_(desk);
}

}  // namespace lammer::services
