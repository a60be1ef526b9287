// The life of a command, from waiting to answered, and of a stream, from cold to ready and back.
#include "services/record/stream_host.h"

#include <algorithm>

namespace lammer::services {

struct StreamHost::Pending {
  Submission submission;
  std::vector<Done> dones;  // the same command sent again joins the first
  int decisions = 0;
  Answer answer;  // once decided

  bool is(const Submission& other) const {
    return submission.command_id == other.command_id && submission.actor == other.actor;
  }
};

struct StreamHost::Slot {
  explicit Slot(StreamName of) : name(std::move(of)) {}

  const StreamName name;
  std::mutex mutex;
  std::unique_ptr<StreamModel> model;  // null: cold
  StreamHead head;                     // of the model, ahead of the record by what is under way
  Instant last_at;
  std::deque<Pending> waiting;
  std::deque<Pending> under_way;
  std::deque<Pending> again;  // came back stale: decided again, before what waits
  std::vector<Reader> readers;
  bool load_wanted = false;
  std::int64_t told = 0;   // the listener knows of everything up to here
  std::int64_t heard = 0;  // somebody said that the stream has grown to here
  struct Remembered {
    std::size_t key;  // of the two that follow: nearly always enough to see that it is another command
    std::string actor;
    std::string command_id;
    Hash request;
    Answer answer;
  };
  std::deque<Remembered> remembered;
  std::uint64_t used = 0;

  bool idle() const { return waiting.empty() && under_way.empty() && again.empty() && readers.empty() && !load_wanted; }
};

struct StreamHost::Loader {
  std::unique_ptr<EventStore> store;
  std::thread thread;
};

namespace {

std::size_t key_of(const Submission& submission) {
  return std::hash<std::string>{}(submission.command_id) ^ (std::hash<std::string>{}(submission.actor) << 1);
}

void run_all(std::vector<std::function<void()>>& calls) {
  for (auto& call : calls) call();
}

}  // namespace

StreamHost::StreamHost(GroupCommit& commit, const MakeEventStore& make_store, MakeStreamModel make_model,
                       const Clock& clock, Bus& bus, StreamHostLimits limits)
    : commit_(commit), make_model_(std::move(make_model)), clock_(clock), bus_(bus), limits_(limits) {
  for (std::size_t i = 0; i < limits_.loaders; ++i) {
    auto& loader = *loaders_.emplace_back(std::make_unique<Loader>());
    loader.store = make_store();
    loader.thread = std::thread([this, &loader] { run(loader); });
  }
}

StreamHost::~StreamHost() {
  {
    const std::scoped_lock lock(load_mutex_);
    stopping_ = true;
    load_wake_.notify_all();
  }
  for (auto& loader : loaders_) loader->thread.join();
  {
    std::unique_lock lock(under_way_mutex_);
    all_settled_.wait(lock, [&] { return under_way_ == 0; });
  }
  // What came back stale and nobody is left to load for.
  for (const auto& [name, slot] : slots_) fail_waiting(slot, {Answer::Kind::away, 0, "the service is stopping"});
}

StreamHost::SlotPtr StreamHost::slot_of(const StreamName& name) {
  {
    const std::shared_lock lock(slots_mutex_);
    if (const auto found = slots_.find(name); found != slots_.end()) return found->second;
  }
  const std::unique_lock lock(slots_mutex_);
  if (slots_.size() >= limits_.streams_max) drop_unused();
  if (slots_.size() >= limits_.streams_max) return nullptr;
  auto& slot = slots_[name];
  if (!slot) slot = std::make_shared<Slot>(name);
  return slot;
}

// The longest unused tenth leaves memory. A slot that somebody holds just now is no longer found by others; what it is
// used for ends with the record's own check of its head.
void StreamHost::drop_unused() {
  std::vector<std::pair<std::uint64_t, StreamName>> idle;
  for (const auto& [name, slot] : slots_) {
    const std::unique_lock lock(slot->mutex, std::try_to_lock);
    if (lock.owns_lock() && slot->idle()) idle.emplace_back(slot->used, name);
  }
  const auto count = std::min(idle.size(), slots_.size() / 10 + 1);
  std::ranges::partial_sort(idle, idle.begin() + static_cast<std::ptrdiff_t>(count));
  for (std::size_t i = 0; i < count; ++i) slots_.erase(idle[i].second);
}

void StreamHost::submit(Submission submission, Done done) {
  const auto slot = slot_of(submission.name);
  if (!slot) return done({Answer::Kind::busy, 0, {}});
  Calls calls;
  {
    const std::scoped_lock lock(slot->mutex);
    slot->used = ++uses_;
    Pending pending{std::move(submission), {}};
    pending.dones.push_back(std::move(done));
    take(slot, std::move(pending), calls);
  }
  run_all(calls);
}

void StreamHost::take(const SlotPtr& slot, Pending pending, Calls& calls) {
  const auto& submission = pending.submission;
  const auto conflict = [&] { answer(*slot, pending, {Answer::Kind::conflict, 0, {}}, calls); };
  const auto key = key_of(submission);
  for (const auto& old : slot->remembered)
    if (old.key == key && old.command_id == submission.command_id && old.actor == submission.actor) {
      ++duplicates_;
      if (old.request != submission.request) return conflict();
      for (auto& done : pending.dones)
        calls.emplace_back([done = std::move(done), given = old.answer] { done(given); });
      return;
    }
  for (auto* queue : {&slot->under_way, &slot->again, &slot->waiting})
    for (auto& other : *queue)
      if (other.is(submission)) {
        ++duplicates_;
        if (other.submission.request != submission.request) return conflict();
        if (other.dones.size() >= limits_.waiting_max)
          return answer(*slot, pending, {Answer::Kind::busy, 0, {}}, calls);
        other.dones.push_back(std::move(pending.dones.front()));
        return;
      }
  if (slot->waiting.size() + slot->under_way.size() + slot->again.size() >= limits_.waiting_max)
    return answer(*slot, pending, {Answer::Kind::busy, 0, {}}, calls);
  if (slot->model && slot->readers.empty()) return decide(slot, std::move(pending), calls);
  slot->waiting.push_back(std::move(pending));
  if (!slot->model) want_load(slot);
}

void StreamHost::answer(Slot& slot, Pending& pending, Answer answer, Calls& calls) const {
  if (answer.kind == Answer::Kind::given) {
    auto& submission = pending.submission;
    slot.remembered.push_back({key_of(submission), std::move(submission.actor), std::move(submission.command_id),
                               submission.request, answer});
    if (slot.remembered.size() > limits_.remembered) slot.remembered.pop_front();
  }
  for (auto& done : pending.dones) calls.emplace_back([done = std::move(done), answer] { done(answer); });
}

void StreamHost::decide(const SlotPtr& slot, Pending pending, Calls& calls) {
  const auto now = std::max(clock_.now(), slot->last_at);
  Decided decided;
  try {
    decided = pending.submission.decide(*slot->model, now, slot->head.seq);
  } catch (const std::exception& bug) {
    slot->model.reset();  // it may be half changed
    answer(*slot, pending, {Answer::Kind::forbidden, 0, bug.what()}, calls);
    return recover(slot);
  }
  ++pending.decisions;

  const auto& submission = pending.submission;
  Append append{.name = slot->name, .from = slot->head, .to = slot->head, .at = now};
  append.actor = submission.actor;
  append.command_id = submission.command_id;
  append.reply = {submission.request, decided.status, decided.reply};
  append.postings = std::move(decided.postings);
  std::size_t posted = 0;
  std::int64_t count = 0;
  for (auto& fresh : decided.events) {
    ++count;
    const auto first = posted;
    while (posted < append.postings.size() && append.postings[posted].seq == count) ++posted;
    StoredEvent event{.seq = append.to.seq + 1, .at = now, .type = std::move(fresh.type), .version = fresh.version};
    event.payload = std::move(fresh.payload);
    event.clauses = std::move(fresh.clauses);
    event.actor = submission.actor;
    event.device = submission.device;
    event.command_id = submission.command_id;
    event.hash = hash_of({slot->name.room, slot->name.stream, event.seq, event.at, event.type, event.version,
                          event.payload, event.clauses, event.actor, event.device, event.command_id,
                          std::span(append.postings).subspan(first, posted - first)},
                         append.to.hash);
    append.to = {event.seq, event.hash};
    append.events.push_back(std::move(event));
  }
  for (auto& posting : append.postings) posting.seq += append.from.seq;
  if (!append.events.empty())
    if (auto snapshot = slot->model->snapshot())
      append.snapshot = Snapshot{append.to.seq, now, snapshot->first, std::move(snapshot->second)};

  pending.answer = {Answer::Kind::given, decided.status, std::move(decided.reply)};
  slot->head = append.to;
  slot->last_at = now;
  slot->under_way.push_back(std::move(pending));
  {
    const std::scoped_lock lock(under_way_mutex_);
    ++under_way_;
  }
  if (commit_.submit(std::move(append), [this, slot](std::optional<Appended> outcome, const Append& stored) {
        settled(slot, std::move(outcome), stored);
      }))
    return;
  auto refused = std::move(slot->under_way.back());
  slot->under_way.pop_back();
  settled_one();
  slot->model.reset();  // it is ahead of what will ever be stored
  answer(*slot, refused, {Answer::Kind::busy, 0, {}}, calls);
  recover(slot);
}

// On a writer's thread, in the order of the appends.
void StreamHost::settled(const SlotPtr& slot, std::optional<Appended> outcome, const Append& append) {
  Calls calls;
  {
    const std::scoped_lock lock(slot->mutex);
    auto pending = std::move(slot->under_way.front());
    slot->under_way.pop_front();
    if (outcome && outcome->outcome == Appended::Outcome::committed) {
      if (!append.events.empty()) {
        const bool whole = slot->model && slot->under_way.empty();
        if (listener_) listener_(slot->name, append.to, append.events, whole ? slot->model.get() : nullptr);
        slot->told = append.to.seq;
        calls.emplace_back(
            [this, hint = StreamHint{slot->name.room, slot->name.stream, append.to.seq}] { bus_.publish(hint); });
      }
      auto given = std::move(pending.answer);
      answer(*slot, pending, std::move(given), calls);
    } else {
      slot->model.reset();
      if (!outcome) {
        answer(*slot, pending, {Answer::Kind::away, 0, {}}, calls);
      } else if (outcome->outcome == Appended::Outcome::known) {
        ++duplicates_;
        const bool same = outcome->reply.request == pending.submission.request;
        answer(*slot, pending,
               same ? Answer{Answer::Kind::given, outcome->reply.status, std::move(outcome->reply.text)}
                    : Answer{Answer::Kind::conflict, 0, {}},
               calls);
      } else if (outcome->outcome == Appended::Outcome::broken) {
        answer(*slot, pending, {Answer::Kind::forbidden, 0, std::move(outcome->why)}, calls);
      } else {
        ++stale_;
        if (pending.decisions >= limits_.decisions_max)
          answer(*slot, pending, {Answer::Kind::busy, 0, {}}, calls);
        else
          slot->again.push_back(std::move(pending));
      }
    }
    if (!slot->model) {
      recover(slot);
    } else if (slot->under_way.empty()) {
      for (auto& reader : slot->readers) reader(slot->model.get(), slot->head);
      slot->readers.clear();
      drain(slot, calls);
    }
  }
  run_all(calls);
  settled_one();
}

void StreamHost::settled_one() {
  // Notified under the lock: whoever waits for the last one may destroy this at once.
  const std::scoped_lock lock(under_way_mutex_);
  if (--under_way_ == 0) all_settled_.notify_all();
}

// A state that was given up is loaded anew as soon as nothing of it is on its way any more, if somebody still wants it.
void StreamHost::recover(const SlotPtr& slot) {
  if (!slot->under_way.empty()) return;
  slot->waiting.insert(slot->waiting.begin(), std::make_move_iterator(slot->again.begin()),
                       std::make_move_iterator(slot->again.end()));
  slot->again.clear();
  if (!slot->waiting.empty() || !slot->readers.empty()) want_load(slot);
}

void StreamHost::want_load(const SlotPtr& slot) {
  if (slot->load_wanted || !slot->under_way.empty()) return;
  slot->load_wanted = true;
  const std::scoped_lock lock(load_mutex_);
  load_queue_.push_back(slot);
  load_wake_.notify_one();
}

void StreamHost::read(const StreamName& name, Reader reader) {
  const auto slot = slot_of(name);
  if (!slot) return reader(nullptr, {});
  const std::scoped_lock lock(slot->mutex);
  slot->used = ++uses_;
  if (slot->model && slot->under_way.empty()) return reader(slot->model.get(), slot->head);
  if (slot->readers.size() >= limits_.readers_max) return reader(nullptr, {});
  slot->readers.push_back(std::move(reader));
  if (!slot->model) want_load(slot);
}

void StreamHost::hear(const StreamHint& hint) {
  SlotPtr slot;
  {
    const std::shared_lock lock(slots_mutex_);
    const auto found = slots_.find({hint.room, hint.stream});
    if (found == slots_.end()) return;
    slot = found->second;
  }
  const std::scoped_lock lock(slot->mutex);
  slot->heard = std::max(slot->heard, hint.seq);
  if (slot->model && slot->under_way.empty() && slot->head.seq < hint.seq) want_load(slot);
}

std::vector<StreamName> StreamHost::in_memory() const {
  const std::shared_lock lock(slots_mutex_);
  std::vector<StreamName> names;
  names.reserve(slots_.size());
  for (const auto& [name, slot] : slots_) names.push_back(name);
  return names;
}

void StreamHost::run(Loader& loader) {
  for (;;) {
    SlotPtr slot;
    {
      std::unique_lock lock(load_mutex_);
      load_wake_.wait(lock, [&] { return stopping_ || !load_queue_.empty(); });
      if (load_queue_.empty()) return;
      slot = std::move(load_queue_.front());
      load_queue_.pop_front();
    }
    load(loader, slot);
  }
}

void StreamHost::load(Loader& loader, const SlotPtr& slot) {
  bool ready = false;
  StreamHead from;
  Instant since;
  {
    const std::scoped_lock lock(slot->mutex);
    ready = slot->model != nullptr;
    from = slot->head;
    since = slot->last_at;
  }
  try {
    ++loads_;
    if (ready)
      load_tail(*loader.store, slot, from, since);
    else
      load_whole(*loader.store, slot);
  } catch (const StoreAway& away) {
    fail_waiting(slot, {Answer::Kind::away, 0, away.what()});
  } catch (const std::exception& bug) {  // an event that cannot be read: the record, or this program, is wrong
    {
      const std::scoped_lock lock(slot->mutex);
      slot->model.reset();
    }
    fail_waiting(slot, {Answer::Kind::forbidden, 0, bug.what()});
  }
}

namespace {

// Reads on from `head` to the end, page by page.
template <class Each>
void read_on(EventStore& store, const StreamName& name, StreamHead& head, Instant& at, std::size_t page,
             const Each& each) {
  for (;;) {
    const auto events = store.read(name, head.seq, page, at);
    for (const auto& event : events) {
      if (event.seq != head.seq + 1)
        throw std::runtime_error(name.stream + " has no event " + std::to_string(head.seq + 1) +
                                 ": run 'lammer verify'");
      each(event);
      head = {event.seq, event.hash};
      at = event.at;
    }
    if (events.size() < page) return;
  }
}

}  // namespace

void StreamHost::load_whole(EventStore& store, const SlotPtr& slot) {
  auto model = make_model_(slot->name);
  const auto snapshot = store.snapshot(slot->name);
  StreamHead head;
  Instant at{};
  if (snapshot && model->restore_snapshot(snapshot->version, snapshot->state)) {
    head.seq = snapshot->seq;
    at = snapshot->at;
    if (const auto stands = store.head(slot->name); stands.seq == head.seq) head.hash = stands.hash;
  } else if (snapshot) {
    model = make_model_(slot->name);
  }
  read_on(store, slot->name, head, at, limits_.page_events, [&](const StoredEvent& event) { model->restore(event); });

  Calls calls;
  {
    const std::scoped_lock lock(slot->mutex);
    slot->load_wanted = false;
    slot->model = std::move(model);
    slot->head = head;
    slot->last_at = at;
    if (listener_ && head.seq > slot->told) listener_(slot->name, head, {}, slot->model.get());
    slot->told = std::max(slot->told, head.seq);
    for (auto& reader : slot->readers) reader(slot->model.get(), slot->head);
    slot->readers.clear();
    drain(slot, calls);
    listen_again(slot);
  }
  run_all(calls);
}

void StreamHost::load_tail(EventStore& store, const SlotPtr& slot, const StreamHead& from, Instant since) {
  std::vector<StoredEvent> news;
  auto head = from;
  auto at = since;
  read_on(store, slot->name, head, at, limits_.page_events, [&](const StoredEvent& event) { news.push_back(event); });
  const std::scoped_lock lock(slot->mutex);
  slot->load_wanted = false;
  // Meanwhile something was decided here: if it is stale, its append says so and everything is loaded anew.
  if (!slot->model || slot->head != from || !slot->under_way.empty()) return recover(slot);
  for (const auto& event : news) slot->model->restore(event);
  slot->head = head;
  slot->last_at = at;
  if (listener_ && head.seq > slot->told) listener_(slot->name, head, news, slot->model.get());
  slot->told = std::max(slot->told, head.seq);
  listen_again(slot);
}

// A hint that came while the stream was being loaded may have told of more than was read.
void StreamHost::listen_again(const SlotPtr& slot) {
  if (slot->model && slot->under_way.empty() && slot->head.seq < slot->heard) {
    slot->heard = 0;  // a false hint must not make this go on for ever
    want_load(slot);
  }
}

void StreamHost::drain(const SlotPtr& slot, Calls& calls) {
  while (slot->model && !slot->waiting.empty()) {
    auto next = std::move(slot->waiting.front());
    slot->waiting.pop_front();
    decide(slot, std::move(next), calls);
  }
}

void StreamHost::fail_waiting(const SlotPtr& slot, const Answer& failed) {
  Calls calls;
  {
    const std::scoped_lock lock(slot->mutex);
    slot->load_wanted = false;
    if (slot->model) return;  // only a refresh failed; the next append will tell
    for (auto* queue : {&slot->again, &slot->waiting}) {
      for (auto& pending : *queue) answer(*slot, pending, failed, calls);
      queue->clear();
    }
    for (auto& reader : slot->readers) reader(nullptr, {});
    slot->readers.clear();
  }
  run_all(calls);
}

StreamHost::Figures StreamHost::figures() const {
  const std::shared_lock lock(slots_mutex_);
  return {slots_.size(), loads_, stale_, duplicates_};
}

}  // namespace lammer::services
