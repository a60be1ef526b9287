// Principal: who asks, as far as it has been proved: a person with a session, at a desk or at the table a tablet is
// bound to, or a tablet alone. Made only from what the record says now (services/identity/standings.h), never from a
// token.
#pragma once
#include <optional>
#include <string>

#include "domain/core/ids.h"
#include "domain/identity/role.h"
#include "services/ports/identity_store.h"

namespace lammer::services {

struct Principal {
  std::string room;
  std::string person;  // id; empty: a tablet nobody has tapped in to, or nobody at all
  std::string name;
  std::string licence;
  identity::RoleSet roles;  // at a tablet only those of identity::tablet_roles
  std::string session;
  std::string device;            // empty: a desk
  std::optional<TableId> table;  // the device's

  bool is_nobody() const { return person.empty() && device.empty(); }
  // What the record calls whoever did it.
  const std::string& actor() const { return person.empty() ? device : person; }
};

Principal principal_of(const StandingRow& row);

}  // namespace lammer::services
