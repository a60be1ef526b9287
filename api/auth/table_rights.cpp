// By the tablet's table and the person's roles.
#include "api/auth/table_rights.h"

namespace lammer::api {
namespace {

using identity::Role;

Refusal another_table() {
  return {"access.other_table", "you are not tapped in to this table", Clause("POKER-07.F")};
}

}  // namespace

codec::DownCards cards_for(const services::Principal& principal, TableId table) {
  const bool own = principal.table == table;
  const bool overseer = principal.roles.meets({Role::surveillance, Role::regulator});
  return own || overseer ? codec::DownCards::as_entered : codec::DownCards::hidden;
}

Expected<room::By> authority_of(const services::Principal& principal, TableId table) {
  const LicenceNo licence(principal.licence);
  if (principal.roles.meets({Role::floor, Role::shift_supervisor})) return room::By{poker::Authority::floor, licence};
  if (principal.table == table) return room::By{poker::Authority::dealer, licence};
  return tl::unexpected(another_table());
}

Expected<void> check_follows(const services::Principal& principal, TableId table) {
  const bool only_dealer = principal.roles == identity::RoleSet{Role::dealer};
  const bool only_tablet = principal.person.empty();
  if ((only_dealer || only_tablet) && principal.table != table) return tl::unexpected(another_table());
  return {};
}

}  // namespace lammer::api
