// Sessions, their refresh tokens, and how each stands.
#include "db/postgres/identity/store.h"
#include "db/postgres/sql_array.h"

namespace lammer::db {
namespace {

using services::Rotated;
using services::Session;

const std::string& session_columns() {
  static const std::string columns =
      "s.room, s.id, s.person, coalesce(s.device, ''), s.table_id, s.means, s.address, " + ms("s.started_at") + ", " +
      ms("s.expires_at") + ", " + ms("s.ended_at") + ", coalesce(s.ended_why, '')";
  return columns;
}

std::optional<TableId> table_of(const pqxx::field& field) {
  return field.is_null() ? std::nullopt : std::optional(TableId(field.as<std::int64_t>()));
}

Session session_of(const pqxx::row& row) {
  return {row[0].as<std::string>(), row[1].as<std::string>(), row[2].as<std::string>(), row[3].as<std::string>(),
          table_of(row[4]),         means_of(row[5]),         row[6].as<std::string>(), instant_of(row[7]),
          instant_of(row[8]),       maybe_instant_of(row[9]), row[10].as<std::string>()};
}

void store_token(pqxx::work& work, const Session& session, const services::RefreshToken& token) {
  work.exec(
      "INSERT INTO refresh_token (hash, room, session, expires_at) VALUES (decode($1, 'hex'), $2, $3, "
      "to_timestamp(least($4::bigint, $5::bigint) / 1000.0))",
      pqxx::params{services::hex_of(token.hash), session.room, session.id, milliseconds(token.expires_at),
                   milliseconds(session.expires_at)});
}

}  // namespace

std::vector<services::AuditEvent> PostgresIdentityStore::end_where(Transaction& transaction,
                                                                   const std::string& condition, pqxx::params params,
                                                                   const std::string& room, const std::string& why,
                                                                   Instant at) {
  pqxx::params all{room, why, milliseconds(at)};
  all.append(params);
  std::vector<services::AuditEvent> events;
  for (const auto& row :
       transaction.work.exec("UPDATE session s SET ended_at = to_timestamp($3::bigint / 1000.0), ended_why = $2 "
                             "WHERE s.room = $1 AND s.ended_at IS NULL AND " +
                                 condition + " RETURNING s.person, s.id",
                             all))
    events.push_back(
        {"person/" + row[0].as<std::string>(), "session.ended", {{"session", row[1].as<std::string>()}, {"why", why}}});
  return events;
}

void PostgresIdentityStore::open_session(const Session& session, const services::RefreshToken& token,
                                         const Audit& audit) {
  transact([&](Transaction& transaction) {
    std::vector<services::AuditEvent> ended;
    if (!session.device.empty()) {
      // One tap-in at a time: at this tablet, and of this person. Locked in one order with any other tap-in of the
      // room.
      transaction.work.exec("SELECT pg_advisory_xact_lock(7423, hashtext($1))", pqxx::params{session.room});
      ended = end_where(transaction, "s.device = $4", pqxx::params{session.device}, session.room, "relieved", audit.at);
      auto elsewhere = end_where(transaction, "s.person = $4 AND s.device IS NOT NULL", pqxx::params{session.person},
                                 session.room, "tapped_in_elsewhere", audit.at);
      ended.insert(ended.end(), std::make_move_iterator(elsewhere.begin()), std::make_move_iterator(elsewhere.end()));
    }
    const auto device = session.device.empty() ? std::nullopt : std::optional(session.device);
    const auto table = session.table ? std::optional(session.table->value()) : std::nullopt;
    transaction.work.exec(
        "INSERT INTO session (room, id, person, device, table_id, means, address, started_at, expires_at) VALUES ($1, "
        "$2, $3, "
        "$4, $5, $6, $7, to_timestamp($8::bigint / 1000.0), to_timestamp($9::bigint / 1000.0))",
        pqxx::params{session.room, session.id, session.person, device, table, kind_name(session.means), session.address,
                     milliseconds(session.started_at), milliseconds(session.expires_at)});
    store_token(transaction.work, session, token);
    record(transaction, audit, std::move(ended));
  });
}

std::vector<services::StandingRow> PostgresIdentityStore::standings(const std::vector<std::string>& ids, Instant now) {
  SqlArray wanted;
  for (const auto& id : ids) wanted.add(id);
  const auto array = wanted.take();
  return transact([&](Transaction& transaction) {
    std::vector<services::StandingRow> rows;
    for (const auto& row : transaction.work.exec(
             "SELECT " + session_columns() +
                 ", s.ended_at IS NULL AND s.expires_at > to_timestamp($2::bigint / 1000.0) AND p.active AND "
                 "d.revoked_at IS "
                 "NULL, p.name, p.licence, array_to_string(p.roles, ' '), p.active FROM session s JOIN person p ON "
                 "p.room = "
                 "s.room AND p.id = s.person LEFT JOIN device d ON d.room = s.room AND d.id = s.device WHERE s.id = "
                 "ANY($1::text[])",
             pqxx::params{array, milliseconds(now)})) {
      services::StandingRow standing{row[1].as<std::string>(), row[11].as<bool>(), session_of(row), services::Person{}};
      auto& person = *standing.person;
      person.room = standing.session.room;
      person.id = standing.session.person;
      person.name = row[12].as<std::string>();
      person.licence = row[13].as<std::string>();
      person.roles = roles_of(row[14]);
      person.active = row[15].as<bool>();
      rows.push_back(std::move(standing));
    }
    for (const auto& row :
         transaction.work.exec("SELECT room, id, table_id, revoked_at IS NULL FROM device WHERE id = ANY($1::text[])",
                               pqxx::params{array})) {
      Session bare;
      bare.room = row[0].as<std::string>();
      bare.device = row[1].as<std::string>();
      bare.table = table_of(row[2]);
      rows.push_back({bare.device, row[3].as<bool>(), bare, std::nullopt});
    }
    return rows;
  });
}

std::vector<Session> PostgresIdentityStore::sessions(const std::string& room, const std::string& person, Instant now,
                                                     const services::Page& page) {
  return transact([&](Transaction& transaction) {
    std::vector<Session> sessions;
    for (const auto& row :
         transaction.work.exec("SELECT " + session_columns() +
                                   " FROM session s WHERE s.room = $1 AND s.ended_at IS NULL AND s.id > $2 AND ($3 = "
                                   "'' OR s.person = $3) AND "
                                   "s.expires_at > to_timestamp($4::bigint / 1000.0) ORDER BY s.id LIMIT $5",
                               pqxx::params{room, page.after, person, milliseconds(now), page.most}))
      sessions.push_back(session_of(row));
    return sessions;
  });
}

std::optional<Session> PostgresIdentityStore::session(const std::string& room, const std::string& id) {
  return transact([&](Transaction& transaction) -> std::optional<Session> {
    const auto rows = transaction.work.exec(
        "SELECT " + session_columns() + " FROM session s WHERE s.room = $1 AND s.id = $2", pqxx::params{room, id});
    if (rows.empty()) return std::nullopt;
    return session_of(rows[0]);
  });
}

bool PostgresIdentityStore::end_session(const std::string& room, const std::string& id, const std::string& why,
                                        const Audit& audit) {
  return transact([&](Transaction& transaction) {
    if (end_where(transaction, "s.id = $4", pqxx::params{id}, room, why, audit.at).empty()) return false;
    record(transaction, audit);
    return true;
  });
}

Rotated PostgresIdentityStore::rotate(const Hash& presented, const services::RefreshToken& next, Instant now,
                                      const std::function<Audit(const Session&)>& audit_of_reuse) {
  return transact([&](Transaction& transaction) -> Rotated {
    // The lock makes two who present the same token at the same moment one after the other: the second has a copy.
    const auto rows = transaction.work.exec(
        "SELECT " + session_columns() +
            ", t.used_at IS NOT NULL, t.expires_at <= to_timestamp($2::bigint / 1000.0), p.active "
            "FROM refresh_token t JOIN session s ON s.room = t.room AND s.id = t.session JOIN person p ON p.room = "
            "s.room AND p.id "
            "= s.person WHERE t.hash = decode($1, 'hex') FOR UPDATE OF t",
        pqxx::params{services::hex_of(presented), milliseconds(now)});
    if (rows.empty()) return {Rotated::Outcome::unknown, {}};
    const auto row = rows[0];
    const auto session = session_of(row);
    if (row[11].as<bool>()) {
      const auto audit = audit_of_reuse(session);
      if (!end_where(transaction, "s.id = $4", pqxx::params{session.id}, session.room, "refresh_token_reused", audit.at)
               .empty())
        record(transaction, audit);
      return {Rotated::Outcome::reused, session};
    }
    if (session.ended_at || session.expires_at <= now || row[12].as<bool>() || !row[13].as<bool>())
      return {Rotated::Outcome::ended, session};
    transaction.work.exec(
        "UPDATE refresh_token SET used_at = to_timestamp($2::bigint / 1000.0) WHERE hash = decode($1, 'hex')",
        pqxx::params{services::hex_of(presented), milliseconds(now)});
    store_token(transaction.work, session, next);
    return {Rotated::Outcome::done, session};
  });
}

}  // namespace lammer::db
