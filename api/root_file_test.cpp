// Roots on disk: kept, cut short, altered.
#include "api/root_file.h"

#include <filesystem>
#include <fstream>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

namespace lammer::api {
namespace {

using services::Root;

class RootFiles : public ::testing::Test {
 protected:
  RootFiles() : path_(std::filesystem::temp_directory_path() / ("lammer_roots_" + std::to_string(::getpid()))) {}
  ~RootFiles() override { std::filesystem::remove(path_); }

  static Root root(std::int64_t number) {
    const auto key = *services::SigningKey::from_seed(std::string(64, 'a'));
    return services::signed_root({.number = number, .at = services::Instant(std::chrono::milliseconds(number))}, {},
                                 key);
  }
  std::vector<std::int64_t> numbers() const {
    std::vector<std::int64_t> numbers;
    for (const auto& read : RootFile(path_).read()) numbers.push_back(read.number);
    return numbers;
  }

  std::filesystem::path path_;
};

TEST_F(RootFiles, GivesBackWhatWasKept) {
  const RootFile file(path_);
  EXPECT_EQ(file.last_number(), 0);
  file.append({root(1), root(2)});
  file.append({root(3)});
  EXPECT_EQ(file.last_number(), 3);
  EXPECT_THAT(numbers(), ::testing::ElementsAre(1, 2, 3));
  EXPECT_EQ(file.read()[1].digest, root(2).digest);
}

TEST_F(RootFiles, ALineThatWasCutShortIsWrittenAgain) {
  const RootFile file(path_);
  file.append({root(1), root(2)});
  std::filesystem::resize_file(path_, std::filesystem::file_size(path_) - 20);
  EXPECT_EQ(file.last_number(), 1);
  file.append({root(2), root(3)});
  EXPECT_THAT(numbers(), ::testing::ElementsAre(1, 2, 3));
}

TEST_F(RootFiles, AnAlteredLineIsNamed) {
  RootFile(path_).append({root(1), root(2)});
  {
    std::fstream file(path_, std::ios::in | std::ios::out);
    file.seekp(10);
    file << 'x';
  }
  try {
    RootFile(path_).read();
    FAIL();
  } catch (const std::exception& e) {
    EXPECT_THAT(e.what(), ::testing::HasSubstr("line 1 is no signed root"));
  }
}

TEST_F(RootFiles, AFileThatIsNotThereOrCannotBeWrittenIsSaid) {
  EXPECT_THROW(RootFile(path_ / "none").read(), std::runtime_error);
  EXPECT_THROW(RootFile(path_ / "none").append({root(1)}), std::runtime_error);
}

}  // namespace
}  // namespace lammer::api
