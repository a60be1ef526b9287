// What every fuzz target demands. A demand that does not hold ends the program, which is how libFuzzer sees it.
#pragma once
#include <algorithm>
#include <cstdlib>

#include "domain/core/refusal.h"

namespace lammer::fuzz {

inline void require(bool holds) {
  if (!holds) std::abort();
}

// A refusal has a code and a sentence of printable ASCII.
inline void check(const Refusal& refusal) {
  require(!refusal.code.empty() && !refusal.sentence.empty());
  require(std::ranges::all_of(refusal.sentence, [](char c) { return c >= 0x20 && c < 0x7f; }));
}

}  // namespace lammer::fuzz
