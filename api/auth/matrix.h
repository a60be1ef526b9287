// The matrix: who may do what, one row an operation, and the event that a change leaves. What has no row is refused,
// and a route without one does not start. Tests hold it against api/openapi.yaml and against the routes.
#pragma once
#include <span>
#include <string_view>

#include "domain/identity/role.h"
#include "services/identity/principal.h"

namespace lammer::api {

struct Access {
  bool open = false;     // anybody, without proof
  bool session = false;  // any person who is logged in or tapped in
  bool device = false;   // an enrolled tablet, also without a person
  identity::RoleSet roles;
};

struct MatrixRow {
  std::string_view operation;  // operationId
  Access access;
  std::string_view
      audit;  // the event it leaves; "none" if it changes nothing that is remembered; empty if it only reads
};

std::span<const MatrixRow> matrix();
const MatrixRow* row_of(std::string_view operation);

bool may(const Access& access, const services::Principal& principal);

}  // namespace lammer::api
