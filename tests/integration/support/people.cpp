// The long way round on purpose: everything goes through the programs' own doors.
#include "tests/integration/support/people.h"

#include <stdexcept>
#include <thread>

#include <gtest/gtest.h>

namespace lammer::testing {
namespace {

std::string word_after(const std::string& text, const std::string& mark) {
  const auto at = text.find(mark);
  if (at == std::string::npos) return "";
  const auto begin = text.find_first_not_of(' ', at + mark.size());
  return text.substr(begin, text.find_first_of(" \n", begin) - begin);
}

Finished lammer(const std::string& node_url, std::vector<std::string> words) {
  words.insert(words.begin(), program("lammer"));
  auto finished = run(words, {{"LAMMER_DATABASE_URL", node_url}, {"LAMMER_REDIS_URL", ""}});
  if (finished.exit_code != 0) throw std::runtime_error(finished.output);
  return finished;
}

}  // namespace

void add_room(const std::string& node_url, const std::string& id) {
  lammer(node_url, {"room", "add", id, "--name", "Room " + id, "--time-zone", "America/Denver"});
}

Badge add_at_shell(const std::string& node_url, const std::string& room, const std::string& name,
                   const std::string& licence, const std::vector<std::string>& roles) {
  std::vector<std::string> words{"user", "add", "--room", room, "--name", name, "--licence", licence};
  for (const auto& role : roles) words.insert(words.end(), {"--role", role});
  const auto output = lammer(node_url, words).output;
  return {"", licence, word_after(output, "password"), word_after(output, "PIN")};
}

Client::Answer Client::ask(drogon::HttpMethod method, const std::string& path, const std::string& body) {
  Variables headers;
  if (!authorization_.empty()) headers["Authorization"] = authorization_;
  if (!body.empty()) headers["Content-Type"] = "application/json";
  return service_->ask(method, path, headers, body);
}

Client client_of(RunningService& service, const RunningService::Answer& opened) {
  const auto json = opened.json();
  Client client(service, "Bearer " + json.at("access_token").get<std::string>());
  client.session = json.at("session").at("id");
  client.refresh_token = json.value("refresh_token", "");
  return client;
}

Client log_in(RunningService& service, const Badge& badge, const std::string& room) {
  nlohmann::json body{{"licence", badge.licence}, {"password", badge.password}, {"deliver", "body"}};
  if (!room.empty()) body["room"] = room;
  RunningService::Answer answer;
  for (int i = 0; i < 100; ++i) {
    answer = Client(service).post("/api/v1/sessions", body);
    if (answer.status != 503) break;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  if (answer.status != 201) throw std::runtime_error("no login for " + badge.licence + ": " + answer.body);
  return client_of(service, answer);
}

Badge add_person(Client& admin, const std::string& licence, const std::vector<std::string>& roles) {
  const auto answer =
      admin.post("/api/v1/people", {{"name", "Person " + licence}, {"licence", licence}, {"roles", roles}});
  if (answer.status != 201) throw std::runtime_error(answer.body);
  const auto json = answer.json();
  return {json.at("person").at("id"), licence, json.at("secrets").at("password"), json.at("secrets").value("pin", "")};
}

std::string enrol(RunningService& service, Client& floor, int table) {
  const auto code = floor.post("/api/v1/devices/codes", {{"table", table}, {"name", "Tablet"}});
  if (code.status != 201) throw std::runtime_error(code.body);
  const auto enrolled =
      Client(service).post("/api/v1/devices", {{"code", code.json().at("code")}, {"deliver", "body"}});
  if (enrolled.status != 201) throw std::runtime_error(enrolled.body);
  return enrolled.json().at("device_token");
}

Client tap_in(RunningService& service, const std::string& device_token, const Badge& badge) {
  const auto answer =
      Client(service, "Device " + device_token)
          .post("/api/v1/devices/tap-in", {{"licence", badge.licence}, {"pin", badge.pin}, {"deliver", "body"}});
  if (answer.status != 201) throw std::runtime_error(answer.body);
  return client_of(service, answer);
}

std::string code_of(const RunningService::Answer& answer) {
  const auto json = nlohmann::json::parse(answer.body, nullptr, false);
  return json.is_object() ? json.value("code", "") : "";
}

}  // namespace lammer::testing
