// Role: what a person is licensed to do in the room, and RoleSet: all that one person is. Rights follow from roles
// alone (api/auth/matrix.h); a person without a role can do nothing.
#pragma once
#include <array>
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace lammer::identity {

enum class Role : std::uint8_t {
  dealer,
  floor,
  shift_supervisor,
  cage,
  security,
  accounting,
  surveillance,
  regulator,  // reads everything, changes nothing
  display,    // a board on the wall
  admin,
};

inline constexpr std::array all_roles{Role::dealer,   Role::floor,      Role::shift_supervisor, Role::cage,
                                      Role::security, Role::accounting, Role::surveillance,     Role::regulator,
                                      Role::display,  Role::admin};

std::string_view name_of(Role role);
std::optional<Role> role_named(std::string_view name);

class RoleSet {
 public:
  constexpr RoleSet() = default;
  constexpr RoleSet(std::initializer_list<Role> roles) {
    for (const auto role : roles) add(role);
  }

  constexpr void add(Role role) { bits_ |= bit(role); }
  constexpr bool has(Role role) const { return (bits_ & bit(role)) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool meets(RoleSet others) const { return (bits_ & others.bits_) != 0; }
  constexpr RoleSet both(RoleSet others) const {
    RoleSet common;
    common.bits_ = bits_ & others.bits_;
    return common;
  }

  // In the order of the enumeration.
  std::vector<Role> list() const;
  // "dealer floor": for the record.
  std::string text() const;

  friend constexpr bool operator==(RoleSet, RoleSet) = default;

 private:
  static constexpr std::uint16_t bit(Role role) {
    return static_cast<std::uint16_t>(1U << static_cast<std::uint8_t>(role));
  }
  std::uint16_t bits_ = 0;
};

// The rule book's "floorperson or above".
inline constexpr RoleSet floor_or_above{Role::floor, Role::shift_supervisor};

// What a PIN at a tablet opens, whatever else the person is: six digits typed in public are not worth a desk.
inline constexpr RoleSet tablet_roles{Role::dealer, Role::floor, Role::shift_supervisor};

}  // namespace lammer::identity
