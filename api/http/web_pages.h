// The built web pages: files under web.root, and index.html for every address that the pages' own router knows.
#pragma once
#include <string>

namespace lammer::api {

// Tells Drogon what to serve; with a root that holds no index.html the service answers the API alone.
void serve_web_pages(const std::string& web_root);

}  // namespace lammer::api
