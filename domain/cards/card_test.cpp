// Cards, sets and decks.
#include "domain/cards/card.h"

#include <set>

#include <gtest/gtest.h>

#include "domain/cards/card_set.h"
#include "domain/cards/deck.h"
#include "domain/cards/suit_order.h"
#include "tests/support/cards.h"
#include "tests/support/rule.h"

namespace lammer::cards {
namespace {

using testing::cards_in;
using testing::set_of;

TEST(Card, HasANameForPeople) {
  EXPECT_EQ(name(Card(Rank::ace, Suit::spades)), "ace of spades");
  EXPECT_EQ(name(Card(Rank::ten, Suit::diamonds)), "ten of diamonds");
  EXPECT_EQ(name(first_joker), "joker");
  EXPECT_EQ(plural(Rank::six), "sixes");
  EXPECT_EQ(plural(Rank::king), "kings");
}

TEST(Card, ACodeThatIsNoCardIsABug) {
  int known = 0;
  int refused = 0;
  for (int code = -1; code <= 64; ++code) {
    try {
      EXPECT_EQ(Card::from_code(code).code(), code);
      ++known;
    } catch (const Bug&) {
      ++refused;
    }
  }
  EXPECT_EQ(known, 54);
  EXPECT_EQ(refused, 12);
}

TEST(CardSet, IsASet) {
  auto set = set_of("As Kd 2c");
  EXPECT_EQ(set.count(), 3);
  set.add(Card(Rank::ace, Suit::spades));
  EXPECT_EQ(set.count(), 3);
  EXPECT_TRUE(set.contains(Card(Rank::king, Suit::diamonds)));
  EXPECT_FALSE(set.contains(Card(Rank::king, Suit::hearts)));
  EXPECT_EQ((set | set_of("Kh")).count(), 4);
  EXPECT_EQ(set - set_of("2c Kh"), set_of("As Kd"));
  EXPECT_EQ(set & set_of("2c Kh"), set_of("2c"));
  EXPECT_TRUE(CardSet().empty());
}

TEST(CardSet, KnowsTheRanksOfEachSuit) {
  const auto set = set_of("As 2s Ah 3d Jk");
  EXPECT_EQ(set.ranks_in(Suit::spades), 0b1'0000'0000'0001);
  EXPECT_EQ(set.ranks_in(Suit::clubs), 0);
  EXPECT_EQ(set.ranks(), 0b1'0000'0000'0011);
  EXPECT_EQ(set.count_of(Rank::ace), 2);
  EXPECT_EQ(set.count_of(Rank::king), 0);
  EXPECT_EQ(set_of("Ks Kh Kd Kc").count_of(Rank::king), 4);
  EXPECT_EQ(set.jokers().count(), 1);
  EXPECT_EQ(set.without_jokers(), set_of("As 2s Ah 3d"));
}

TEST(Deck, HasTheCardsOfItsGame) {
  EXPECT_EQ(new_pack(DeckKind::standard_52).size(), 52u);
  EXPECT_EQ(new_pack(DeckKind::jokers_54).size(), 54u);
  EXPECT_EQ(cards_of(DeckKind::jokers_54) - cards_of(DeckKind::standard_52), (CardSet{first_joker, second_joker}));
  std::set<std::string> texts;
  for (const auto card : new_pack(DeckKind::standard_52)) texts.insert(text(card));
  EXPECT_EQ(texts.size(), 52u);
}

TEST(Deck, SixPlusTakesTheTwosToFivesOut) {
  RULE("POKER-06.J");
  const auto pack = new_pack(DeckKind::six_plus_36);
  EXPECT_EQ(pack.size(), 36u);
  for (const auto card : pack) EXPECT_GE(card.rank(), Rank::six);
}

TEST(SuitOrder, SpadesHeartsDiamondsClubsWhereAClauseLetsSuitsDecide) {
  RULE("POKER-10.L.3.g", "POKER-12.K.9", "POKER-19.K.9");
  const auto order = cards_in("Qs Qh Qd Qc");
  for (std::size_t i = 1; i < order.size(); ++i) EXPECT_GT(height_ace_high(order[i - 1]), height_ace_high(order[i]));
  EXPECT_GT(height_ace_high(Card(Rank::ace, Suit::clubs)), height_ace_high(Card(Rank::king, Suit::spades)));
  EXPECT_LT(height_ace_low(Card(Rank::ace, Suit::spades)), height_ace_low(Card(Rank::two, Suit::clubs)));
}

}  // namespace
}  // namespace lammer::cards
