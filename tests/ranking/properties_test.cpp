// What must hold of every ranking, whatever the cards: order is total, suits only matter where they may, and one more
// card never makes the best hand worse.
#include <numeric>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "domain/ranking/six_card.h"
#include "tests/ranking/comparisons.h"

namespace lammer::testing {
namespace {

template <std::size_t size>
Cards<size> deal(DeckKind deck, std::uint64_t seed) {
  return RandomDeals<size>(deck, seed)();
}

// Suits exchanged by one of the 24 ways to do so.
template <std::size_t size>
Cards<size> with_suits_exchanged(const Cards<size>& hand, int way) {
  std::array<int, 4> suits{0, 1, 2, 3};
  for (int i = 0; i < way; ++i) std::next_permutation(suits.begin(), suits.end());
  auto exchanged = hand;
  for (auto& card : exchanged)
    if (!card.is_joker()) card = {card.rank(), static_cast<cards::Suit>(suits[static_cast<std::size_t>(card.suit())])};
  return exchanged;
}

template <class Rank>
void require_total_order(const Rank& a, const Rank& b, const Rank& c) {
  RC_ASSERT((a < b) + (a == b) + (a > b) == 1);
  RC_ASSERT((a < b) == (b > a));
  if (a <= b && b <= c) RC_ASSERT(a <= c);
}

RC_GTEST_PROP(RankingProperty, OrderIsTotal, (std::uint64_t seed)) {
  RandomDeals<5> five(DeckKind::standard_52, seed);
  const auto a = five(), b = five(), c = five();
  require_total_order(ranking::high_rank(view(a)), ranking::high_rank(view(b)), ranking::high_rank(view(c)));
  require_total_order(ranking::deuce_to_seven_rank(view(a)), ranking::deuce_to_seven_rank(view(b)),
                      ranking::deuce_to_seven_rank(view(c)));
  for (const auto compare : {ranking::LowCompare::top_down, ranking::LowCompare::best_card_first})
    require_total_order(ranking::ace_to_five_rank(view(a), compare), ranking::ace_to_five_rank(view(b), compare),
                        ranking::ace_to_five_rank(view(c), compare));
  for (const auto ace : {ranking::AceStands::low, ranking::AceStands::high})
    require_total_order(ranking::badugi_rank(view(a), ace), ranking::badugi_rank(view(b), ace),
                        ranking::badugi_rank(view(c), ace));
}

RC_GTEST_PROP(RankingProperty, OneMoreCardNeverHurtsAHighHand, (std::uint64_t seed)) {
  const auto eight = deal<8>(DeckKind::standard_52, seed);
  const auto hand = view(eight);
  auto last = ranking::high_rank(hand.first<5>());
  for (const auto more :
       {ranking::high_rank(hand.first<6>()), ranking::high_rank(hand.first<7>()), ranking::high_rank(CardSet(hand))}) {
    RC_ASSERT(more >= last);
    last = more;
  }
}

RC_GTEST_PROP(RankingProperty, OneMoreCardNeverHurtsALow, (std::uint64_t seed)) {
  const auto seven = deal<7>(DeckKind::standard_52, seed);
  const auto hand = view(seven);
  RC_ASSERT(ranking::ace_to_five_rank(hand.first<6>()) >= ranking::ace_to_five_rank(hand.first<5>()));
  RC_ASSERT(ranking::ace_to_five_rank(hand) >= ranking::ace_to_five_rank(hand.first<6>()));
  RC_ASSERT(ranking::badugi_rank(hand.first<5>(), ranking::AceStands::low) >=
            ranking::badugi_rank(hand.first<4>(), ranking::AceStands::low));
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

RC_GTEST_PROP(RankingProperty, ExchangingSuitsChangesNothing, (std::uint64_t seed)) {
  const int way = *rc::gen::inRange(0, 24);
  const auto ten = deal<10>(DeckKind::standard_52, seed);
  const auto other = with_suits_exchanged(ten, way);
  const auto a = view(ten), b = view(other);
  RC_ASSERT(ranking::high_rank(a.first<7>()) == ranking::high_rank(b.first<7>()));
  RC_ASSERT(ranking::deuce_to_seven_rank(a.first<5>()) == ranking::deuce_to_seven_rank(b.first<5>()));
  RC_ASSERT(ranking::badugi_rank(a.first<4>(), ranking::AceStands::low) ==
            ranking::badugi_rank(b.first<4>(), ranking::AceStands::low));
  RC_ASSERT(ranking::three_card_rank(a.first<3>()) == ranking::three_card_rank(b.first<3>()));
  RC_ASSERT(ranking::six_card_rank(a.first<6>()) == ranking::six_card_rank(b.first<6>()));
  RC_ASSERT(ranking::omaha_high_rank(a.first<5>(), a.last<5>()) == ranking::omaha_high_rank(b.first<5>(), b.last<5>()));
  RC_ASSERT(ranking::omaha_low_rank(a.first<5>(), a.last<5>()) == ranking::omaha_low_rank(b.first<5>(), b.last<5>()));
  const auto wild = deal<5>(DeckKind::jokers_54, seed);
  RC_ASSERT(ranking::double_draw_rank(CardSet(view(wild))) ==
            ranking::double_draw_rank(CardSet(view(with_suits_exchanged(wild, way)))));
}

RC_GTEST_PROP(RankingProperty, TheOrderOfTheCardsChangesNothing, (std::uint64_t seed)) {
  auto hand = deal<7>(DeckKind::standard_52, seed);
  const auto a = hand;
  std::mt19937_64 bits(seed);
  cards::shuffle(std::span<cards::Card>(hand), bits);
  RC_ASSERT(ranking::high_rank(view(a)) == ranking::high_rank(view(hand)));
  RC_ASSERT(ranking::ace_to_five_rank(view(a)) == ranking::ace_to_five_rank(view(hand)));
}

// The explained hand is the ranked hand, and the cards it names make that rank by themselves.
RC_GTEST_PROP(RankingProperty, TheCardsNamedMakeTheRank, (std::uint64_t seed)) {
  const auto ten = deal<10>(DeckKind::standard_52, seed);
  const auto hand = view(ten);
  const auto high = ranking::high_hand(hand.first<7>());
  RC_ASSERT(high->rank == ranking::high_rank(hand.first<7>()));
  RC_ASSERT(ranking::high_rank(CardSet(high->cards)) == high->rank);
  RC_ASSERT((CardSet(high->cards) - CardSet(hand.first<7>())).empty());

  const auto low = ranking::ace_to_five_hand(hand.first<7>());
  RC_ASSERT(low->rank == ranking::ace_to_five_rank(hand.first<7>()));
  RC_ASSERT(ranking::ace_to_five_rank(CardSet(low->cards)) == low->rank);

  const auto omaha = ranking::omaha_high_hand(hand.first<4>(), hand.last<5>());
  RC_ASSERT(omaha->rank == ranking::omaha_high_rank(hand.first<4>(), hand.last<5>()));
  RC_ASSERT((CardSet(omaha->cards) & CardSet(hand.first<4>())).count() == 2);

  const auto omaha_low = ranking::omaha_low_hand(hand.first<5>(), hand.last<5>());
  const auto fast = ranking::omaha_low_rank(hand.first<5>(), hand.last<5>());
  RC_ASSERT(omaha_low->has_value() == fast.has_value());
  if (fast) {
    RC_ASSERT((*omaha_low)->rank == *fast);
    RC_ASSERT((CardSet((*omaha_low)->cards) & CardSet(hand.first<5>())).count() == 2);
  }

  const auto badugi = ranking::badugi_hand(hand.first<5>(), ranking::AceStands::high);
  RC_ASSERT(badugi->rank == ranking::badugi_rank(hand.first<5>(), ranking::AceStands::high));
  RC_ASSERT(static_cast<int>(badugi->cards.size()) == badugi->rank.cards());
}

TEST(RankingTables, StayUnderTwoMegabytes) {
  EXPECT_LT(ranking::tables::total_bytes, 2u * 1024 * 1024);
}

}  // namespace
}  // namespace lammer::testing
