// The password travels by the environment of the tool, never by its command line.
#include "db/postgres/archive.h"

#include <cerrno>
#include <filesystem>
#include <system_error>
#include <vector>

#include <pqxx/pqxx>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/fault.h"
#include "db/postgres/connection.h"

namespace lammer::db {
namespace {

void run(const std::string& url, std::vector<std::string> words) {
  // libpq's own variables; whatever is not in the address has libpq's default.
  std::vector<std::string> environment;
  for (char** entry = environ; *entry != nullptr; ++entry) environment.emplace_back(*entry);
  for (const auto& [variable, value] : environment_of(url)) environment.push_back(variable + "=" + value);
  const auto pointers = [](std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (auto& text : texts) all.push_back(text.data());
    all.push_back(nullptr);
    return all;
  };
  auto arguments = pointers(words);
  auto variables = pointers(environment);
  pid_t child = 0;
  if (const int error = ::posix_spawnp(&child, arguments[0], nullptr, nullptr, arguments.data(), variables.data()))
    throw Fault(words[0] + " could not be started (" + std::generic_category().message(error) +
                "): install PostgreSQL's client programs");
  int status = 0;
  while (::waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) throw Fault(words[0] + " failed: its reason is above");
}

}  // namespace

void dump(const std::string& owner_url, const std::string& file) {
  if (std::filesystem::exists(file)) throw Fault(file + " is there already: choose another name");
  const auto unfinished = file + ".unfinished";
  try {
    run(owner_url, {"pg_dump", "--format=custom", "--file=" + unfinished});
    std::filesystem::rename(unfinished, file);
  } catch (...) {
    std::error_code ignored;
    std::filesystem::remove(unfinished, ignored);
    throw;
  }
}

void restore(const std::string& owner_url, const std::string& file) {
  if (!std::filesystem::exists(file)) throw Fault(file + " cannot be found");
  {
    auto connection = connect(owner_url);
    if (pqxx::nontransaction(connection)
            .query_value<bool>("SELECT EXISTS (SELECT FROM pg_tables WHERE schemaname = 'public')"))
      throw Fault("the database is not empty: make a new one (createdb) and name it in LAMMER_DATABASE_OWNER_URL");
    // Groups belong to the cluster, not to the database, and are not in the file.
    pqxx::nontransaction(connection)
        .exec(
            "DO $$ BEGIN IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lammer_service') THEN CREATE ROLE "
            "lammer_service NOLOGIN; END IF; IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'lammer_maintenance') "
            "THEN CREATE ROLE lammer_maintenance NOLOGIN; END IF; END $$");
  }
  run(owner_url, {"pg_restore", "--single-transaction", "--no-owner",
                  "--dbname=" + environment_of(owner_url)["PGDATABASE"], file});
}

}  // namespace lammer::db
