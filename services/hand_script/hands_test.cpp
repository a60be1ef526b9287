// Every script below tests/data/hands is a test of its own: it must play to its end with all it expects.
#include <gtest/gtest.h>

#include "services/hand_script/script.h"
#include "tests/support/hand_scripts.h"
#include "tests/support/rule.h"

namespace lammer::hand_script {
namespace {

namespace fs = std::filesystem;

std::string test_name(const ::testing::TestParamInfo<fs::path>& info) {
  auto name = info.param.parent_path().filename().string() + "_" + info.param.stem().string();
  std::ranges::replace_if(name, [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

class HandScript : public ::testing::TestWithParam<fs::path> {};

TEST_P(HandScript, PlaysAsItSays) {
  std::string told;
  const auto played =
      play(testing::content_of(GetParam()), [&](std::string_view line) { told += std::string(line) + "\n"; });
  ASSERT_TRUE(played) << GetParam() << ": " << played.error().sentence << "\n" << told;
  EXPECT_GT(played->expectations, 0U) << "a script without an expectation proves nothing";
  for (const auto clause : played->clauses) testing::record_clause_named(clause.id());
}

INSTANTIATE_TEST_SUITE_P(Hands, HandScript, ::testing::ValuesIn(testing::hand_scripts()), test_name);

struct BadScript {
  std::string_view text;
  std::string_view sentence;
};

class BadScripts : public ::testing::TestWithParam<BadScript> {};

TEST_P(BadScripts, AreRefusedWithTheLine) {
  const auto played = play(GetParam().text, [](std::string_view) {});
  ASSERT_FALSE(played);
  EXPECT_EQ(played.error().sentence, GetParam().sentence);
}

INSTANTIATE_TEST_SUITE_P(
    Lines, BadScripts,
    ::testing::Values(
        BadScript{"game WHIST", "line 1: \"WHIST\" is no game"},
        BadScript{"game HOLDEM\nset no.such 3", "line 2: \"no.such\" is no parameter of a table"},
        BadScript{"deal", "line 1: start a hand first"},
        BadScript{"game HOLDEM\nseats 11:5", "line 2: \"11\" stands where a seat from 1 to 10 should"},
        BadScript{"game HOLDEM\nseats 1:x", "line 2: \"x\" stands where an amount should"},
        BadScript{"clause POKER-99.Z", "line 1: \"POKER-99.Z\" stands where a clause of the ledger should"},
        BadScript{"game HOLDEM\nseats 1:100 2:100\nstart\ndance",
                  "line 4: \"dance\" stands where what happens at the "
                  "table should"},
        BadScript{"game HOLDEM\nseats 1:100 2:100\nstart\nexpect pot 7", "line 4: pot is \"6\", not \"7\""},
        BadScript{"game HOLDEM\nseats 1:100 2:100\nstart\nrefused act.out_of_turn deal",
                  "line 4: accepted, not refused as \"act.out_of_turn\""}));

}  // namespace
}  // namespace lammer::hand_script
