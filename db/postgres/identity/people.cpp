// People and their secrets.
#include "db/postgres/identity/store.h"

namespace lammer::db {
namespace {

using services::Account;
using services::Person;
using services::PersonChanged;

const std::string& person_columns() {
  static const std::string columns = "p.room, p.id, p.name, p.licence, array_to_string(p.roles, ' '), p.active, " +
                                     ms("p.created_at") + ", n.hash IS NOT NULL, coalesce(w.first, false) ";
  return columns;
}
constexpr const char* person_tables =
    " FROM person p LEFT JOIN person_secret w ON w.room = p.room AND w.person = p.id AND w.kind = 'password' "
    "LEFT JOIN person_secret n ON n.room = p.room AND n.person = p.id AND n.kind = 'pin' ";

Person person_of(const pqxx::row& row) {
  Person person{row[0].as<std::string>(), row[1].as<std::string>(), row[2].as<std::string>(),
                row[3].as<std::string>(), roles_of(row[4]),         row[5].as<bool>(),
                row[7].as<bool>(),        row[8].as<bool>(),        instant_of(row[6])};
  return person;
}

std::optional<Account> account_where(pqxx::work& work, const char* condition, const pqxx::params& params) {
  const auto rows = work.exec(
      "SELECT " + person_columns() + ", coalesce(w.hash, ''), coalesce(n.hash, '')" + person_tables + condition,
      params);
  if (rows.empty()) return std::nullopt;
  return Account{person_of(rows[0]), rows[0][9].as<std::string>(), rows[0][10].as<std::string>()};
}

void store_secrets(pqxx::work& work, const std::string& room, const std::string& person,
                   const std::vector<services::NewSecret>& secrets, services::Instant at) {
  for (const auto& secret : secrets)
    work.exec(
        "INSERT INTO person_secret (room, person, kind, hash, first, set_at) "
        "VALUES ($1, $2, $3, $4, $5, to_timestamp($6::bigint / 1000.0)) "
        "ON CONFLICT (room, person, kind) DO UPDATE SET hash = excluded.hash, first = excluded.first, set_at = "
        "excluded.set_at",
        pqxx::params{room, person, kind_name(secret.kind), secret.hash, secret.first, milliseconds(at)});
}

// Locks the room's admins in one order, so that two who remove each other do not both succeed.
bool leaves_no_admin(pqxx::work& work, const std::string& room, const std::string& person,
                     const services::PersonChange& change) {
  const bool stays = change.active.value_or(true) && (!change.roles || change.roles->has(identity::Role::admin));
  if (stays) return false;
  bool is_admin = false;
  bool is_other = false;
  for (const auto& row :
       work.exec("SELECT id FROM person WHERE room = $1 AND active AND 'admin' = ANY(roles) ORDER BY id FOR UPDATE",
                 pqxx::params{room}))
    (row[0].view() == person ? is_admin : is_other) = true;
  return is_admin && !is_other;
}

}  // namespace

std::vector<Person> PostgresIdentityStore::people(const std::string& room, const services::Page& page) {
  return transact([&](Transaction& transaction) {
    std::vector<Person> people;
    for (const auto& row : transaction.work.exec(
             "SELECT " + person_columns() + person_tables + "WHERE p.room = $1 AND p.id > $2 ORDER BY p.id LIMIT $3",
             pqxx::params{room, page.after, page.most}))
      people.push_back(person_of(row));
    return people;
  });
}

std::optional<Account> PostgresIdentityStore::account(const std::string& room, const std::string& person) {
  return transact([&](Transaction& transaction) {
    return account_where(transaction.work, "WHERE p.room = $1 AND p.id = $2", pqxx::params{room, person});
  });
}

std::optional<Account> PostgresIdentityStore::account_of_licence(const std::string& room, const std::string& licence) {
  return transact([&](Transaction& transaction) {
    return account_where(transaction.work, "WHERE p.room = $1 AND p.licence = $2", pqxx::params{room, licence});
  });
}

bool PostgresIdentityStore::add_person(const Person& person, const std::vector<services::NewSecret>& secrets,
                                       const Audit& audit) {
  return transact([&](Transaction& transaction) {
    const auto added = transaction.work.exec(
        "INSERT INTO person (room, id, name, licence, roles, active, created_at) "
        "VALUES ($1, $2, $3, $4, string_to_array($5, ' '), $6, to_timestamp($7::bigint / 1000.0)) ON CONFLICT DO "
        "NOTHING",
        pqxx::params{person.room, person.id, person.name, person.licence, person.roles.text(), person.active,
                     milliseconds(person.created_at)});
    if (added.affected_rows() == 0) return false;
    store_secrets(transaction.work, person.room, person.id, secrets, audit.at);
    record(transaction, audit);
    return true;
  });
}

PersonChanged PostgresIdentityStore::change_person(const std::string& room, const std::string& person,
                                                   const services::PersonChange& change, const Audit& audit) {
  return transact([&](Transaction& transaction) {
    if (leaves_no_admin(transaction.work, room, person, change)) return PersonChanged::last_admin;
    const auto roles = change.roles ? std::optional(change.roles->text()) : std::nullopt;
    const auto changed = transaction.work.exec(
        "UPDATE person SET name = coalesce($3, name), roles = coalesce(string_to_array($4, ' '), roles), "
        "active = coalesce($5, active) WHERE room = $1 AND id = $2",
        pqxx::params{room, person, change.name, roles, change.active});
    if (changed.affected_rows() == 0) return PersonChanged::unknown;
    std::vector<services::AuditEvent> ended;
    if (!change.active.value_or(true))
      ended = end_where(transaction, "s.person = $4", pqxx::params{person}, room, "person_inactive", audit.at);
    record(transaction, audit, std::move(ended));
    return PersonChanged::done;
  });
}

void PostgresIdentityStore::set_secrets(const std::string& room, const std::string& person,
                                        const std::vector<services::NewSecret>& secrets, const std::string& kept,
                                        const Audit& audit) {
  transact([&](Transaction& transaction) {
    store_secrets(transaction.work, room, person, secrets, audit.at);
    auto ended = end_where(transaction, "s.person = $4 AND s.id <> $5", pqxx::params{person, kept}, room,
                           "secrets_changed", audit.at);
    record(transaction, audit, std::move(ended));
  });
}

}  // namespace lammer::db
