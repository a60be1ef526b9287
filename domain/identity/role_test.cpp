// Roles by name and in sets.
#include "domain/identity/role.h"

#include <gtest/gtest.h>

namespace lammer::identity {
namespace {

TEST(Role, IsFoundByItsNameAlone) {
  for (const auto role : all_roles) EXPECT_EQ(role_named(name_of(role)), role);
  EXPECT_FALSE(role_named("Dealer"));
  EXPECT_FALSE(role_named(""));
}

TEST(Role, SetsMeetOnlyInWhatBothHave) {
  const RoleSet person{Role::admin, Role::floor};
  EXPECT_TRUE(person.meets(floor_or_above));
  EXPECT_FALSE(person.meets({Role::cage, Role::dealer}));
  EXPECT_FALSE(RoleSet{}.meets(person));
  EXPECT_EQ(person.both(tablet_roles), RoleSet{Role::floor}) << "a PIN never opens administration";
  EXPECT_EQ(person.text(), "floor admin");
}

}  // namespace
}  // namespace lammer::identity
