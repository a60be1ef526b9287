// From rows to rights.
#include "services/identity/principal.h"

namespace lammer::services {

Principal principal_of(const StandingRow& row) {
  Principal principal;
  principal.room = row.session.room;
  principal.device = row.session.device;
  principal.table = row.session.table;
  if (!row.person) return principal;
  principal.session = row.session.id;
  principal.person = row.person->id;
  principal.name = row.person->name;
  principal.licence = row.person->licence;
  principal.roles =
      row.session.means == SecretKind::pin ? row.person->roles.both(identity::tablet_roles) : row.person->roles;
  return principal;
}

}  // namespace lammer::services
