// What a hand of a high category is called; for every game whose hands bear these names.
#pragma once
#include <string>

#include "domain/ranking/high.h"
#include "domain/ranking/phrase.h"

namespace lammer::ranking {

// Five cards of the 52-card deck, all of which play.
HandReading<HighRank> read_high_five(cards::CardSet five);

std::string high_phrase(HighCategory category, phrase::Ranks laid_out);

// Whether the five cards are a straight in which the ace stands below the others and is laid out last.
AceStands ace_in(HighCategory category, cards::CardSet five);

}  // namespace lammer::ranking
