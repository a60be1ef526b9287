// Check: what one part of the installation says about itself, in a sentence that names the cure when it is down.
#pragma once
#include <string>

namespace lammer::services {

enum class CheckState {
  up,
  down,
  off,  // this installation does not use the part
};

struct Check {
  std::string name;
  CheckState state = CheckState::down;
  std::string sentence;
};

}  // namespace lammer::services
