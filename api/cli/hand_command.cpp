// Files in, lines out.
#include "api/cli/hand_command.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "services/hand_script/script.h"

namespace lammer::api {
namespace {

bool play_one(const std::string& name) {
  std::ifstream file(name);
  if (!file) {
    std::cerr << "lammer: cannot read " << name << '\n';
    return false;
  }
  std::stringstream text;
  text << file.rdbuf();
  const auto played = hand_script::play(text.str(), [](std::string_view line) { std::cout << line << '\n'; });
  if (!played) {
    std::cout << std::flush;
    std::cerr << "lammer: " << name << ": " << played.error().sentence << '\n';
    return false;
  }
  std::cout << name << ": " << played->steps << " steps, " << played->expectations << " expectations hold\n";
  return true;
}

}  // namespace

int play_hand_scripts(const std::vector<std::string>& files) {
  bool all = true;
  for (const auto& file : files) all = play_one(file) && all;
  return all ? 0 : 1;
}

}  // namespace lammer::api
