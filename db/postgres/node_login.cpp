// Roles belong to the whole cluster; two migrators at once make the same one.
#include "db/postgres/node_login.h"

#include <pqxx/pqxx>

#include "db/fault.h"
#include "db/postgres/connection.h"

namespace lammer::db {

void let_node_in(const std::string& owner_url, const std::string& node_url) {
  const auto login = login_in(node_url);
  if (login.user.empty() || login.user == login_in(owner_url).user)
    throw Fault("a node needs a login of its own: name one in LAMMER_DATABASE_URL that is not the owner's");
  auto connection = connect(owner_url);
  const auto role = connection.quote_name(login.user);
  try {
    pqxx::work transaction(connection);
    transaction.exec("SELECT pg_advisory_xact_lock(7422)");
    const auto there = transaction.query_value<bool>("SELECT EXISTS (SELECT FROM pg_roles WHERE rolname = $1)",
                                                     pqxx::params{login.user});
    if (!there) transaction.exec("CREATE ROLE " + role + " LOGIN").no_rows();
    if (!login.password.empty())
      transaction.exec("ALTER ROLE " + role + " PASSWORD " + connection.quote(login.password)).no_rows();
    transaction.exec("GRANT lammer_service TO " + role).no_rows();
    transaction.commit();
  } catch (const pqxx::failure&) {  // its text may hold the password
    throw Fault("the login " + login.user + " of the node could not be made: the owner needs the right to make roles");
  }
}

}  // namespace lammer::db
