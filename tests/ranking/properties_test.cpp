// What must hold of every ranking, whatever the cards: order is total, suits and the order of the cards only matter
// where they may, the cards a reading names make its rank, and one more card never makes the best hand worse.
#include <algorithm>
#include <random>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/ranking/choice.h"
#include "tests/ranking/evaluators.h"

namespace lammer::testing {
namespace {

using cards::CardSet;
using cards::DeckKind;

// The deals of one seed, and chance for what is done to them.
template <class Evaluator>
class Seeded {
 public:
  explicit Seeded(std::uint64_t seed) : deals_(Evaluator::deck, seed), chance_(seed) {}

  auto deal() { return deals_(); }
  std::size_t below(std::size_t bound) { return cards::uniform_below(bound, chance_); }
  void shuffle(std::span<cards::Card> cards) { cards::shuffle(cards, chance_); }

 private:
  RandomDeals<Evaluator::size> deals_;
  std::mt19937_64 chance_;
};

// Each property is tried on a hundred seeds with ten deals each.
template <class Evaluator, class Property>
void require_always(Property property) {
  EXPECT_TRUE(rc::check([&](std::uint64_t seed) {
    Seeded<Evaluator> seeded(seed);
    for (int i = 0; i < 10; ++i) property(seeded);
  }));
}

template <class Evaluator>
void require_total_order() {
  require_always<Evaluator>([](auto& seeded) {
    const auto a = Evaluator::rank(seeded.deal());
    const auto b = Evaluator::rank(seeded.deal());
    const auto c = Evaluator::rank(seeded.deal());
    RC_ASSERT((a < b) + (a == b) + (a > b) == 1);
    RC_ASSERT((a < b) == (b > a));
    RC_ASSERT((a <= b) == !(b < a));
    if (a <= b && b <= c) RC_ASSERT(a <= c);
  });
}

// The explained hand is the ranked hand, and the cards it names make that rank by themselves.
template <class Evaluator>
void require_cards_named_make_the_rank() {
  require_always<Evaluator>([](auto& seeded) {
    const auto dealt = seeded.deal();
    const auto read = Evaluator::read(dealt);
    const CardSet played(read.cards);
    RC_ASSERT(read.rank == Evaluator::rank(dealt));
    RC_ASSERT(Evaluator::rank_of_played(read.cards) == read.rank);
    RC_ASSERT((played - CardSet(view(dealt))).empty());
    RC_ASSERT(played.count() == static_cast<int>(read.cards.size()));
    RC_ASSERT(!read.phrase.empty());
    if (Evaluator::own < Evaluator::size && !played.empty())
      RC_ASSERT((played & CardSet(view(dealt).template first<Evaluator::own>())).count() == 2);
  });
}

template <class Evaluator>
void require_order_of_the_cards_changes_nothing() {
  require_always<Evaluator>([](auto& seeded) {
    const auto dealt = seeded.deal();
    auto other = dealt;
    const auto cards = std::span<cards::Card>(other);
    seeded.shuffle(cards.first(Evaluator::own));
    seeded.shuffle(cards.subspan(Evaluator::own));
    RC_ASSERT(Evaluator::rank(other) == Evaluator::rank(dealt));
    const auto read = Evaluator::read(dealt);
    const auto same = Evaluator::read(other);
    RC_ASSERT(same.cards == read.cards);
    RC_ASSERT(same.phrase == read.phrase);
  });
}

// Suits exchanged by one of the 24 ways to do so.
template <std::size_t size>
Cards<size> with_suits_exchanged(const Cards<size>& hand, std::size_t way) {
  auto suits = cards::suits;
  for (std::size_t i = 0; i < way; ++i) std::ranges::next_permutation(suits);
  auto exchanged = hand;
  for (auto& card : exchanged)
    if (!card.is_joker()) card = {card.rank(), suits[static_cast<std::size_t>(card.suit())]};
  return exchanged;
}

template <class Evaluator>
class EveryRankingBlindToSuits : public ::testing::Test {};
TYPED_TEST_SUITE(EveryRankingBlindToSuits, EvaluatorsBlindToSuits);

TYPED_TEST(EveryRankingBlindToSuits, HasATotalOrder) {
  require_total_order<TypeParam>();
}

TYPED_TEST(EveryRankingBlindToSuits, NamesTheCardsThatMakeTheRank) {
  require_cards_named_make_the_rank<TypeParam>();
}

TYPED_TEST(EveryRankingBlindToSuits, DoesNotSeeTheOrderOfTheCards) {
  require_order_of_the_cards_changes_nothing<TypeParam>();
}

TYPED_TEST(EveryRankingBlindToSuits, StaysWhenSuitsAreExchanged) {
  require_always<TypeParam>([](auto& seeded) {
    const auto dealt = seeded.deal();
    RC_ASSERT(TypeParam::rank(with_suits_exchanged(dealt, seeded.below(24))) == TypeParam::rank(dealt));
  });
}

template <class Evaluator>
class EveryBringIn : public ::testing::Test {};
TYPED_TEST_SUITE(EveryBringIn, BringInEvaluators);

TYPED_TEST(EveryBringIn, HasATotalOrderWithoutTies) {
  require_total_order<TypeParam>();
  require_always<TypeParam>([](auto& seeded) {
    const auto a = seeded.deal(), b = seeded.deal();
    RC_ASSERT((TypeParam::rank(a) == TypeParam::rank(b)) == (a == b));
  });
}

TYPED_TEST(EveryBringIn, NamesItsCard) {
  require_cards_named_make_the_rank<TypeParam>();
}

// Suits decide among equal ranks only, so exchanging them leaves the category and the order of different ranks.
TYPED_TEST(EveryBringIn, LetsSuitsDecideAmongEqualRanksOnly) {
  require_always<TypeParam>([](auto& seeded) {
    const auto a = seeded.deal(), b = seeded.deal();
    const auto way = seeded.below(24);
    const auto other_a = TypeParam::rank(with_suits_exchanged(a, way));
    const auto other_b = TypeParam::rank(with_suits_exchanged(b, way));
    RC_ASSERT(other_a.category() == TypeParam::rank(a).category());
    if (a[0].rank() != b[0].rank()) RC_ASSERT((other_a < other_b) == (TypeParam::rank(a) < TypeParam::rank(b)));
  });
}

template <std::size_t size>
Cards<size> deal(DeckKind deck, std::uint64_t seed) {
  return RandomDeals<size>(deck, seed)();
}

RC_GTEST_PROP(RankingProperty, OneMoreCardNeverHurtsAHighHand, (std::uint64_t seed)) {
  const auto ten = deal<10>(DeckKind::standard_52, seed);
  const auto hand = view(ten);
  auto last = ranking::high_rank(hand.first<5>());
  for (const auto more : {ranking::high_rank(hand.first<6>()), ranking::high_rank(hand.first<7>()),
                          ranking::high_rank(CardSet(hand.first<8>())), ranking::high_rank(CardSet(hand.first<9>())),
                          ranking::high_rank(CardSet(hand))}) {
    RC_ASSERT(more >= last);
    last = more;
  }
}

RC_GTEST_PROP(RankingProperty, OneMoreCardNeverHurtsALow, (std::uint64_t seed)) {
  const auto seven = deal<7>(DeckKind::standard_52, seed);
  const auto hand = view(seven);
  RC_ASSERT(ranking::ace_to_five_rank(hand.first<6>()) >= ranking::ace_to_five_rank(hand.first<5>()));
  RC_ASSERT(ranking::ace_to_five_rank(hand) >= ranking::ace_to_five_rank(hand.first<6>()));
  for (const auto ace : {ranking::AceStands::low, ranking::AceStands::high})
    RC_ASSERT(ranking::badugi_rank(hand.first<5>(), ace) >= ranking::badugi_rank(hand.first<4>(), ace));
}

RC_GTEST_PROP(RankingProperty, OneMoreCardNeverHurtsASixPlusHand, (std::uint64_t seed)) {
  const auto seven = deal<7>(DeckKind::six_plus_36, seed);
  const auto hand = view(seven);
  for (const auto ace : {ranking::SixPlusAce::high, ranking::SixPlusAce::low_kicker}) {
    RC_ASSERT(ranking::six_plus_rank(CardSet(hand.first<6>()), ace) >=
              ranking::six_plus_rank(CardSet(hand.first<5>()), ace));
    RC_ASSERT(ranking::six_plus_rank(CardSet(hand), ace) >= ranking::six_plus_rank(CardSet(hand.first<6>()), ace));
  }
}

RC_GTEST_PROP(RankingProperty, AFifthHoleCardNeverHurtsAtOmaha, (std::uint64_t seed)) {
  const auto ten = deal<10>(DeckKind::standard_52, seed);
  const auto hole = view(ten).first<5>();
  const auto board = view(ten).last<5>();
  RC_ASSERT(ranking::omaha_high_rank(hole, board) >= ranking::omaha_high_rank(hole.first<4>(), board));
  RC_ASSERT((ranking::omaha_low_rank(hole, board) >= ranking::omaha_low_rank(hole.first<4>(), board)));
}

// Dropping what is not needed ends with the same five as trying every choice from the highest suits down.
RC_GTEST_PROP(RankingProperty, TheFiveOfAHighHandAreTheFirstOfTheBestChoices, (std::uint64_t seed)) {
  const auto high = [](CardSet five) { return ranking::high_rank(five); };
  const auto nine = deal<9>(DeckKind::standard_52, seed);
  for (std::size_t size = 5; size <= 9; ++size) {
    const CardSet hand(std::span<const cards::Card>(nine).first(size));
    RC_ASSERT(ranking::best_high_five(hand) == ranking::best_choice(hand, 5, high));
  }
}

TEST(RankingTables, StayUnderTwoMegabytes) {
  EXPECT_LT(ranking::tables::total_bytes, 2u * 1024 * 1024);
}

}  // namespace
}  // namespace lammer::testing
