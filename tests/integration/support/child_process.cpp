// fork and exec, with output to a file so that nothing blocks on a full pipe.
#include "tests/integration/support/child_process.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <thread>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace lammer::testing {
namespace {

constexpr auto poll_every = std::chrono::milliseconds(5);

int exit_code_of(int status) {
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

}  // namespace

ChildProcess::ChildProcess(const std::vector<std::string>& command, const Variables& variables) {
  static int count = 0;
  output_path_ = ::testing::TempDir() + "lammer-child-" + std::to_string(::getpid()) + "-" + std::to_string(++count);
  pid_ = ::fork();
  if (pid_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (pid_ > 0) return;

  ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // also if this test program dies
  const int out = ::open(output_path_.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (out < 0 || ::dup2(out, STDOUT_FILENO) < 0 || ::dup2(out, STDERR_FILENO) < 0) ::_exit(126);
  for (const auto& [name, value] : variables)
    value.empty() ? ::unsetenv(name.c_str()) : ::setenv(name.c_str(), value.c_str(), 1);
  std::vector<char*> words;
  for (const auto& word : command) words.push_back(const_cast<char*>(word.c_str()));
  words.push_back(nullptr);
  ::execv(words.front(), words.data());
  ::_exit(127);
}

ChildProcess::~ChildProcess() {
  if (!wait(std::chrono::milliseconds(0))) {
    signal(SIGKILL);
    wait();
  }
  std::filesystem::remove(output_path_);
}

void ChildProcess::signal(int number) const {
  if (!exit_code_) ::kill(pid_, number);
}

std::optional<int> ChildProcess::wait(std::chrono::milliseconds at_most) {
  const auto deadline = std::chrono::steady_clock::now() + at_most;
  while (!exit_code_) {
    int status = 0;
    if (::waitpid(pid_, &status, WNOHANG) == pid_) exit_code_ = exit_code_of(status);
    if (std::chrono::steady_clock::now() >= deadline) break;
    std::this_thread::sleep_for(poll_every);
  }
  return exit_code_;
}

std::string ChildProcess::output() const {
  std::ifstream in(output_path_);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool ChildProcess::wait_for_output(const std::string& text) {
  const auto deadline = std::chrono::steady_clock::now() + std::chrono::seconds(10);
  while (std::chrono::steady_clock::now() < deadline) {
    const bool ended = wait(std::chrono::milliseconds(0)).has_value();
    if (output().find(text) != std::string::npos) return true;
    if (ended) return false;
    std::this_thread::sleep_for(poll_every);
  }
  return false;
}

Finished run(const std::vector<std::string>& command, const Variables& variables) {
  ChildProcess child(command, variables);
  const auto code = child.wait();
  return {code.value_or(-1), child.output()};
}

std::string program(const std::string& name) {
  return std::string(LAMMER_BIN) + "/" + name;
}

}  // namespace lammer::testing
