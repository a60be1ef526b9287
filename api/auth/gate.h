// The gate: every request to a route passes it. It finds out who asks (a bearer token, or a tablet's), asks how that
// session or tablet stands now, and lets in whom the matrix names. Deny by default.
#pragma once
#include <functional>
#include <string>

#include "api/auth/matrix.h"
#include "api/http/routes.h"
#include "domain/core/refusal.h"

namespace lammer::api {

// Calls `enter` on success, else `answer` with a problem; at once if all is known here, else from a worker's thread.
void admit(Node& node, const Access& access, const drogon::HttpRequestPtr& request, const Answer& answer,
           std::function<void(services::Principal)> enter);

// Where a request comes from: the peer, or what a trusted proxy (http.proxy_address) says.
std::string address_of(const Node& node, const drogon::HttpRequestPtr& request);

// A page of ours asks, not another site's: there is no Origin (not a browser), or it is web.origin, or it names the
// host that was asked.
bool is_own_origin(const Node& node, const drogon::HttpRequestPtr& request);

// For a WebSocket: spends the ticket of a page of ours and says for whom. `done` is called once, here or on a worker's
// thread; a foreign origin spends nothing.
void admit_live(Node& node, const drogon::HttpRequestPtr& request, const std::string& ticket,
                std::function<void(Expected<services::Principal>)> done);

inline constexpr const char* device_cookie = "lammer_device";

}  // namespace lammer::api
