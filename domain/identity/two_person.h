// Two-person acts: what one person prepares and another, a different person of the right role, signs. The list is the
// rule book's; an act that is not in it needs no second person.
#pragma once
#include <span>
#include <string>
#include <string_view>

#include "domain/core/refusal.h"
#include "domain/identity/role.h"

namespace lammer::identity {

struct TwoPersonAct {
  std::string_view name;  // as in the API: "deck_inspection"
  RoleSet first;
  RoleSet second;
  Clause clause;
};

std::span<const TwoPersonAct> two_person_acts();
const TwoPersonAct* act_named(std::string_view name);

struct Signer {
  std::string person;  // id
  RoleSet roles;
};

// The preparer and the verifier are different persons, each of a role the clause allows.
Expected<void> check_signers(const TwoPersonAct& act, const Signer& first, const Signer& second);

}  // namespace lammer::identity
