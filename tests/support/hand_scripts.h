// The hand scripts below tests/data/hands, for tests that play them all.
#pragma once
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <sstream>
#include <vector>

#include <gtest/gtest.h>

#include "services/hand_script/script.h"

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

// Every event of every script; how many scripts there were.
inline std::size_t watch_every_script(const hand_script::Watch& watch) {
  const auto scripts = hand_scripts();
  for (const auto& path : scripts)
    EXPECT_TRUE(hand_script::play(content_of(path), [](std::string_view) {}, watch)) << path;
  return scripts.size();
}

// The first event of a command, as far as its table shows: the events of an opening and of a start belong together.
inline bool begins_command(const room::Table& before, const room::TableEvent& event) {
  if (before.is_open() && !before.rules) return false;
  if (before.hand && before.hand->log().empty()) return false;
  const auto* in_hand = std::get_if<room::HandEvent>(&event);
  return in_hand == nullptr || in_hand->begins;
}

// The table of every script as people see it: before each command and after the last.
inline void see_every_table(const std::function<void(const room::Table&)>& see) {
  for (const auto& path : hand_scripts()) {
    std::optional<room::Table> last;
    const auto watch = [&](const room::Table& before, const room::TableEvent& event, const room::Table& after) {
      if (begins_command(before, event)) see(before);
      last = after;
    };
    EXPECT_TRUE(hand_script::play(content_of(path), [](std::string_view) {}, watch)) << path;
    if (last) see(*last);
  }
}

}  // namespace lammer::testing
