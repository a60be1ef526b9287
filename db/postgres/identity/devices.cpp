// Tablets: codes, enrolment, the end of it.
#include "db/postgres/identity/store.h"

namespace lammer::db {
namespace {

using services::Device;
using services::Enrolment;

const std::string& device_columns() {
  static const std::string columns =
      "room, id, name, table_id, enrolled_by, " + ms("enrolled_at") + ", " + ms("revoked_at") + " FROM device ";
  return columns;
}

Device device_of(const pqxx::row& row) {
  return {
      row[0].as<std::string>(), row[1].as<std::string>(), row[2].as<std::string>(), TableId(row[3].as<std::int64_t>()),
      row[4].as<std::string>(), instant_of(row[5]),       maybe_instant_of(row[6])};
}

}  // namespace

void PostgresIdentityStore::add_enrolment(const Hash& code, const Enrolment& enrolment, const Audit& audit) {
  transact([&](Transaction& transaction) {
    transaction.work.exec(
        "INSERT INTO enrolment_code (hash, room, name, table_id, made_by, expires_at) "
        "VALUES (decode($1, 'hex'), $2, $3, $4, $5, to_timestamp($6::bigint / 1000.0))",
        pqxx::params{services::hex_of(code), enrolment.room, enrolment.name, enrolment.table.value(), enrolment.made_by,
                     milliseconds(enrolment.expires_at)});
    record(transaction, audit);
  });
}

std::optional<Enrolment> PostgresIdentityStore::enrolment(const Hash& code, Instant now) {
  return transact([&](Transaction& transaction) -> std::optional<Enrolment> {
    const auto rows = transaction.work.exec(
        "SELECT room, name, table_id, made_by, " + ms("expires_at") +
            " FROM enrolment_code WHERE hash = decode($1, 'hex') AND used_at IS NULL AND expires_at > "
            "to_timestamp($2::bigint / 1000.0)",
        pqxx::params{services::hex_of(code), milliseconds(now)});
    if (rows.empty()) return std::nullopt;
    const auto row = rows[0];
    return Enrolment{row[0].as<std::string>(), row[1].as<std::string>(), TableId(row[2].as<std::int64_t>()),
                     row[3].as<std::string>(), instant_of(row[4])};
  });
}

bool PostgresIdentityStore::enrol(const Hash& code, const Device& device, const Hash& token, const Audit& audit) {
  return transact([&](Transaction& transaction) {
    const auto used = transaction.work.exec(
        "UPDATE enrolment_code SET used_at = to_timestamp($2::bigint / 1000.0) WHERE hash = decode($1, 'hex') AND "
        "used_at IS NULL",
        pqxx::params{services::hex_of(code), milliseconds(device.enrolled_at)});
    if (used.affected_rows() == 0) return false;
    transaction.work.exec(
        "INSERT INTO device (room, id, name, table_id, token_hash, enrolled_by, enrolled_at) "
        "VALUES ($1, $2, $3, $4, decode($5, 'hex'), $6, to_timestamp($7::bigint / 1000.0))",
        pqxx::params{device.room, device.id, device.name, device.table.value(), services::hex_of(token),
                     device.enrolled_by, milliseconds(device.enrolled_at)});
    record(transaction, audit);
    return true;
  });
}

std::vector<Device> PostgresIdentityStore::devices(const std::string& room, const services::Page& page) {
  return transact([&](Transaction& transaction) {
    std::vector<Device> devices;
    for (const auto& row :
         transaction.work.exec("SELECT " + device_columns() + "WHERE room = $1 AND id > $2 ORDER BY id LIMIT $3",
                               pqxx::params{room, page.after, page.most}))
      devices.push_back(device_of(row));
    return devices;
  });
}

std::optional<Device> PostgresIdentityStore::device_of_token(const Hash& token) {
  return transact([&](Transaction& transaction) -> std::optional<Device> {
    const auto rows = transaction.work.exec("SELECT " + device_columns() + "WHERE token_hash = decode($1, 'hex')",
                                            pqxx::params{services::hex_of(token)});
    if (rows.empty()) return std::nullopt;
    return device_of(rows[0]);
  });
}

bool PostgresIdentityStore::revoke_device(const std::string& room, const std::string& id, const Audit& audit) {
  return transact([&](Transaction& transaction) {
    const auto revoked = transaction.work.exec(
        "UPDATE device SET revoked_at = to_timestamp($3::bigint / 1000.0) WHERE room = $1 AND id = $2 AND revoked_at "
        "IS NULL",
        pqxx::params{room, id, milliseconds(audit.at)});
    if (revoked.affected_rows() == 0) return false;
    auto ended = end_where(transaction, "s.device = $4", pqxx::params{id}, room, "device_revoked", audit.at);
    record(transaction, audit, std::move(ended));
    return true;
  });
}

}  // namespace lammer::db
