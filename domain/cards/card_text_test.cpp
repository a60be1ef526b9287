// Text that is a list of cards is read and written back; anything else is refused with what is wrong and where.
#include "domain/cards/card_text.h"

#include <gtest/gtest.h>

#include "domain/cards/deck.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::cards {
namespace {

using testing::cards_in;

TEST(CardText, IsReadAndWrittenBack) {
  for (const auto* listed : {"", "As", "As Td 9c Jk", "Jk Jk 2c"}) {
    const auto parsed = parse_cards(listed);
    ASSERT_TRUE(parsed) << listed << ": " << parsed.error().sentence;
    EXPECT_EQ(text(*parsed), listed);
  }
  for (const auto kind : {DeckKind::standard_52, DeckKind::jokers_54}) {
    const auto pack = new_pack(kind);
    EXPECT_EQ(parse_cards(text(pack)), pack);
  }
  EXPECT_EQ(parse_card("Qh"), Card(Rank::queen, Suit::hearts));
}

TEST(CardText, IsRefusedWithTheOffendingTextAndItsPlace) {
  struct Row {
    const char* text;
    const char* code;
    const char* sentence;
  };
  for (const auto& [listed, code, sentence] : {
           Row{"As Xd", "cards.unknown_rank",
               "\"Xd\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 4)"},
           Row{"as", "cards.unknown_rank",
               "\"as\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
           Row{"10s", "cards.unknown_rank",
               "\"10s\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
           Row{"As Kx", "cards.unknown_suit", "\"Kx\" is not a card: the suit is one of s h d c (character 5)"},
           Row{"A", "cards.unknown_suit", "\"A\" is not a card: the suit is one of s h d c (character 2)"},
           Row{"AS", "cards.unknown_suit", "\"AS\" is not a card: the suit is one of s h d c (character 2)"},
           Row{"AsKd", "cards.malformed", "\"AsKd\" is not a card: one space stands between cards (character 3)"},
           Row{"As  Kd", "cards.unknown_rank",
               "\"\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 4)"},
           Row{" As", "cards.unknown_rank",
               "\"\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
           Row{"As ", "cards.malformed", "\"As \" ends with a space (character 3)"},
           Row{"As Kd As", "cards.duplicate", "\"As\" stands twice (character 7)"},
           Row{"Jk Jk Jk", "cards.duplicate", "\"Jk\" stands twice (character 7)"},
           Row{"A\x01", "cards.unknown_suit", "\"A\\x01\" is not a card: the suit is one of s h d c (character 2)"},
       }) {
    const auto parsed = parse_cards(listed);
    ASSERT_FALSE(parsed) << listed;
    EXPECT_EQ(parsed.error().code, code) << listed;
    EXPECT_EQ(parsed.error().sentence, sentence);
  }
}

TEST(CardText, AJokerHasNoSuit) {
  RULE("DDP-01.B.7");
  const auto parsed = parse_cards("As Jks");
  ASSERT_FALSE(parsed);
  EXPECT_EQ(parsed.error().code, "cards.joker_suit");
  EXPECT_EQ(parsed.error().clause, Clause("DDP-01.B.7"));
  EXPECT_EQ(parsed.error().sentence, "\"Jks\" is not a card: a joker has no suit (character 6)");
}

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
