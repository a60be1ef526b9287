// TestDatabase: a fresh, empty database of the private cluster, dropped at the end. scripts/private-services provides
// the cluster through its variables; without them the tests fail, they are never skipped.
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

  const std::string& url() const { return url_; }            // the owner's
  const std::string& node_url() const { return node_url_; }  // what a node uses; lets nobody in before migrate()
  // To the shape of this program, with the node's login.
  void migrate() const;
  pqxx::connection connect() const { return pqxx::connection(url_); }

  // As if PostgreSQL were away for everyone but superusers: open sessions end and no new one is let in.
  void close_to_everyone();
  void open_again();

 private:
  std::string name_;
  std::string url_;
  std::string node_url_;
};

// An address from the environment that scripts/private-services set; fails the test program if it is missing.
std::string required_variable(const char* name);

}  // namespace lammer::testing
