// Noun by noun, as in api/openapi.yaml.
#include "api/auth/matrix.h"

#include <algorithm>
#include <array>

namespace lammer::api {
namespace {

using identity::Role;
using identity::RoleSet;

constexpr Access anybody{.open = true};
constexpr Access any_session{.session = true};
constexpr Access tablet{.device = true};
constexpr Access session_or_tablet{.session = true, .device = true};

constexpr Access only(RoleSet roles) {
  return {.roles = roles};
}
constexpr auto admin = only({Role::admin});
constexpr auto dealers_and_floor = only({Role::dealer, Role::floor, Role::shift_supervisor});
constexpr auto floor_desk = only({Role::floor, Role::shift_supervisor, Role::admin});

constexpr std::array rows{
    MatrixRow{"getHealth", anybody, ""},
    MatrixRow{"getReadiness", anybody, ""},
    MatrixRow{"getMetrics", anybody, ""},
    MatrixRow{"getOpenApi", anybody, ""},

    MatrixRow{"openSession", anybody, "session.opened"},    // licence and password are the proof
    MatrixRow{"refreshSession", anybody, "session.ended"},  // the refresh token is; a copied one ends the session
    MatrixRow{"listSessions", any_session, ""},
    MatrixRow{"endSession", any_session, "session.ended"},
    MatrixRow{"getMe", session_or_tablet, ""},
    MatrixRow{"changeOwnSecrets", any_session, "person.secrets_changed"},

    MatrixRow{"listPeople", admin, ""},
    MatrixRow{"addPerson", admin, "person.added"},
    MatrixRow{"changePerson", admin, "person.changed"},
    MatrixRow{"resetSecrets", admin, "person.secrets_reset"},

    MatrixRow{"makeEnrolmentCode", floor_desk, "device.code_made"},
    MatrixRow{"enrolDevice", anybody, "device.enrolled"},  // the code is the proof
    MatrixRow{"listDevices", floor_desk, ""},
    MatrixRow{"revokeDevice", floor_desk, "device.revoked"},
    MatrixRow{"tapIn", tablet, "session.tapped_in"},
    MatrixRow{"tapOut", any_session, "session.ended"},

    MatrixRow{"listTables", any_session, ""},
    MatrixRow{"getTable", session_or_tablet, ""},
    MatrixRow{"commandTable", dealers_and_floor, "table.*, hand.*"},
    MatrixRow{"listHands", any_session, ""},
    MatrixRow{"getHand", any_session, ""},
    MatrixRow{"getClause", any_session, ""},

    MatrixRow{"coSign", any_session, "cosign.signed"},
    MatrixRow{"makeLiveTicket", session_or_tablet, "none"},
    MatrixRow{"openLive", anybody, ""},  // the ticket is the proof; each topic is judged when it is asked for
};

}  // namespace

std::span<const MatrixRow> matrix() {
  return rows;
}

const MatrixRow* row_of(std::string_view operation) {
  const auto* row = std::ranges::find(rows, operation, &MatrixRow::operation);
  return row == rows.end() ? nullptr : row;
}

bool may(const Access& access, const services::Principal& principal) {
  if (access.open) return true;
  if (!principal.person.empty())
    return access.session || principal.roles.meets(access.roles) || (access.device && !principal.device.empty());
  return access.device && !principal.device.empty();
}

}  // namespace lammer::api
