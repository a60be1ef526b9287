// Betting rounds as they are played: prices, minimum and maximum raises, short all-ins and who may raise again.
#include "domain/poker/betting.h"

#include <map>
#include <stdexcept>

#include <gtest/gtest.h>

#include "tests/support/betting_story.h"
#include "tests/support/rule.h"

namespace lammer::testing {
namespace {

BettingLimits no_limit(std::int64_t min) {
  return {.structure = BetStructure::no_limit, .bet = dollars(min)};
}
BettingLimits pot_limit(std::int64_t min) {
  return {.structure = BetStructure::pot, .bet = dollars(min)};
}
BettingLimits fixed(std::int64_t bet) {
  return {.structure = BetStructure::fixed, .min_raise = MinRaise::posted_min, .bet = dollars(bet)};
}
BettingLimits spread(std::int64_t min, std::int64_t max) {
  return {
      .structure = BetStructure::spread, .min_raise = MinRaise::posted_min, .bet = dollars(min), .max = dollars(max)};
}

TEST(Betting, ABlindThatHasOnlyBeenCalledKeepsItsOption) {
  RULE("POKER-11.G", "POKER-11.G.1", "POKER-11.G.2");
  BettingStory hand(no_limit(2), {{1, 200}, {2, 200}, {4, 200}, {9, 200}});
  hand.post(1, 1).post(2, 2).first(4);
  EXPECT_EQ(hand.legal(4).call, dollars(2));
  EXPECT_EQ(hand.raise(4), "$4-$200");
  hand.calls(4).calls(9).calls(1);
  EXPECT_EQ(hand.turn(), 2);
  EXPECT_TRUE(hand.legal(2).check);
  EXPECT_EQ(hand.raise(2), "$4-$200");
  hand.to(2, 10);
  EXPECT_EQ(hand.turn(), 4) << "the others act again";
  hand.calls(4).calls(9).folds(1);
  EXPECT_TRUE(hand.over());
}

TEST(Betting, CheckOnlyWhileNobodyHasBet) {
  RULE("POKER-01.B.8", "POKER-11.H.2", "POKER-11.H.3");
  BettingStory flop(no_limit(2), {{4, 200}, {5, 200}, {7, 200}});
  flop.pot(21).first(4).checks(4).to(5, 10);
  EXPECT_FALSE(flop.legal(7).check);
  EXPECT_EQ(flop.legal(7).call, dollars(10));
  EXPECT_EQ(flop.raise(7), "$20-$200");
  flop.calls(7).folds(4);
  EXPECT_TRUE(flop.over());
}

TEST(Betting, ThePriceIsTheHighestBetLessWhatIsIn) {
  RULE("POKER-01.B.7");
  BettingStory hand(no_limit(10), {{1, 100}, {2, 100}, {3, 15}, {4, 100}});
  hand.post(1, 5).post(2, 10).first(3).to(3, 15);
  EXPECT_EQ(hand.legal(4).call, dollars(15));
  hand.to(4, 25);
  EXPECT_EQ(hand.legal(1).call, dollars(20)) << "bet 25, blind of 5 in";
}

TEST(Betting, ABlindPostedShortLeavesThePrice) {
  RULE("POKER-01.B.7");
  BettingStory hand(no_limit(200), {{1, 1000}, {2, 120}, {3, 1000}});
  hand.post(1, 100).post(2, 120, 200).first(3);
  EXPECT_EQ(hand.legal(3).call, dollars(200)) << "nasty case 6";
}

TEST(Betting, ShortAllInDoesNotReopenForThoseWhoHaveActed) {
  RULE("POKER-08.B.5+games", "POKER-01.B.29");
  // Nasty case 1.
  const std::map<int, std::int64_t> stacks{{1, 500}, {2, 500}, {3, 500}, {4, 15}, {5, 500}, {6, 500}};
  BettingStory last_raise(no_limit(2), stacks);
  last_raise.post(1, 1).post(2, 2).first(3).to(3, 10).to(4, 15).calls(5);
  EXPECT_EQ(last_raise.raise(6), "$23-$500");
  last_raise.folds(6).folds(1).folds(2);
  EXPECT_EQ(last_raise.legal(3).call, dollars(5));
  EXPECT_EQ(last_raise.raise(3), "none");
  last_raise.calls(3);
  EXPECT_TRUE(last_raise.over());
  EXPECT_EQ(last_raise.pot(), dollars(48));

  auto limits = no_limit(2);
  limits.min_raise = MinRaise::posted_min;
  BettingStory posted_min(limits, stacks);
  posted_min.post(1, 1).post(2, 2).first(3).to(3, 10).to(4, 15).calls(5);
  EXPECT_EQ(posted_min.raise(6), "$17-$500");
  posted_min.folds(6).folds(1).folds(2);
  EXPECT_EQ(posted_min.raise(3), "$17-$500");
}

TEST(Betting, SeveralShortAllInsThatAddUpToAFullRaiseReopen) {
  RULE("POKER-08.B.5+games");
  // Nasty case 2.
  BettingStory flop(no_limit(2), {{1, 1000}, {2, 150}, {3, 200}, {4, 1000}});
  flop.first(1).to(1, 100).to(2, 150).to(3, 200).calls(4);
  EXPECT_EQ(flop.raise(1), "$300-$1,000");
  // S1 bets 100, S2 all-in 150, S4 calls 150, S5 all-in 200: S1 faces 100 and may raise, S4 faces 50 and may not.
  BettingStory other(no_limit(2), {{1, 1000}, {2, 150}, {4, 1000}, {5, 200}});
  other.first(1).to(1, 100).to(2, 150).calls(4).to(5, 200);
  EXPECT_EQ(other.raise(1), "$300-$1,000");
  other.calls(1);
  EXPECT_EQ(other.raise(4), "none");
}

TEST(Betting, ShortAllInReopensWhereTheHouseSaysSo) {
  RULE("POKER-01.B.29");
  auto limits = no_limit(2);
  limits.short_allin_reopens = true;
  BettingStory flop(limits, {{1, 1000}, {2, 150}, {3, 1000}});
  flop.first(1).to(1, 100).to(2, 150).calls(3);
  EXPECT_EQ(flop.raise(1), "$250-$1,000");
}

TEST(Betting, AShortOpeningAllInIsTheNewPrice) {
  // Reading 1.
  BettingStory flop(no_limit(10), {{1, 500}, {2, 6}, {3, 500}});
  flop.first(1).checks(1).to(2, 6);
  EXPECT_EQ(flop.legal(3).call, dollars(6));
  EXPECT_EQ(flop.raise(3), "$16-$500");
  flop.calls(3);
  EXPECT_EQ(flop.raise(1), "none") << "it has checked and does not face a full bet";
}

TEST(Betting, FixedLimitHalfABetCountsAsAFullOne) {
  RULE("POKER-08.B.5+games");
  // Nasty case 3.
  BettingStory less(fixed(20), {{1, 500}, {2, 29}, {3, 500}});
  less.first(1).to(1, 20).to(2, 29);
  EXPECT_EQ(less.legal(3).call, dollars(29));
  EXPECT_EQ(less.raise(3), "$40");
  less.calls(3);
  EXPECT_EQ(less.legal(1).call, dollars(9));
  EXPECT_EQ(less.raise(1), "none");

  BettingStory half(fixed(20), {{1, 500}, {2, 30}, {3, 500}});
  half.first(1).to(1, 20).to(2, 30);
  EXPECT_EQ(half.raise(3), "$50");
  half.calls(3);
  EXPECT_EQ(half.raise(1), "$50");

  auto limits = fixed(20);
  limits.fixed_half_bet = false;
  BettingStory whole(limits, {{1, 500}, {2, 30}, {3, 500}});
  whole.first(1).to(1, 20).to(2, 30);
  EXPECT_EQ(whole.raise(3), "$40") << "less than a bet may be completed";
  whole.calls(3);
  EXPECT_EQ(whole.raise(1), "none");
}

TEST(Betting, HalfABetIsMeasuredFromTheLastFullBet) {
  // Reading 2.
  BettingStory turn(fixed(20), {{1, 500}, {2, 29}, {3, 31}, {4, 500}});
  turn.first(1).to(1, 20).to(2, 29).to(3, 31);
  EXPECT_EQ(turn.raise(4), "$51");
  turn.calls(4);
  EXPECT_EQ(turn.raise(1), "$51");
}

TEST(Betting, TheFirstRaiseCompletesTheBringIn) {
  RULE("POKER-10.E", "POKER-10.F");
  const std::map<int, std::int64_t> stacks{{1, 500}, {2, 500}, {4, 500}, {5, 500}, {6, 500}};
  BettingStory third(fixed(10), stacks);
  third.bring_in(4, 3).first(5).folds(5).calls(6);
  EXPECT_EQ(third.raise(1), "$10");
  EXPECT_TRUE(third.legal(1).raise_is_completion);
  EXPECT_THROW(BettingStory(third).to(1, 8), std::logic_error);
  third.to(1, 10).to(2, 20);
  EXPECT_EQ(third.legal(4).call, dollars(17));

  BettingStory only_called(fixed(10), stacks);
  only_called.bring_in(4, 3).first(5).calls(5).calls(6).calls(1).calls(2);
  EXPECT_TRUE(only_called.over()) << "the bring-in gets no option";
}

TEST(Betting, ShortAllInOverABringIn) {
  RULE("POKER-10.E");
  // Nasty case 4.
  BettingStory four(fixed(10), {{4, 500}, {5, 4}, {6, 500}});
  four.bring_in(4, 3).first(5).to(5, 4);
  EXPECT_EQ(four.legal(6).call, dollars(4));
  EXPECT_EQ(four.raise(6), "$10");
  BettingStory seven(fixed(10), {{4, 500}, {5, 7}, {6, 500}});
  seven.bring_in(4, 3).first(5).to(5, 7);
  EXPECT_EQ(seven.legal(6).call, dollars(7));
  EXPECT_EQ(seven.raise(6), "$17");
}

TEST(Betting, AKillHandIsCompletedToTheRaisedBet) {
  RULE("POKER-12.M");
  BettingStory hand(fixed(16), {{1, 500}, {3, 500}, {4, 500}});
  hand.post(1, 4).post(3, 8).first(4);
  EXPECT_EQ(hand.legal(4).call, dollars(8));
  EXPECT_EQ(hand.raise(4), "$16");
  hand.to(4, 16);
  EXPECT_EQ(hand.raise(1), "$32");
}

TEST(Betting, TheRaiseCap) {
  RULE("POKER-08.K.1", "POKER-08.K.1+games");
  auto limits = fixed(20);
  limits.max_raises = 3;
  BettingStory turn(limits, {{1, 500}, {2, 500}, {3, 500}});
  turn.first(1).to(1, 20).to(2, 40).to(3, 60).to(1, 80);
  EXPECT_EQ(turn.raise(2), "none");
  EXPECT_EQ(turn.legal(2).call, dollars(40));
  EXPECT_TRUE(turn.legal(2).fold);
}

TEST(Betting, TheRaiseCapHeadsUp) {
  RULE("POKER-08.K.1+games");
  auto limits = fixed(20);
  limits.max_raises = 1;
  BettingStory capped(limits, {{1, 500}, {2, 500}});
  capped.first(1).to(1, 20).to(2, 40);
  EXPECT_EQ(capped.raise(1), "none");
  limits.cap_heads_up = false;
  BettingStory open(limits, {{1, 500}, {2, 500}});
  open.first(1).to(1, 20).to(2, 40);
  EXPECT_EQ(open.raise(1), "$60");
  BettingStory three(limits, {{1, 500}, {2, 500}, {3, 500}});
  three.first(1).to(1, 20).to(2, 40).folds(3);
  EXPECT_EQ(three.raise(1), "none") << "heads-up means two at the start of the round";
}

TEST(Betting, ACompletionDoesNotCountTowardsTheCap) {
  RULE("POKER-08.K.1+games", "POKER-10.E");
  auto limits = fixed(10);
  limits.max_raises = 1;
  BettingStory third(limits, {{4, 500}, {5, 500}, {6, 500}});
  third.bring_in(4, 3).first(5).to(5, 10).to(6, 20);
  EXPECT_EQ(third.raise(4), "none");
}

TEST(Betting, PotLimit) {
  RULE("POKER-19.G", "POKER-19.G.1", "POKER-19.H.1", "POKER-19.H.2", "POKER-19.B.1");
  const std::map<int, std::int64_t> stacks{{1, 900}, {2, 900}, {3, 900}, {5, 900}, {6, 900}, {7, 900}};
  BettingStory hand(pot_limit(5), stacks);
  hand.post(3, 2).post(5, 5).first(6);
  EXPECT_EQ(hand.raise(6), "$10-$17");
  BettingStory all_call(hand);
  all_call.calls(6).calls(7).calls(1).calls(2).calls(3);
  EXPECT_EQ(all_call.raise(5), "$10-$35");
  BettingStory with_antes(pot_limit(5), stacks);
  with_antes.pot(6).post(3, 2).post(5, 5).first(6);
  EXPECT_EQ(with_antes.raise(6), "$10-$23");

  BettingStory flop(pot_limit(5), {{5, 900}, {6, 900}, {7, 900}});
  flop.pot(53).first(5);
  EXPECT_EQ(flop.raise(5), "$5-$53");
  flop.checks(5).to(6, 30);
  EXPECT_EQ(flop.raise(7), "$60-$143");
}

TEST(Betting, AStraddleIsTheUnit) {
  RULE("POKER-11.G");
  // Nasty case 28.
  const std::map<int, std::int64_t> stacks{{1, 200}, {2, 200}, {4, 200}, {5, 200}, {7, 200}, {9, 200}};
  BettingStory hand(no_limit(2), stacks);
  hand.post(1, 1).post(2, 2).post(4, 4).first(5);
  EXPECT_EQ(hand.raise(5), "$8-$200");
  hand.calls(5).folds(7).calls(9).folds(1).calls(2);
  EXPECT_EQ(hand.turn(), 4);
  EXPECT_TRUE(hand.legal(4).check);
  EXPECT_EQ(hand.raise(4), "$8-$200");
  hand.checks(4);
  EXPECT_TRUE(hand.over());
  EXPECT_EQ(hand.pot(), dollars(17));

  auto limits = no_limit(2);
  limits.min_raise = MinRaise::posted_min;
  BettingStory posted_min(limits, stacks);
  posted_min.post(1, 1).post(2, 2).post(4, 4).first(5);
  EXPECT_EQ(posted_min.raise(5), "$6-$200");
}

TEST(Betting, AStraddleAtFixedLimitIsOneRaise) {
  RULE("POKER-12.E.1");
  BettingStory hand(fixed(8), {{4, 200}, {6, 200}, {8, 200}, {10, 200}});
  hand.post(4, 4).post(6, 8).post(8, 16).first(10);
  EXPECT_EQ(hand.legal(10).call, dollars(16));
  EXPECT_EQ(hand.raise(10), "$24");
}

TEST(Betting, SpreadLimit) {
  RULE("POKER-08.J+games", "POKER-01.B.29");
  BettingStory flop(spread(2, 10), {{1, 500}, {2, 500}, {3, 500}});
  flop.first(1);
  EXPECT_EQ(flop.raise(1), "$2-$10");
  flop.to(1, 6);
  EXPECT_EQ(flop.raise(2), "$8-$16");
  // Reading 3: the first raise over a bring-in is to a total between the posted minimum and maximum.
  BettingStory third(spread(2, 10), {{1, 500}, {2, 500}});
  third.bring_in(1, 1).first(2);
  EXPECT_EQ(third.raise(2), "$2-$10");
}

TEST(Betting, AnyGreaterRaise) {
  RULE("POKER-01.B.29");
  auto limits = no_limit(2);
  limits.min_raise = MinRaise::any_greater;
  BettingStory flop(limits, {{1, 500}, {2, 500}, {3, 500}});
  flop.first(1).to(1, 10);
  EXPECT_EQ(flop.raise(2), "$11-$500");
}

TEST(Betting, NoCheckRaiseWhereTheSignSaysSo) {
  RULE("POKER-08.J.2");
  auto limits = no_limit(2);
  limits.check_raise = false;
  BettingStory flop(limits, {{1, 500}, {2, 500}});
  flop.first(1).checks(1).to(2, 10);
  EXPECT_EQ(flop.raise(1), "none");
  EXPECT_EQ(flop.legal(1).call, dollars(10));
}

TEST(Betting, FoldingWithNothingToCall) {
  RULE("POKER-11.H.2");
  auto limits = no_limit(2);
  BettingStory allowed(limits, {{1, 500}, {2, 500}});
  allowed.first(1);
  EXPECT_TRUE(allowed.legal(1).fold);
  allowed.folds(1);
  EXPECT_TRUE(allowed.over());
  limits.fold_unfaced = false;
  BettingStory refused(limits, {{1, 500}, {2, 500}});
  refused.first(1);
  EXPECT_FALSE(refused.legal(1).fold);
}

TEST(Betting, AnAllInCallIsForWhatIsLeft) {
  RULE("POKER-01.B.1", "POKER-08.B.5", "POKER-08.B.1");
  BettingStory flop(no_limit(2), {{1, 500}, {2, 18}, {3, 500}});
  flop.first(1).to(1, 30);
  EXPECT_EQ(flop.legal(2).call, dollars(18));
  EXPECT_EQ(flop.raise(2), "none");
  flop.calls(2).calls(3);
  EXPECT_TRUE(flop.over());
}

TEST(Betting, NobodyIsAskedWhenNobodyElseCanBet) {
  RULE("POKER-07.D.3+games");
  BettingStory all_in(no_limit(2), {{1, 50}, {2, 500}});
  all_in.first(1).to(1, 50);
  EXPECT_EQ(all_in.raise(2), "none") << "no other live seat has chips";
  all_in.calls(2);
  EXPECT_TRUE(all_in.over());
  BettingStory next_street(no_limit(2), {{1, 0}, {2, 450}});
  next_street.first(1);
  EXPECT_TRUE(next_street.over());
  BettingStory short_blind(no_limit(200), {{1, 1000}, {2, 120}});
  short_blind.post(1, 150).post(2, 120, 200).first(1);
  EXPECT_TRUE(short_blind.over()) << "a lone seat that covers the others owes nothing of a nominal price";
}

TEST(Betting, AnOpenPairMayBetTheBigBet) {
  RULE("POKER-10.H.1");
  auto limits = fixed(10);
  BettingStory without(limits, {{1, 500}, {2, 500}});
  without.first(1);
  EXPECT_EQ(without.raise(1), "$10");
  limits.open_pair_bet = dollars(20);
  BettingStory fourth(limits, {{1, 500}, {2, 500}, {3, 500}});
  fourth.first(1);
  EXPECT_EQ(fourth.raise(1), "$10-$20");
  fourth.to(1, 20);
  EXPECT_EQ(fourth.raise(2), "$40");
}

}  // namespace
}  // namespace lammer::testing
