// The acts as data, in the order of the rule book.
#include "domain/identity/two_person.h"

#include <array>

namespace lammer::identity {
namespace {

constexpr RoleSet dealer{Role::dealer};

constexpr std::array acts{
    TwoPersonAct{"deck_inspection", dealer, floor_or_above, "POKER-04.A"},
    TwoPersonAct{"bad_beat_box_count", dealer, floor_or_above, "POKER-15.D.1.a"},
    TwoPersonAct{"bad_beat_box_transport", {Role::security}, {Role::cage}, "POKER-15.D.1.b"},
    TwoPersonAct{"bad_beat_box_list", {Role::security}, floor_or_above, "POKER-15.D.2.a"},
    TwoPersonAct{"bad_beat_display", {Role::accounting}, floor_or_above, "POKER-15.I.1"},
    TwoPersonAct{"high_hand_box_count", dealer, floor_or_above, "POKER-16.D.1.a"},
    TwoPersonAct{"high_hand_box_transport", {Role::security}, {Role::cage}, "POKER-16.D.1.b"},
    TwoPersonAct{"high_hand_slip", dealer, floor_or_above, "POKER-16.G.3.e"},
    TwoPersonAct{"time_charge_drop", dealer, floor_or_above, "POKER-17.B.3.f"},
    TwoPersonAct{"misdeal", dealer, floor_or_above, "POKER-18.G"},
    TwoPersonAct{"void_hand", dealer, floor_or_above, "POKER-18.I"},
    TwoPersonAct{"fouled_hand_refund", dealer, floor_or_above, "POKER-18.K.3"},
};

std::string names(RoleSet roles) {
  auto text = roles.text();
  for (auto& c : text)
    if (c == ' ') c = '/';
  return text;
}

}  // namespace

std::span<const TwoPersonAct> two_person_acts() {
  return acts;
}

const TwoPersonAct* act_named(std::string_view name) {
  for (const auto& act : acts)
    if (act.name == name) return &act;
  return nullptr;
}

Expected<void> check_signers(const TwoPersonAct& act, const Signer& first, const Signer& second) {
  if (first.person == second.person)
    return tl::unexpected(
        Refusal{"cosign.same_person", "The second signature must be of another person than the first.", act.clause});
  if (!first.roles.meets(act.first))
    return tl::unexpected(Refusal{"cosign.first_role", "This is prepared by " + names(act.first) + ".", act.clause});
  if (!second.roles.meets(act.second))
    return tl::unexpected(Refusal{"cosign.second_role", "This is signed by " + names(act.second) + ".", act.clause});
  return {};
}

}  // namespace lammer::identity
