// Migrations: the numbered steps of db/migrations that bring a database to the shape this program expects.
//
// Invariant: the applied steps are a prefix of the known ones, byte for byte. A step that was changed after it was
// applied, or a database that knows more steps than the program, is refused and nothing is touched.
#pragma once
#include <functional>
#include <span>
#include <string>
#include <vector>

namespace lammer::db {

struct Migration {
  int number = 0;
  std::string name;
  std::string sql;
  std::string checksum;  // SHA-256 of sql, hex
};

// The steps compiled into this program, from 1 without gaps.
const std::vector<Migration>& known_migrations();

// For tests and tools that bring their own steps.
Migration make_migration(std::string file_name, std::string sql);

using MigrationProgress = std::function<void(const Migration&)>;

// Applies what is missing, all of it or nothing, under a lock that other migrators wait for; returns how many steps
// were applied. Throws Fault.
int migrate(
    const std::string& url, std::span<const Migration> migrations = known_migrations(),
    const MigrationProgress& progress = [](const Migration&) {});

}  // namespace lammer::db
