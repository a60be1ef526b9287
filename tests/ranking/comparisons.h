// The fast evaluators against the slow one, hand by hand. Each function runs as many hands as it is asked to, so that
// the ordinary tests and the exhaustive program share them.
#pragma once
#include <algorithm>
#include <bit>
#include <optional>

#include "domain/cards/card_text.h"
#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/double_draw.h"
#include "domain/ranking/high.h"
#include "domain/ranking/let_it_ride.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/six_card.h"
#include "domain/ranking/six_plus.h"
#include "domain/ranking/three_card.h"
#include "tests/ranking/deals.h"
#include "tests/ranking/order_match.h"

namespace lammer::testing {

using cards::CardSet;
using cards::DeckKind;
using reference::Hand;
using reference::Key;

template <std::size_t size>
Hand slow(const Cards<size>& hand) {
  return Hand(std::span<const cards::Card>(hand));
}

template <std::size_t size>
std::string shown(const Cards<size>& hand) {
  return cards::text(std::span<const cards::Card>(hand));
}

// Every five-card hand of the deck, and the order of all of them.
template <class Rank, class KeyOf, class RankOf>
OrderMatch<Rank> match_all_fives(DeckKind deck, BetterKey better, KeyOf key_of, RankOf rank_of) {
  OrderMatch<Rank> match;
  each_combination<5>(deck, [&](const Cards<5>& hand) {
    if (!match.add(key_of(slow(hand)), rank_of(hand))) ADD_FAILURE() << shown(hand);
  });
  match.expect_same_order(better);
  return match;
}

inline OrderMatch<ranking::HighRank> match_all_high() {
  return match_all_fives<ranking::HighRank>(
      DeckKind::standard_52, BetterKey::greater, [](const Hand& five) { return reference::high(five); },
      [](const Cards<5>& hand) { return ranking::high_rank(view(hand)); });
}

inline OrderMatch<ranking::AceToFiveRank> match_all_ace_to_five(ranking::LowCompare compare) {
  return match_all_fives<ranking::AceToFiveRank>(
      DeckKind::standard_52, BetterKey::smaller,
      [compare](const Hand& five) {
        return compare == ranking::LowCompare::top_down ? reference::ace_to_five(five)
                                                        : reference::ace_to_five_best_card_first(five);
      },
      [compare](const Cards<5>& hand) {
        const auto rank = ranking::ace_to_five_rank(view(hand), compare);
        EXPECT_EQ(rank.is_eight_or_better(), reference::is_eight_or_better(slow(hand))) << shown(hand);
        return rank;
      });
}

inline OrderMatch<ranking::LetItRideRank> match_all_let_it_ride() {
  return match_all_fives<ranking::LetItRideRank>(
      DeckKind::standard_52, BetterKey::greater, [](const Hand& five) { return reference::let_it_ride(five); },
      [](const Cards<5>& hand) { return ranking::let_it_ride_rank(view(hand)); });
}

inline OrderMatch<ranking::DeuceToSevenRank> match_all_deuce_to_seven() {
  return match_all_fives<ranking::DeuceToSevenRank>(
      DeckKind::standard_52, BetterKey::smaller, [](const Hand& five) { return reference::deuce_to_seven(five); },
      [](const Cards<5>& hand) { return ranking::deuce_to_seven_rank(view(hand)); });
}

inline OrderMatch<ranking::SixPlusRank> match_all_six_plus(ranking::SixPlusAce ace) {
  return match_all_fives<ranking::SixPlusRank>(
      DeckKind::six_plus_36, BetterKey::greater,
      [ace](const Hand& five) { return reference::six_plus(five, ace == ranking::SixPlusAce::low_kicker); },
      [ace](const Cards<5>& hand) { return ranking::six_plus_rank(CardSet(view(hand)), ace); });
}

// The same, worked out once a program.
inline const OrderMatch<ranking::HighRank>& all_high() {
  static const auto match = match_all_high();
  return match;
}
inline const OrderMatch<ranking::AceToFiveRank>& all_ace_to_five(ranking::LowCompare compare) {
  static const auto top_down = match_all_ace_to_five(ranking::LowCompare::top_down);
  static const auto best_card_first = match_all_ace_to_five(ranking::LowCompare::best_card_first);
  return compare == ranking::LowCompare::top_down ? top_down : best_card_first;
}
inline const OrderMatch<ranking::SixPlusRank>& all_six_plus(ranking::SixPlusAce ace) {
  static const auto high = match_all_six_plus(ranking::SixPlusAce::high);
  static const auto low_kicker = match_all_six_plus(ranking::SixPlusAce::low_kicker);
  return ace == ranking::SixPlusAce::high ? high : low_kicker;
}

// Random hands of six or seven cards, the best five found by trying all; `match` knows the rank of every five.
template <std::size_t size, class Rank, class KeyOf, class RankOf, class Better>
void compare_best_fives(DeckKind deck, int hands, const OrderMatch<Rank>& match, KeyOf key_of, Better better,
                        RankOf rank_of) {
  RandomDeals<size> deal(deck, size);
  for (int i = 0; i < hands; ++i) {
    const auto hand = deal();
    const auto key = reference::best_five(std::span<const cards::Card>(hand), key_of, better);
    ASSERT_EQ(rank_of(hand).value(), match.at(key).value()) << shown(hand);
  }
}

template <std::size_t size>
void compare_high(int hands) {
  compare_best_fives<size>(
      DeckKind::standard_52, hands, all_high(), [](const Hand& five) { return reference::high(five); }, std::greater{},
      [](const Cards<size>& hand) {
        const auto rank = ranking::high_rank(CardSet(view(hand)));
        if constexpr (size <= 7) {
          EXPECT_EQ(rank, ranking::high_rank(view(hand))) << shown(hand);
        }
        return rank;
      });
}

template <std::size_t size>
void compare_ace_to_five(int hands, ranking::LowCompare compare) {
  compare_best_fives<size>(
      DeckKind::standard_52, hands, all_ace_to_five(compare),
      [compare](const Hand& five) {
        return compare == ranking::LowCompare::top_down ? reference::ace_to_five(five)
                                                        : reference::ace_to_five_best_card_first(five);
      },
      std::less{},
      [compare](const Cards<size>& hand) {
        const auto rank = ranking::ace_to_five_rank(view(hand), compare);
        EXPECT_EQ(rank, ranking::ace_to_five_rank(CardSet(view(hand)), compare)) << shown(hand);
        return rank;
      });
}

template <std::size_t size>
void compare_six_plus(int hands, ranking::SixPlusAce ace) {
  compare_best_fives<size>(
      DeckKind::six_plus_36, hands, all_six_plus(ace),
      [ace](const Hand& five) { return reference::six_plus(five, ace == ranking::SixPlusAce::low_kicker); },
      std::greater{}, [ace](const Cards<size>& hand) { return ranking::six_plus_rank(CardSet(view(hand)), ace); });
}

// Random Omaha deals, high and both readings of the low, against every two and three.
template <std::size_t holes>
void compare_omaha(int hands) {
  const auto& highs = all_high();
  const auto& lows = all_ace_to_five(ranking::LowCompare::top_down);
  const auto& lows_best_card_first = all_ace_to_five(ranking::LowCompare::best_card_first);
  RandomDeals<holes + 5> deal(DeckKind::standard_52, holes);
  const auto any = [](const Hand&) { return true; };
  for (int i = 0; i < hands; ++i) {
    const auto dealt = deal();
    const auto hole = view(dealt).template first<holes>();
    const auto board = view(dealt).template last<5>();
    const auto high = reference::best_two_and_three(
        hole, board, [](const Hand& five) { return reference::high(five); }, std::greater{}, any);
    ASSERT_EQ(ranking::omaha_high_rank(hole, board), highs.at(*high)) << shown(dealt);

    const auto low =
        reference::best_two_and_three(hole, board, reference::ace_to_five, std::less{}, reference::is_eight_or_better);
    const auto fast_low = ranking::omaha_low_rank(hole, board);
    ASSERT_EQ(fast_low.has_value(), low.has_value()) << shown(dealt);
    if (!low) continue;
    ASSERT_EQ(*fast_low, lows.at(*low)) << shown(dealt);
    const auto other = reference::best_two_and_three(hole, board, reference::ace_to_five_best_card_first, std::less{},
                                                     reference::is_eight_or_better);
    ASSERT_EQ(ranking::omaha_low_rank(hole, board, ranking::LowCompare::best_card_first),
              lows_best_card_first.at(*other))
        << shown(dealt);
  }
}

inline void match_badugi(ranking::AceStands ace) {
  OrderMatch<ranking::BadugiRank> match;
  each_combination<4>(DeckKind::standard_52, [&](const Cards<4>& hand) {
    const auto key = reference::badugi(hand, ace == ranking::AceStands::low);
    if (!match.add(key, ranking::badugi_rank(view(hand), ace))) ADD_FAILURE() << shown(hand);
  });
  match.expect_same_order(BetterKey::greater);
  EXPECT_EQ(match.size(), 1092u);
}

inline void compare_badugi_of_five(int hands, ranking::AceStands ace) {
  OrderMatch<ranking::BadugiRank> match;
  RandomDeals<5> deal(DeckKind::standard_52);
  for (int i = 0; i < hands; ++i) {
    const auto hand = deal();
    const auto key = reference::badugi(hand, ace == ranking::AceStands::low);
    ASSERT_TRUE(match.add(key, ranking::badugi_rank(view(hand), ace))) << shown(hand);
  }
  match.expect_same_order(BetterKey::greater);
}

// Every `step`th of the 3,162,510 Double Draw hands.
inline void match_double_draw(int step) {
  OrderMatch<ranking::DoubleDrawRank> match;
  int at = 0;
  each_combination<5>(DeckKind::jokers_54, [&](const Cards<5>& hand) {
    if (at++ % step) return;
    if (!match.add(reference::double_draw(hand), ranking::double_draw_rank(CardSet(view(hand)))))
      ADD_FAILURE() << shown(hand);
  });
  match.expect_same_order(BetterKey::greater);
  // The high hands, five aces, and the royal twice.
  if (step == 1) {
    EXPECT_EQ(match.size(), 7464u);
  }
}

// Random six-card hands; every one of a single suit, where alone a Super Royal can be.
inline void match_six_cards(int hands) {
  OrderMatch<ranking::SixCardRank> match;
  const auto add = [&](const Cards<6>& hand) {
    if (!match.add(reference::six_card(hand), ranking::six_card_rank(view(hand)))) ADD_FAILURE() << shown(hand);
  };
  RandomDeals<6> deal(DeckKind::standard_52);
  for (int i = 0; i < hands; ++i) add(deal());
  for (unsigned ranks = 0; ranks < 1u << 13; ++ranks) {
    if (std::popcount(ranks) != 6) continue;
    for (const auto suit : cards::suits) {
      auto hand = blank<6>();
      auto place = hand.begin();
      for (const auto card : CardSet::of_suit(suit, static_cast<cards::RankMask>(ranks))) *place++ = card;
      add(hand);
    }
  }
  match.expect_same_order(BetterKey::greater);
}

}  // namespace lammer::testing
