// What a hand of a high category is called and how it is laid out; for every game whose hands bear these names.
#pragma once
#include <string>

#include "domain/ranking/high.h"
#include "domain/ranking/layout.h"
#include "domain/ranking/phrase.h"

namespace lammer::ranking {

std::string high_phrase(HighCategory category, phrase::Ranks laid_out);

// "8-7-4-3-2 low", "low with a pair of aces, K-Q-J kickers": the same hands where they count against the player.
std::string low_phrase(HighCategory category, phrase::Ranks laid_out);

// Where the ace stands when the five ranks are laid out: high, but in a straight where ace_in_straight() says.
constexpr AceStands ace_in(HighCategory category, cards::RankMask five) {
  const bool straight = category == HighCategory::straight || category == HighCategory::straight_flush;
  return straight ? ace_in_straight(five) : AceStands::high;
}

}  // namespace lammer::ranking
