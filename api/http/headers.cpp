// Strict by default: scripts and styles only from our own files, nothing framed, nothing sniffed, nothing remembered
// unless its name carries its hash.
#include "api/http/headers.h"

#include <string_view>

#include "api/http/request_scope.h"

namespace lammer::api {
namespace {

constexpr const char* content_security_policy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src "
    "'self'; "
    "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const char* cache_control(std::string_view path, drogon::HttpStatusCode status) {
  if (status == drogon::k200OK || status == drogon::k304NotModified) {
    if (path.starts_with("/assets/")) return "public, max-age=31536000, immutable";
    if (!path.starts_with("/api/")) return "no-cache";
  }
  return "no-store";
}

}  // namespace

void add_standard_headers(const drogon::HttpRequestPtr& request, const drogon::HttpResponsePtr& response) {
  response->addHeader("Content-Security-Policy", content_security_policy);
  response->addHeader("X-Content-Type-Options", "nosniff");
  response->addHeader("Referrer-Policy", "no-referrer");
  response->addHeader("Cross-Origin-Opener-Policy", "same-origin");
  response->addHeader("Cross-Origin-Resource-Policy", "same-origin");
  response->addHeader("Cache-Control", cache_control(request->path(), response->statusCode()));
  response->addHeader("Vary", "Accept-Encoding");
  response->addHeader("X-Request-Id", request_id(request));
}

}  // namespace lammer::api
