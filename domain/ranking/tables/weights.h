// Weights: a number a rank such that the sum over a hand tells exactly which ranks it holds how often, whatever the
// order of the cards. Shared by the evaluators and by the build step that makes their tables.
#pragma once
#include <array>
#include <cstdint>

namespace lammer::ranking::tables {

// For up to seven cards, no rank more than four times. Each number below is the smallest that keeps all sums of equally
// many cards apart; the build step checks it. They are then spread over 23 bits (an odd factor keeps distinct what is
// distinct), because sums that lie in lumps cannot be packed into a small table.
inline constexpr int sum_bits = 23;
inline constexpr std::array<std::uint32_t, 13> rank_weights = [] {
  std::array<std::uint32_t, 13> weights{0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181};
  for (auto& weight : weights) weight = weight * 2654435761u & ((1u << sum_bits) - 1);
  return weights;
}();

// For three cards.
inline constexpr std::array<std::uint16_t, 13> three_card_weights{0,   1,   4,   13,  32,   71,  124,
                                                                  218, 375, 572, 744, 1208, 1556};

// A sum is looked up in two steps: its high bits name a row, the row says where its low bits start. Rows are laid into
// one another so that few cells are empty.
inline constexpr int row_bits = 11;

// A pair of hole ranks as one number below 91, whichever comes first.
inline constexpr int rank_pairs = 91;
constexpr int rank_pair(int a, int b) {
  return a > b ? a * (a + 1) / 2 + b : b * (b + 1) / 2 + a;
}

}  // namespace lammer::ranking::tables
