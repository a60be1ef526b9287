// Phrases: what a dealer calls a hand. All of them take the ranks of the cards that play, laid out as people lay them
// out (groups first, then from the top; the ace last where it stands low). Side cards that are not there are not named.
#pragma once
#include <span>
#include <string>
#include <vector>

#include "domain/cards/card.h"

namespace lammer::ranking::phrase {

using Ranks = std::span<const cards::Rank>;

std::vector<cards::Rank> ranks_of(std::span<const cards::Card> cards);

// "8-7-4-3-2"
std::string dashed(Ranks ranks);

std::string straight(Ranks ranks);        // "straight, nine high"
std::string straight_flush(Ranks ranks);  // "straight flush, nine high"
std::string flush(Ranks ranks);           // "flush, A-J-8-4-2"
std::string four_of_a_kind(Ranks ranks);  // "four of a kind, sevens, king kicker"
std::string full_house(Ranks ranks);      // "full house, nines full of jacks"
std::string three_of_a_kind(
    Ranks ranks);                    // "three of a kind, queens, 9-7 kickers"; three cards: "three of a kind, queens"
std::string two_pair(Ranks ranks);   // "two pair, kings and eights, queen kicker"
std::string pair(Ranks ranks);       // "pair of twos, K-J-9 kickers"; three cards: "pair of twos, king kicker"
std::string high_card(Ranks ranks);  // "ace high, A-Q-9-6-3"; one card: "ace high"

}  // namespace lammer::ranking::phrase
