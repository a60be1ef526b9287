// Cards in tests, written as people write them: cards_in("As Kd 9c"). Text that is no list of cards ends the test
// program, because a test with a slip of the pen proves nothing.
#pragma once
#include <stdexcept>
#include <string_view>
#include <vector>

#include "domain/cards/card_set.h"
#include "domain/cards/card_text.h"

namespace lammer::testing {

inline std::vector<cards::Card> cards_in(std::string_view text) {
  auto parsed = cards::parse_cards(text);
  if (!parsed) throw std::invalid_argument(parsed.error().sentence);
  return *std::move(parsed);
}

inline cards::CardSet set_of(std::string_view text) {
  return cards::CardSet(cards_in(text));
}

}  // namespace lammer::testing
