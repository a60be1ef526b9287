// HandReading: what a hand is, for the tablet and the record: its rank, the very cards that play, and a phrase for
// people.
//
// Where several choices of cards are equally good, the one with the higher suits plays (spades, hearts, diamonds,
// clubs), looking from the highest rank down; at Omaha the two hole cards are chosen so first, then the three of the
// board. It changes no award; it makes the record of a hand the same every time.
#pragma once
#include <algorithm>
#include <string>
#include <vector>

#include "domain/cards/card_set.h"

namespace lammer::ranking {

template <class Rank>
struct HandReading {
  Rank rank;
  std::vector<cards::Card> cards;  // as people lay them out: groups first, then from the top
  std::string phrase;
};

enum class AceStands { high, low };

// Ace 12 or 0, the deuce below or above it.
constexpr int worth(cards::Rank rank, AceStands ace) {
  return ace == AceStands::high ? cards::index(rank) : (cards::index(rank) + 1) % cards::rank_count;
}

// Highest rank first, then highest suit.
std::vector<cards::Card> sorted_down(cards::CardSet hand);

// As people lay a hand out: larger groups first, then ranks from the top, then suits.
std::vector<cards::Card> laid_out(cards::CardSet hand, AceStands ace);

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
