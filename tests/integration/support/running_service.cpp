// lammerd says in its log which port it took.
#include "tests/integration/support/running_service.h"

#include <array>
#include <cerrno>
#include <stdexcept>
#include <system_error>
#include <thread>
#include <utility>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <trantor/net/EventLoopThread.h>
#include <unistd.h>

namespace lammer::testing {
namespace {

constexpr double answer_seconds_max = 10;

trantor::EventLoop* client_loop() {
  static trantor::EventLoopThread thread;
  static const bool started = (thread.run(), true);
  return started ? thread.getLoop() : nullptr;
}

Variables with_defaults(const std::string& database_url, Variables variables) {
  variables.try_emplace("LAMMER_DATABASE_URL", database_url);
  variables.try_emplace("LAMMER_LISTEN_PORT", "0");
  variables.try_emplace("LAMMER_REDIS_URL", "");  // none unless the test asks for it
  return variables;
}

}  // namespace

RunningService::RunningService(const std::string& database_url, Variables variables)
    : process_({program("lammerd")}, with_defaults(database_url, std::move(variables))) {
  const std::string mark = "\"port\":";
  if (!process_.wait_for_output("\"event\":\"listening\""))
    throw std::runtime_error("lammerd did not start: " + process_.output());
  const auto log = process_.output();
  port_ = std::stoi(log.substr(log.find(mark) + mark.size()));
  client_ = drogon::HttpClient::newHttpClient("http://127.0.0.1:" + std::to_string(port_), client_loop());
}

RunningService::Answer RunningService::ask(drogon::HttpMethod method, const std::string& path, const Variables& headers,
                                           const std::string& body) {
  auto request = drogon::HttpRequest::newHttpRequest();
  request->setMethod(method);
  request->setPath(path);
  request->setPathEncode(false);
  request->setBody(body);
  for (const auto& [name, value] : headers)
    // The client adds a type of its own unless it is told here.
    name == "Content-Type" ? request->setContentTypeString(value) : request->addHeader(name, value);
  const auto [result, response] = client_->sendRequest(request, answer_seconds_max);
  if (result != drogon::ReqResult::Ok) return {};
  return {response->statusCode(), std::string(response->body()), response};
}

OpenConnection::OpenConnection(int port) : socket_(::socket(AF_INET, SOCK_STREAM, 0)) {
  if (socket_ < 0) throw std::system_error(errno, std::generic_category(), "socket");
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(port));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const timeval patience{2, 0};
  ::setsockopt(socket_, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  // A service that stops refuses, or resets what it has not accepted yet.
  if (::connect(socket_, reinterpret_cast<sockaddr*>(&address), sizeof address) != 0 && errno != ECONNREFUSED &&
      errno != ECONNRESET)
    throw std::system_error(errno, std::generic_category(), "connect");
}

OpenConnection::~OpenConnection() {
  ::close(socket_);
}

void OpenConnection::send(const std::string& bytes) const {
  for (std::size_t sent = 0; sent < bytes.size();) {
    const auto now = ::send(socket_, bytes.data() + sent, bytes.size() - sent, MSG_NOSIGNAL);
    if (now <= 0) return;
    sent += static_cast<std::size_t>(now);
  }
}

std::string OpenConnection::ask(const std::string& bytes) const {
  send(bytes);
  std::string answer;
  std::array<char, 4096> buffer{};
  while (true) {
    const auto head_end = answer.find("\r\n\r\n");
    const auto length = answer.find("content-length: ");
    if (head_end != std::string::npos && length < head_end &&
        answer.size() >= head_end + 4 + std::stoul(answer.substr(length + 16)))
      return answer;
    const auto got = ::recv(socket_, buffer.data(), buffer.size(), 0);
    if (got <= 0) return answer;
    answer.append(buffer.data(), static_cast<std::size_t>(got));
  }
}

std::string OpenConnection::read_all() const {
  std::string answer;
  std::array<char, 4096> buffer{};
  for (ssize_t got = 0; (got = ::recv(socket_, buffer.data(), buffer.size(), 0)) > 0;)
    answer.append(buffer.data(), static_cast<std::size_t>(got));
  return answer;
}

std::string RunningService::raw(const std::string& bytes) const {
  const OpenConnection connection(port_);
  connection.send(bytes);
  return connection.read_all();
}

bool RunningService::wait_for_check(const std::string& name, const std::string& state) {
  for (int i = 0; i < 200; ++i) {
    const auto readiness = get("/readyz").json();
    for (const auto& check : readiness.at("checks"))
      if (check.at("name") == name && check.at("state") == state) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds(50));
  }
  return false;
}

}  // namespace lammer::testing
