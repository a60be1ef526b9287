// ChildProcess: a program started for a test, its output kept in a file, never left running when the test ends.
#pragma once
#include <chrono>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include <sys/types.h>

namespace lammer::testing {

using Variables = std::map<std::string, std::string>;

class ChildProcess {
 public:
  // Throws if no process can be made. `variables` are added to (or, empty, removed from) the test's own environment.
  ChildProcess(const std::vector<std::string>& command, const Variables& variables);
  ~ChildProcess();
  ChildProcess(const ChildProcess&) = delete;
  ChildProcess& operator=(const ChildProcess&) = delete;

  pid_t pid() const { return pid_; }
  void signal(int number) const;
  // The exit code, 128 + signal if it was killed, nothing if it still runs after the wait.
  std::optional<int> wait(std::chrono::milliseconds at_most = std::chrono::seconds(30));

  std::string output() const;
  // Waits until the output contains `text`; false if the process ends or ten seconds pass first.
  bool wait_for_output(const std::string& text);

 private:
  pid_t pid_ = -1;
  std::optional<int> exit_code_;
  std::string output_path_;
};

struct Finished {
  int exit_code;
  std::string output;
};
Finished run(const std::vector<std::string>& command, const Variables& variables);

// A program of this build.
std::string program(const std::string& name);

}  // namespace lammer::testing
