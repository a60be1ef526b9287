// TestDatabase: a fresh, empty database of the private cluster, dropped at the end. scripts/private-services provides
// the cluster through LAMMER_DATABASE_URL; without it the tests fail, they are never skipped.
#pragma once
#include <string>

#include <pqxx/pqxx>

namespace lammer::testing {

class TestDatabase {
 public:
  TestDatabase();
  ~TestDatabase();
  TestDatabase(const TestDatabase&) = delete;
  TestDatabase& operator=(const TestDatabase&) = delete;

  const std::string& url() const { return url_; }
  pqxx::connection connect() const { return pqxx::connection(url_); }

  // As if PostgreSQL were away for everyone but superusers: open sessions end and no new one is let in.
  void close_to_everyone();
  void open_again();

 private:
  std::string name_;
  std::string url_;
};

// An address from the environment that scripts/private-services set; fails the test program if it is missing.
std::string required_variable(const char* name);

}  // namespace lammer::testing
