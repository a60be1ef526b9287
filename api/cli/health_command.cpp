// One request to /readyz over loopback.
#include "api/cli/health_command.h"

#include <cstdio>
#include <string>

#include <drogon/HttpClient.h>
#include <nlohmann/json.hpp>
#include <trantor/net/EventLoopThread.h>

namespace lammer::api {

int ask_health(const Settings& settings) {
  // A node that listens everywhere also listens on loopback.
  const bool everywhere = settings.listen_address == "0.0.0.0" || settings.listen_address == "::";
  const auto host = everywhere ? "127.0.0.1" : settings.listen_address;
  const auto address = "http://" + (host.find(':') == std::string::npos ? host : "[" + host + "]") + ":" +
                       std::to_string(settings.listen_port);
  trantor::EventLoopThread loop;
  loop.run();
  const auto client = drogon::HttpClient::newHttpClient(address, loop.getLoop());
  auto request = drogon::HttpRequest::newHttpRequest();
  request->setPath("/readyz");
  const auto [result, response] = client->sendRequest(request, 2);
  if (result != drogon::ReqResult::Ok) {
    std::fprintf(stderr, "lammer: no lammerd answers at %s: start it or correct LAMMER_LISTEN_PORT\n", address.c_str());
    return 1;
  }
  const auto readiness = nlohmann::json::parse(response->body(), nullptr, false);
  if (readiness.is_discarded() || !readiness.contains("checks")) {
    std::fprintf(stderr, "lammer: what answers at %s is not a lammerd\n", address.c_str());
    return 1;
  }
  std::printf("%s\n", readiness.value("status", "").c_str());
  for (const auto& check : readiness["checks"])
    std::printf("  %-10s %-4s %s\n", check.value("name", "").c_str(), check.value("state", "").c_str(),
                check.value("sentence", "").c_str());
  return response->statusCode() == drogon::k200OK ? 0 : 1;
}

}  // namespace lammer::api
