// Strict by default: scripts and styles only from our own files, nothing framed, nothing sniffed, nothing remembered
// unless its name carries its hash.
#include "api/http/headers.h"

#include "api/http/request_scope.h"

namespace lammer::api {
namespace {

constexpr const char* content_security_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src "
    "'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

// Only files are kept: those whose name carries their hash for good, the others after asking. An answer of a route
// never.
const char* cache_control(const drogon::HttpRequestPtr& request, drogon::HttpStatusCode status) {
  const bool is_file =
      request->matchedPathPattern().empty() &&
      (status == drogon::k200OK || status == drogon::k206PartialContent || status == drogon::k304NotModified);
  if (!is_file) return "no-store";
  return request->path().starts_with("/assets/") ? "public, max-age=31536000, immutable" : "no-cache";
}

}  // namespace

void add_standard_headers(const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response) {
  response->addHeader("Content-Security-Policy", content_security_policy);
  response->addHeader("X-Content-Type-Options", "nosniff");
  response->addHeader("Referrer-Policy", "no-referrer");
  response->addHeader("Cross-Origin-Opener-Policy", "same-origin");
  response->addHeader("Cross-Origin-Resource-Policy", "same-origin");
  response->addHeader("Cache-Control", cache_control(request, response->statusCode()));
  response->addHeader("Vary", "Accept-Encoding");
  response->addHeader("X-Request-Id", request_id(request));
}

}  // namespace lammer::api
