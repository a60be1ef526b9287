// A fuzz target under the ordinary tests: good text, damaged by a seeded source in a few places.
#pragma once
#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "domain/cards/shuffle.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace lammer::fuzz {

inline void replay_damaged(std::span<const std::string> seeds, std::string_view alphabet, int rounds) {
  std::mt19937_64 bits(20140101);
  const auto below = [&](std::size_t bound) { return cards::uniform_below(bound, bits); };
  for (int round = 0; round < rounds; ++round) {
    auto text = seeds[below(seeds.size())];
    for (auto edits = below(4); edits > 0; --edits) {
      const auto at = below(text.size() + 1);
      const auto letter = alphabet[below(alphabet.size())];
      if (at == text.size() || below(2))
        text.insert(text.begin() + static_cast<std::ptrdiff_t>(at), letter);
      else
        text[at] = letter;
    }
    EXPECT_EQ(LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size()), 0);
  }
}

}  // namespace lammer::fuzz
