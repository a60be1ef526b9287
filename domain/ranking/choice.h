// Which cards of a hand play.
//
// Where several choices are equally good, the one with the higher suits plays (spades, hearts, diamonds, clubs),
// looking from the highest rank down; at Omaha the two hole cards are chosen so first, then the three of the board. It
// changes no award; it makes the record of a hand the same every time.
#pragma once
#include <vector>

#include "domain/cards/card_set.h"
#include "domain/ranking/layout.h"

namespace lammer::ranking {

// Every choice of `size` of the given cards, in the order that tries the first ones first.
template <class Visit>
void each_choice(const std::vector<cards::Card>& from, int size, Visit visit, cards::CardSet chosen = {},
                 std::size_t start = 0) {
  if (size == 0) return visit(chosen);
  for (auto at = start; at + static_cast<std::size_t>(size) <= from.size(); ++at) {
    auto next = chosen;
    next.add(from[at]);
    each_choice(from, size - 1, visit, next, at + 1);
  }
}

// The best choice of `size` cards and the first of those that are equally good.
template <class RankOf>
cards::CardSet best_choice(cards::CardSet hand, int size, RankOf rank_of) {
  cards::CardSet best;
  each_choice(sorted_down(hand), size, [&](cards::CardSet choice) {
    if (best.empty() || rank_of(choice) > rank_of(best)) best = choice;
  });
  return best;
}

// Two of the hole cards with three of the board (POKER-12.K.1, POKER-19.K.1); the hole cards are chosen first.
template <class RankOf>
cards::CardSet best_two_and_three(cards::CardSet hole, cards::CardSet board, RankOf rank_of) {
  cards::CardSet best;
  each_choice(sorted_down(hole), 2, [&](cards::CardSet two) {
    each_choice(sorted_down(board), 3, [&](cards::CardSet three) {
      if (best.empty() || rank_of(two | three) > rank_of(best)) best = two | three;
    });
  });
  return best;
}

}  // namespace lammer::ranking
