// Migrations against a real PostgreSQL: all or nothing, once, in order, and never over an altered history.
#include "db/postgres/migrations.h"

#include <thread>

#include <gtest/gtest.h>

#include "db/fault.h"
#include "db/postgres/connection.h"
#include "tests/integration/support/test_database.h"

namespace lammer::db {
namespace {

using testing::TestDatabase;

std::vector<Migration> two_steps() {
  return {make_migration("0001_first.sql", "CREATE TABLE first (id int)"),
          make_migration("0002_second.sql", "CREATE TABLE second (id int)")};
}

std::vector<std::string> tables(const TestDatabase& database) {
  auto connection = database.connect();
  pqxx::read_transaction transaction(connection);
  std::vector<std::string> names;
  for (const auto& [name] : transaction.query<std::string>(
           "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1"))
    names.push_back(name);
  return names;
}

std::string fault_of(const TestDatabase& database, const std::vector<Migration>& steps) {
  try {
    migrate(database.url(), steps);
    return "";
  } catch (const Fault& fault) {
    return fault.what();
  }
}

TEST(Migrations, OfThisProgramAreNumberedFromOneWithoutGapsAndApplyTwice) {
  int expected = 0;
  for (const auto& migration : known_migrations()) EXPECT_EQ(migration.number, ++expected);
  ASSERT_GE(expected, 1);
  const TestDatabase database;
  EXPECT_EQ(migrate(database.url()), expected);
  EXPECT_EQ(migrate(database.url()), 0);
}

TEST(Migrations, ApplyOnlyWhatIsMissingInOrder) {
  const TestDatabase database;
  const auto steps = two_steps();
  std::vector<std::string> seen;
  const auto note = [&](const Migration& migration) { seen.push_back(migration.name); };
  EXPECT_EQ(migrate(database.url(), std::span(steps).first(1), note), 1);
  EXPECT_EQ(migrate(database.url(), steps, note), 1);
  EXPECT_EQ(seen, (std::vector<std::string>{"first", "second"}));
  EXPECT_EQ(tables(database), (std::vector<std::string>{"first", "schema_migration", "second"}));
}

TEST(Migrations, AChangedAppliedStepIsRefusedAndNothingIsTouched) {
  const TestDatabase database;
  auto steps = two_steps();
  migrate(database.url(), std::span(steps).first(1));
  steps[0] = make_migration("0001_first.sql", "CREATE TABLE first (id bigint)");
  EXPECT_NE(fault_of(database, steps).find("migration 1 (first) was applied with other contents"), std::string::npos);
  EXPECT_EQ(tables(database), (std::vector<std::string>{"first", "schema_migration"}));
}

TEST(Migrations, ADatabaseOfANewerProgramIsRefused) {
  const TestDatabase database;
  const auto steps = two_steps();
  migrate(database.url(), steps);
  EXPECT_NE(fault_of(database, {steps[0]}).find("install the newer version"), std::string::npos);
}

TEST(Migrations, AFailingStepLeavesNothingBehind) {
  const TestDatabase database;
  auto steps = two_steps();
  steps.push_back(make_migration("0003_broken.sql", "CREATE TABLE third (id int); SELECT * FROM missing"));
  const auto fault = fault_of(database, steps);
  EXPECT_NE(fault.find("migration 3 (broken) failed and nothing was changed"), std::string::npos) << fault;
  EXPECT_TRUE(tables(database).empty());
}

TEST(Migrations, TwoMigratorsAtOnceApplyEachStepOnce) {
  const TestDatabase database;
  auto steps = two_steps();
  steps.push_back(make_migration("0003_slow.sql", "SELECT pg_sleep(0.2)"));
  int first = 0;
  int second = 0;
  std::jthread other([&] { first = migrate(database.url(), steps); });
  second = migrate(database.url(), steps);
  other.join();
  EXPECT_EQ(first + second, 3);
  EXPECT_TRUE(first == 0 || second == 0);
}

TEST(Migrations, FilesMustBeNamedByNumber) {
  for (const auto* wrong : {"1_room.sql", "0001-room.sql", "0001_room.txt", "room.sql", "00a1_room.sql", ""})
    EXPECT_THROW(make_migration(wrong, ""), Fault) << wrong;
}

TEST(Connection, ASentenceForEachWayNotToConnect) {
  const auto fault = [](const std::string& url, const ConnectLimits& limits = {}) -> std::string {
    try {
      connect(url, limits);
      return "";
    } catch (const Fault& e) {
      return e.what();
    }
  };
  const TestDatabase database;
  EXPECT_EQ(fault(database.url()), "");
  EXPECT_NE(
      fault(database.url(), {.least_server_version = 990000}).find("is too old: Lammer needs PostgreSQL 99 or newer"),
      std::string::npos);
  EXPECT_NE(fault("postgresql://lammer:hunter2@127.0.0.1:1/x").find("start it or correct LAMMER_DATABASE_URL"),
            std::string::npos);
  for (const auto* url :
       {"postgresql://lammer:hunter2@127.0.0.1:1/x", "postgresql://lammer:hunter2%zz@x", "password=hunter2 bad"})
    EXPECT_EQ(fault(url).find("hunter2"), std::string::npos) << fault(url);
}

}  // namespace
}  // namespace lammer::db
