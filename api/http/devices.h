// Tablets over HTTP: codes and devices for floor, tap-in and tap-out at the table.
#pragma once
#include <vector>

#include "api/http/routes.h"

namespace lammer::api {

std::vector<Route> devices_routes(Node& node);

}  // namespace lammer::api
