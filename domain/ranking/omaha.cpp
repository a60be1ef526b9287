// Omaha flushes, and Omaha hands explained.
#include "domain/ranking/omaha.h"

#include "domain/cards/card_text.h"
#include "domain/cards/checked_hand.h"
#include "domain/cards/deck.h"
#include "domain/ranking/choice.h"

namespace lammer::ranking {
namespace {

unsigned without_lowest(unsigned bits) {
  return bits & (bits - 1);
}

unsigned lowest(unsigned bits) {
  return bits & (0 - bits);
}

struct Dealt {
  cards::CardSet hole;
  cards::CardSet board;
};

Expected<Dealt> checked_omaha(std::span<const cards::Card> hole, std::span<const cards::Card> board) {
  const auto deck = cards::cards_of(cards::DeckKind::standard_52);
  return cards::checked_hand(hole, {4, 5, deck}).and_then([&](cards::CardSet own) -> Expected<Dealt> {
    return cards::checked_hand(board, {5, 5, deck, "the board"})
        .and_then([&](cards::CardSet shared) -> Expected<Dealt> {
          const auto both = own & shared;
          if (both.empty()) return Dealt{own, shared};
          return tl::make_unexpected(Refusal{
              "cards.duplicate", cards::text(*both.begin()) + " is in the hand and on the board", std::nullopt});
        });
  });
}

}  // namespace

HighRank omaha::best_flush(cards::RankMask hole, cards::RankMask board) {
  std::uint16_t best = 0;
  for (unsigned first = hole; first; first = without_lowest(first))
    for (unsigned second = without_lowest(first); second; second = without_lowest(second)) {
      const unsigned two = lowest(first) | lowest(second);
      for (unsigned a = board; a; a = without_lowest(a))
        for (unsigned b = without_lowest(a); b; b = without_lowest(b))
          for (unsigned c = without_lowest(b); c; c = without_lowest(c))
            best = std::max(best, tables::flush_high[two | lowest(a) | lowest(b) | lowest(c)]);
    }
  return HighRank(best);
}

Expected<HandReading<HighRank>> omaha_high_hand(std::span<const cards::Card> hole, std::span<const cards::Card> board) {
  return checked_omaha(hole, board).map([](const Dealt& dealt) {
    return read_high_five(
        best_two_and_three(dealt.hole, dealt.board, [](cards::CardSet five) { return high_rank(five); }));
  });
}

Expected<std::optional<HandReading<AceToFiveRank>>> omaha_low_hand(std::span<const cards::Card> hole,
                                                                   std::span<const cards::Card> board,
                                                                   LowCompare compare) {
  return checked_omaha(hole, board).map([compare](const Dealt& dealt) -> std::optional<HandReading<AceToFiveRank>> {
    // A hand that does not qualify ranks below all that do.
    const auto low_of = [compare](cards::CardSet five) {
      const auto rank = ace_to_five_rank(five, compare);
      return rank.is_eight_or_better() ? rank : AceToFiveRank();
    };
    const auto best = best_two_and_three(dealt.hole, dealt.board, low_of);
    if (low_of(best) == AceToFiveRank()) return std::nullopt;
    return read_ace_to_five(best, compare);
  });
}

}  // namespace lammer::ranking
