// RunningService: a real lammerd on a free port, and a client that speaks to it.
#pragma once
#include <string>

#include <drogon/HttpClient.h>
#include <nlohmann/json.hpp>

#include "tests/integration/support/child_process.h"

namespace lammer::testing {

// A connection of its own that stays open between requests. Where the service refuses it, every answer is empty.
class OpenConnection {
 public:
  explicit OpenConnection(int port);
  ~OpenConnection();
  OpenConnection(const OpenConnection&) = delete;
  OpenConnection& operator=(const OpenConnection&) = delete;

  // Sends these bytes and returns one answer with a body, or what came before the server closed or two seconds passed.
  std::string ask(const std::string& bytes) const;
  // Everything until the server closes or two seconds pass.
  std::string read_all() const;

 private:
  void send(const std::string& bytes) const;
  friend class RunningService;

  int socket_;
};

class RunningService {
 public:
  // Throws if lammerd does not come up.
  explicit RunningService(const std::string& database_url, Variables variables = {});

  struct Answer {
    int status = 0;
    std::string body;
    drogon::HttpResponsePtr raw;  // absent if no answer came

    nlohmann::json json() const { return nlohmann::json::parse(body); }
    std::string header(const std::string& name) const { return raw ? raw->getHeader(name) : ""; }
  };
  Answer get(const std::string& path, const Variables& headers = {}) { return ask(drogon::Get, path, headers); }
  Answer ask(drogon::HttpMethod method, const std::string& path, const Variables& headers = {},
             const std::string& body = "");

  // Sends these bytes on a connection of its own and returns all that comes back until the server closes or two seconds
  // pass.
  std::string raw(const std::string& bytes) const;

  // Asks until the check `name` of /readyz has the state; false after ten seconds.
  bool wait_for_check(const std::string& name, const std::string& state);

  int port() const { return port_; }
  ChildProcess& process() { return process_; }

 private:
  ChildProcess process_;
  int port_ = 0;
  drogon::HttpClientPtr client_;
};

}  // namespace lammer::testing
