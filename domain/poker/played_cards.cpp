// By the rankings' own readings.
#include "domain/poker/played_cards.h"

#include <vector>

#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/high.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/six_plus.h"

namespace lammer::poker {
namespace {

using Cards = std::vector<cards::Card>;

template <class List>
Cards known(const List& list) {
  Cards cards;
  for (const auto& card : list) {
    insist(card.has_value(), "only cards that are known are ranked");
    cards.push_back(*card);
  }
  return cards;
}

template <class Reading>
cards::CardSet cards_of(const Expected<Reading>& reading) {
  insist(reading.has_value(), "a complete hand can be read");
  return cards::CardSet(std::span<const cards::Card>(reading->cards));
}

}  // namespace

cards::CardSet played_cards(const GameDefinition& game, const HouseRules& rules, const OwnCards& own,
                            const Board& board, std::uint8_t half) {
  const auto readings = readings_of(game, rules);
  const auto rule = half == 0 ? game.first.rule : game.second->rule;
  const auto mine = known(own);
  const auto shared = known(board);
  auto all = mine;
  all.insert(all.end(), shared.begin(), shared.end());
  switch (rule) {
    case HandRule::high_any_five:
      return cards_of(ranking::high_hand(all));
    case HandRule::high_two_and_three:
      return cards_of(ranking::omaha_high_hand(mine, shared));
    case HandRule::high_six_plus:
      return cards_of(ranking::six_plus_hand(all, readings.sixplus_ace));
    case HandRule::ace_to_five:
      return cards_of(ranking::ace_to_five_hand(all, readings.low_compare));
    case HandRule::ace_to_five_eight: {
      const auto low = ranking::ace_to_five_hand(all, readings.low_compare);
      return low->rank.is_eight_or_better() ? cards_of(low) : cards::CardSet();
    }
    case HandRule::ace_to_five_eight_two_and_three: {
      const auto low = ranking::omaha_low_hand(mine, shared, readings.low_compare);
      insist(low.has_value(), "a complete hand can be read");
      return *low ? cards::CardSet(std::span<const cards::Card>((*low)->cards)) : cards::CardSet();
    }
    case HandRule::deuce_to_seven:
      return cards_of(ranking::deuce_to_seven_hand(mine));
    case HandRule::badugi_ace_low:
      return cards_of(ranking::badugi_hand(mine, ranking::AceStands::low));
    case HandRule::badugi_ace_high:
      return cards_of(ranking::badugi_hand(mine, ranking::AceStands::high));
  }
  return {};
}

}  // namespace lammer::poker
