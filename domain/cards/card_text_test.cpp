// Text that is a list of cards is read and written back; anything else is refused with what is wrong and where.
#include "domain/cards/card_text.h"

#include <gtest/gtest.h>

#include "domain/cards/deck.h"
#include "tests/support/rule.h"

namespace lammer::cards {
namespace {

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
           Row{"Jk1", "cards.malformed",
               "\"Jk1\" is not a card: a joker is written Jk, whichever of the two it is (character 3)"},
           Row{"JkAs", "cards.malformed", "\"JkAs\" is not a card: one space stands between cards (character 3)"},
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

}  // namespace
}  // namespace lammer::cards
