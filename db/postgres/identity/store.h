// PostgresIdentityStore: the class behind postgres_identity_store.h, its methods in one file a noun. Every method is
// one transaction.
#pragma once
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "db/postgres/postgres_identity_store.h"
#include "db/postgres/watchdog.h"

namespace lammer::db {

class PostgresIdentityStore : public services::IdentityStore {
 public:
  using Hash = services::Hash;
  using Instant = services::Instant;
  using Audit = services::Audit;

  PostgresIdentityStore(std::string url, FactsText facts_text, services::Bus::Listener committed)
      : url_(std::move(url)), facts_text_(std::move(facts_text)), committed_(std::move(committed)) {}

  std::vector<std::string> rooms() override;
  bool add_room(const std::string& id, const std::string& name, const std::string& time_zone) override;

  std::vector<services::Person> people(const std::string& room, const services::Page& page) override;
  std::optional<services::Account> account(const std::string& room, const std::string& person) override;
  std::optional<services::Account> account_of_licence(const std::string& room, const std::string& licence) override;
  bool add_person(const services::Person& person, const std::vector<services::NewSecret>& secrets,
                  const Audit& audit) override;
  services::PersonChanged change_person(const std::string& room, const std::string& person,
                                        const services::PersonChange& change, const Audit& audit) override;
  void set_secrets(const std::string& room, const std::string& person, const std::vector<services::NewSecret>& secrets,
                   const std::string& kept, const Audit& audit) override;
  void note(const Audit& audit) override;

  void open_session(const services::Session& session, const services::RefreshToken& token, const Audit& audit) override;
  std::vector<services::StandingRow> standings(const std::vector<std::string>& ids, Instant now) override;
  std::vector<services::Session> sessions(const std::string& room, const std::string& person, Instant now,
                                          const services::Page& page) override;
  std::optional<services::Session> session(const std::string& room, const std::string& id) override;
  bool end_session(const std::string& room, const std::string& id, const std::string& why, const Audit& audit) override;
  services::Rotated rotate(const Hash& presented, const services::RefreshToken& next, Instant now,
                           const std::function<Audit(const services::Session&)>& audit_of_reuse) override;

  void add_enrolment(const Hash& code, const services::Enrolment& enrolment, const Audit& audit) override;
  std::optional<services::Enrolment> enrolment(const Hash& code, Instant now) override;
  bool enrol(const Hash& code, const services::Device& device, const Hash& token, const Audit& audit) override;
  std::vector<services::Device> devices(const std::string& room, const services::Page& page) override;
  std::optional<services::Device> device_of_token(const Hash& token) override;
  bool revoke_device(const std::string& room, const std::string& id, const Audit& audit) override;

  void add_co_signature(const services::CoSignature& signature, const Audit& audit) override;
  std::optional<services::CoSignature> co_signature(const std::string& room, const std::string& id) override;
  bool use_co_signature(const std::string& room, const std::string& id, const Audit& audit) override;

  void add_ticket(const Hash& ticket, const services::LiveTicket& live, Instant expires_at) override;
  std::optional<services::LiveTicket> take_ticket(const Hash& ticket, Instant now) override;

  std::vector<services::SigningKey> signing_keys() override;
  bool add_signing_key(const services::SigningKey& key, bool only_first) override;
  void prune(Instant now) override;

 private:
  // A transaction under way and the hints to be told when it is durable.
  struct Transaction {
    pqxx::work& work;
    std::vector<services::StreamHint>& hints;
  };

  // Leaves the events in their streams, in the order of the streams' names, so that two transactions never wait for
  // each other crosswise.
  void record(Transaction& transaction, const Audit& audit, std::vector<services::AuditEvent> more = {});

  // Ends sessions by a condition on `s` whose parameters begin at $4; says so in their persons' streams.
  std::vector<services::AuditEvent> end_where(Transaction& transaction, const std::string& condition,
                                              pqxx::params params, const std::string& room, const std::string& why,
                                              Instant at);

  template <class Work>
  auto transact(const Work& work) {
    for (int tries_left = 3;; --tries_left) {
      try {
        if (!connection_) connection_.emplace(connect(url_));
        const auto watch = watchdog_.over(connection_->sock(), answer_time_max);
        std::vector<services::StreamHint> hints;
        pqxx::work transaction(*connection_);
        Transaction with_hints{transaction, hints};
        if constexpr (std::is_void_v<std::invoke_result_t<Work, Transaction&>>) {
          work(with_hints);
          transaction.commit();
          for (const auto& hint : hints) committed_(hint);
          return;
        } else {
          auto result = work(with_hints);
          transaction.commit();
          for (const auto& hint : hints) committed_(hint);
          return result;
        }
      } catch (const pqxx::transaction_rollback& e) {  // two met crosswise after all; nothing happened
        if (tries_left == 1) throw services::StoreAway(e.what());
      } catch (const Fault& e) {
        connection_.reset();
        throw services::StoreAway(e.what());
      } catch (const pqxx::failure& e) {
        connection_.reset();
        throw services::StoreAway(std::string("PostgreSQL did not answer: ") + e.what());
      }
    }
  }

  // Everything here is a few rows by key; a server that takes longer hangs.
  static constexpr auto answer_time_max = std::chrono::seconds(5);

  const std::string url_;
  const FactsText facts_text_;
  const services::Bus::Listener committed_;
  std::optional<pqxx::connection> connection_;
  Watchdog watchdog_;
};

// Columns and their values.
inline std::int64_t milliseconds(services::Instant at) {
  return at.time_since_epoch().count();
}
inline services::Instant instant_of(const pqxx::field& field) {
  return services::Instant(std::chrono::milliseconds(field.as<std::int64_t>()));
}
inline std::optional<services::Instant> maybe_instant_of(const pqxx::field& field) {
  return field.is_null() ? std::nullopt : std::optional(instant_of(field));
}
std::string ms(const std::string& column);  // SQL: a time as milliseconds
identity::RoleSet roles_of(const pqxx::field& field);
services::SecretKind means_of(const pqxx::field& field);
std::string kind_name(services::SecretKind kind);
services::Hash hash_of_hex(const pqxx::field& field);

}  // namespace lammer::db
