// People over HTTP, for admins of the room.
#pragma once
#include <vector>

#include "api/http/routes.h"

namespace lammer::api {

std::vector<Route> people_routes(Node& node);

}  // namespace lammer::api
