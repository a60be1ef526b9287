// What waits for the record or hashes a password, done on a worker of Identity and answered from there. A full queue, a
// record that is away and a bug each have their problem document; every way ends in one answer.
#pragma once
#include <functional>

#include "api/http/routes.h"
#include "services/identity/identity.h"

namespace lammer::api {

// `work` answers itself, unless it throws.
void on_worker(Node& node, services::Identity::Line line, const drogon::HttpRequestPtr& request, const Answer& answer,
               std::function<void(services::Desk&)> work);

// Who asks, for the record: principal, request id and address.
services::Caller caller_of(const Node& node, const Call& call);

}  // namespace lammer::api
