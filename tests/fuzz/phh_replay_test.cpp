// Text near to files of recorded hands.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <vector>

#include "tests/fuzz/damage.h"

namespace lammer {
namespace {

TEST(FuzzReplay, PhhText) {
  std::vector<std::string> seeds{"", "1 = {variant = 'NT'}", "a.b = [1.5, \"\"\"x\"\"\", 07:32:00]"};
  for (const auto& entry : std::filesystem::directory_iterator(LAMMER_SOURCE_DIR "/tests/data/phh")) {
    std::ifstream in(entry.path(), std::ios::binary);
    seeds.emplace_back(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  fuzz::replay_damaged(seeds, "AKT92shdc?pfbr0123456789 []{}=,.'\"#\\_-e\x01\xff\n", 3000);
}

}  // namespace
}  // namespace lammer
