// Files of hands: our own invented ones, one a variant, and the recorded ones of the public data set where they are
// (LAMMER_PHH_DATA, or ../shared/data/phh beside the checkout). Each is read, written and read again.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "services/exports/phh/reader.h"
#include "services/exports/phh/writer.h"

namespace lammer::phh {
namespace {

namespace fs = std::filesystem;

std::string text_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

std::vector<fs::path> files_below(const fs::path& folder, std::string_view extension) {
  std::vector<fs::path> files;
  if (!fs::is_directory(folder)) return files;
  for (const auto& entry : fs::recursive_directory_iterator(folder))
    if (entry.path().extension() == extension) files.push_back(entry.path());
  std::ranges::sort(files);
  return files;
}

const fs::path own_hands = LAMMER_SOURCE_DIR "/tests/data/phh";

fs::path recorded_hands() {
  const char* set = std::getenv("LAMMER_PHH_DATA");
  return set ? fs::path(set) : fs::path(LAMMER_SOURCE_DIR "/../shared/data/phh");
}

void expect_read_back(const PhhHand& hand) {
  const auto again = parse_phh(write_phh(hand));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(*again, hand);
}

Money total(const std::vector<Money>& amounts) {
  return std::accumulate(amounts.begin(), amounts.end(), Money());
}

void expect_whole(const PhhHand& hand) {
  ASSERT_TRUE(hand.finishing_stacks);
  EXPECT_EQ(total(*hand.finishing_stacks), total(hand.starting_stacks));
  expect_read_back(hand);
}

TEST(OwnPhhHands, AreThereForEveryVariantAndKeepTheirMoney) {
  std::set<Variant> variants;
  for (const auto& path : files_below(own_hands, ".phh")) {
    SCOPED_TRACE(path.filename());
    const auto hand = parse_phh(text_of(path));
    ASSERT_TRUE(hand) << hand.error().sentence;
    variants.insert(hand->variant);
    expect_whole(*hand);
  }
  EXPECT_EQ(variants.size(), std::size_t{variant_count});
}

TEST(OwnPhhHands, StandTogetherInOneFile) {
  const auto hands = parse_phhs(text_of(own_hands / "session.phhs"));
  ASSERT_TRUE(hands) << hands.error().sentence;
  ASSERT_EQ(hands->size(), 3U);
  EXPECT_EQ(hands->back().number, 10);
  for (const auto& named : *hands) expect_whole(named.hand);
}

class RecordedHands : public ::testing::TestWithParam<fs::path> {};
// Without the data there is nothing to read, and that is no failure.
GTEST_ALLOW_UNINSTANTIATED_PARAMETERIZED_TEST(RecordedHands);

TEST_P(RecordedHands, AreReadAndWrittenBack) {
  for (const auto& path : files_below(GetParam(), ".phh")) {
    SCOPED_TRACE(path);
    const auto hand = parse_phh(text_of(path));
    ASSERT_TRUE(hand) << hand.error().sentence;
    expect_read_back(*hand);
  }
  for (const auto& path : files_below(GetParam(), ".phhs")) {
    SCOPED_TRACE(path);
    const auto hands = parse_phhs(text_of(path));
    ASSERT_TRUE(hands) << hands.error().sentence;
    for (const auto& named : *hands) expect_read_back(named.hand);
  }
}

std::vector<fs::path> folders_of_recorded_hands() {
  std::vector<fs::path> folders;
  if (!fs::is_directory(recorded_hands())) return folders;
  for (const auto& entry : fs::directory_iterator(recorded_hands()))
    if (entry.is_directory()) folders.push_back(entry.path());
  std::ranges::sort(folders);
  return folders;
}

INSTANTIATE_TEST_SUITE_P(Phh, RecordedHands, ::testing::ValuesIn(folders_of_recorded_hands()), [](const auto& folder) {
  auto name = folder.param.filename().string();
  std::erase_if(name, [](unsigned char c) { return !std::isalnum(c); });
  return name;
});

}  // namespace
}  // namespace lammer::phh
