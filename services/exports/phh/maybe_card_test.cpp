// Cards without spaces, seen and unseen.
#include "services/exports/phh/maybe_card.h"

#include <gtest/gtest.h>

namespace lammer::phh {
namespace {

using cards::Card;
using cards::Rank;
using cards::Suit;

TEST(PhhCards, SeenAndUnseen) {
  EXPECT_EQ(parse_maybe_cards(""), MaybeCards());
  EXPECT_EQ(parse_maybe_cards("AsTd"), (MaybeCards{Card(Rank::ace, Suit::spades), Card(Rank::ten, Suit::diamonds)}));
  EXPECT_EQ(parse_maybe_cards("??2c??"), (MaybeCards{{}, Card(Rank::two, Suit::clubs), {}}));
}

TEST(PhhCards, AreWrittenBack) {
  for (const auto* text : {"", "AsTd", "??2c??", "????"}) EXPECT_EQ(phh::text(*parse_maybe_cards(text)), text);
}

TEST(PhhCards, RefusesWhatIsNoCard) {
  const std::pair<const char*, const char*> refusals[] = {
      {"AsT", "\"T\" is half a card: a card has two letters"},
      {"As1d", "\"1d\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
      {"A?", "\"A?\" is not a card: the suit is one of s h d c (character 2)"},
      {"?s", "\"?s\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 3 2 (character 1)"},
      {"Jk", "\"Jk\" is not a card: PHH knows no joker"},
      {"AsKdAs", "\"As\" stands twice"}};
  for (const auto& [text, sentence] : refusals) {
    const auto cards = parse_maybe_cards(text);
    ASSERT_FALSE(cards) << text;
    EXPECT_EQ(cards.error().code, "phh.cards");
    EXPECT_EQ(cards.error().sentence, sentence);
  }
}

}  // namespace
}  // namespace lammer::phh
