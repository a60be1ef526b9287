// Random hands of every game under random rules. A failure prints its seed and a hand script;
// LAMMER_SEED=N plays that one hand again, LAMMER_HANDS=N plays more of them.
#include <cstdlib>
#include <map>

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

std::vector<GameCode> offered_games() {
  std::vector<GameCode> offered;
  for (const auto& game : poker::all_games())
    if (game.offered) offered.push_back(game.code);
  return offered;
}

std::uint64_t first_seed(GameCode game) {
  return static_cast<std::uint64_t>(game) * 1'000'000'000 + 1;
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
  const auto first = first_seed(GetParam());
  for (auto seed = first; seed < first + hands; ++seed) {
    expect_good(GetParam(), seed);
    if (HasFailure()) return;
  }
}

INSTANTIATE_TEST_SUITE_P(EveryGame, RandomHands, ::testing::ValuesIn(offered_games()),
                         [](const auto& game) { return std::string(poker::game(game.param).id); });

// Hands that never got anywhere would prove nothing.
TEST(RandomHands, GoEverywhere) {
  std::map<std::size_t, int> times;
  int to_the_end = 0;
  int hands = 0;
  for (const auto game : offered_games())
    for (auto seed = first_seed(game); seed < first_seed(game) + 150; ++seed) {
      Chance chance(seed);
      const auto log = play_random_hand(game, chance).log;
      for (const auto& event : log) ++times[event.index()];
      ++hands;
      for (const auto& event : log)
        if (const auto* ended = std::get_if<poker::HandEnded>(&event))
          to_the_end += ended->outcome == poker::Outcome::completed ? 1 : 0;
    }
  for (std::size_t kind = 0; kind < std::variant_size_v<poker::Event>; ++kind)
    EXPECT_GT(times[kind], 0) << "no hand has event " << kind << " of event.h";
  EXPECT_GT(to_the_end, hands * 3 / 4);
}

}  // namespace
}  // namespace lammer::property
