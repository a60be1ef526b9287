// Seeded bytes as tables.
#include <vector>

#include "tests/fuzz/damage.h"

namespace lammer {
namespace {

TEST(FuzzReplay, HandsFromBytes) {
  std::mt19937_64 bits(20140101);
  for (int round = 0; round < 400; ++round) {
    std::vector<std::uint8_t> bytes(cards::uniform_below(1500, bits));
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(bits());
    EXPECT_EQ(LLVMFuzzerTestOneInput(bytes.data(), bytes.size()), 0);
  }
}

}  // namespace
}  // namespace lammer
