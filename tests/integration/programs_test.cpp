// The two programs at the command line: what they say and with which code they end.
#include <algorithm>

#include <gtest/gtest.h>

#include "tests/integration/support/child_process.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

TEST(Programs, SayTheirVersion) {
  for (const auto* name : {"lammer", "lammerd"}) {
    const auto finished = run({program(name), "--version"}, {});
    EXPECT_EQ(finished.exit_code, 0) << name;
    EXPECT_TRUE(finished.output.starts_with("0.1.0")) << finished.output;
  }
}

TEST(Programs, LammerAskedWronglyEndsWithTwo) {
  for (const std::vector<std::string>& words :
       {std::vector<std::string>{}, {"dance"}, {"config"}, {"migrate", "--no-such"}}) {
    auto command = words;
    command.insert(command.begin(), program("lammer"));
    EXPECT_EQ(run(command, {}).exit_code, 2) << (words.empty() ? "nothing" : words.front());
  }
}

TEST(Programs, PhhReplayEndsWithOneIfAHandCannotBePlayed) {
  const std::string own = LAMMER_SOURCE_DIR "/tests/data/phh/";
  const auto good = run({program("lammer"), "phh", "replay", "--check", own + "nt.phh", own + "session.phhs"}, {});
  EXPECT_EQ(good.exit_code, 0) << good.output;
  EXPECT_EQ(std::ranges::count(good.output, '\n'), 4);
  EXPECT_EQ(run({program("lammer"), "phh", "export", own + "nt.phh"}, {}).exit_code, 0);
  for (const auto* verb : {"replay", "export"}) {
    EXPECT_EQ(run({program("lammer"), "phh", verb, own + "missing.phh"}, {}).exit_code, 1);
    EXPECT_EQ(run({program("lammer"), "phh", verb}, {}).exit_code, 2);
  }
}

TEST(Programs, ConfigCheckShowsEverySettingButNoSecret) {
  const auto good =
      run({program("lammer"), "config", "check"},
          {{"LAMMER_DATABASE_URL", "postgresql://lammer:hunter2@localhost/lammer"}, {"LAMMER_REDIS_URL", ""}});
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_NE(good.output.find("the configuration is good"), std::string::npos);
  EXPECT_EQ(good.output.find("hunter2"), std::string::npos);
}

TEST(Programs, AWrongSettingEndsWithTwoAndOneSentence) {
  for (const auto* name : {"lammer", "lammerd"}) {
    std::vector<std::string> command{program(name)};
    if (std::string(name) == "lammer") command.insert(command.end(), {"config", "check"});
    const auto finished = run(command, {{"LAMMER_LISTEN_PORT", "seven"}});
    EXPECT_EQ(finished.exit_code, 2);
    EXPECT_EQ(finished.output, std::string(name) +
                                   ": listen.port = 'seven' (from LAMMER_LISTEN_PORT) is wrong; "
                                   "it must be a whole number from 0 to 65535\n");
  }
}

TEST(Programs, MigrateReportsAndCanBeRepeated) {
  const TestDatabase database;
  const Variables variables{{"LAMMER_DATABASE_URL", database.node_url()},
                            {"LAMMER_DATABASE_OWNER_URL", database.url()}};
  const auto first = run({program("lammer"), "migrate"}, variables);
  EXPECT_EQ(first.exit_code, 0);
  EXPECT_NE(first.output.find("applying 0001 room"), std::string::npos);
  const auto second = run({program("lammer"), "migrate"}, variables);
  EXPECT_EQ(second.exit_code, 0);
  EXPECT_NE(second.output.find("nothing to do"), std::string::npos);
}

TEST(Programs, MigrateWithoutPostgresEndsWithOneAndTheCure) {
  const auto finished = run({program("lammer"), "migrate"},
                            {{"LAMMER_DATABASE_URL", "postgresql://127.0.0.1:1/x"}, {"LAMMER_DATABASE_OWNER_URL", ""}});
  EXPECT_EQ(finished.exit_code, 1);
  EXPECT_NE(finished.output.find("start it or correct LAMMER_DATABASE_URL"), std::string::npos) << finished.output;
}

}  // namespace
}  // namespace lammer::testing
