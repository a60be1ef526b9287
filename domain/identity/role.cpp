// Names as they stand in the API and in the record.
#include "domain/identity/role.h"

namespace lammer::identity {

std::string_view name_of(Role role) {
  switch (role) {
    case Role::dealer:
      return "dealer";
    case Role::floor:
      return "floor";
    case Role::shift_supervisor:
      return "shift_supervisor";
    case Role::cage:
      return "cage";
    case Role::security:
      return "security";
    case Role::accounting:
      return "accounting";
    case Role::surveillance:
      return "surveillance";
    case Role::regulator:
      return "regulator";
    case Role::display:
      return "display";
    case Role::admin:
      return "admin";
  }
  return "";
}

std::optional<Role> role_named(std::string_view name) {
  for (const auto role : all_roles)
    if (name_of(role) == name) return role;
  return std::nullopt;
}

std::vector<Role> RoleSet::list() const {
  std::vector<Role> roles;
  for (const auto role : all_roles)
    if (has(role)) roles.push_back(role);
  return roles;
}

std::string RoleSet::text() const {
  std::string names;
  for (const auto role : list()) names += (names.empty() ? "" : " ") + std::string(name_of(role));
  return names;
}

}  // namespace lammer::identity
