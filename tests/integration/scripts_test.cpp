// The scripts behind `make run`: what they say when the world is not as it should be, and that they leave nothing
// half-made behind.
#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

#include "tests/integration/support/child_process.h"

namespace lammer::testing {
namespace {

namespace fs = std::filesystem;

// A folder that the user postgres can enter, gone at the end.
class Scripts : public ::testing::Test {
 protected:
  Scripts() {
    std::string pattern = "/tmp/lammer-scripts-XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
    fs::permissions(folder_, fs::perms::others_read | fs::perms::others_exec, fs::perm_options::add);
  }
  ~Scripts() override { fs::remove_all(folder_); }

  static Finished shell(const std::string& command, const Variables& variables = {}) {
    return run({"/bin/bash", "-c", "cd '" LAMMER_SOURCE_DIR "' && " + command}, variables);
  }
  std::string in_folder(const std::string& name) const { return (folder_ / name).string(); }
  static std::string text_of(const std::string& path) {
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  fs::path folder_;
};

TEST_F(Scripts, BootstrapWithoutAnArchiveNamesTheCureAndLeavesNoPrefix) {
  fs::create_directory(in_folder("mirror"));
  const auto finished =
      shell("scripts/bootstrap run", {{"LAMMER_CACHE", in_folder("cache")}, {"LAMMER_MIRROR", in_folder("mirror")}});
  EXPECT_EQ(finished.exit_code, 1);
  EXPECT_NE(finished.output.find("set LAMMER_MIRROR to a folder that holds the tarballs"), std::string::npos)
      << finished.output;
  for (const auto& entry : fs::directory_iterator(in_folder("cache")))
    EXPECT_FALSE(entry.is_directory() && entry.path().filename().string().starts_with("deps-")) << entry.path();
}

TEST_F(Scripts, BootstrapRefusesADamagedTarball) {
  fs::create_directory(in_folder("mirror"));
  std::ofstream(in_folder("mirror/hiredis_1.2.0.orig.tar.gz")) << "not the real thing";
  const auto finished =
      shell("scripts/bootstrap run", {{"LAMMER_CACHE", in_folder("cache")}, {"LAMMER_MIRROR", in_folder("mirror")}});
  EXPECT_EQ(finished.exit_code, 1);
  EXPECT_NE(finished.output.find("wrong SHA-256"), std::string::npos) << finished.output;
  EXPECT_FALSE(fs::exists(in_folder("cache/tarballs/hiredis_1.2.0.orig.tar.gz")));
}

TEST_F(Scripts, AFullDiskIsNoticedBeforeAnythingIsMade) {
  const auto finished = shell(". scripts/lib/say.sh; need_disk /tmp 999999999 'building'; echo went on");
  EXPECT_EQ(finished.exit_code, 1);
  EXPECT_NE(finished.output.find("building needs about 999999999 MB in /tmp"), std::string::npos) << finished.output;
  EXPECT_EQ(finished.output.find("went on"), std::string::npos);
}

TEST_F(Scripts, TheCountOfTestsFailsForFailedSkippedAndMissing) {
  const auto count = [&](const std::string& tests) {
    std::ofstream(in_folder("part.json")) << R"({"testsuites":[{"name":"S","testsuite":[)" << tests << "]}]}";
    return shell("node scripts/count-tests.mjs " + folder_.string() + " part");
  };
  const auto good = count(R"({"name":"a","result":"COMPLETED"})");
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_NE(good.output.find("\n1 passed, 0 failed\n"), std::string::npos) << good.output;
  EXPECT_EQ(count(R"({"name":"a","result":"COMPLETED","failures":[{}]})").exit_code, 1);
  EXPECT_EQ(count(R"({"name":"a","result":"COMPLETED"},{"name":"b","result":"SKIPPED"})").exit_code, 1);
  EXPECT_EQ(count("").exit_code, 1) << "a part without tests";
  EXPECT_EQ(shell("node scripts/count-tests.mjs " + folder_.string() + " part other").exit_code, 1);
}

TEST_F(Scripts, ClausesCountOnlyIfTheirTestsPassAndMustBeKnown) {
  const auto clauses = [&](const std::string& ids, const std::string& failures) {
    std::ofstream(in_folder("part.json"))
        << R"({"testsuites":[{"name":"S","testsuite":[{"name":"a","result":"COMPLETED")" << failures
        << R"(,"clauses":")" << ids << "\"}]}]}";
    return shell("node scripts/clauses.mjs " + folder_.string());
  };
  EXPECT_NE(clauses("POKER-08.F LIR-06.A", "").output.find("\n2 of 1465 clauses have"), std::string::npos);
  EXPECT_NE(clauses("POKER-08.F", R"(,"failures":[{}])").output.find("\n0 of 1465 clauses have"), std::string::npos);
  EXPECT_EQ(clauses("POKER-99.Z", "").exit_code, 1);
  std::ofstream(in_folder("part.json"))
      << R"({"testResults":[{"name":"x","status":"passed","assertionResults":[{"status":"passed","fullName":"deals POKER-8.F"}]}]})";
  EXPECT_EQ(shell("node scripts/clauses.mjs " + folder_.string()).exit_code, 1) << "a misspelt id in a title";
}

TEST_F(Scripts, PrivateServicesSurviveAHardKillWithTheirData) {
  const auto services = in_folder("services");
  const auto psql = [&](const std::string& sql) {
    return shell(". '" + services + "/env'; psql -qAt \"$LAMMER_DATABASE_OWNER_URL\" -c \"" + sql + "\"");
  };
  ASSERT_EQ(shell("scripts/private-services start " + services).exit_code, 0);
  ASSERT_EQ(psql("CREATE TABLE kept AS SELECT 42 AS answer").exit_code, 0);
  const auto first = text_of(services + "/env");
  ASSERT_EQ(shell("scripts/private-services start " + services).exit_code, 0) << "a second start is harmless";
  EXPECT_EQ(text_of(services + "/env"), first);

  shell("kill -9 $(cat " + services + "/redis.pid | cut -d ' ' -f 1) $(head -n 1 " + services +
        "/postgres/data/postmaster.pid); sleep 0.5");
  EXPECT_NE(psql("SELECT 1").exit_code, 0);
  ASSERT_EQ(shell("scripts/private-services start " + services).exit_code, 0);
  EXPECT_EQ(psql("SELECT answer FROM kept").output, "42\n");

  EXPECT_EQ(shell("scripts/private-services stop " + services).exit_code, 0);
  EXPECT_NE(psql("SELECT 1").exit_code, 0);
  EXPECT_EQ(shell("scripts/private-services stop " + services).exit_code, 0) << "a second stop is harmless";
}

TEST_F(Scripts, SecretsAreForTheirOwnerOnly) {
  const auto services = in_folder("services");
  ASSERT_EQ(shell("scripts/private-services start " + services).exit_code, 0);
  const auto open = fs::perms::group_all | fs::perms::others_all;
  EXPECT_EQ(fs::status(services + "/env").permissions() & open, fs::perms::none);
  EXPECT_EQ(fs::status(services + "/secrets").permissions() & open, fs::perms::none);
  EXPECT_EQ(shell("cat /proc/$(cut -d ' ' -f 1 " + services + "/redis.pid)/cmdline")
                .output.find(text_of(services + "/secrets/redis")),
            std::string::npos);
  EXPECT_EQ(shell("scripts/private-services stop " + services).exit_code, 0);
}

}  // namespace
}  // namespace lammer::testing
