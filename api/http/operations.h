// Operations: is the service alive, ready and well, and what can it be asked?
#pragma once
#include <vector>

#include "api/http/routes.h"

namespace lammer::api {

std::vector<Route> operations_routes(Node& node);

}  // namespace lammer::api
