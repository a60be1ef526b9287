// How Lammer connects to PostgreSQL: bounded in time, named in pg_stat_activity, and of a version we know.
// Only db/ includes this: pqxx stays behind the ports.
#pragma once
#include <chrono>
#include <map>
#include <string>

#include <pqxx/pqxx>

namespace lammer::db {

struct ConnectLimits {
  std::chrono::seconds connect{5};
  std::chrono::milliseconds statement{10'000};
  int least_server_version = 150000;
};

// Throws Fault with a sentence for an operator; the address's password never appears in it.
pqxx::connection connect(const std::string& url, const ConnectLimits& limits = {});

struct Login {
  std::string user;
  std::string password;
};
Login login_in(const std::string& url);

// The address as the variables PostgreSQL's own tools read (PGHOST, PGPASSWORD, …).
std::map<std::string, std::string> environment_of(const std::string& url);

}  // namespace lammer::db
