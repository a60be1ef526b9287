// Text near to cards and money.
#include <vector>

#include "tests/fuzz/damage.h"

namespace lammer {
namespace {

TEST(FuzzReplay, CardAndMoneyText) {
  const std::vector<std::string> seeds{
      "As Kd 9c", "As Ah Ad Jk Jk", "Ts 9s 8s 7s 6s 5s 4s", "2c 2c", "Jks", "Jk1", "$1,234.50", "-$3.25", "$0", ""};
  fuzz::replay_damaged(seeds, "AKQJT98765432shdck $,.-\x01\xff\n", 20000);
}

}  // namespace
}  // namespace lammer
