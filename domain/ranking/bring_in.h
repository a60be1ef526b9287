// Who brings in at stud: the seat whose single up card is lowest, or highest, by rank and then suit (POKER-10.D, 14.D).
#pragma once
#include <span>

#include "domain/cards/card.h"

namespace lammer::ranking {

enum class BringInBy {
  lowest_ace_high,  // STUD_HIGH, STUD_HL8, five-card stud; STUD_HL with bring_in.hl_order = low_card
  highest_ace_low,  // STUD_LOW and STUD_HL by their letter
  best_low_card,    // STUD_LOW with bring_in.low_order = best_low: ace first, equal ranks by the higher suit
};

// The position of the card that brings in. At least one card, all different, no joker.
std::size_t bring_in(std::span<const cards::Card> up_cards, BringInBy by);

}  // namespace lammer::ranking
