// Which cards of a seat and the board make its hand for one half; for the sheet, the replayer and split.odd_scope.
#pragma once
#include "domain/cards/card_set.h"
#include "domain/poker/showdown.h"

namespace lammer::poker {

// All cards known; empty if the hand does not qualify for the half.
cards::CardSet played_cards(const GameDefinition& game, const HouseRules& rules, const OwnCards& own,
                            const Board& board, std::uint8_t half);

}  // namespace lammer::poker
