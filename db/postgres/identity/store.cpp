// What the nouns share: columns, events, and the small tables.
#include "db/postgres/identity/store.h"

#include <algorithm>

#include "db/postgres/event_append.h"

namespace lammer::db {

std::string ms(const std::string& column) {
  return "(extract(epoch FROM " + column + ") * 1000)::bigint";
}

identity::RoleSet roles_of(const pqxx::field& field) {
  identity::RoleSet roles;
  std::string_view text = field.view();
  while (!text.empty()) {
    const auto space = text.find(' ');
    if (const auto role = identity::role_named(text.substr(0, space))) roles.add(*role);
    text.remove_prefix(space == std::string_view::npos ? text.size() : space + 1);
  }
  return roles;
}

services::SecretKind means_of(const pqxx::field& field) {
  return field.view() == "pin" ? services::SecretKind::pin : services::SecretKind::password;
}

std::string kind_name(services::SecretKind kind) {
  return kind == services::SecretKind::pin ? "pin" : "password";
}

services::Hash hash_of_hex(const pqxx::field& field) {
  const auto hash = services::hash_from_hex(field.view());
  if (!hash) throw Fault("the database holds a hash that is none");
  return *hash;
}

void PostgresIdentityStore::record(Transaction& transaction, const Audit& audit,
                                   std::vector<services::AuditEvent> more) {
  std::map<std::string, std::vector<services::NewEvent>> by_stream;
  const auto add = [&](const services::AuditEvent& event) {
    by_stream[event.stream].push_back({event.type, 1, facts_text_(event.facts), ""});
  };
  for (const auto& event : more) add(event);
  for (const auto& event : audit.events) add(event);
  for (const auto& [stream, events] : by_stream) {
    const auto seq = append_events(transaction.work, {audit.room, stream}, events,
                                   {audit.actor, audit.device, audit.request_id, audit.at});
    transaction.hints.push_back({audit.room, stream, seq});
  }
}

void PostgresIdentityStore::note(const Audit& audit) {
  transact([&](Transaction& transaction) { record(transaction, audit); });
}

std::vector<std::string> PostgresIdentityStore::rooms() {
  return transact([](Transaction& transaction) {
    std::vector<std::string> rooms;
    for (const auto& row : transaction.work.exec("SELECT id FROM room ORDER BY id"))
      rooms.push_back(row[0].as<std::string>());
    return rooms;
  });
}

bool PostgresIdentityStore::add_room(const std::string& id, const std::string& name, const std::string& time_zone) {
  return transact([&](Transaction& transaction) {
    return transaction.work
               .exec("INSERT INTO room (id, name, time_zone) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                     pqxx::params{id, name, time_zone})
               .affected_rows() == 1;
  });
}

void PostgresIdentityStore::add_ticket(const Hash& ticket, const services::LiveTicket& live, Instant expires_at) {
  transact([&](Transaction& transaction) {
    transaction.work.exec(
        "INSERT INTO live_ticket (hash, room, session, device, expires_at) "
        "VALUES (decode($1, 'hex'), $2, $3, $4, to_timestamp($5::bigint / 1000.0))",
        pqxx::params{services::hex_of(ticket), live.room, live.session, live.device, milliseconds(expires_at)});
  });
}

std::optional<services::LiveTicket> PostgresIdentityStore::take_ticket(const Hash& ticket, Instant now) {
  return transact([&](Transaction& transaction) -> std::optional<services::LiveTicket> {
    const auto rows = transaction.work.exec(
        "DELETE FROM live_ticket WHERE hash = decode($1, 'hex') AND expires_at > to_timestamp($2::bigint / 1000.0) "
        "RETURNING room, session, device",
        pqxx::params{services::hex_of(ticket), milliseconds(now)});
    if (rows.empty()) return std::nullopt;
    return services::LiveTicket{rows[0][0].as<std::string>(), rows[0][1].as<std::string>(),
                                rows[0][2].as<std::string>()};
  });
}

std::vector<services::SigningKey> PostgresIdentityStore::signing_keys() {
  return transact([](Transaction& transaction) {
    std::vector<services::SigningKey> keys;
    for (const auto& row : transaction.work.exec("SELECT id, public_pem, sealed_private, " + ms("active_from") +
                                                 " FROM signing_key ORDER BY active_from, id")) {
      const auto sealed = row[2].as<pqxx::bytes>();
      keys.push_back({row[0].as<std::string>(), row[1].as<std::string>(),
                      std::string(reinterpret_cast<const char*>(sealed.data()), sealed.size()), instant_of(row[3])});
    }
    return keys;
  });
}

bool PostgresIdentityStore::add_signing_key(const services::SigningKey& key, bool only_first) {
  return transact([&](Transaction& transaction) {
    // Two nodes that start together make one first key, not two.
    transaction.work.exec("SELECT pg_advisory_xact_lock(7422)");
    if (only_first && transaction.work.query_value<bool>("SELECT EXISTS (SELECT FROM signing_key)")) return false;
    transaction.work.exec(
        "INSERT INTO signing_key (id, public_pem, sealed_private, active_from) VALUES ($1, $2, $3, "
        "to_timestamp($4::bigint / "
        "1000.0))",
        pqxx::params{key.id, key.public_pem, pqxx::binary_cast(key.sealed_private), milliseconds(key.active_from)});
    return true;
  });
}

void PostgresIdentityStore::prune(Instant) {
  transact([](Transaction& transaction) { transaction.work.exec("SELECT prune_identity()"); });
}

std::unique_ptr<services::IdentityStore> make_postgres_identity_store(std::string url, FactsText facts_text,
                                                                      services::Bus::Listener committed) {
  return std::make_unique<PostgresIdentityStore>(std::move(url), std::move(facts_text), std::move(committed));
}

}  // namespace lammer::db
