// Applying migrations: one transaction, one lock, checksums recorded.
#include "db/postgres/migrations.h"

#include <array>
#include <charconv>
#include <utility>

#include <pqxx/pqxx>
#include <sodium.h>

#include "db/fault.h"
#include "db/postgres/applied_migrations.h"
#include "db/postgres/connection.h"
#include "migrations.gen.h"

namespace lammer::db {
namespace {

// Any constant will do, as long as nothing else in the database uses it.
constexpr const char* migration_lock = "SELECT pg_advisory_xact_lock(7420)";

std::string sha256_hex(const std::string& text) {
  std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
  std::string hex(digest.size() * 2 + 1, '\0');
  sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
  hex.pop_back();
  return hex;
}

void apply(pqxx::work& transaction, const Migration& migration) {
  try {
    transaction.exec(migration.sql);
    transaction.exec("INSERT INTO schema_migration (number, name, checksum) VALUES ($1, $2, $3)",
                     pqxx::params{migration.number, migration.name, migration.checksum});
  } catch (const pqxx::sql_error& e) {
    throw Fault("migration " + std::to_string(migration.number) + " (" + migration.name +
                ") failed and nothing was changed: " + e.what());
  }
}

}  // namespace

Migration make_migration(std::string file_name, std::string sql) {
  Migration migration;
  const auto separator = file_name.find('_');
  const auto* begin = file_name.data();
  const auto parsed = std::from_chars(begin, begin + file_name.size(), migration.number);
  if (separator != 4 || parsed.ptr != begin + separator || !file_name.ends_with(".sql"))
    throw Fault("migration file " + file_name + " is not named NNNN_name.sql");
  migration.name = file_name.substr(separator + 1, file_name.size() - separator - 1 - 4);
  migration.checksum = sha256_hex(sql);
  migration.sql = std::move(sql);
  return migration;
}

const std::vector<Migration>& known_migrations() {
  static const auto migrations = [] {
    std::vector<Migration> known;
    for (const auto& [name, text] : embedded::embedded_files)
      known.push_back(make_migration(std::string(name), std::string(text)));
    return known;
  }();
  return migrations;
}

int migrate(const std::string& url, std::span<const Migration> migrations, const MigrationProgress& progress) {
  // A step on a grown database may take long; the lock must not wait for ever behind a migrator that hangs.
  auto connection = connect(url, {.statement = std::chrono::hours(6)});
  try {
    pqxx::work transaction(connection);
    transaction.exec("SET LOCAL lock_timeout = '60s'").no_rows();
    transaction.exec(migration_lock);
    const auto applied = count_applied(transaction, migrations);
    if (applied == migrations.size()) return 0;
    transaction
        .exec(
            "CREATE TABLE IF NOT EXISTS schema_migration (number integer PRIMARY KEY, name text NOT NULL, "
            "checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT clock_timestamp())")
        .no_rows();
    for (const auto& migration : migrations.subspan(applied)) {
      progress(migration);
      apply(transaction, migration);
    }
    transaction.commit();
    return static_cast<int>(migrations.size() - applied);
  } catch (const pqxx::failure& e) {
    throw Fault(std::string("migrating failed and nothing was changed: ") + e.what());
  }
}

}  // namespace lammer::db
