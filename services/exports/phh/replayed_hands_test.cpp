// Whole files through the engine: our own hands of every variant, and the recorded ones of the public data set where
// they are. Each ends with the file's stacks, and what we export of it ends with the same.
#include <iostream>
#include <map>

#include <gtest/gtest.h>

#include "services/exports/phh/from_record.h"
#include "services/exports/phh/reader.h"
#include "services/exports/phh/replay.h"
#include "services/exports/phh/writer.h"
#include "tests/support/phh_files.h"

namespace lammer::phh {
namespace {

namespace fs = std::filesystem;
using testing::files_below;
using testing::folders_of_recorded_hands;
using testing::own_hands;
using testing::text_of;

void expect_exported_the_same(const Replayed& first) {
  const auto exported = phh_of(first.log, first.rules);
  ASSERT_TRUE(exported) << exported.error().sentence;
  const auto text = write_phh(*exported);
  const auto again = parse_phh(text);
  ASSERT_TRUE(again) << again.error().sentence << '\n' << text;
  const auto second = replay(*again);
  ASSERT_TRUE(second) << second.error().sentence << '\n' << text;
  EXPECT_EQ(second->finishing_stacks, first.finishing_stacks) << text;
  EXPECT_EQ(difference(*again, *second), "") << text;
}

void expect_replayed(const PhhHand& hand) {
  const auto replayed = replay(hand);
  ASSERT_TRUE(replayed) << replayed.error().sentence;
  EXPECT_EQ(difference(hand, *replayed), "");
  expect_exported_the_same(*replayed);
}

// How many hands of each variant were replayed.
using Counts = std::map<Variant, int>;

Counts expect_all_replayed(const fs::path& folder) {
  Counts counts;
  for (const auto& path : files_below(folder, ".phh")) {
    SCOPED_TRACE(path);
    const auto hand = parse_phh(text_of(path));
    if (!hand) {
      ADD_FAILURE() << hand.error().sentence;
      continue;
    }
    expect_replayed(*hand);
    ++counts[hand->variant];
  }
  for (const auto& path : files_below(folder, ".phhs")) {
    const auto hands = parse_phhs(text_of(path));
    if (!hands) {
      ADD_FAILURE() << path << ": " << hands.error().sentence;
      continue;
    }
    for (const auto& named : *hands) {
      SCOPED_TRACE(path.string() + " hand " + std::to_string(named.number));
      expect_replayed(named.hand);
      ++counts[named.hand.variant];
    }
  }
  return counts;
}

TEST(ReplayedHands, OfOursEndAsWrittenInEveryVariant) {
  EXPECT_EQ(expect_all_replayed(own_hands()).size(), std::size_t{variant_count});
}

TEST(ReplayedHands, OfTheDataSetEndAsRecorded) {
  const auto folders = folders_of_recorded_hands();
  if (folders.empty()) GTEST_SKIP() << "no recorded hands at " << testing::recorded_hands() << " (LAMMER_PHH_DATA)";
  for (const auto& folder : folders) {
    const auto counts = expect_all_replayed(folder);
    std::cout << folder.filename().string() << ':';
    for (const auto& [variant, count] : counts) std::cout << ' ' << code(variant) << ' ' << count;
    std::cout << '\n';
  }
}

}  // namespace
}  // namespace lammer::phh
