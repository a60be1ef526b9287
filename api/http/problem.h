// Problem documents (RFC 9457): how every refusal and fault leaves the service. Never a stack trace, never a secret.
#pragma once
#include <string_view>

#include <drogon/HttpRequest.h>
#include <drogon/HttpResponse.h>

#include "api/codec/body.h"
#include "domain/core/refusal.h"

namespace lammer::api {

// `code` is stable and for programs; `title` is a sentence for people.
drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, drogon::HttpStatusCode status,
                                std::string_view code, std::string_view title);

// A refusal with the status that its code calls for, its sentence and its clause.
drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, const Refusal& refusal);

// A body that is not what it should be; names the field.
drogon::HttpResponsePtr problem(const drogon::HttpRequestPtr& request, const BodyError& error);

// For what Drogon itself refuses (a wrong method, a body that is too large, ...).
drogon::HttpResponsePtr problem_of_status(drogon::HttpStatusCode status, const drogon::HttpRequestPtr& request);

}  // namespace lammer::api
