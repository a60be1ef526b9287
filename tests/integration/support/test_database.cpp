// Made and dropped through a session on the cluster's own database.
#include "tests/integration/support/test_database.h"

#include <cstdlib>
#include <iostream>
#include <stdexcept>

#include <unistd.h>

#include "db/postgres/migrations.h"
#include "db/postgres/node_login.h"

namespace lammer::testing {
namespace {

void as_superuser(const std::string& sql) {
  pqxx::connection connection(required_variable("LAMMER_DATABASE_OWNER_URL"));
  pqxx::nontransaction(connection).exec(sql);
}

}  // namespace

std::string required_variable(const char* name) {
  const char* value = std::getenv(name);
  if (value == nullptr)
    throw std::runtime_error(std::string(name) +
                             " is not set: run these tests with `make test`, or scripts/private-services run");
  return value;
}

TestDatabase::TestDatabase() {
  static int count = 0;
  name_ = "test_" + std::to_string(::getpid()) + "_" + std::to_string(++count);
  as_superuser("CREATE DATABASE " + name_);
  const auto here = [&](const std::string& cluster) { return cluster.substr(0, cluster.rfind('/') + 1) + name_; };
  url_ = here(required_variable("LAMMER_DATABASE_OWNER_URL"));
  node_url_ = here(required_variable("LAMMER_DATABASE_URL"));
}

TestDatabase::~TestDatabase() {
  try {
    as_superuser("DROP DATABASE " + name_ + " WITH (FORCE)");
  } catch (const std::exception& e) {
    // The cluster is thrown away at the end anyhow, so this is only worth a word.
    std::cerr << name_ << " was not dropped: " << e.what() << '\n';
  }
}

void TestDatabase::migrate() const {
  db::migrate(url_);
  db::let_node_in(url_, node_url_);
}

void TestDatabase::close_to_everyone() {
  as_superuser("ALTER DATABASE " + name_ + " ALLOW_CONNECTIONS false");
  as_superuser("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '" + name_ + "'");
}

void TestDatabase::open_again() {
  as_superuser("ALTER DATABASE " + name_ + " ALLOW_CONNECTIONS true");
}

}  // namespace lammer::testing
