// The hand scripts of tests/data/hands, played for those who want every event there is.
#pragma once
#include <gtest/gtest.h>

#include "services/hand_script/script.h"
#include "tests/support/phh_files.h"

namespace lammer::testing {

// Every step of every script; how many scripts there were.
inline std::size_t watch_every_script(const hand_script::Watch& watch) {
  const auto scripts = files_below(LAMMER_SOURCE_DIR "/tests/data/hands", ".hand");
  for (const auto& path : scripts) {
    const auto played = hand_script::play(text_of(path), [](std::string_view) {}, watch);
    EXPECT_TRUE(played) << path;
  }
  return scripts.size();
}

}  // namespace lammer::testing
