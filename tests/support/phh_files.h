// Files of recorded hands for tests: our own invented ones and, where they are (LAMMER_PHH_DATA, or ../shared/data/phh
// beside the checkout), those of the public data set.
#pragma once
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace lammer::testing {

inline std::string text_of(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::vector<std::filesystem::path> files_below(const std::filesystem::path& folder, std::string_view extension) {
  std::vector<std::filesystem::path> files;
  if (!std::filesystem::is_directory(folder)) return files;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

inline std::filesystem::path own_hands() {
  return LAMMER_SOURCE_DIR "/tests/data/phh";
}

inline std::filesystem::path recorded_hands() {
  const char* set = std::getenv("LAMMER_PHH_DATA");
  return set != nullptr ? std::filesystem::path(set) : std::filesystem::path(LAMMER_SOURCE_DIR "/../shared/data/phh");
}

// The folders of the data set, none if it is not there.
inline std::vector<std::filesystem::path> folders_of_recorded_hands() {
  std::vector<std::filesystem::path> folders;
  if (!std::filesystem::is_directory(recorded_hands())) return folders;
  for (const auto& entry : std::filesystem::directory_iterator(recorded_hands()))
    if (entry.is_directory()) folders.push_back(entry.path());
  std::ranges::sort(folders);
  return folders;
}

// A name GoogleTest takes.
inline std::string test_name_of(const std::filesystem::path& folder) {
  auto name = folder.filename().string();
  std::erase_if(name, [](unsigned char c) { return !std::isalnum(c); });
  return name;
}

}  // namespace lammer::testing
