// The games in one list, by code and by id.
#include "domain/poker/game.h"

#include <algorithm>
#include <numeric>
#include <vector>

#include "domain/core/bug.h"
#include "domain/poker/games/families.h"

namespace lammer::poker {
namespace {

std::vector<GameDefinition> joined() {
  std::vector<GameDefinition> all;
  for (const auto family : {std::span<const GameDefinition>(games::stud), std::span<const GameDefinition>(games::flop),
                            std::span<const GameDefinition>(games::draw)})
    all.insert(all.end(), family.begin(), family.end());
  std::ranges::sort(all, {}, &GameDefinition::code);
  return all;
}

}  // namespace

bool GameDefinition::has_board() const {
  return std::ranges::any_of(streets, [](const Street& street) { return street.community > 0; });
}

bool GameDefinition::has_draws() const {
  return std::ranges::any_of(streets, &Street::draw);
}

int GameDefinition::cards_each() const {
  return std::accumulate(streets.begin(), streets.end(), 0,
                         [](int sum, const Street& street) { return sum + street.down + street.up; });
}

std::span<const GameDefinition> all_games() {
  static const auto all = joined();
  return all;
}

const GameDefinition& game(GameCode code) {
  const auto& found = all_games()[static_cast<std::size_t>(code)];
  insist(found.code == code, "the games stand in the order of their codes");
  return found;
}

const GameDefinition* find_game(std::string_view id) {
  const auto found = std::ranges::find(all_games(), id, &GameDefinition::id);
  return found == all_games().end() ? nullptr : &*found;
}

OddChipTo odd_unit_by_card(HandRule rule) {
  switch (rule) {
    case HandRule::high_any_five:
    case HandRule::high_two_and_three:
    case HandRule::high_six_plus:
      return OddChipTo::high_card;
    case HandRule::ace_to_five:
    case HandRule::ace_to_five_eight:
    case HandRule::ace_to_five_eight_two_and_three:
    case HandRule::badugi_ace_low:
      return OddChipTo::low_card;
    case HandRule::deuce_to_seven:
    case HandRule::badugi_ace_high:
      return OddChipTo::low_card_ace_high;
  }
  throw Bug("every hand rule has a deciding card", std::source_location::current());
}

}  // namespace lammer::poker
