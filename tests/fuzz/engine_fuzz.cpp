// Fuzz target: any bytes as the rules of a table and everything that happens at it. The first byte names the game, the
// others choose rules, players, cards and commands, nonsense among them; whatever they are, every command is refused or
// carried out with all that tests/property holds a hand to.
#include <cstdio>
#include <cstdlib>

#include "tests/property/random_hand.h"
#include "tests/property/script_of.h"

// NOLINTNEXTLINE(readability-identifier-naming): the name libFuzzer looks for
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const auto games = lammer::poker::all_games();
  const auto& game = games[data[0] % games.size()];
  if (!game.offered) return 0;
  lammer::property::Chance chance(std::span(data + 1, size - 1));
  const auto hand = lammer::property::play_random_hand(game.code, chance);
  if (!hand.problem) return 0;
  const auto script = lammer::property::script_of(hand.rules, hand.orders);
  std::fprintf(stderr, "%s\n%s", hand.problem->c_str(), script.c_str());
  std::abort();
}
