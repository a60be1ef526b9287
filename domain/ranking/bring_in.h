// Who brings in at stud: the seat whose single up card is lowest, or highest, by rank and then suit (POKER-10.D, 14.D).
// Suits decide among equal ranks, so two cards never tie.
#pragma once
#include <compare>
#include <span>

#include "domain/cards/card.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"

namespace lammer::ranking {

enum class BringInBy {
  lowest_ace_high,  // STUD_HIGH, STUD_HL8, five-card stud; STUD_HL with bring_in.hl_order = low_card
  highest_ace_low,  // STUD_LOW and STUD_HL by their letter
  best_low_card,    // STUD_LOW with bring_in.low_order = best_low: ace first, equal ranks by the higher suit
};

class BringInRank {
 public:
  // No joker.
  BringInRank(cards::Card up_card, BringInBy by);

  // The card's rank decides first; its suit only inside it.
  cards::Rank category() const { return card_.rank(); }

  // Greater brings in; ranks by different rules do not compare.
  friend auto operator<=>(BringInRank a, BringInRank b) { return a.claim_ <=> b.claim_; }
  friend bool operator==(BringInRank a, BringInRank b) { return a.claim_ == b.claim_; }

 private:
  int claim_;
  cards::Card card_;
};

// The position of the card that brings in. At least one card, all different, no joker.
std::size_t bring_in(std::span<const cards::Card> up_cards, BringInBy by);

// The up card of one seat, explained: "two of clubs".
Expected<HandReading<BringInRank>> bring_in_card(cards::Card up_card, BringInBy by);

}  // namespace lammer::ranking
