// LiveFeeds: who follows which stream, and what each is told: first what he lacks, then every commit, dense and in
// order. Belongs to the hub's thread; what it asks for comes back through the inbox.
//
//   subscribe  ->  wish (the feed begins, catches up, or a tail is read)  ->  follower (told of every commit)
#pragma once
#include <atomic>
#include <map>
#include <set>

#include "api/live/inbox.h"
#include "api/live/socket.h"
#include "services/record/readers.h"
#include "services/record/stream_host.h"

namespace lammer::api {

class LiveFeeds {
 public:
  using Time = LiveSocket::Time;
  using SocketPtr = std::shared_ptr<LiveSocket>;

  LiveFeeds(services::StreamHost& streams, services::Readers& reads, std::shared_ptr<LiveInbox> inbox,
            const LiveLimits& limits, Metrics& metrics)
      : streams_(streams), reads_(reads), inbox_(std::move(inbox)), limits_(limits), metrics_(metrics) {}

  struct Subscription {
    services::StreamName name;
    TopicKindPtr kind;
    Sight sight = Sight::covered;
    std::optional<std::int64_t> since;
  };
  // Asking for it again begins anew.
  void subscribe(const SocketPtr& socket, const Subscription& wanted);
  void unsubscribe(const SocketPtr& socket, const services::StreamName& name);
  void leave(const SocketPtr& socket);

  void hear(const StreamNews& news);
  // A few times a second: what is followed stays in memory, what was missed is read, what nobody follows is forgotten.
  void look();

  std::size_t size() const { return followed_.size(); }

 private:
  struct Follower {
    SocketPtr socket;
    Sight sight;
  };
  struct Wish {
    std::uint64_t number;
    SocketPtr socket;
    Sight sight;
    std::optional<std::int64_t> since;
    Time until;            // if the record does not reach `since` by then, it never did
    bool reading = false;  // its tail
  };
  struct Followed {
    Followed(services::StreamName stream, TopicKindPtr of)
        : name(std::move(stream)), kind(std::move(of)), feed(name.stream, *kind) {}

    const services::StreamName name;
    const TopicKindPtr kind;
    Feed feed;
    std::vector<Follower> followers;
    std::vector<Wish> wishes;
    bool reading = false;                     // the stream itself, or events that were missed
    std::vector<services::StoredEvent> held;  // news that came meanwhile
    std::int64_t wanted = 0;                  // the record is said to have grown to here
    Time used_at;
    // Shared with the question whether the stream still stands where the feed does.
    std::shared_ptr<std::atomic<bool>> asking = std::make_shared<std::atomic<bool>>(false);
  };

  Followed* find(const services::StreamName& name);
  void begin(Followed& followed);
  void begun(const services::StreamName& name, const std::shared_ptr<services::StreamModel>& model,
             const services::StreamHead& head);
  void advance(Followed& followed, std::span<const services::StoredEvent> events, Time heard_at);
  void fill(Followed& followed);
  void filled(const services::StreamName& name, const std::vector<services::StoredEvent>& events);
  void serve(Followed& followed);
  void read_tail(const Followed& followed, Wish& wish);
  void tail_read(const services::StreamName& name, std::uint64_t number,
                 const std::vector<services::StoredEvent>& events);
  void answer(Followed& followed, const Wish& wish, const Bytes& bytes);
  void refuse_wishes(Followed& followed, std::string_view code, std::string_view sentence);
  void broadcast(Followed& followed, const std::function<Bytes(Sight)>& encode, Time heard_at);
  void keep_in_memory(Followed& followed);
  static void remove(Followed& followed, const SocketPtr& socket);
  void forget(const services::StreamName& name);

  services::StreamHost& streams_;
  services::Readers& reads_;
  const std::shared_ptr<LiveInbox> inbox_;
  const LiveLimits& limits_;
  Metrics& metrics_;

  std::map<services::StreamName, Followed> followed_;
  std::map<SocketPtr, std::set<services::StreamName>> topics_;
  std::uint64_t wishes_ = 0;
};

}  // namespace lammer::api
