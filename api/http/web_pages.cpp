// Files by Drogon's static router (with .gz beside them, made by the web build); the rest is decided here.
#include "api/http/web_pages.h"

#include <algorithm>
#include <cctype>
#include <filesystem>
#include <functional>
#include <string_view>
#include <utility>

#include <drogon/HttpAppFramework.h>

#include "api/http/problem.h"

namespace lammer::api {
namespace {

// A person's address has no file ending; a missing script or picture must stay a 404, or a stale page would load HTML
// where it expects JavaScript.
bool is_page_address(std::string_view path) {
  const auto first = path.substr(0, path.find('/', 1));
  const bool is_api = std::ranges::equal(
      first, std::string_view("/api"), [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; });
  return !is_api && path.substr(path.rfind('/')).find('.') == std::string_view::npos;
}

}  // namespace

void serve_web_pages(const std::string& web_root) {
  auto& app = drogon::app();
  app.setDocumentRoot(web_root)
      .setFileTypes({"html", "js", "css", "svg", "png", "ico", "webmanifest", "woff2", "json", "txt"})
      .setGzipStatic(true)
      .setStaticFilesCacheTime(-1)  // Drogon's cache keeps whole answers, and with them another request's id
      .setImplicitPageEnable(false)
      .setHomePage("index.html");
  app.setDefaultHandler(
      [web_root](const drogon::HttpRequestPtr& request, std::function<void(const drogon::HttpResponsePtr&)>&& answer) {
        const bool reads = request->method() == drogon::Get || request->method() == drogon::Head;
        if (!reads || !is_page_address(request->path()) || !std::filesystem::exists(web_root + "/index.html"))
          return answer(problem_of_status(drogon::k404NotFound, request));
        answer(drogon::HttpResponse::newFileResponse(web_root + "/index.html"));
      });
}

}  // namespace lammer::api
