// HandReading: what a hand is, for the tablet and the record: its rank, the very cards that play, and a phrase for
// people. The category is asked of the rank.
#pragma once
#include <string>
#include <vector>

#include "domain/cards/card.h"

namespace lammer::ranking {

template <class Rank>
struct HandReading {
  Rank rank;
  std::vector<cards::Card> cards;  // as people lay them out: groups first, then from the top
  std::string phrase;
};

}  // namespace lammer::ranking
