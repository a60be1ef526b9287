// Hands of the house games: Let It Ride, the bonus of three and of six cards, Double Draw with its jokers. The examples
// of LIR-06, UTH-06.F and DDP-06; what they pay is settled elsewhere.
#include <algorithm>

#include <gtest/gtest.h>

#include "domain/ranking/double_draw.h"
#include "domain/ranking/let_it_ride.h"
#include "domain/ranking/six_card.h"
#include "domain/ranking/three_card.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::ranking {
namespace {

using testing::cards_in;
using testing::set_of;

LetItRideCategory let_it_ride(const char* hand) {
  return let_it_ride_category(high_rank(set_of(hand)));
}

TEST(LetItRide, APairCountsFromTens) {
  RULE("LIR-06.C.9");
  EXPECT_EQ(let_it_ride("Th Td 2c 5s 8d"), LetItRideCategory::pair_of_tens_or_better);
  EXPECT_EQ(let_it_ride("9h 9d 2c 5s 8d"), LetItRideCategory::no_hand);
  EXPECT_EQ(let_it_ride("9h 9d Ac Ks Qd"), LetItRideCategory::no_hand);
  EXPECT_EQ(let_it_ride("Ah Ad 2c 5s 8d"), LetItRideCategory::pair_of_tens_or_better);
}

TEST(LetItRide, TheCategoriesOfTheBaseGame) {
  RULE("LIR-06.C", "LIR-01.B.4");
  EXPECT_EQ(let_it_ride("Kh Qh Jh Th 9h"), LetItRideCategory::straight_flush);
  EXPECT_EQ(let_it_ride("Ah Kd 3c As 3s"), LetItRideCategory::two_pair);
  EXPECT_EQ(let_it_ride("Ah Kh Qh Jh Th"), LetItRideCategory::royal_flush);
  EXPECT_EQ(let_it_ride("Ah Kd Qs Jc 9h"), LetItRideCategory::no_hand);
}

ThreeCardCategory three(const char* hand) {
  return category(three_card_hand(cards_in(hand))->rank);
}

TEST(ThreeCard, StraightFlushThreeStraightFlushPairInThatOrder) {
  RULE("LIR-06.D");
  const auto rank = [](const char* hand) { return three_card_hand(cards_in(hand))->rank; };
  const auto order = {"Kd Qs 9h", "2s 2h 3d", "2c 3c 5c", "As 2d 3h", "2s 2h 2d", "As 2s 3s", "As Ks Qs"};
  auto last = ThreeCardRank();
  for (const auto* hand : order) {
    EXPECT_GT(rank(hand), last) << hand;
    last = rank(hand);
  }
  EXPECT_GT(rank("2s 2h 4d"), rank("2c 2d 3h")) << "the pair's kicker";
  EXPECT_GT(rank("3c 5c 9c"), rank("2d 5d 9d")) << "the flush card by card";
}

TEST(ThreeCard, StraightFlushes) {
  RULE("LIR-06.D.1");
  EXPECT_EQ(three("Ks Qs Js"), ThreeCardCategory::straight_flush);
  EXPECT_EQ(three("As 2s 3s"), ThreeCardCategory::straight_flush);
  EXPECT_EQ(three("Ks As 2s"), ThreeCardCategory::flush);
  EXPECT_EQ(three_card_hand(cards_in("As 2s 3s"))->phrase, "straight flush, three high");
}

TEST(ThreeCard, ThreeOfAKind) {
  RULE("LIR-06.D.2");
  EXPECT_EQ(three("5s 5h 5d"), ThreeCardCategory::three_of_a_kind);
  EXPECT_EQ(three_card_hand(cards_in("5s 5h 5d"))->phrase, "three of a kind, fives");
}

TEST(ThreeCard, Straights) {
  RULE("LIR-06.D.3");
  EXPECT_EQ(three("Ad 2s 3h"), ThreeCardCategory::straight);
  EXPECT_EQ(three("Ah Ks Qd"), ThreeCardCategory::straight);
  EXPECT_EQ(three("Kh As 2d"), ThreeCardCategory::high_card);
  EXPECT_EQ(cards::text(three_card_hand(cards_in("Ad 2s 3h"))->cards), "3h 2s Ad");
}

TEST(ThreeCard, FlushesAndPairs) {
  RULE("LIR-06.D.4", "LIR-06.D.5");
  EXPECT_EQ(three("Kc 9c 2c"), ThreeCardCategory::flush);
  EXPECT_EQ(three("2s 2h Kd"), ThreeCardCategory::pair);
  EXPECT_EQ(three_card_hand(cards_in("2s 2h Kd"))->phrase, "pair of twos, king kicker");
  EXPECT_EQ(three_card_hand(cards_in("Kc 9c 2c"))->phrase, "flush, K-9-2");
  EXPECT_EQ(three_card_hand(cards_in("Kc 9c 2d"))->phrase, "king high, K-9-2");
}

TEST(ThreeCard, SuitedAceKingQueenIsKnownApart) {
  EXPECT_TRUE(is_suited_ace_king_queen(std::span<const cards::Card>(cards_in("Kd Ad Qd")).first<3>()));
  EXPECT_FALSE(is_suited_ace_king_queen(std::span<const cards::Card>(cards_in("As Kd Qh")).first<3>()));
  EXPECT_EQ(three("Kd Qs Jh"), ThreeCardCategory::straight);
}

// Whichever of the six is the spare card, the hand is the same.
SixCardCategory six(const char* hand) {
  auto cards = cards_in(hand);
  const auto made = category(six_card_hand(cards)->rank);
  for (std::size_t turn = 1; turn < cards.size(); ++turn) {
    std::rotate(cards.begin(), cards.begin() + 1, cards.end());
    EXPECT_EQ(category(six_card_hand(cards)->rank), made) << cards::text(cards);
    EXPECT_EQ(category(six_card_rank(std::span<const cards::Card>(cards).first<6>())), made) << cards::text(cards);
  }
  return made;
}

TEST(SixCard, TheBestFiveOfSixCounts) {
  RULE("LIR-06.E", "UTH-06.F");
  EXPECT_EQ(six("8s 8d Kh 8c Ks 4d"), SixCardCategory::full_house);
  EXPECT_EQ(six("8s 8d 8c Ks Kh 4d"), SixCardCategory::full_house);
  EXPECT_LT(six("2c 5d 9s 8c Ks 4d"), SixCardCategory::three_of_a_kind);
}

TEST(SixCard, Royal) {
  RULE("LIR-06.E.1", "UTH-06.F.1");
  EXPECT_EQ(six("Ah Kh Qh Jh Th 2c"), SixCardCategory::royal_flush);
}

TEST(SixCard, StraightFlush) {
  RULE("LIR-06.E.2", "UTH-06.F.2");
  EXPECT_EQ(six("6d 7d 8d 9d Td 2c"), SixCardCategory::straight_flush);
}

TEST(SixCard, FourOfAKind) {
  RULE("LIR-06.E.3", "UTH-06.F.3");
  EXPECT_EQ(six("4s 4h 4d 4c Ks Kh"), SixCardCategory::four_of_a_kind);
}

TEST(SixCard, TwoSetsOfThreeAreAFullHouse) {
  RULE("LIR-06.E.4", "UTH-06.F.4");
  EXPECT_EQ(six("9s 9h 9d Js Jh Jd"), SixCardCategory::full_house);
  EXPECT_EQ(six_card_hand(cards_in("9s 9h 9d Js Jh Jd"))->phrase, "full house, jacks full of nines");
}

TEST(SixCard, FlushOfFiveOrSix) {
  RULE("LIR-06.E.5", "UTH-06.F.5");
  EXPECT_EQ(six("2h 5h 9h Jh Kh 3h"), SixCardCategory::flush);
  EXPECT_EQ(six("2h 5h 9h Jh Kh 3s"), SixCardCategory::flush);
}

TEST(SixCard, Straight) {
  RULE("LIR-06.E.6", "UTH-06.F.6");
  EXPECT_EQ(six("5s 6d 7h 8c 9s 9d"), SixCardCategory::straight);
}

TEST(SixCard, ThreeOfAKind) {
  RULE("LIR-06.E.7", "UTH-06.F.7");
  EXPECT_EQ(six("Qs Qd 2h Qc 7s 5d"), SixCardCategory::three_of_a_kind);
  EXPECT_EQ(six("Qs Qd 2h 9c 7s 5d"), SixCardCategory::pair);
}

TEST(SixCard, SuperRoyalIsAllSix) {
  RULE("LIR-06.E.8", "UTH-06.F.8");
  EXPECT_EQ(six("Ad Kd Qd Jd Td 9d"), SixCardCategory::super_royal);
  EXPECT_EQ(six("Td 9d Ad Kd Qd Jd"), SixCardCategory::super_royal);
  EXPECT_EQ(six("Ad Kd Qd Jd Td 8d"), SixCardCategory::royal_flush);
  EXPECT_EQ(six("Ad Kd Qd Jd Td 9c"), SixCardCategory::royal_flush);
  const auto read = six_card_hand(cards_in("Td 9d Ad Kd Qd Jd"));
  EXPECT_EQ(cards::text(read->cards), "Ad Kd Qd Jd Td 9d");
  EXPECT_EQ(read->phrase, "super royal in diamonds");
}

DoubleDrawCategory wild(const char* hand) {
  return double_draw_hand(cards_in(hand))->rank.category();
}

std::string wild_phrase(const char* hand) {
  return double_draw_hand(cards_in(hand))->phrase;
}

TEST(DoubleDraw, TheAceMayBeLowInAStraight) {
  RULE("DDP-06.A", "DDP-06.B.1.a");
  EXPECT_EQ(wild("Ad 2s 3h 4c 5d"), DoubleDrawCategory::straight);
  EXPECT_EQ(wild_phrase("Jk 2s 3h 4c 5d"), "straight, six high");
  EXPECT_GT(double_draw_rank(set_of("As Ad 9h 6c 2s")), double_draw_rank(set_of("Ks Kd 9h 6c 2s")));
}

TEST(DoubleDraw, NothingWrapsJokersIncluded) {
  RULE("DDP-06.B.1.b");
  EXPECT_EQ(wild("Qs Kd Ah 2c 3s"), DoubleDrawCategory::high_card);
  EXPECT_EQ(wild("Jk Ks Ad 2c 3h"), DoubleDrawCategory::pair);
  EXPECT_EQ(wild_phrase("Jk Ks Ad 2c 3h"), "pair of aces, K-3-2 kickers");
}

TEST(DoubleDraw, AJokerCompletesStraightsAndFlushes) {
  RULE("DDP-06.B.2.a");
  EXPECT_EQ(wild("Jk 9s 8d 7h 5c"), DoubleDrawCategory::straight);
  EXPECT_EQ(wild("Jk Kh 9h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk Th 7d 6c"), "straight, ten high");
  EXPECT_EQ(wild("Jk Jk Kc 8c 3c"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk Kc 8c 3c"), "flush, A-K-Q-8-3");
}

TEST(DoubleDraw, OtherwiseAJokerIsAnAce) {
  RULE("DDP-06.B.2.b");
  EXPECT_EQ(wild_phrase("Jk Ks Kd Kh Qc"), "three of a kind, kings, A-Q kickers");
  EXPECT_EQ(wild_phrase("Jk Jk Ks Kd 4h"), "two pair, aces and kings, four kicker");
  EXPECT_EQ(wild_phrase("Jk Jk 7s 7d 7h"), "full house, sevens full of aces");
}

TEST(DoubleDraw, NoSuitOutranksAnother) {
  RULE("DDP-06.C");
  EXPECT_EQ(double_draw_rank(set_of("Ah Kh Qh Jh Th")), double_draw_rank(set_of("Ac Kc Qc Jc Tc")));
}

TEST(DoubleDraw, TheCategoriesStandInTheOrderOfTheRules) {
  RULE("DDP-06.D");
  const auto order = {"Jk Ks 9d 6h 2c", "Jk Jk Ks 9d 2h", "3s 3d 2s 2d Kc", "Jk Jk As 9h 4c",
                      "Jk Jk 8s 7d 5h", "Jk 9h 6h 4h 2h", "Jk Jk 7s 7d 7h", "9s 9h 9d 9c Jk",
                      "Ac Jk 3c 4c 5c", "Jk Jk Kc Qc Tc", "Ah Kh Qh Jh Th", "As Ah Ad Jk Jk"};
  int expected = 0;
  for (const auto* hand : order) EXPECT_EQ(static_cast<int>(wild(hand)), expected++) << hand;
  EXPECT_GT(double_draw_rank(set_of("As Ah Ad Jk Jk")), double_draw_rank(set_of("Ah Kh Qh Jh Th")));
}

TEST(DoubleDraw, FiveAces) {
  RULE("DDP-06.D.1");
  EXPECT_EQ(wild("As Ah Ad Ac Jk"), DoubleDrawCategory::five_aces);
  EXPECT_EQ(wild("As Ah Ad Jk Jk"), DoubleDrawCategory::five_aces);
  EXPECT_EQ(wild_phrase("As Ah Ad Jk Jk"), "five aces");
}

TEST(DoubleDraw, NaturalAndWildRoyals) {
  RULE("DDP-06.D.2", "DDP-06.D.3");
  EXPECT_EQ(wild_phrase("Ah Kh Qh Jh Th"), "natural royal flush");
  EXPECT_EQ(wild_phrase("Ah Kh Jk Jh Th"), "wild royal flush");
  EXPECT_EQ(wild("Jk Jk Kc Qc Tc"), DoubleDrawCategory::wild_royal_flush);
}

TEST(DoubleDraw, StraightFlushesFromKingHighToFiveHigh) {
  RULE("DDP-06.D.4", "DDP-06.D.4.a", "DDP-06.D.4.b");
  EXPECT_EQ(wild_phrase("9s 8s Jk 6s 5s"), "straight flush, nine high");
  EXPECT_EQ(wild("Kd Qd Jd Td 9d"), DoubleDrawCategory::straight_flush);
  EXPECT_EQ(wild("Jk Kd Qd Jd Td"), DoubleDrawCategory::wild_royal_flush);
  EXPECT_EQ(wild_phrase("Ac Jk 3c 4c 5c"), "straight flush, five high");
}

TEST(DoubleDraw, FourOfAKindAndFullHouses) {
  RULE("DDP-06.D.5", "DDP-06.D.6");
  EXPECT_EQ(wild("9s 9h 9d 9c Jk"), DoubleDrawCategory::four_of_a_kind);
  EXPECT_EQ(wild_phrase("As Ah Jk Jk 7d"), "four of a kind, aces, seven kicker");
  EXPECT_EQ(wild("Jk 9s 9h 9d 4c"), DoubleDrawCategory::three_of_a_kind);
  EXPECT_EQ(wild_phrase("Jk As Ah 8d 8c"), "full house, aces full of eights");
  EXPECT_EQ(wild_phrase("Jk As 8h 8d 8c"), "full house, eights full of aces");
}

TEST(DoubleDraw, FlushesAndStraights) {
  RULE("DDP-06.D.7", "DDP-06.D.8", "DDP-06.D.8.a", "DDP-06.D.8.b");
  EXPECT_EQ(wild("Kh 9h 6h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild("Jk 9h 6h 4h 2h"), DoubleDrawCategory::flush);
  EXPECT_EQ(wild_phrase("Jk Jk 8s 7d 5h"), "straight, nine high");
  EXPECT_EQ(wild_phrase("As Kd Jk Jc Th"), "straight, ace high");
  EXPECT_EQ(wild_phrase("As 2d Jk 4c 5h"), "straight, five high");
}

TEST(DoubleDraw, ThreeOfAKind) {
  RULE("DDP-06.D.9");
  EXPECT_EQ(wild_phrase("Jk As Ad 9h 4c"), "three of a kind, aces, 9-4 kickers");
  EXPECT_EQ(wild_phrase("Jk Jk As 9h 4c"), "three of a kind, aces, 9-4 kickers");
}

TEST(DoubleDraw, TwoPairIsTheLowestHand) {
  RULE("DDP-06.D.10", "DDP-06.D.10.a", "DDP-06.D.10.b");
  const auto is_hand = [](const char* hand) { return is_double_draw_hand(double_draw_rank(set_of(hand))); };
  EXPECT_EQ(wild_phrase("Jk As 9d 9h 4c"), "two pair, aces and nines, four kicker");
  EXPECT_TRUE(is_hand("Jk As 9d 9h 4c"));
  EXPECT_EQ(wild("Jk Ks 9d 6h 2c"), DoubleDrawCategory::high_card);
  EXPECT_FALSE(is_hand("Jk Ks 9d 6h 2c"));
  EXPECT_FALSE(is_hand("Jk Ad 9d 6h 2c"));
  EXPECT_TRUE(is_hand("As Ad Ks Kd 2c"));
  EXPECT_TRUE(is_hand("3s 3d 2s 2d Kc"));
  EXPECT_GT(double_draw_rank(set_of("As Ad Ks Kd 2c")), double_draw_rank(set_of("3s 3d 2s 2d Kc")));
}

TEST(DoubleDraw, TheRestOfTheHouseRulesTable) {
  RULE("DDP-06.B.2.a", "DDP-06.B.2.b");
  EXPECT_EQ(wild("Jk Jk Ks Qd 2c"), DoubleDrawCategory::pair);
  EXPECT_EQ(cards::text(double_draw_hand(cards_in("Jk 9s Jk 9h 2c"))->cards), "9s 9h 2c Jk Jk");
}

TEST(HouseHands, OfTheWrongSizeOrDeckAreRefused) {
  RULE("DDP-11.D.1");
  EXPECT_EQ(double_draw_hand(cards_in("As Kd 9c 7c")).error().code, "cards.too_few");
  EXPECT_EQ(double_draw_hand(cards_in("As Kd 9c 7c 6c 5c")).error().code, "cards.too_many");
  EXPECT_EQ(three_card_hand(cards_in("As Kd")).error().code, "cards.too_few");
  EXPECT_EQ(three_card_hand(cards_in("As Kd Jk")).error().code, "cards.joker_not_allowed");
  EXPECT_EQ(six_card_hand(cards_in("As Kd 9c 7c 6c")).error().code, "cards.too_few");
}

}  // namespace
}  // namespace lammer::ranking
