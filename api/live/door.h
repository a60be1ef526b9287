// The door to live updates: GET /api/v1/live. A page of ours with a ticket comes in as whoever asked for the ticket;
// everybody else gets a problem document instead of a WebSocket.
#pragma once
#include "api/http/routes.h"

namespace lammer::api {

// For what is not an upgrade: says what this address is for.
std::vector<Route> live_routes(Node& node);

// Registers the WebSocket itself with Drogon. Once, before it runs.
void serve_live(Node& node);

}  // namespace lammer::api
