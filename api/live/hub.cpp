// The thread, the door's count, and what a client may say.
#include "api/live/hub.h"

#include <future>
#include <utility>

#include "api/codec/live_json.h"
#include "api/live/table_topic.h"
#include "api/log/json_log.h"

namespace lammer::api {
namespace {

using Clock = std::chrono::steady_clock;
using services::Principal;

constexpr auto look_every = std::chrono::milliseconds(200);
constexpr auto look_at_sockets_every = std::chrono::seconds(1);
// While the record is away nothing is committed, so nothing is told; but a session that nobody can ask about is not
// good for ever.
constexpr auto unknown_max = std::chrono::seconds(10);

const std::string& id_of(const Principal& principal) {
  return principal.session.empty() ? principal.device : principal.session;
}

bool same_rights(const Principal& a, const Principal& b) {
  return a.room == b.room && a.person == b.person && a.roles == b.roles && a.device == b.device && a.table == b.table;
}

}  // namespace

std::vector<TopicKindPtr> live_topics(const services::TableCodec& codec) {
  return {std::make_shared<TableTopic>(codec)};
}

LiveHub::LiveHub(services::StreamHost& streams, services::Readers& reads, const services::TableCodec& codec,
                 services::Identity& identity, Metrics& metrics, LiveLimits limits)
    : limits_(limits),
      identity_(identity),
      metrics_(metrics),
      kinds_(live_topics(codec)),
      feeds_(streams, reads, inbox_, limits_, metrics),
      thread_([this] { run(); }) {}

LiveHub::~LiveHub() {
  stop();
  thread_.join();
}

services::StreamListener LiveHub::listener() const {
  return [inbox = inbox_](const services::StreamName& name, const services::StreamHead& head,
                          std::span<const services::StoredEvent> news,
                          const services::StreamModel* /*model*/) { inbox->tell(name, head.seq, news); };
}

std::function<void(const std::string&)> LiveHub::end_listener() {
  return [this, inbox = inbox_](const std::string& id) {
    inbox->post([this, id] {
      for (const auto& [key, open] : open_)
        if (open.socket->id() == id) close_later(open.socket, live_close::session_ended);
    });
  };
}

bool LiveHub::reserve(const Principal& principal) {
  const std::scoped_lock lock(places_mutex_);
  auto& own = places_[id_of(principal)];
  if (stopping_ || taken_ >= limits_.sockets_max || own >= limits_.sockets_per_session_max) {
    if (own == 0) places_.erase(id_of(principal));
    return false;
  }
  ++own;
  sockets_count_ = ++taken_;
  return true;
}

void LiveHub::give_back(const Principal& principal) {
  const std::scoped_lock lock(places_mutex_);
  if (const auto own = places_.find(id_of(principal)); --own->second == 0) places_.erase(own);
  sockets_count_ = --taken_;
}

std::shared_ptr<LiveSocket> LiveHub::open(const drogon::WebSocketConnectionPtr& connection,
                                          std::weak_ptr<trantor::TcpConnection> wire, Principal principal) {
  auto socket = std::make_shared<LiveSocket>(connection, std::move(wire), std::move(principal), limits_, metrics_);
  socket->send(codec::live_hello(limits_.heartbeat.count()));
  inbox_->post([this, socket] { open_[socket.get()] = {socket, Clock::now()}; });
  return socket;
}

void LiveHub::closed(const std::shared_ptr<LiveSocket>& socket) {
  give_back(socket->principal());
  inbox_->post([this, socket] {
    feeds_.leave(socket);
    open_.erase(socket.get());
  });
}

void LiveHub::heard(const std::shared_ptr<LiveSocket>& socket, const std::string& text,
                    drogon::WebSocketMessageType type) {
  using Type = drogon::WebSocketMessageType;
  socket->note_heard();
  if (socket->is_closing()) return;
  if (type == Type::Pong) return socket->note_pong(text);
  if (type != Type::Text && type != Type::Binary) return;
  const auto refuse = [&](std::string_view code, std::string_view sentence) {
    socket->send(codec::live_error(code, sentence));
    if (socket->note_malformed()) socket->close(live_close::misbehaved);
  };
  if (text.size() > limits_.message_bytes_max) {
    socket->send(codec::live_error("live.too_large",
                                   "A message has at most " + std::to_string(limits_.message_bytes_max) + " bytes."));
    return socket->close(live_close::too_large);
  }
  if (!socket->may_speak()) {
    socket->send(codec::live_error("live.too_fast", "This is more than one connection may say in a second."));
    return socket->close(live_close::misbehaved);
  }
  if (type == Type::Binary) return refuse("live.malformed", "A message is JSON in a text frame.");
  const auto request = codec::decode_live(text);
  if (!request) {
    const auto& error = request.error();
    return refuse("live.malformed", error.field.empty() ? error.sentence : error.field + ": " + error.sentence);
  }
  if (const auto* wanted = std::get_if<codec::LiveSubscribe>(&*request))
    return subscribe(socket, wanted->topic, wanted->since);
  if (const auto* unwanted = std::get_if<codec::LiveUnsubscribe>(&*request)) {
    const auto& room = socket->principal().room;
    if (const auto kind = kind_of(room, unwanted->topic))
      inbox_->post([this, socket, name = *kind->stream_of(room, unwanted->topic)] {
        feeds_.unsubscribe(socket, name);
        socket->loop()->queueInLoop([socket, name] { socket->send(codec::live_unsubscribed(name.stream)); });
      });
    else
      socket->send(codec::live_error("topic.unknown", "There is no such topic.", unwanted->topic));
    return;
  }
  socket->send(codec::live_pong());
}

TopicKindPtr LiveHub::kind_of(const std::string& room, const std::string& topic) const {
  for (const auto& kind : kinds_)
    if (kind->stream_of(room, topic)) return kind;
  return nullptr;
}

// Every subscription is judged by how its session stands now. That is known here as a rule; if not, it is asked.
void LiveHub::subscribe(const std::shared_ptr<LiveSocket>& socket, const std::string& topic,
                        std::optional<std::int64_t> since) {
  const auto& room = socket->principal().room;
  const auto kind = kind_of(room, topic);
  if (!kind) return socket->send(codec::live_error("topic.unknown", "There is no such topic.", topic));
  const LiveFeeds::Subscription wanted{*kind->stream_of(room, topic), kind, Sight::covered, since};
  const auto go_on = [this, socket, wanted](const services::Standings::Known& known) {
    if (!known.good) return socket->close(live_close::session_ended);
    if (!same_rights(known.principal, socket->principal())) return socket->close(live_close::rights_changed);
    authorise(socket, known.principal, wanted);
  };
  if (const auto known = identity_.standing(socket->id())) return go_on(*known);
  const auto fail = [socket, topic](const char* code, const char* sentence) {
    socket->loop()->queueInLoop([=] { socket->send(codec::live_error(code, sentence, topic)); });
  };
  const bool taken = identity_.submit(services::Identity::Line::quick, [=, this](services::Desk& desk) {
    try {
      const auto known = identity_.look_up(desk, socket->id());
      socket->loop()->queueInLoop([=] { go_on(known); });
    } catch (const services::StoreAway&) {
      fail("record.away", "The record cannot be reached just now: try again in a moment.");
    }
  });
  if (!taken) fail("service.busy", "Too many are asking just now: try again in a moment.");
}

void LiveHub::authorise(const std::shared_ptr<LiveSocket>& socket, const Principal& principal,
                        LiveFeeds::Subscription wanted) {
  const auto sight = wanted.kind->sight_of(principal, wanted.name);
  if (!sight) return socket->send(codec::live_error(sight.error().code, sight.error().sentence, wanted.name.stream));
  wanted.sight = *sight;
  inbox_->post([this, socket, wanted] {
    // It may have closed while this was on its way.
    if (open_.contains(socket.get())) feeds_.subscribe(socket, wanted);
  });
}

void LiveHub::run() {
  auto next_look = Clock::now() + look_every;
  for (bool stopped = false; !stopped;) {
    auto items = inbox_->take(next_look);
    for (auto& item : items) try {
        if (auto* work = std::get_if<LiveInbox::Work>(&item))
          (*work)();
        else
          feeds_.hear(std::get<StreamNews>(item));
      } catch (const std::exception& bug) {  // of one topic; the others go on
        log::error("live_fault", {{"text", bug.what()}});
      }
    if (Clock::now() >= next_look) {
      look();
      next_look = Clock::now() + look_every;
    }
    stopped = inbox_->is_stopped();
  }
}

void LiveHub::look() {
  feeds_.look();
  topics_count_ = feeds_.size();
  look_at_standings();
  const auto now = Clock::now();
  if (now - looked_at_sockets_ < look_at_sockets_every) return;
  looked_at_sockets_ = now;
  std::map<trantor::EventLoop*, std::vector<std::shared_ptr<LiveSocket>>> by_loop;
  for (const auto& [key, open] : open_) by_loop[open.socket->loop()].push_back(open.socket);
  for (auto& [loop, all] : by_loop)
    loop->queueInLoop([all = std::move(all)] {
      for (const auto& socket : all) socket->look();
    });
}

// Identity tells when a session ends; this is for rights that have changed, and for an end that came before the socket
// was known here. Asking also keeps the session among those that identity watches.
void LiveHub::look_at_standings() {
  const auto now = Clock::now();
  std::map<std::string, std::optional<services::Standings::Known>> standings;
  for (auto& [key, open] : open_) {
    const auto& socket = open.socket;
    auto [at, is_new] = standings.try_emplace(socket->id());
    if (is_new) at->second = identity_.standing(socket->id());
    const auto& known = at->second;
    if (known) open.known_at = now;
    if (known && !known->good)
      close_later(socket, live_close::session_ended);
    else if (known && !same_rights(known->principal, socket->principal()))
      close_later(socket, live_close::rights_changed);
    else if (now - open.known_at > unknown_max)
      close_later(socket, live_close::away);
  }
}

void LiveHub::close_later(const std::shared_ptr<LiveSocket>& socket, const LiveClose& why) {
  socket->loop()->queueInLoop([socket, &why] { socket->close(why); });
}

void LiveHub::stop() {
  {
    const std::scoped_lock lock(places_mutex_);
    if (std::exchange(stopping_, true)) return;
  }
  const auto told = std::make_shared<std::promise<void>>();
  inbox_->post([this, told] {
    for (const auto& [key, open] : open_) close_later(open.socket, live_close::stopping);
    told->set_value();
  });
  told->get_future().wait_for(std::chrono::seconds(1));
  inbox_->stop();  // from here on nothing touches an event loop
}

}  // namespace lammer::api
