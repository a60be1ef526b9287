// The hand scripts below tests/data/hands, for tests that play them all.
#pragma once
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

namespace lammer::testing {

inline std::vector<std::filesystem::path> hand_scripts() {
  std::vector<std::filesystem::path> found;
  for (const auto& entry :
       std::filesystem::recursive_directory_iterator(std::filesystem::path(LAMMER_SOURCE_DIR) / "tests/data/hands"))
    if (entry.path().extension() == ".hand") found.push_back(entry.path());
  std::ranges::sort(found);
  return found;
}

inline std::string content_of(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

}  // namespace lammer::testing
