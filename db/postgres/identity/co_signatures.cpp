// Signatures of a second person.
#include "db/postgres/identity/store.h"

namespace lammer::db {

using services::CoSignature;

void PostgresIdentityStore::add_co_signature(const CoSignature& signature, const Audit& audit) {
  transact([&](Transaction& transaction) {
    transaction.work.exec(
        "INSERT INTO co_signature (room, id, act, shown, first, second, signed_at, expires_at) VALUES ($1, $2, $3, "
        "decode($4, "
        "'hex'), $5, $6, to_timestamp($7::bigint / 1000.0), to_timestamp($8::bigint / 1000.0))",
        pqxx::params{signature.room, signature.id, signature.act, services::hex_of(signature.shown), signature.first,
                     signature.second, milliseconds(signature.signed_at), milliseconds(signature.expires_at)});
    record(transaction, audit);
  });
}

std::optional<CoSignature> PostgresIdentityStore::co_signature(const std::string& room, const std::string& id) {
  return transact([&](Transaction& transaction) -> std::optional<CoSignature> {
    const auto rows = transaction.work.exec(
        "SELECT c.room, c.id, c.act, encode(c.shown, 'hex'), c.first, c.second, p.licence, " + ms("c.signed_at") +
            ", " + ms("c.expires_at") + ", " + ms("c.used_at") +
            " FROM co_signature c JOIN person p ON p.room = c.room AND p.id = c.second WHERE c.room = $1 AND c.id = $2",
        pqxx::params{room, id});
    if (rows.empty()) return std::nullopt;
    const auto row = rows[0];
    return CoSignature{row[0].as<std::string>(), row[1].as<std::string>(), row[2].as<std::string>(),
                       hash_of_hex(row[3]),      row[4].as<std::string>(), row[5].as<std::string>(),
                       row[6].as<std::string>(), instant_of(row[7]),       instant_of(row[8]),
                       maybe_instant_of(row[9])};
  });
}

bool PostgresIdentityStore::use_co_signature(const std::string& room, const std::string& id, const Audit& audit) {
  return transact([&](Transaction& transaction) {
    const auto used = transaction.work.exec(
        "UPDATE co_signature SET used_at = to_timestamp($3::bigint / 1000.0) WHERE room = $1 AND id = $2 AND used_at "
        "IS NULL",
        pqxx::params{room, id, milliseconds(audit.at)});
    if (used.affected_rows() == 0) return false;
    record(transaction, audit);
    return true;
  });
}

}  // namespace lammer::db
