// Random hands of every game under random rules. A failure prints its seed and a hand script;
// LAMMER_SEED=N plays that one hand again, LAMMER_HANDS=N plays more of them.
#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/property/random_hand.h"
#include "tests/property/script_of.h"
#include "tests/support/rule.h"

namespace lammer::property {
namespace {

using poker::GameCode;

std::uint64_t number_from(const char* variable, std::uint64_t otherwise) {
  const auto* text = std::getenv(variable);
  return text == nullptr ? otherwise : std::strtoull(text, nullptr, 10);
}

void expect_good(GameCode game, std::uint64_t seed) {
  Chance chance(seed);
  const auto hand = play_random_hand(game, chance);
  if (!hand.problem) return;
  const auto least = shortened(hand);
  ADD_FAILURE() << "LAMMER_SEED=" << seed << ": " << *least.problem << "\n" << script_of(least.rules, least.orders);
}

class RandomHands : public ::testing::TestWithParam<GameCode> {};

TEST_P(RandomHands, HoldWhatMustAlwaysHold) {
  if (const auto seed = number_from("LAMMER_SEED", 0)) return expect_good(GetParam(), seed);
  const auto hands = number_from("LAMMER_HANDS", 1000);
  const auto first = static_cast<std::uint64_t>(GetParam()) * 1'000'000'000 + 1;
  for (auto seed = first; seed < first + hands; ++seed) {
    expect_good(GetParam(), seed);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RandomHands, ::testing::ValuesIn([] {
                           std::vector<GameCode> offered;
                           for (const auto& game : poker::all_games())
                             if (game.offered) offered.push_back(game.code);
                           return offered;
                         }()),
                         [](const auto& game) { return std::string(poker::game(game.param).id); });

}  // namespace
}  // namespace lammer::property
