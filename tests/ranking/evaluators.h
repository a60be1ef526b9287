// Every evaluator in one shape, for what must hold of all of them: how many cards are dealt from which deck, the rank
// of a deal, its reading, and the rank that the cards of a reading make by themselves. The first `own` cards of a deal
// are the player's; the order of the cards inside the two parts must not matter.
#pragma once
#include <bit>
#include <span>
#include <vector>

#include <gtest/gtest.h>

#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/bring_in.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/double_draw.h"
#include "domain/ranking/high.h"
#include "domain/ranking/let_it_ride.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/showing.h"
#include "domain/ranking/six_card.h"
#include "domain/ranking/six_plus.h"
#include "domain/ranking/three_card.h"
#include "tests/ranking/deals.h"

namespace lammer::testing {

using Played = std::vector<cards::Card>;

template <std::size_t size>
std::span<const cards::Card, size> exactly(const Played& cards) {
  return std::span<const cards::Card>(cards).first<size>();
}

template <std::size_t cards, cards::DeckKind kind = cards::DeckKind::standard_52, std::size_t of_the_player = cards>
struct Deals {
  static constexpr auto deck = kind;
  static constexpr auto size = cards;
  static constexpr auto own = of_the_player;
  using Dealt = Cards<cards>;
};

template <std::size_t size>
struct HighEvaluator : Deals<size> {
  static auto rank(const Cards<size>& hand) {
    if constexpr (size <= 7)
      return ranking::high_rank(view(hand));
    else
      return ranking::high_rank(cards::CardSet(view(hand)));
  }
  static auto read(const Cards<size>& hand) {
    return size <= 7 ? ranking::high_hand(hand).value() : ranking::best_high_hand(hand).value();
  }
  static auto rank_of_played(const Played& played) { return ranking::high_rank(exactly<5>(played)); }
};

template <std::size_t size, ranking::LowCompare compare>
struct AceToFiveEvaluator : Deals<size> {
  static auto rank(const Cards<size>& hand) { return ranking::ace_to_five_rank(view(hand), compare); }
  static auto read(const Cards<size>& hand) { return ranking::ace_to_five_hand(hand, compare).value(); }
  static auto rank_of_played(const Played& played) { return ranking::ace_to_five_rank(exactly<5>(played), compare); }
};

struct DeuceToSevenEvaluator : Deals<5> {
  static auto rank(const Dealt& hand) { return ranking::deuce_to_seven_rank(view(hand)); }
  static auto read(const Dealt& hand) { return ranking::deuce_to_seven_hand(hand).value(); }
  static auto rank_of_played(const Played& played) { return ranking::deuce_to_seven_rank(exactly<5>(played)); }
};

template <std::size_t size, ranking::SixPlusAce ace>
struct SixPlusEvaluator : Deals<size, cards::DeckKind::six_plus_36> {
  static auto rank(const Cards<size>& hand) { return ranking::six_plus_rank(cards::CardSet(view(hand)), ace); }
  static auto read(const Cards<size>& hand) { return ranking::six_plus_hand(hand, ace).value(); }
  static auto rank_of_played(const Played& played) { return ranking::six_plus_rank(cards::CardSet(played), ace); }
};

template <std::size_t holes>
struct OmahaHighEvaluator : Deals<holes + 5, cards::DeckKind::standard_52, holes> {
  using Dealt = Cards<holes + 5>;
  static auto rank(const Dealt& dealt) {
    return ranking::omaha_high_rank(view(dealt).template first<holes>(), view(dealt).template last<5>());
  }
  static auto read(const Dealt& dealt) {
    return ranking::omaha_high_hand(view(dealt).template first<holes>(), view(dealt).template last<5>()).value();
  }
  static auto rank_of_played(const Played& played) { return ranking::high_rank(exactly<5>(played)); }
};

// A deal without a low has the rank worse than every hand, and no cards.
template <std::size_t holes, ranking::LowCompare compare>
struct OmahaLowEvaluator : Deals<holes + 5, cards::DeckKind::standard_52, holes> {
  using Dealt = Cards<holes + 5>;
  static auto rank(const Dealt& dealt) {
    return ranking::omaha_low_rank(view(dealt).template first<holes>(), view(dealt).template last<5>(), compare)
        .value_or(ranking::AceToFiveRank());
  }
  static auto read(const Dealt& dealt) {
    const auto low =
        ranking::omaha_low_hand(view(dealt).template first<holes>(), view(dealt).template last<5>(), compare).value();
    return low.value_or(ranking::HandReading<ranking::AceToFiveRank>{{}, {}, "no low"});
  }
  static auto rank_of_played(const Played& played) {
    return played.empty() ? ranking::AceToFiveRank() : ranking::ace_to_five_rank(exactly<5>(played), compare);
  }
};

template <std::size_t size, ranking::AceStands ace>
struct BadugiEvaluator : Deals<size> {
  static auto rank(const Cards<size>& hand) { return ranking::badugi_rank(view(hand), ace); }
  static auto read(const Cards<size>& hand) { return ranking::badugi_hand(hand, ace).value(); }
  // Cards that share a rank or a suit make no badugi.
  static auto rank_of_played(const Played& played) {
    unsigned ranks = 0;
    unsigned suits = 0;
    for (const auto card : played) {
      ranks |= 1u << ranking::worth(card.rank(), ace);
      suits |= 1u << cards::index(card.suit());
    }
    const auto count = static_cast<int>(played.size());
    const bool all_differ = std::popcount(ranks) == count && std::popcount(suits) == count;
    return all_differ ? ranking::BadugiRank(count, ranks) : ranking::BadugiRank();
  }
};

struct ThreeCardEvaluator : Deals<3> {
  static auto rank(const Dealt& hand) { return ranking::three_card_rank(view(hand)); }
  static auto read(const Dealt& hand) { return ranking::three_card_hand(hand).value(); }
  static auto rank_of_played(const Played& played) { return ranking::three_card_rank(exactly<3>(played)); }
};

struct SixCardEvaluator : Deals<6> {
  static auto rank(const Dealt& hand) { return ranking::six_card_rank(view(hand)); }
  static auto read(const Dealt& hand) { return ranking::six_card_hand(hand).value(); }
  static auto rank_of_played(const Played& played) {
    return played.size() == 6 ? ranking::six_card_rank(exactly<6>(played))
                              : ranking::SixCardRank(ranking::high_rank(exactly<5>(played)).value());
  }
};

struct LetItRideEvaluator : Deals<5> {
  static auto rank(const Dealt& hand) { return ranking::let_it_ride_rank(view(hand)); }
  static auto read(const Dealt& hand) { return ranking::let_it_ride_hand(hand).value(); }
  static auto rank_of_played(const Played& played) { return ranking::let_it_ride_rank(exactly<5>(played)); }
};

struct DoubleDrawEvaluator : Deals<5, cards::DeckKind::jokers_54> {
  static auto rank(const Dealt& hand) { return ranking::double_draw_rank(cards::CardSet(view(hand))); }
  static auto read(const Dealt& hand) { return ranking::double_draw_hand(hand).value(); }
  static auto rank_of_played(const Played& played) { return ranking::double_draw_rank(cards::CardSet(played)); }
};

template <std::size_t size, ranking::ShowingFor game>
struct ShowingEvaluator : Deals<size> {
  static auto rank(const Cards<size>& hand) { return ranking::ShowingRank(hand, game); }
  static auto read(const Cards<size>& hand) { return ranking::showing_hand(hand, game).value(); }
  static auto rank_of_played(const Played& played) { return ranking::ShowingRank(played, game); }
};

template <ranking::BringInBy by>
struct BringInEvaluator : Deals<1> {
  static auto rank(const Dealt& hand) { return ranking::BringInRank(hand[0], by); }
  static auto read(const Dealt& hand) { return ranking::bring_in_card(hand[0], by).value(); }
  static auto rank_of_played(const Played& played) { return ranking::BringInRank(played.at(0), by); }
};

using BringInEvaluators = ::testing::Types<BringInEvaluator<ranking::BringInBy::lowest_ace_high>,
                                           BringInEvaluator<ranking::BringInBy::highest_ace_low>,
                                           BringInEvaluator<ranking::BringInBy::best_low_card>>;

// All but the bring-in, where suits decide.
using EvaluatorsBlindToSuits = ::testing::Types<
    HighEvaluator<5>, HighEvaluator<6>, HighEvaluator<7>, HighEvaluator<8>, HighEvaluator<10>,
    AceToFiveEvaluator<5, ranking::LowCompare::top_down>, AceToFiveEvaluator<6, ranking::LowCompare::top_down>,
    AceToFiveEvaluator<7, ranking::LowCompare::top_down>, AceToFiveEvaluator<5, ranking::LowCompare::best_card_first>,
    AceToFiveEvaluator<6, ranking::LowCompare::best_card_first>,
    AceToFiveEvaluator<7, ranking::LowCompare::best_card_first>, DeuceToSevenEvaluator,
    SixPlusEvaluator<5, ranking::SixPlusAce::high>, SixPlusEvaluator<6, ranking::SixPlusAce::high>,
    SixPlusEvaluator<7, ranking::SixPlusAce::high>, SixPlusEvaluator<5, ranking::SixPlusAce::low_kicker>,
    SixPlusEvaluator<6, ranking::SixPlusAce::low_kicker>, SixPlusEvaluator<7, ranking::SixPlusAce::low_kicker>,
    OmahaHighEvaluator<4>, OmahaHighEvaluator<5>, OmahaLowEvaluator<4, ranking::LowCompare::top_down>,
    OmahaLowEvaluator<5, ranking::LowCompare::top_down>, OmahaLowEvaluator<4, ranking::LowCompare::best_card_first>,
    OmahaLowEvaluator<5, ranking::LowCompare::best_card_first>, BadugiEvaluator<4, ranking::AceStands::low>,
    BadugiEvaluator<5, ranking::AceStands::low>, BadugiEvaluator<4, ranking::AceStands::high>,
    BadugiEvaluator<5, ranking::AceStands::high>, ThreeCardEvaluator, SixCardEvaluator, LetItRideEvaluator,
    DoubleDrawEvaluator, ShowingEvaluator<1, ranking::ShowingFor::high>, ShowingEvaluator<2, ranking::ShowingFor::high>,
    ShowingEvaluator<3, ranking::ShowingFor::high>, ShowingEvaluator<4, ranking::ShowingFor::high>,
    ShowingEvaluator<1, ranking::ShowingFor::low>, ShowingEvaluator<2, ranking::ShowingFor::low>,
    ShowingEvaluator<3, ranking::ShowingFor::low>, ShowingEvaluator<4, ranking::ShowingFor::low>>;

}  // namespace lammer::testing
