// Layout: the order in which people lay the cards of a hand out, which is also the order the phrases read them in.
#pragma once
#include <vector>

#include "domain/cards/card_set.h"
#include "domain/ranking/ace_stands.h"

namespace lammer::ranking {

// Highest rank first, then highest suit.
std::vector<cards::Card> sorted_down(cards::CardSet hand);

// Larger groups first, then ranks from the top, then suits.
std::vector<cards::Card> laid_out(cards::CardSet hand, AceStands ace);

// Where the ace of a straight stands: below the others unless the king is beside it (5-4-3-2-A, 9-8-7-6-A, 3-2-A).
constexpr AceStands ace_in_straight(cards::RankMask straight) {
  return straight & 1 << cards::index(cards::Rank::king) ? AceStands::high : AceStands::low;
}

}  // namespace lammer::ranking
