// Where settings come from, and the sentences an operator gets for a wrong one.
#include "api/config/settings.h"

#include <filesystem>
#include <fstream>
#include <map>

#include <gtest/gtest.h>

#include "api/config/redact.h"

namespace lammer::api {
namespace {

using Variables = Environment;

Environment environment(Variables variables) {
  if (!variables.contains("LAMMER_DATABASE_URL_FILE"))
    variables.try_emplace("LAMMER_DATABASE_URL", "postgresql://lammer@localhost/lammer");
  return variables;
}

class SettingsFile : public ::testing::Test {
 protected:
  std::string write(const std::string& text) {
    std::ofstream(path_) << text;
    return path_;
  }
  ~SettingsFile() override { std::filesystem::remove(path_); }

 private:
  std::string path_ = ::testing::TempDir() + "lammer-settings-" +
                      ::testing::UnitTest::GetInstance()->current_test_info()->name() + ".toml";
};

std::string error_of(const std::string& file, const Variables& variables) {
  try {
    load_settings(file, environment(variables));
    return "no error";
  } catch (const SettingsError& error) {
    return error.what();
  }
}

TEST_F(SettingsFile, TheEnvironmentWinsOverTheFileAndTheFileOverTheDefault) {
  const auto file = write("[listen]\nport = 8000\n[http]\nthreads = 3\n");
  const auto loaded = load_settings(file, environment({{"LAMMER_LISTEN_PORT", "9000"}}));
  EXPECT_EQ(loaded.settings.listen_port, 9000);
  EXPECT_EQ(loaded.settings.http_threads, 3U);
  EXPECT_EQ(loaded.settings.listen_address, "127.0.0.1");
  EXPECT_EQ(loaded.shown[1].source, "LAMMER_LISTEN_PORT");
  EXPECT_EQ(loaded.shown[2].source, file);
  EXPECT_EQ(loaded.shown[0].source, "default");
}

TEST_F(SettingsFile, UnknownNamesAndBrokenFilesAreErrors) {
  EXPECT_EQ(error_of(write("[listen]\nprot = 1\n"), {}).find("there is no setting listen.prot") == std::string::npos,
            false);
  EXPECT_NE(error_of("/nonexistent.toml", {}).find("/nonexistent.toml cannot be read"), std::string::npos);
  EXPECT_NE(error_of(write("[listen]\nport = [1, 2]\n"), {}).find("listen.port must have exactly one value"),
            std::string::npos);
}

TEST(Settings, AWrongValueSaysWhereItCameFromAndWhatIsRight) {
  EXPECT_EQ(error_of("", {{"LAMMER_LISTEN_PORT", "70000"}}),
            "listen.port = '70000' (from LAMMER_LISTEN_PORT) is wrong; it must be a whole number from 0 to 65535");
  for (const auto* wrong : {"", "-1", "80x", " 80", "1e3", "99999999999999999999"})
    EXPECT_NE(error_of("", {{"LAMMER_LISTEN_PORT", wrong}}), "no error") << wrong;
  EXPECT_NE(error_of("", {{"LAMMER_LOG_LEVEL", "loud"}}).find("debug, info, warn or error"), std::string::npos);
  EXPECT_NE(error_of("", {{"LAMMER_WEB_ROOT", "/nonexistent"}}).find("index.html"), std::string::npos);
  EXPECT_NE(error_of("", {{"LAMMER_LISTEN_ADDRESS", "localhost; rm"}}), "no error");
}

TEST_F(SettingsFile, ASecretMayStandInAFileOfItsOwn) {
  const auto file = write("redis://:hunter2@cache:6390\n");
  const auto loaded = load_settings("", environment({{"LAMMER_REDIS_URL_FILE", file}}));
  EXPECT_EQ(loaded.settings.redis_url, "redis://:hunter2@cache:6390");
  EXPECT_NE(error_of("", {{"LAMMER_REDIS_URL_FILE", "/nonexistent"}}).find("cannot be read"), std::string::npos);
  EXPECT_NE(error_of("", {{"LAMMER_REDIS_URL_FILE", file}, {"LAMMER_REDIS_URL", ""}}).find("remove one of them"),
            std::string::npos);
}

TEST(Settings, AMissingDatabaseAddressIsAskedFor) {
  try {
    load_settings("", {});
    FAIL() << "started without a database";
  } catch (const SettingsError& error) {
    EXPECT_NE(std::string(error.what()).find("database.url is not set: give it in the file or as LAMMER_DATABASE_URL"),
              std::string::npos);
  }
}

TEST(Settings, AMisspeltVariableIsAnError) {
  EXPECT_EQ(error_of("", {{"LAMMER_LISTEN_PROT", "1"}}),
            "there is no setting LAMMER_LISTEN_PROT; 'lammer config check' lists them all");
  EXPECT_EQ(error_of("", {{"LAMMER_CACHE", "/somewhere"}}), "no error") << "that one belongs to the build";
}

TEST(Settings, PasswordsAreNeverShown) {
  const auto loaded = load_settings("", environment({{"LAMMER_DATABASE_URL", "postgresql://lammer:hunter2@db/lammer"},
                                                     {"LAMMER_REDIS_URL", "redis://:hunter2@cache:6379"}}));
  for (const auto& shown : loaded.shown) EXPECT_EQ(shown.value.find("hunter2"), std::string::npos) << shown.name;
  EXPECT_EQ(error_of("", {{"LAMMER_REDIS_URL", "rediss://:hunter2@cache"}}).find("hunter2"), std::string::npos);
  EXPECT_EQ(redacted("host=db password=hunter2 user=x"), "host=db password=***");
  EXPECT_EQ(redacted("postgresql://db/lammer?user=x&password=hunter2"), "postgresql://db/lammer?user=x&password=***");
  EXPECT_EQ(redacted("postgresql://lammer@db/lammer"), "postgresql://lammer@db/lammer");
  EXPECT_EQ(redacted("postgresql://lammer:p@hunter2@db/lammer"), "postgresql://lammer:***@db/lammer");
  for (const auto* wrong : {"lammer:hunter2@db/lammer", "redis://hunter2@cache", ":hunter2@cache"})
    EXPECT_EQ(redacted(wrong).find("hunter2"), std::string::npos) << wrong;
}

}  // namespace
}  // namespace lammer::api
