// LiveHub: the live part of a node. One thread knows who follows what and brings every commit to them; sockets live on
// their event loops. A socket is closed within a second when its session ends or its rights change, here or elsewhere.
//
// Sockets are counted at the door: `reserve` before the upgrade is answered, given back when the connection has closed.
#pragma once
#include <thread>

#include "api/live/feeds.h"
#include "services/identity/identity.h"
#include "services/ports/table_codec.h"

namespace lammer::api {

class LiveHub {
 public:
  LiveHub(services::StreamHost& streams, services::Readers& reads, const services::TableCodec& codec,
          services::Identity& identity, Metrics& metrics, LiveLimits limits);
  ~LiveHub();
  LiveHub(const LiveHub&) = delete;
  LiveHub& operator=(const LiveHub&) = delete;

  // Before the first command.
  services::StreamListener listener() const;
  // Before identity starts.
  std::function<void(const std::string& id)> end_listener();

  // False if there is no place for one more, in all or of this session.
  [[nodiscard]] bool reserve(const services::Principal& principal);
  void give_back(const services::Principal& principal);

  // On the socket's event loop.
  std::shared_ptr<LiveSocket> open(const drogon::WebSocketConnectionPtr& connection,
                                   std::weak_ptr<trantor::TcpConnection> wire, services::Principal principal);
  void heard(const std::shared_ptr<LiveSocket>& socket, const std::string& text, drogon::WebSocketMessageType type);
  void closed(const std::shared_ptr<LiveSocket>& socket);

  // Closes every socket; none is let in any more and nothing more is told. Before the event loops end.
  void stop();

  struct Figures {
    std::size_t sockets = 0;
    std::size_t topics = 0;
  };
  Figures figures() const { return {sockets_count_, topics_count_}; }

 private:
  void run();
  void look();
  void look_at_standings();
  void subscribe(const std::shared_ptr<LiveSocket>& socket, const std::string& topic,
                 std::optional<std::int64_t> since);
  void authorise(const std::shared_ptr<LiveSocket>& socket, const services::Principal& principal,
                 LiveFeeds::Subscription wanted);
  TopicKindPtr kind_of(const std::string& room, const std::string& topic) const;
  static void close_later(const std::shared_ptr<LiveSocket>& socket, const LiveClose& why);

  const LiveLimits limits_;
  services::Identity& identity_;
  Metrics& metrics_;
  const std::vector<TopicKindPtr> kinds_;
  const std::shared_ptr<LiveInbox> inbox_ = std::make_shared<LiveInbox>();

  mutable std::mutex places_mutex_;
  std::map<std::string, std::size_t> places_;  // taken, by session or tablet
  std::size_t taken_ = 0;
  bool stopping_ = false;
  std::atomic<std::size_t> sockets_count_ = 0;
  std::atomic<std::size_t> topics_count_ = 0;

  // Of the hub's thread.
  LiveFeeds feeds_;
  struct Open {
    std::shared_ptr<LiveSocket> socket;
    LiveSocket::Time known_at;  // when its standing was last known
  };
  std::map<LiveSocket*, Open> open_;
  LiveSocket::Time looked_at_sockets_;
  std::thread thread_;
};

// The kinds of topics there are.
std::vector<TopicKindPtr> live_topics(const services::TableCodec& codec);

}  // namespace lammer::api
