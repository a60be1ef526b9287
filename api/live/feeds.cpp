// Every way a feed can fall behind ends in reading what is missing from the record.
#include "api/live/feeds.h"

#include <algorithm>

#include "api/codec/live_json.h"
#include "api/log/json_log.h"

namespace lammer::api {
namespace {

using Clock = std::chrono::steady_clock;
using services::StoredEvent;
using services::StreamHead;
using services::StreamModel;
using services::StreamName;

// A node that is a moment behind catches up; a number the record never had is not waited for longer than this.
constexpr auto reach_time = std::chrono::seconds(1);
// A screen that reconnects finds its feed still there.
constexpr auto unused_max = std::chrono::seconds(30);
constexpr std::size_t held_events_max = 1000;

void post(const std::shared_ptr<LiveSocket>& socket, const Bytes& bytes) {
  socket->loop()->queueInLoop([socket, bytes] { socket->send(bytes); });
}

void post_error(const std::shared_ptr<LiveSocket>& socket, std::string_view code, std::string_view sentence,
                std::string_view topic) {
  post(socket, std::make_shared<const std::string>(codec::live_error(code, sentence, topic)));
}

}  // namespace

LiveFeeds::Followed* LiveFeeds::find(const StreamName& name) {
  const auto found = followed_.find(name);
  return found == followed_.end() ? nullptr : &found->second;
}

void LiveFeeds::remove(Followed& followed, const SocketPtr& socket) {
  std::erase_if(followed.followers, [&](const Follower& follower) { return follower.socket == socket; });
  std::erase_if(followed.wishes, [&](const Wish& wish) { return wish.socket == socket; });
  followed.used_at = Clock::now();
}

void LiveFeeds::forget(const StreamName& name) {
  inbox_->unfollow(name);
  followed_.erase(name);
}

void LiveFeeds::subscribe(const SocketPtr& socket, const Subscription& wanted) {
  auto& topics = topics_[socket];
  if (!topics.contains(wanted.name) && topics.size() >= limits_.topics_max)
    return post_error(socket, "live.topics", "This connection follows as many topics as it may.", wanted.name.stream);
  topics.insert(wanted.name);
  const auto [at, is_new] =
      followed_.try_emplace(wanted.name, wanted.name, wanted.kind);  // stays where it is until it is forgotten
  auto& followed = at->second;
  if (is_new) inbox_->follow(wanted.name);
  remove(followed, socket);
  followed.wishes.push_back({++wishes_, socket, wanted.sight, wanted.since, Clock::now() + reach_time});
  if (!followed.feed.has_begun()) return begin(followed);
  serve(followed);
}

void LiveFeeds::unsubscribe(const SocketPtr& socket, const StreamName& name) {
  if (auto* followed = find(name)) remove(*followed, socket);
  if (const auto topics = topics_.find(socket); topics != topics_.end()) topics->second.erase(name);
}

void LiveFeeds::leave(const SocketPtr& socket) {
  const auto topics = topics_.find(socket);
  if (topics == topics_.end()) return;
  for (const auto& name : topics->second)
    if (auto* followed = find(name)) remove(*followed, socket);
  topics_.erase(topics);
}

// The copy is made under the stream's lock and posted there, as news are; so whatever is told later comes after it.
void LiveFeeds::begin(Followed& followed) {
  if (followed.reading) return;
  followed.reading = true;
  streams_.read(followed.name, [this, inbox = inbox_, name = followed.name, kind = followed.kind](
                                   const StreamModel* model, const StreamHead& head) {
    const bool is_there = model != nullptr && head.seq > 0;
    std::shared_ptr<StreamModel> copy = is_there ? kind->copy_of(*model) : nullptr;
    const auto at = model == nullptr ? StreamHead{.seq = -1} : head;
    inbox->post([this, name, copy, at] { begun(name, copy, at); });
  });
}

void LiveFeeds::begun(const StreamName& name, const std::shared_ptr<StreamModel>& model, const StreamHead& head) {
  auto* followed = find(name);
  if (followed == nullptr) return;
  followed->reading = false;
  followed->held.clear();
  if (head.seq < 0)
    return refuse_wishes(*followed, "record.away", "The record cannot be reached just now: try again in a moment.");
  if (!model) {
    refuse_wishes(*followed, "topic.unknown", "There is no such topic.");
    return forget(name);
  }
  followed->feed.begin(model, head.seq);
  if (!followed->followers.empty())
    broadcast(*followed, [&](Sight sight) { return followed->feed.snapshot(sight); }, Clock::now());
  serve(*followed);
}

void LiveFeeds::refuse_wishes(Followed& followed, std::string_view code, std::string_view sentence) {
  for (const auto& wish : followed.wishes) {
    post_error(wish.socket, code, sentence, followed.name.stream);
    if (const auto topics = topics_.find(wish.socket); topics != topics_.end()) topics->second.erase(followed.name);
  }
  followed.wishes.clear();
}

void LiveFeeds::hear(const StreamNews& news) {
  auto* followed = find(news.name);
  if (followed == nullptr || !followed->feed.has_begun()) return;
  followed->wanted = std::max(followed->wanted, news.head);
  if (!followed->reading) return advance(*followed, news.events, news.heard_at);
  auto& held = followed->held;
  if (held.size() < held_events_max) held.insert(held.end(), news.events.begin(), news.events.end());
}

void LiveFeeds::advance(Followed& followed, std::span<const StoredEvent> events, Time heard_at) {
  auto& feed = followed.feed;
  const auto before = feed.seq();
  try {
    feed.take(events);
  } catch (const std::exception& bug) {  // the stream itself will say the same to whoever loads it
    log::error("live_event_unreadable", {{"stream", followed.name.stream}, {"text", bug.what()}});
    return begin(followed);
  }
  if (feed.seq() > before)
    broadcast(
        followed,
        [&](Sight sight) {
          auto tail = feed.tail(before, sight);
          return tail ? tail : feed.snapshot(sight);
        },
        heard_at);
  if (feed.seq() < followed.wanted) fill(followed);
  serve(followed);
}

void LiveFeeds::fill(Followed& followed) {
  if (followed.reading) return;
  followed.reading = true;
  const auto most = static_cast<std::size_t>(limits_.tail_events_max) + 1;
  reads_.run(
      [this, inbox = inbox_, name = followed.name, after = followed.feed.seq(), at = followed.feed.at(),
       most](services::Reading& reading) {
        auto events = reading.events->read(name, after, most, at);
        inbox->post([this, name, events = std::move(events)] { filled(name, events); });
      },
      [this, inbox = inbox_, name = followed.name] {  // look() tries again
        inbox->post([this, name] {
          if (auto* failed = find(name)) failed->reading = false;
        });
      });
}

void LiveFeeds::filled(const StreamName& name, const std::vector<StoredEvent>& events) {
  auto* followed = find(name);
  if (followed == nullptr) return;
  followed->reading = false;
  if (events.size() > static_cast<std::size_t>(limits_.tail_events_max)) return begin(*followed);
  if (events.empty()) followed->wanted = followed->feed.seq();  // a false hint
  auto all = events;
  all.insert(all.end(), std::make_move_iterator(followed->held.begin()), std::make_move_iterator(followed->held.end()));
  followed->held.clear();
  advance(*followed, all, Clock::now());
}

void LiveFeeds::serve(Followed& followed) {
  auto& feed = followed.feed;
  if (!feed.has_begun()) return;
  const auto now = Clock::now();
  std::vector<Wish> open;
  for (auto& wish : std::exchange(followed.wishes, {})) {
    if (wish.reading) {
      open.push_back(std::move(wish));
    } else if (!wish.since) {
      answer(followed, wish, feed.snapshot(wish.sight));
    } else if (*wish.since > feed.seq()) {
      if (now >= wish.until) {
        answer(followed, wish, feed.snapshot(wish.sight));
        continue;
      }
      // The client has seen more than we have: another node was faster than its hint.
      streams_.hear({followed.name.room, followed.name.stream, *wish.since});
      open.push_back(std::move(wish));
    } else if (const auto tail = feed.tail(*wish.since, wish.sight)) {
      answer(followed, wish, tail);
    } else if (feed.seq() - *wish.since > limits_.tail_events_max) {
      answer(followed, wish, feed.snapshot(wish.sight));
    } else {
      read_tail(followed, wish);
      open.push_back(std::move(wish));
    }
  }
  followed.wishes.insert(followed.wishes.end(), std::make_move_iterator(open.begin()),
                         std::make_move_iterator(open.end()));
}

void LiveFeeds::read_tail(const Followed& followed, Wish& wish) {
  wish.reading = true;
  const auto most = static_cast<std::size_t>(limits_.tail_events_max);
  reads_.run(
      [this, inbox = inbox_, name = followed.name, number = wish.number, since = *wish.since,
       most](services::Reading& reading) {
        auto events = reading.events->read(name, since, most, {});
        inbox->post([this, name, number, events = std::move(events)] { tail_read(name, number, events); });
      },
      [this, inbox = inbox_, name = followed.name, number = wish.number] {  // then a snapshot will do
        inbox->post([this, name, number] { tail_read(name, number, {}); });
      });
}

void LiveFeeds::tail_read(const StreamName& name, std::uint64_t number, const std::vector<StoredEvent>& events) {
  auto* followed = find(name);
  if (followed == nullptr) return;
  const auto found = std::ranges::find(followed->wishes, number, &Wish::number);
  if (found == followed->wishes.end()) return;
  const auto wish = *found;
  followed->wishes.erase(found);
  const auto tail = followed->feed.tail(*wish.since, wish.sight, events);
  answer(*followed, wish, tail ? tail : followed->feed.snapshot(wish.sight));
}

void LiveFeeds::answer(Followed& followed, const Wish& wish, const Bytes& bytes) {
  post(wish.socket, bytes);
  followed.followers.push_back({wish.socket, wish.sight});
}

// Encoded once a sight; one call an event loop, however many sockets it has.
void LiveFeeds::broadcast(Followed& followed, const std::function<Bytes(Sight)>& encode, Time heard_at) {
  std::array<Bytes, sights> encoded;
  std::map<trantor::EventLoop*, std::vector<std::pair<SocketPtr, Bytes>>> by_loop;
  for (const auto& follower : followed.followers) {
    auto& bytes = encoded[static_cast<std::size_t>(follower.sight)];
    if (!bytes) bytes = encode(follower.sight);
    by_loop[follower.socket->loop()].emplace_back(follower.socket, bytes);
  }
  for (auto& [loop, all] : by_loop)
    loop->queueInLoop([all = std::move(all), heard_at, &metrics = metrics_] {
      for (const auto& [socket, bytes] : all) socket->send(bytes);
      metrics.observe_live_lag(std::chrono::duration<double>(Clock::now() - heard_at).count());
    });
}

void LiveFeeds::look() {
  const auto now = Clock::now();
  for (auto at = followed_.begin(); at != followed_.end();) {
    auto& followed = at->second;
    if (followed.followers.empty() && followed.wishes.empty() && !followed.reading &&
        now - followed.used_at > unused_max) {
      const auto name = at->first;
      ++at;
      forget(name);
      continue;
    }
    ++at;
    if (followed.followers.empty() && followed.wishes.empty()) continue;
    if (!followed.feed.has_begun())
      begin(followed);
    else if (followed.feed.seq() < followed.wanted)
      fill(followed);
    serve(followed);
    keep_in_memory(followed);
  }
}

// A stream leaves memory when it was not used for long, and its state is given up when an append fails; nobody tells of
// what others add to it from then on. Reading it uses it, loads it if it has left, and says where it stands.
void LiveFeeds::keep_in_memory(Followed& followed) {
  if (followed.asking->exchange(true)) return;
  streams_.read(followed.name, [inbox = inbox_, name = followed.name, asking = followed.asking,
                                seq = followed.feed.seq()](const StreamModel* model, const StreamHead& head) {
    *asking = false;
    if (model != nullptr && head.seq > seq) inbox->tell(name, head.seq, {});
  });
}

}  // namespace lammer::api
