// Who brings in and who opens at stud, against the slow evaluator: every up card, every showing hand of one to four
// cards, and tables of up to eight seats.
#include <algorithm>
#include <array>
#include <vector>

#include <gtest/gtest.h>

#include "domain/ranking/bring_in.h"
#include "domain/ranking/showing.h"
#include "tests/ranking/comparisons.h"
#include "tests/ranking/counts.h"

namespace lammer::testing {
namespace {

using ranking::BringInBy;
using ranking::ShowingFor;

struct BringInRule {
  BringInBy by;
  Key (*slow_key)(reference::PlainCard);
};
constexpr std::array kBringInRules{BringInRule{BringInBy::lowest_ace_high, reference::lowest_card_ace_high},
                                   BringInRule{BringInBy::highest_ace_low, reference::highest_card_ace_low},
                                   BringInRule{BringInBy::best_low_card, reference::best_low_card}};

// The position of the best key, the first of equal ones.
std::size_t position_of_best(const std::vector<Key>& keys, BetterKey better) {
  const auto best = better == BetterKey::greater ? std::ranges::max_element(keys) : std::ranges::min_element(keys);
  return static_cast<std::size_t>(best - keys.begin());
}

template <std::size_t seats>
void expect_same_bring_in(const Cards<seats>& up_cards, const BringInRule& rule) {
  std::vector<Key> keys;
  for (const auto card : up_cards) keys.push_back(rule.slow_key(reference::plain(card)));
  EXPECT_EQ(ranking::bring_in(up_cards, rule.by), position_of_best(keys, BetterKey::greater)) << shown(up_cards);
}

TEST(EveryUpCard, ClaimsTheBringInAsTheSlowEvaluatorSays) {
  for (const auto& rule : kBringInRules) {
    OrderMatch<ranking::BringInRank> match;
    each_combination<1>(DeckKind::standard_52, [&](const Cards<1>& hand) {
      EXPECT_TRUE(match.add(rule.slow_key(reference::plain(hand[0])), {hand[0], rule.by})) << shown(hand);
    });
    match.expect_same_order(BetterKey::greater);
    EXPECT_EQ(match.size(), 52u);
  }
}

TEST(EveryUpCard, OfTwoOrThreeSeatsTheOneTheSlowEvaluatorNamesBringsIn) {
  for (const auto& rule : kBringInRules) {
    each_combination<2>(DeckKind::standard_52, [&](const Cards<2>& up) {
      expect_same_bring_in(up, rule);
      expect_same_bring_in(Cards<2>{up[1], up[0]}, rule);
    });
    each_combination<3>(DeckKind::standard_52, [&](const Cards<3>& up) { expect_same_bring_in(up, rule); });
  }
}

TEST(RandomTables, OfEightSeatsTheOneTheSlowEvaluatorNamesBringsIn) {
  RandomDeals<8> deal(DeckKind::standard_52);
  for (int i = 0; i < 10'000; ++i)
    for (const auto& rule : kBringInRules) expect_same_bring_in(deal(), rule);
}

template <std::size_t size>
void match_showing(ShowingFor game) {
  OrderMatch<ranking::ShowingRank> match;
  each_combination<size>(DeckKind::standard_52, [&](const Cards<size>& up) {
    const auto key = reference::showing(slow(up), game == ShowingFor::low);
    if (!match.add(key, ranking::ShowingRank(up, game))) ADD_FAILURE() << shown(up);
  });
  match.expect_same_order(game == ShowingFor::low ? BetterKey::smaller : BetterKey::greater);
}

TEST(EveryShowingHand, RanksAsTheSlowEvaluatorSays) {
  for (const auto game : {ShowingFor::high, ShowingFor::low}) {
    match_showing<1>(game);
    match_showing<2>(game);
    match_showing<3>(game);
    match_showing<4>(game);
  }
}

TEST(EveryShowingHand, HasTheKnownNumberInEachCategory) {
  for (const auto game : {ShowingFor::high, ShowingFor::low}) {
    Counts<5> counts;
    each_combination<4>(DeckKind::standard_52,
                        [&](const Cards<4>& up) { counts.add(ranking::ShowingRank(up, game).category()); });
    // 13 ranks for four; 13*4 threes with 48 others; C(13,2)*6*6; 13*6 pairs with C(12,2)*16; C(13,4)*4^4.
    EXPECT_EQ(counts.by_category(), (CategoryCounts<5>{183040, 82368, 2808, 2496, 13}));
  }
}

// Five seats with three up cards each.
TEST(RandomTables, OfFiveSeatsTheOneTheSlowEvaluatorNamesOpens) {
  RandomDeals<15> deal(DeckKind::standard_52);
  for (int i = 0; i < 10'000; ++i)
    for (const auto game : {ShowingFor::high, ShowingFor::low}) {
      const auto dealt = deal();
      std::vector<ranking::ShowingRank> ranks;
      std::vector<Key> keys;
      for (std::size_t seat = 0; seat < 5; ++seat) {
        const auto up = std::span<const cards::Card>(dealt).subspan(3 * seat, 3);
        ranks.emplace_back(up, game);
        keys.push_back(reference::showing(Hand(up), game == ShowingFor::low));
      }
      const auto better = game == ShowingFor::low ? BetterKey::smaller : BetterKey::greater;
      EXPECT_EQ(ranking::best_showing(ranks), position_of_best(keys, better)) << shown(dealt);
    }
}

}  // namespace
}  // namespace lammer::testing
