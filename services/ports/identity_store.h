// IdentityStore: the port to people, sessions, devices and signatures. Each change is one transaction with the events
// it leaves in the record (streams person/{id}, device/{id}): there is no change without its audit, and none of a
// change that did not happen.
//
// An implementation belongs to one thread. It throws StoreAway when the record cannot be reached.
#pragma once
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "domain/core/ids.h"
#include "domain/identity/role.h"
#include "services/ports/bus.h"
#include "services/ports/clock.h"
#include "services/ports/event_store.h"

namespace lammer::services {

// An event to be: facts are texts by name, never a secret.
struct AuditEvent {
  std::string stream;
  std::string type;
  std::map<std::string, std::string> facts;
};

// Who did it, where, by which request, when, and what is to be remembered of it.
struct Audit {
  std::string room;
  std::string actor;  // a person's id; "lammer" for the operator's shell, "nobody" before a login
  std::string device;
  std::string request_id;
  Instant at;
  std::vector<AuditEvent> events;
};

struct Person {
  std::string room;
  std::string id;
  std::string name;
  std::string licence;
  identity::RoleSet roles;
  bool active = true;
  bool has_pin = false;
  bool password_is_first = false;  // made by somebody else and not changed since
  Instant created_at;
};

struct Account {
  Person person;
  std::string password_hash;  // empty: none
  std::string pin_hash;
};

enum class SecretKind { password, pin };

struct Session {
  std::string room;
  std::string id;
  std::string person;
  std::string device;  // empty: a desk
  std::optional<TableId> table;
  SecretKind means = SecretKind::password;
  std::string address;
  Instant started_at;
  Instant expires_at;
  std::optional<Instant> ended_at;
  std::string ended_why;
};

struct Device {
  std::string room;
  std::string id;
  std::string name;
  TableId table{0};
  std::string enrolled_by;
  Instant enrolled_at;
  std::optional<Instant> revoked_at;
};

struct Enrolment {
  std::string room;
  std::string name;
  TableId table{0};
  std::string made_by;
  Instant expires_at;
};

struct CoSignature {
  std::string room;
  std::string id;
  std::string act;
  Hash shown{};
  std::string first;  // persons
  std::string second;
  std::string second_licence;
  Instant signed_at;
  Instant expires_at;
  std::optional<Instant> used_at;
};

struct LiveTicket {
  std::string room;
  std::string session;
  std::string device;  // of a tablet nobody has tapped in to
};

struct SigningKey {
  std::string id;
  std::string public_pem;
  std::string sealed_private;  // bytes
  Instant active_from;
};

// What is true of a session or a device now; `good` is false when it has ended, whatever the reason.
struct StandingRow {
  std::string id;
  bool good = false;
  Session session;  // without a session only room, device and table are set
  std::optional<Person> person;
};

enum class PersonChanged { done, unknown, last_admin };

struct PersonChange {
  std::optional<std::string> name;
  std::optional<identity::RoleSet> roles;
  std::optional<bool> active;
};

struct NewSecret {
  SecretKind kind = SecretKind::password;
  std::string hash;
  bool first = false;
};

struct RefreshToken {
  Hash hash{};
  Instant expires_at;
};

struct Rotated {
  enum class Outcome { done, unknown, ended, reused } outcome = Outcome::unknown;
  Session session;
};

struct Page {
  std::string after;  // the last id of the page before
  std::size_t most = 100;
};

class IdentityStore {
 public:
  virtual ~IdentityStore() = default;

  virtual std::vector<std::string> rooms() = 0;
  // False if there is one of that id.
  virtual bool add_room(const std::string& id, const std::string& name, const std::string& time_zone) = 0;

  virtual std::vector<Person> people(const std::string& room, const Page& page) = 0;
  virtual std::optional<Account> account(const std::string& room, const std::string& person) = 0;
  virtual std::optional<Account> account_of_licence(const std::string& room, const std::string& licence) = 0;
  // False if the licence is taken.
  virtual bool add_person(const Person& person, const std::vector<NewSecret>& secrets, const Audit& audit) = 0;
  // A person who becomes inactive loses every session. The room's last active admin stays one.
  virtual PersonChanged change_person(const std::string& room, const std::string& person, const PersonChange& change,
                                      const Audit& audit) = 0;
  // Every session of the person but `kept` ends.
  virtual void set_secrets(const std::string& room, const std::string& person, const std::vector<NewSecret>& secrets,
                           const std::string& kept, const Audit& audit) = 0;
  virtual void note(const Audit& audit) = 0;

  // A session at a device ends the one that was there, and the person's session at any other device.
  virtual void open_session(const Session& session, const RefreshToken& token, const Audit& audit) = 0;
  // Ids may be of sessions or of devices.
  virtual std::vector<StandingRow> standings(const std::vector<std::string>& ids, Instant now) = 0;
  // Those that have not ended; of everybody if `person` is empty.
  virtual std::vector<Session> sessions(const std::string& room, const std::string& person, Instant now,
                                        const Page& page) = 0;
  virtual std::optional<Session> session(const std::string& room, const std::string& id) = 0;
  // False if it had ended already.
  virtual bool end_session(const std::string& room, const std::string& id, const std::string& why,
                           const Audit& audit) = 0;
  // A token that was used before ends its session: somebody has a copy. `audit` is made for the session that is found.
  virtual Rotated rotate(const Hash& presented, const RefreshToken& next, Instant now,
                         const std::function<Audit(const Session&)>& audit_of_reuse) = 0;

  virtual void add_enrolment(const Hash& code, const Enrolment& enrolment, const Audit& audit) = 0;
  virtual std::optional<Enrolment> enrolment(const Hash& code, Instant now) = 0;
  // False if the code was used meanwhile.
  virtual bool enrol(const Hash& code, const Device& device, const Hash& token, const Audit& audit) = 0;
  virtual std::vector<Device> devices(const std::string& room, const Page& page) = 0;
  virtual std::optional<Device> device_of_token(const Hash& token) = 0;
  // Its sessions end. False if it is not there or was revoked before.
  virtual bool revoke_device(const std::string& room, const std::string& id, const Audit& audit) = 0;

  virtual void add_co_signature(const CoSignature& signature, const Audit& audit) = 0;
  virtual std::optional<CoSignature> co_signature(const std::string& room, const std::string& id) = 0;
  // False if somebody used it meanwhile.
  virtual bool use_co_signature(const std::string& room, const std::string& id, const Audit& audit) = 0;

  virtual void add_ticket(const Hash& ticket, const LiveTicket& live, Instant expires_at) = 0;
  virtual std::optional<LiveTicket> take_ticket(const Hash& ticket, Instant now) = 0;

  // Those that may still verify, oldest first.
  virtual std::vector<SigningKey> signing_keys() = 0;
  // False if the table was to be empty (`only_first`) and is not.
  virtual bool add_signing_key(const SigningKey& key, bool only_first) = 0;
  // What no longer opens anything: spent tickets and codes, tokens of sessions that ended days ago, keys older than a
  // day whose successor has signed for a day.
  virtual void prune(Instant now) = 0;
};

// `committed` is called after each transaction for each stream it has grown, before the call returns.
using MakeIdentityStore = std::function<std::unique_ptr<IdentityStore>(Bus::Listener committed)>;

}  // namespace lammer::services
