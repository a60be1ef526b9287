// Noun by noun.
#include "api/http/routes.h"

#include "api/http/operations.h"

namespace lammer::api {

std::vector<Route> routes(Node& node) {
  return operations_routes(node);
}

}  // namespace lammer::api
