// Hands showing at stud, by which the later betting rounds are opened (POKER-10.H, 14.F): groups and high cards of one
// to four up cards, no straights, no flushes, no suits. All seats show equally many cards.
#pragma once
#include <compare>
#include <cstdint>
#include <span>

#include "domain/cards/card.h"
#include "domain/core/refusal.h"
#include "domain/ranking/hand_reading.h"

namespace lammer::ranking {

enum class ShowingFor { high, low };  // low: ace low, pairs bad, the lowest opens

enum class ShowingCategory : std::uint8_t { high_card, pair, two_pair, three_of_a_kind, four_of_a_kind };

class ShowingRank {
 public:
  ShowingRank(std::span<const cards::Card> up_cards, ShowingFor game);

  // What the groups make; in a low game the less the better.
  ShowingCategory category() const { return category_; }

  // Greater opens, high or low.
  friend auto operator<=>(ShowingRank a, ShowingRank b) { return a.value_ <=> b.value_; }
  friend bool operator==(ShowingRank a, ShowingRank b) { return a.value_ == b.value_; }

 private:
  std::uint32_t value_ = 0;
  ShowingCategory category_ = ShowingCategory::high_card;
};

// The position of the hand that opens; of equal hands the first, which is the one nearest the dealer's left when they
// are given in seat order (POKER-10.H.3, 14.F.2). Seats that are all in are left out by the caller.
std::size_t best_showing(std::span<const ShowingRank> in_seat_order);

// One to four up cards, explained: "pair of sevens, nine kicker", "ace high, A-K"; in a low game "6-4-2 low".
Expected<HandReading<ShowingRank>> showing_hand(std::span<const cards::Card> up_cards, ShowingFor game);

}  // namespace lammer::ranking
