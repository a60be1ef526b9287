// Sessions over HTTP: log in, stay in, look, end; the person's own secrets; signatures and tickets of a session.
//
// A browser keeps the access token in memory and the refresh token in a cookie that scripts cannot read and other sites
// cannot send. Programs ask for the refresh token in the body ("deliver": "body").
#pragma once
#include <vector>

#include "api/http/routes.h"
#include "services/identity/sessions.h"

namespace lammer::api {

std::vector<Route> sessions_routes(Node& node);

// What a login and a tap-in answer; `deliver` says where the refresh token goes.
enum class Deliver { cookie, body };
drogon::HttpResponsePtr opened_response(Node& node, const drogon::HttpRequestPtr& request,
                                        const services::Opened& opened, Deliver deliver, drogon::HttpStatusCode status);

// Nothing if access tokens can be signed; without a key nobody is let in, and no session is opened in vain.
drogon::HttpResponsePtr refusal_of_no_key(const Node& node, const drogon::HttpRequestPtr& request);

// A cookie that only this service sees, over TLS where web.origin has it.
drogon::Cookie guarded_cookie(const Node& node, const char* name, const std::string& value, const char* path,
                              std::chrono::seconds lasts);

}  // namespace lammer::api
