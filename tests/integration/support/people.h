// People of a test: a room made at the operator's shell, an admin, and clients who speak to a running service as
// somebody.
#pragma once
#include <string>
#include <vector>

#include "tests/integration/support/running_service.h"

namespace lammer::testing {

struct Badge {
  std::string id;
  std::string licence;
  std::string password;
  std::string pin;
};

// `lammer room add` and `lammer user add`, with a node's login.
void add_room(const std::string& node_url, const std::string& id);
Badge add_at_shell(const std::string& node_url, const std::string& room, const std::string& name,
                   const std::string& licence, const std::vector<std::string>& roles);

// Somebody at a service, with whatever token he has.
class Client {
 public:
  using Answer = RunningService::Answer;

  explicit Client(RunningService& service, std::string authorization = "")
      : service_(&service), authorization_(std::move(authorization)) {}

  Answer get(const std::string& path) { return ask(drogon::Get, path); }
  Answer remove(const std::string& path) { return ask(drogon::Delete, path); }
  Answer post(const std::string& path, const nlohmann::json& body = nlohmann::json::object()) {
    return ask(drogon::Post, path, body.dump());
  }
  Answer put(const std::string& path, const nlohmann::json& body) { return ask(drogon::Put, path, body.dump()); }
  Answer patch(const std::string& path, const nlohmann::json& body) { return ask(drogon::Patch, path, body.dump()); }
  Answer ask(drogon::HttpMethod method, const std::string& path, const std::string& body = "");

  // The same person or tablet at another node.
  Client at(RunningService& other) const { return with(other); }

  const std::string& authorization() const { return authorization_; }

  // From the answer of the login or tap-in this client came from.
  std::string session;
  std::string refresh_token;

 private:
  Client with(RunningService& other) const {
    auto copy = *this;
    copy.service_ = &other;
    return copy;
  }
  RunningService* service_;
  std::string authorization_;
};

// Logs in, waiting for the signing keys of a service that has just started; fails the test otherwise.
Client log_in(RunningService& service, const Badge& badge, const std::string& room = "");
Client client_of(RunningService& service, const RunningService::Answer& opened);

// Adds a person through the API.
Badge add_person(Client& admin, const std::string& licence, const std::vector<std::string>& roles);

// Enrols a tablet for a table and returns its token.
std::string enrol(RunningService& service, Client& floor, int table);
Client tap_in(RunningService& service, const std::string& device_token, const Badge& badge);

std::string code_of(const RunningService::Answer& answer);

}  // namespace lammer::testing
