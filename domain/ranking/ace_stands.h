// Whether the ace counts above the king or below the deuce.
#pragma once
#include "domain/cards/card.h"

namespace lammer::ranking {

enum class AceStands { high, low };

// From 0 to 12: the ace 12 above the king, or 0 below the deuce.
constexpr int worth(cards::Rank rank, AceStands ace) {
  return ace == AceStands::high ? cards::index(rank) : (cards::index(rank) + 1) % cards::rank_count;
}

}  // namespace lammer::ranking
