// Phrases for people.
#include "domain/ranking/phrase.h"

namespace lammer::ranking::phrase {
namespace {

std::string kickers(Ranks ranks) {
  if (ranks.empty()) return "";
  if (ranks.size() == 1) return ", " + std::string(cards::name(ranks[0])) + " kicker";
  return ", " + dashed(ranks) + " kickers";
}

std::string top(Ranks ranks) {
  return std::string(cards::name(ranks[0])) + " high";
}

}  // namespace

std::vector<cards::Rank> ranks_of(std::span<const cards::Card> cards) {
  std::vector<cards::Rank> ranks;
  for (const auto card : cards) ranks.push_back(card.rank());
  return ranks;
}

std::string dashed(Ranks ranks) {
  std::string joined;
  for (const auto rank : ranks) {
    if (!joined.empty()) joined += '-';
    joined += cards::letter(rank);
  }
  return joined;
}

std::string straight(Ranks ranks) {
  return "straight, " + top(ranks);
}

std::string straight_flush(Ranks ranks) {
  return "straight flush, " + top(ranks);
}

std::string flush(Ranks ranks) {
  return "flush, " + dashed(ranks);
}

std::string four_of_a_kind(Ranks ranks) {
  return "four of a kind, " + cards::plural(ranks[0]) + kickers(ranks.subspan(4));
}

std::string full_house(Ranks ranks) {
  return "full house, " + cards::plural(ranks[0]) + " full of " + cards::plural(ranks[3]);
}

std::string three_of_a_kind(Ranks ranks) {
  return "three of a kind, " + cards::plural(ranks[0]) + kickers(ranks.subspan(3));
}

std::string two_pair(Ranks ranks) {
  return "two pair, " + cards::plural(ranks[0]) + " and " + cards::plural(ranks[2]) + kickers(ranks.subspan(4));
}

std::string pair(Ranks ranks) {
  return "pair of " + cards::plural(ranks[0]) + kickers(ranks.subspan(2));
}

std::string high_card(Ranks ranks) {
  return ranks.size() == 1 ? top(ranks) : top(ranks) + ", " + dashed(ranks);
}

}  // namespace lammer::ranking::phrase
