// Identity: the part of a node that knows who people are. Its workers each own a store and do what waits for the record
// or hashes a password, away from the event loops; their queues are bounded, and a full one says so.
#pragma once
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

#include "services/identity/desk.h"
#include "services/identity/standings.h"

namespace lammer::services {

struct IdentityLimits {
  std::size_t quick_workers = 2;
  std::size_t hashing_workers = 2;  // each needs 19 MiB while it hashes
  std::size_t queue_max = 64;       // of each kind
  std::chrono::milliseconds look_every{400};
};

class Identity {
 public:
  using Work = std::function<void(Desk&)>;
  // Quick work asks the record; hashing work also proves a password. One never waits for the other.
  enum class Line { quick, hashing };

  Identity(const MakeIdentityStore& make_store, const Clock& clock, Random& random,
           std::unique_ptr<PasswordHasher> hasher, std::unique_ptr<AttemptCounter> attempts, Bus& bus,
           IdentityLimits limits = {});
  ~Identity();
  Identity(const Identity&) = delete;
  Identity& operator=(const Identity&) = delete;

  // False if too much is waiting: nothing was taken. `work` runs on a worker's thread and must not throw.
  [[nodiscard]] bool submit(Line line, Work work);

  // How a session or device stands, if that is known here and not older than a second; never waits.
  std::optional<Standings::Known> standing(const std::string& id);
  // The same by the record; on a worker's thread.
  Standings::Known look_up(Desk& desk, const std::string& id);

  // Called with the id of a session or device that was in use here and has ended, within a second; on a thread of
  // Identity, must return soon. Before the first request.
  void on_end(std::function<void(const std::string& id)> listener) { on_end_ = std::move(listener); }
  // Called a few times a second, for whatever else must follow the record. Before start().
  void on_look(Work work) { on_look_ = std::move(work); }
  // Begins to look; what was set before stays.
  void start();

 private:
  struct Queue {
    std::mutex mutex;
    std::condition_variable wake;
    std::deque<Work> work;
    bool stopping = false;
  };
  void run(Queue& queue);
  void look(const std::stop_token& stop);
  void look_once(Desk& desk);
  std::unique_ptr<IdentityStore> make_store();
  Desk desk_of(IdentityStore& store);

  const MakeIdentityStore make_store_;
  const Clock& clock_;
  Random& random_;
  const std::unique_ptr<PasswordHasher> hasher_;
  const std::unique_ptr<AttemptCounter> attempts_;
  Bus& bus_;
  const IdentityLimits limits_;
  const std::string nobody_hash_;
  // Shared with the bus, which may still deliver a hint while this ends.
  const std::shared_ptr<Standings> standings_ = std::make_shared<Standings>();
  std::function<void(const std::string&)> on_end_ = [](const std::string&) {};
  Work on_look_ = [](Desk&) {};
  Queue quick_;
  Queue hashing_;
  std::vector<std::thread> workers_;
  std::jthread watch_;
};

}  // namespace lammer::services
