// What `lammer phh` prints and with which code it ends.
#include "api/cli/phh_command.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace lammer::api {
namespace {

namespace fs = std::filesystem;

constexpr auto fold_heads_up = R"(variant = "NT"
antes = [0, 0]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [50, 50.5]
actions = ["d dh p1 7c2d", "d dh p2 9h3s", "p2 f"]
)";

class PhhCommand : public ::testing::Test {
 protected:
  PhhCommand() : folder_(fs::path(::testing::TempDir()) / ("phh_command_" + unique())) {
    fs::create_directories(folder_);
  }
  ~PhhCommand() override { fs::remove_all(folder_); }

  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
    return (folder_ / name).string();
  }
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

  // The lines of a replay; `code_` is how it ended.
  std::vector<nlohmann::json> replay(const std::vector<std::string>& files, ReplayCheck check = ReplayCheck::none) {
    std::stringstream out;
    code_ = replay_phh(files, check, out);
    std::vector<nlohmann::json> lines;
    for (std::string line; std::getline(out, line);) lines.push_back(nlohmann::json::parse(line));
    return lines;
  }
  int code_ = -1;

 private:
  static std::string unique() {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    return test->name();
  }
  fs::path folder_;
};

TEST_F(PhhCommand, PrintsOneLineAHand) {
  std::ostringstream out;
  const auto hand = file("a.phh", fold_heads_up);
  EXPECT_EQ(replay_phh({hand}, ReplayCheck::none, out), 0);
  EXPECT_EQ(out.str(), R"({"file":")" + hand + R"(","ok":true,"finishing_stacks":[51,49.5]})" + "\n");
}

TEST_F(PhhCommand, NumbersTheHandsOfAFileOfMany) {
  const auto lines = replay({file("a.phhs", "[3]\n" + std::string(fold_heads_up) + "\n[12]\n" + fold_heads_up)});
  EXPECT_EQ(code_, 0);
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_EQ(lines[0]["hand"], 3);
  EXPECT_EQ(lines[1]["hand"], 12);
}

TEST_F(PhhCommand, ChecksTheFinishingStacksOnlyWhenAsked) {
  const auto wrong = file("a.phh", std::string(fold_heads_up) + "finishing_stacks = [50, 50.5]\n");
  EXPECT_TRUE(replay({wrong})[0]["ok"]);
  EXPECT_EQ(code_, 0);
  const auto line = replay({wrong}, ReplayCheck::finishing_stacks)[0];
  EXPECT_EQ(code_, 1);
  EXPECT_FALSE(line["ok"]);
  EXPECT_EQ(line["error"],
            "the finishing stacks differ: p1 has 51, the file says 50; p2 has 49.50, the file says 50.50");
  EXPECT_EQ(line["finishing_stacks"], nlohmann::json({51, 49.5}));
}

TEST_F(PhhCommand, NamesTheRakeTheFileLeavesOut) {
  const auto line = replay({file("a.phh", std::string(fold_heads_up) + "finishing_stacks = [50.5, 49.5]\n")},
                           ReplayCheck::finishing_stacks)[0];
  EXPECT_EQ(code_, 0) << line;
  EXPECT_EQ(line["rake"], 0.5);
}

TEST_F(PhhCommand, OneBadFileDoesNotStopTheOthers) {
  const auto lines = replay({path("missing.phh"), file("bad.phh", "variant = "), file("empty.phh", ""), path(""),
                             file("good.phh", fold_heads_up)});
  EXPECT_EQ(code_, 1);
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0]["error"], "the file cannot be read: No such file or directory");
  EXPECT_NE(lines[1]["error"].get<std::string>().find("line 1"), std::string::npos) << lines[1];
  EXPECT_NE(lines[2]["error"].get<std::string>().find("variant"), std::string::npos) << lines[2];
  EXPECT_EQ(lines[3]["error"], "the file cannot be read: Is a directory");
  EXPECT_TRUE(lines[4]["ok"]);
}

TEST_F(PhhCommand, SaysWhereATruncatedHandEnds) {
  const auto text = std::string(fold_heads_up);
  const auto line = replay({file("a.phh", std::string(text).replace(text.find(R"(, "p2 f")"), 8, ""))})[0];
  EXPECT_EQ(code_, 1);
  EXPECT_EQ(line["error"], "the actions end before the hand does; next is: Seat 2: fold, call $1, raise to $4-$50.50");
}

TEST_F(PhhCommand, ExportsOneHandAsAHandAndManyAsMany) {
  const auto hand = file("a.phh", std::string(fold_heads_up) + "players = [\"Ada\", \"Ben\"]\nevent = \"Home\"\n");
  std::ostringstream one;
  std::ostringstream complaints;
  EXPECT_EQ(export_phh({hand}, one, complaints), 0);
  EXPECT_TRUE(one.str().starts_with("variant = \"NT\"\n")) << one.str();
  EXPECT_NE(one.str().find("finishing_stacks = [51, 49.50]\nevent = \"Home\"\n"), std::string::npos) << one.str();
  EXPECT_NE(one.str().find("players = [\"Ada\", \"Ben\"]\n"), std::string::npos) << one.str();

  std::ostringstream two;
  EXPECT_EQ(export_phh({hand, hand}, two, complaints), 0);
  EXPECT_EQ(two.str(), "[1]\n" + one.str() + "\n[2]\n" + one.str());
  EXPECT_EQ(complaints.str(), "");
}

TEST_F(PhhCommand, ExportComplainsOfWhatItCannotPlay) {
  std::ostringstream out;
  std::ostringstream complaints;
  EXPECT_EQ(export_phh({path("missing.phh")}, out, complaints), 1);
  EXPECT_EQ(out.str(), "");
  EXPECT_EQ(complaints.str(),
            "lammer: " + path("missing.phh") + ": the file cannot be read: No such file or directory\n");
}

}  // namespace
}  // namespace lammer::api
