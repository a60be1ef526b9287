// Cards as people name them.
#include "domain/cards/card.h"

namespace lammer::cards {
namespace {

constexpr std::array<std::string_view, rank_count> kRankNames{
    "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"};
constexpr std::array<std::string_view, 4> kSuitNames{"clubs", "diamonds", "hearts", "spades"};

}  // namespace

std::string_view name(Rank rank) {
  return kRankNames[static_cast<std::size_t>(rank)];
}

std::string plural(Rank rank) {
  return std::string(name(rank)) + (rank == Rank::six ? "es" : "s");
}

std::string_view name(Suit suit) {
  return kSuitNames[static_cast<std::size_t>(suit)];
}

std::string name(Card card) {
  if (card.is_joker()) return "joker";
  return std::string(name(card.rank())) + " of " + std::string(name(card.suit()));
}

std::string text(Card card) {
  if (card.is_joker()) return "Jk";
  return {letter(card.rank()), suit_letters[static_cast<std::size_t>(card.suit())]};
}

}  // namespace lammer::cards
