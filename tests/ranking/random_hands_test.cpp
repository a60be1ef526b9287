// Samples of what lammer_exhaustive_tests proves on millions of hands: the best five of six, seven and more cards,
// Omaha, badugi of five cards, six-card hands and Double Draw against the slow evaluator.
#include <gtest/gtest.h>

#include "tests/ranking/comparisons.h"

namespace lammer::testing {
namespace {

using ranking::AceStands;
using ranking::LowCompare;
using ranking::SixPlusAce;

TEST(RandomHands, HighOfSixSevenAndMoreCards) {
  compare_high<6>(5000);
  compare_high<7>(5000);
  compare_high<9>(500);
  compare_high<13>(20);
}

TEST(RandomHands, AceToFiveOfSixSevenAndMoreCards) {
  for (const auto compare : {LowCompare::top_down, LowCompare::best_card_first}) {
    compare_ace_to_five<6>(3000, compare);
    compare_ace_to_five<7>(3000, compare);
    compare_ace_to_five<9>(300, compare);
  }
}

TEST(RandomHands, SixPlusOfSixAndSevenCards) {
  for (const auto ace : {SixPlusAce::high, SixPlusAce::low_kicker}) {
    compare_six_plus<6>(3000, ace);
    compare_six_plus<7>(3000, ace);
  }
}

TEST(RandomHands, OmahaHighAndLow) {
  compare_omaha<4>(2000);
  compare_omaha<5>(1500);
}

TEST(RandomHands, BadugiOfFiveCards) {
  compare_badugi_of_five(20000, AceStands::low);
  compare_badugi_of_five(20000, AceStands::high);
}

TEST(RandomHands, SixCards) {
  match_six_cards(5000);
}

TEST(RandomHands, EveryNinetySeventhOfDoubleDraw) {
  match_double_draw(97);
}

}  // namespace
}  // namespace lammer::testing
