// The fuzz target under the ordinary tests: text near to cards and money, damaged by a seeded source.
#include <array>
#include <random>
#include <string>

#include <gtest/gtest.h>

#include "domain/cards/shuffle.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace lammer {
namespace {

void run(const std::string& text) {
  EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
}

TEST(FuzzReplay, CardAndMoneyText) {
  constexpr std::array seeds{
      "As Kd 9c", "As Ah Ad Jk Jk", "Ts 9s 8s 7s 6s 5s 4s", "2c 2c", "Jks", "$1,234.50", "-$3.25", "$0", ""};
  constexpr std::string_view alphabet = "AKQJT98765432shdck $,.-\x01\xff\n";
  std::mt19937_64 bits(20140101);
  const auto below = [&](std::size_t bound) { return cards::uniform_below(bound, bits); };
  for (int round = 0; round < 20000; ++round) {
    std::string text = seeds[below(seeds.size())];
    for (auto edits = below(4); edits > 0; --edits) {
      const auto at = below(text.size() + 1);
      const auto letter = alphabet[below(alphabet.size())];
      if (at == text.size() || below(2))
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), letter);
      else
        text[at] = letter;
    }
    run(text);
  }
}

}  // namespace
}  // namespace lammer
