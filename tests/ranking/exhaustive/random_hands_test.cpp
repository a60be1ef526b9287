// A million random hands for each evaluator and size of hand that is not compared with the slow one on every hand;
// every Double Draw hand and every badugi of five cards.
#include <gtest/gtest.h>

#include "tests/ranking/comparisons.h"

namespace lammer::testing {
namespace {

using ranking::AceStands;
using ranking::LowCompare;
using ranking::SixPlusAce;

constexpr int kMillion = 1'000'000;

TEST(AMillionHands, High) {
  compare_high<6>(kMillion);
  compare_high<7>(kMillion);
  compare_high<8>(kMillion);
  compare_high<9>(kMillion);
}

TEST(AMillionHands, AceToFive) {
  for (const auto compare : {LowCompare::top_down, LowCompare::best_card_first}) {
    compare_ace_to_five<6>(kMillion, compare);
    compare_ace_to_five<7>(kMillion, compare);
    compare_ace_to_five<8>(kMillion, compare);
  }
}

TEST(AMillionHands, SixPlus) {
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) {
    compare_six_plus<6>(kMillion, ace);
    compare_six_plus<7>(kMillion, ace);
  }
}

TEST(AMillionHands, OmahaWithFourHoleCards) {
  compare_omaha<4>(kMillion);
}

TEST(AMillionHands, OmahaWithFiveHoleCards) {
  compare_omaha<5>(kMillion);
}

TEST(AMillionHands, SixCards) {
  match_six_cards(kMillion);
}

TEST(EveryHand, BadugiOfFiveCards) {
  for (const auto ace : {AceStands::low, AceStands::high}) {
    OrderMatch<ranking::BadugiRank> match;
    each_combination<5>(DeckKind::standard_52, [&](const Cards<5>& hand) {
      const auto key = reference::badugi(hand, ace == AceStands::low);
      if (!match.add(key, ranking::badugi_rank(view(hand), ace))) ADD_FAILURE() << shown(hand);
    });
    match.expect_same_order(BetterKey::greater);
  }
}

TEST(EveryHand, DoubleDraw) {
  match_double_draw(1);
}

}  // namespace
}  // namespace lammer::testing
