// Tables, their hands and the clauses behind them, over HTTP.
#pragma once
#include "api/http/routes.h"

namespace lammer::api {

std::vector<Route> tables_routes(Node& node);

}  // namespace lammer::api
