// Noun by noun.
#include "api/http/routes.h"

#include <iterator>

#include "api/http/devices.h"
#include "api/http/operations.h"
#include "api/http/people.h"
#include "api/http/sessions.h"
#include "api/http/tables.h"
#include "api/live/door.h"

namespace lammer::api {

std::vector<Route> routes(Node& node) {
  std::vector<Route> all;
  for (const auto& part :
       {operations_routes, sessions_routes, people_routes, devices_routes, tables_routes, live_routes}) {
    auto some = part(node);
    all.insert(all.end(), std::make_move_iterator(some.begin()), std::make_move_iterator(some.end()));
  }
  return all;
}

}  // namespace lammer::api
