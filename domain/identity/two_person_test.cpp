// Who may sign for whom.
#include "domain/identity/two_person.h"

#include <gtest/gtest.h>

#include "tests/support/rule.h"

namespace lammer::identity {
namespace {

const Signer d201{"d201", {Role::dealer}};
const Signer f17{"f17", {Role::floor}};
const Signer dual{"dual", {Role::dealer, Role::floor}};  // a dealer who is floorperson on other days

std::string_view refusal(const char* act, const Signer& first, const Signer& second) {
  const auto checked = check_signers(*act_named(act), first, second);
  return checked ? "" : checked.error().code;
}

TEST(TwoPerson, ACountNeedsADealerAndADifferentFloorperson) {
  RULE("POKER-15.D.1.a", "POKER-16.D.1.a");
  for (const auto* act : {"bad_beat_box_count", "high_hand_box_count"}) {
    EXPECT_EQ(refusal(act, d201, f17), "");
    EXPECT_EQ(refusal(act, d201, {"s2", {Role::shift_supervisor}}), "");
    EXPECT_EQ(refusal(act, dual, dual), "cosign.same_person");
    EXPECT_EQ(refusal(act, f17, f17), "cosign.same_person");
    EXPECT_EQ(refusal(act, d201, {"d202", {Role::dealer}}), "cosign.second_role");
    EXPECT_EQ(refusal(act, f17, dual), "cosign.first_role");
    EXPECT_EQ(refusal(act, d201, {"a1", {Role::admin}}), "cosign.second_role");
  }
}

TEST(TwoPerson, EveryActRefusesItsOwnPreparerAndNamesItsClause) {
  for (const auto& act : two_person_acts()) {
    auto everything = RoleSet{};
    for (const auto role : all_roles) everything.add(role);
    const auto refused = check_signers(act, {"p1", everything}, {"p1", everything});
    ASSERT_FALSE(refused) << act.name;
    EXPECT_EQ(refused.error().clause, act.clause);
    EXPECT_TRUE(check_signers(act, {"p1", act.first}, {"p2", act.second})) << act.name;
    EXPECT_EQ(act_named(act.name), &act);
  }
  EXPECT_EQ(act_named("dance"), nullptr);
}

}  // namespace
}  // namespace lammer::identity
