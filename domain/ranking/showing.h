// Hands showing at stud, by which the later betting rounds are opened (POKER-10.H, 14.F): groups and high cards of one
// to four up cards, no straights, no flushes, no suits. All seats show equally many cards.
#pragma once
#include <span>

#include "domain/cards/card.h"

namespace lammer::ranking {

enum class ShowingFor { high, low };  // low: ace low, pairs bad, the lowest opens

class ShowingRank {
 public:
  ShowingRank(std::span<const cards::Card> up_cards, ShowingFor game);

  // Greater opens, high or low.
  friend auto operator<=>(ShowingRank, ShowingRank) = default;

 private:
  std::uint32_t value_;
};

// The position of the hand that opens; of equal hands the first, which is the one nearest the dealer's left when they
// are given in seat order (POKER-10.H.3, 14.F.2). Seats that are all in are left out by the caller.
std::size_t best_showing(std::span<const ShowingRank> in_seat_order);

}  // namespace lammer::ranking
