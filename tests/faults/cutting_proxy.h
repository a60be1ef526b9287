// CuttingProxy: stands between a node and PostgreSQL and can cut the line at the worst moment: after a request was
// forwarded and before its answer is.
#pragma once
#include <atomic>
#include <string>
#include <thread>
#include <vector>

namespace lammer::testing {

class CuttingProxy {
 public:
  explicit CuttingProxy(int server_port);
  ~CuttingProxy();
  CuttingProxy(const CuttingProxy&) = delete;
  CuttingProxy& operator=(const CuttingProxy&) = delete;

  int port() const { return port_; }
  // The next request that holds `text` gets through, its answer does not.
  void cut_answer_to(std::string text);
  int cuts() const { return cuts_; }

 private:
  void accept_all();
  void serve(int client);

  int server_port_;
  int listener_ = -1;
  int port_ = 0;
  std::atomic<bool> stopping_ = false;
  std::atomic<int> cuts_ = 0;
  std::atomic<bool> armed_ = false;
  std::string text_;
  std::vector<std::thread> lines_;
  std::thread acceptor_;
};

}  // namespace lammer::testing
