// Connecting, and turning libpq's many-lined complaints into one sentence with a cure.
#include "db/postgres/connection.h"

#include <map>
#include <memory>
#include <string>

#include <libpq-fe.h>

#include "db/fault.h"

namespace lammer::db {
namespace {

using Parameters = std::map<std::string, std::string>;

// libpq's first line says what happened; the others guess. It names host and port, never the password.
std::string first_line(const std::string& text) {
  return text.substr(0, text.find('\n'));
}

// Taken apart, so that our limits can stand beside what the operator wrote.
Parameters parse(const std::string& url) {
  const std::unique_ptr<PQconninfoOption, decltype(&PQconninfoFree)> options(PQconninfoParse(url.c_str(), nullptr),
                                                                             &PQconninfoFree);
  // libpq's own complaint would repeat the address, password and all.
  if (!options) throw Fault("the database address is not a PostgreSQL address: correct LAMMER_DATABASE_URL");
  Parameters parameters;
  for (const auto* option = options.get(); option->keyword != nullptr; ++option)
    if (option->val != nullptr) parameters[option->keyword] = option->val;
  // An unquoted @ in a password ends up here, and libpq would repeat it in its complaint.
  if (parameters["host"].find('@') != std::string::npos)
    throw Fault("the database address has an @ in its password: write it as %40 in LAMMER_DATABASE_URL");
  return parameters;
}

}  // namespace

Login login_in(const std::string& url) {
  auto parameters = parse(url);
  return {parameters["user"], parameters["password"]};
}

std::map<std::string, std::string> environment_of(const std::string& url) {
  const std::map<std::string, std::string> names{{"host", "PGHOST"},         {"hostaddr", "PGHOSTADDR"},
                                                 {"port", "PGPORT"},         {"user", "PGUSER"},
                                                 {"password", "PGPASSWORD"}, {"dbname", "PGDATABASE"},
                                                 {"sslmode", "PGSSLMODE"},   {"sslrootcert", "PGSSLROOTCERT"}};
  std::map<std::string, std::string> environment;
  for (const auto& [keyword, value] : parse(url))
    if (const auto name = names.find(keyword); name != names.end() && !value.empty()) environment[name->second] = value;
  return environment;
}

pqxx::connection connect(const std::string& url, const ConnectLimits& limits) {
  auto parameters = parse(url);
  parameters.try_emplace("connect_timeout", std::to_string(limits.connect.count()));
  parameters.try_emplace("application_name", "lammer");
  // A server that went silent is noticed, also in the middle of an answer.
  parameters.try_emplace("tcp_user_timeout", "10000");
  parameters.try_emplace("keepalives_idle", "5");
  parameters.try_emplace("keepalives_interval", "2");
  parameters.try_emplace("keepalives_count", "3");
  try {
    pqxx::connection connection(parameters);
    if (connection.server_version() < limits.least_server_version)
      throw Fault("PostgreSQL " + std::to_string(connection.server_version() / 10000) +
                  " is too old: Lammer needs PostgreSQL " + std::to_string(limits.least_server_version / 10000) +
                  " or newer, point LAMMER_DATABASE_URL to such a server");
    pqxx::nontransaction(connection)
        .exec("SET statement_timeout = " + std::to_string(limits.statement.count()) +
              "; SET idle_in_transaction_session_timeout = 60000; SET timezone = 'UTC'");
    return connection;
  } catch (const pqxx::broken_connection& e) {
    throw Fault("PostgreSQL cannot be reached (" + first_line(e.what()) + "): start it or correct LAMMER_DATABASE_URL");
  } catch (const pqxx::failure& e) {
    throw Fault("PostgreSQL refuses the connection (" + first_line(e.what()) + ")");
  }
}

}  // namespace lammer::db
