// Layers, eligibility, folded money and the uncalled part.
#include "domain/poker/pots.h"

#include <map>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "tests/support/dollars.h"
#include "tests/support/rule.h"

namespace lammer::poker {
namespace {

using testing::dollars;
using testing::seat;

Pots pots(const std::map<int, std::int64_t>& paid_dollars, SeatSet live) {
  SeatMap<Contribution> paid;
  for (const auto& [number, amount] : paid_dollars) paid[seat(number)].layered = dollars(amount);
  return pots_of(paid, live);
}

TEST(Pots, OnePotWhileNobodyIsAllIn) {
  EXPECT_EQ(pots({{1, 20}, {2, 20}, {5, 20}}, {1, 2, 5}), (Pots{{dollars(60), {1, 2, 5}}}));
}

TEST(Pots, AnAllInMakesASidePot) {
  RULE("POKER-01.B.32", "POKER-08.B.5.a", "POKER-08.B.5.c", "POKER-08.B.5.a+games");
  EXPECT_EQ(pots({{1, 20}, {2, 50}, {3, 50}}, {1, 2, 3}), (Pots{{dollars(60), {1, 2, 3}}, {dollars(60), {2, 3}}}));
  EXPECT_EQ(pots({{1, 30}, {4, 100}, {6, 100}}, {1, 4, 6}), (Pots{{dollars(90), {1, 4, 6}}, {dollars(140), {4, 6}}}));
}

TEST(Pots, FoldedMoneyStaysInTheLayersItWasPutIn) {
  RULE("POKER-08.B.5.c+games", "POKER-01.B.12");
  EXPECT_EQ(pots({{1, 25}, {2, 60}, {3, 60}, {5, 150}, {6, 150}}, {1, 2, 5, 6}),
            (Pots{{dollars(125), {1, 2, 5, 6}}, {dollars(140), {2, 5, 6}}, {dollars(180), {5, 6}}}));
  // Nasty case 9: S1 all-in 75, S2 all-in 200, S3 folded after 120, S6 folded after 40, S4 and S5 350.
  EXPECT_EQ(pots({{1, 75}, {2, 200}, {3, 120}, {6, 40}, {4, 350}, {5, 350}}, {1, 2, 4, 5}),
            (Pots{{dollars(415), {1, 2, 4, 5}}, {dollars(420), {2, 4, 5}}, {dollars(300), {4, 5}}}));
}

TEST(Pots, AShortAnteMakesASidePotOfAntes) {
  // Nasty case 7: ante 100, six players, S2 has 60.
  EXPECT_EQ(pots({{1, 100}, {2, 60}, {3, 100}, {4, 100}, {5, 100}, {6, 100}}, {1, 2, 3, 4, 5, 6}),
            (Pots{{dollars(360), {1, 2, 3, 4, 5, 6}}, {dollars(200), {1, 3, 4, 5, 6}}}));
}

TEST(Pots, DeadMoneyLiesInTheMainPot) {
  RULE("POKER-11.B.1");
  SeatMap<Contribution> paid;
  paid[seat(2)] = {dollars(10), dollars(6)};  // a big-blind ante for six
  paid[seat(3)] = {dollars(4), Money()};      // all-in
  paid[seat(5)] = {dollars(10), Money()};
  EXPECT_EQ(pots_of(paid, {2, 3, 5}), (Pots{{dollars(18), {2, 3, 5}}, {dollars(12), {2, 5}}}));
}

TEST(Pots, WhatOnlyFoldedSeatsPaidFallsToTheLastPotThatCanBeWon) {
  EXPECT_EQ(pots({{1, 60}, {2, 100}, {3, 100}}, {1}), (Pots{{dollars(260), {1}}}));
  EXPECT_EQ(pots({{1, 60}, {2, 100}, {3, 120}, {4, 100}}, {1, 2}), (Pots{{dollars(240), {1, 2}}, {dollars(140), {2}}}));
}

TEST(Uncalled, IsWhatNobodyMatched) {
  RULE("POKER-17.D");
  SeatMap<Money> in_round;
  in_round[seat(2)] = dollars(40);
  EXPECT_EQ(uncalled(in_round, {2, 5})->amount, dollars(40));
  in_round[seat(5)] = dollars(25);
  EXPECT_EQ(uncalled(in_round, {2, 5})->amount, dollars(15)) << "partly called";
  EXPECT_EQ(uncalled(in_round, {2})->amount, dollars(15)) << "a folded caller has matched what he put in";
  in_round[seat(7)] = dollars(40);
  EXPECT_FALSE(uncalled(in_round, {2, 5, 7}));
  EXPECT_FALSE(uncalled(SeatMap<Money>(), {2, 5}));
}

TEST(Uncalled, BlindsCountLikewise) {
  RULE("POKER-17.D");
  SeatMap<Money> in_round;
  in_round[seat(1)] = dollars(1);
  in_round[seat(2)] = dollars(3);
  const auto back = uncalled(in_round, {2});
  EXPECT_EQ(back->seat, seat(2));
  EXPECT_EQ(back->amount, dollars(2));
}

// What a seat can win of everyone's money is what it put in itself, from each: counted chip by chip.
RC_GTEST_PROP(Pots, AgreeWithACountChipByChip, ()) {
  std::map<int, std::int64_t> paid;
  SeatSet live;
  for (int number = 1; number <= 10; ++number) {
    paid[number] = *rc::gen::inRange<std::int64_t>(0, 40);
    if (*rc::gen::inRange(0, 3) != 0) live.add(seat(number));
  }
  if (live.empty()) live.add(seat(4));
  const auto made = pots(paid, live);

  std::int64_t everything = 0;
  for (const auto& [number, amount] : paid) everything += amount;
  RC_ASSERT(total_of(made) == dollars(everything));
  std::int64_t highest_live = 0;
  for (const auto s : live) highest_live = std::max(highest_live, paid[s.value()]);
  for (const auto s : live) {
    std::int64_t winnable = 0;
    for (const auto& [number, amount] : paid) winnable += std::min(amount, paid[s.value()]);
    if (paid[s.value()] == highest_live)
      for (const auto& [number, amount] : paid) winnable += std::max<std::int64_t>(0, amount - highest_live);
    Money eligible_for;
    for (const auto& pot : made)
      if (pot.eligible.contains(s)) eligible_for += pot.amount;
    // A seat that paid nothing is eligible for the first pot only if nobody live paid anything.
    if (paid[s.value()] > 0) RC_ASSERT(eligible_for == dollars(winnable));
  }
}

// game.ante_mode = big_blind: seat 2 had 8 and paid it all as the ante for everyone (reading 12).
TEST(Pots, WhoIsAllInForTheAnteOfAllContendsForThatMoney) {
  RULE("POKER-08.B.5.a");
  SeatMap<Contribution> paid;
  paid[seat(2)].dead = dollars(8);
  paid[seat(3)].layered = paid[seat(4)].layered = dollars(20);
  EXPECT_EQ(pots_of(paid, {2, 3, 4}), (Pots{{dollars(8), {2, 3, 4}}, {dollars(40), {3, 4}}}));
  EXPECT_EQ(pots_of(paid, {3, 4}), (Pots{{dollars(48), {3, 4}}}));
}

}  // namespace
}  // namespace lammer::poker
