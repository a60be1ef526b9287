// Files of hands: our own invented ones, one a variant, and the recorded ones of the public data set where they are.
// Each is read, written and read again.
#include <numeric>
#include <set>

#include <gtest/gtest.h>

#include "services/exports/phh/reader.h"
#include "services/exports/phh/writer.h"
#include "tests/support/phh_files.h"

namespace lammer::phh {
namespace {

namespace fs = std::filesystem;
using testing::files_below;
using testing::folders_of_recorded_hands;
using testing::own_hands;
using testing::text_of;

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
  for (const auto& path : files_below(own_hands(), ".phh")) {
    SCOPED_TRACE(path.filename());
    const auto hand = parse_phh(text_of(path));
    ASSERT_TRUE(hand) << hand.error().sentence;
    variants.insert(hand->variant);
    expect_whole(*hand);
  }
  EXPECT_EQ(variants.size(), std::size_t{variant_count});
}

TEST(OwnPhhHands, StandTogetherInOneFile) {
  const auto hands = parse_phhs(text_of(own_hands() / "session.phhs"));
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

INSTANTIATE_TEST_SUITE_P(Phh, RecordedHands, ::testing::ValuesIn(folders_of_recorded_hands()),
                         [](const auto& folder) { return testing::test_name_of(folder.param); });

}  // namespace
}  // namespace lammer::phh
