// Hands that a game cannot hold are refused with the card that is wrong.
#include "domain/cards/checked_hand.h"

#include <vector>

#include <gtest/gtest.h>

#include "domain/cards/deck.h"
#include "tests/support/cards.h"

namespace lammer::cards {
namespace {

using testing::cards_in;

TEST(CheckedHand, RefusesWhatTheGameCannotHold) {
  const HandShape five_to_seven{5, 7, cards_of(DeckKind::standard_52)};
  const auto refusal = [&](const char* listed) { return checked_hand(cards_in(listed), five_to_seven).error(); };
  EXPECT_EQ(refusal("As Kd 9c").code, "cards.too_few");
  EXPECT_EQ(refusal("As Kd 9c").sentence, "3 cards, As Kd 9c: the hand has 5 to 7");
  EXPECT_EQ(refusal("As Kd 9c 2c 3c 4c 5c 6c").code, "cards.too_many");
  EXPECT_EQ(refusal("As Kd 9c 2c Jk").code, "cards.joker_not_allowed");
  EXPECT_EQ(refusal("As Kd 9c 2c Jk").sentence, "Jk (card 5 of 5): this game is played without jokers");

  const auto twice = std::vector{Card(Rank::ace, Suit::spades), Card(Rank::ace, Suit::spades)};
  EXPECT_EQ(checked_hand(twice, five_to_seven).error().sentence, "As (card 2 of 2) stands twice in the hand");

  const HandShape short_pack{5, 7, cards_of(DeckKind::six_plus_36)};
  EXPECT_EQ(checked_hand(cards_in("As Kd 9c 7c 5h"), short_pack).error().sentence,
            "5h (card 5 of 5) is not in the deck of this game");
  EXPECT_EQ(checked_hand({}, {3, 3, cards_of(DeckKind::standard_52)}).error().sentence, "0 cards: the hand has 3");
}

TEST(CheckedHand, AJokerEnteredTwiceIsBothJokers) {
  const auto jokers = std::vector{parse_card("Jk").value(), parse_card("Jk").value()};
  const auto hand = checked_hand(jokers, {2, 2, cards_of(DeckKind::jokers_54)});
  ASSERT_TRUE(hand);
  EXPECT_EQ(hand->jokers().count(), 2);
  EXPECT_FALSE(checked_hand(std::vector{first_joker, first_joker, first_joker}, {2, 3, cards_of(DeckKind::jokers_54)}));
  EXPECT_EQ(checked_hand(jokers, {2, 2, cards_of(DeckKind::standard_52)}).error().code, "cards.joker_not_allowed");
}

}  // namespace
}  // namespace lammer::cards
