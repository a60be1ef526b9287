// Reading hands and comparing them.
#include "domain/poker/showdown.h"

#include <algorithm>

#include "domain/ranking/ace_to_five.h"
#include "domain/ranking/badugi.h"
#include "domain/ranking/deuce_to_seven.h"
#include "domain/ranking/high.h"
#include "domain/ranking/omaha.h"
#include "domain/ranking/six_plus.h"

namespace lammer::poker {
namespace {

using cards::Card;

template <class List>
FixedVector<std::uint8_t, 7> codes_of(const List& list) {
  FixedVector<std::uint8_t, 7> codes;
  for (const auto& card : list) {
    insist(card.has_value(), "only cards that are known are ranked");
    codes.push_back(static_cast<std::uint8_t>(card->code()));
  }
  return codes;
}

// Cards in a plain array, because a Card has no default.
class Known {
 public:
  template <class List>
  explicit Known(const List& list) : codes_(codes_of(list)) {
    for (std::size_t i = 0; i < codes_.size(); ++i) cards_[i] = Card::from_code(codes_[i]);
  }
  std::span<const Card> span() const { return {cards_.data(), codes_.size()}; }

 private:
  static constexpr Card filler{cards::Rank::two, cards::Suit::clubs};
  FixedVector<std::uint8_t, 7> codes_;
  std::array<Card, 7> cards_{filler, filler, filler, filler, filler, filler, filler};
};

std::uint32_t omaha_high(std::span<const Card> own, std::span<const Card> board) {
  const auto five = board.first<5>();
  return own.size() == 4 ? ranking::omaha_high_rank(own.first<4>(), five).value()
                         : ranking::omaha_high_rank(own.first<5>(), five).value();
}

std::optional<std::uint32_t> omaha_low(std::span<const Card> own, std::span<const Card> board,
                                       ranking::LowCompare compare) {
  const auto five = board.first<5>();
  const auto low = own.size() == 4 ? ranking::omaha_low_rank(own.first<4>(), five, compare)
                                   : ranking::omaha_low_rank(own.first<5>(), five, compare);
  if (!low) return std::nullopt;
  return low->value();
}

std::uint32_t badugi(std::span<const Card> own, ranking::AceStands ace) {
  return own.size() == 4 ? ranking::badugi_rank(own.first<4>(), ace).value()
                         : ranking::badugi_rank(own.first<5>(), ace).value();
}

// The best of the given seats for one half, or none if nobody qualifies.
SeatSet best_of(SeatSet seats, HandRule rule, const TabledHands& hands, const Board& board,
                const HandReadings& readings) {
  const Known shared(board);
  SeatSet best;
  std::uint32_t best_strength = 0;
  for (const auto seat : seats) {
    const Known own(hands.own[seat]);
    const auto mine = strength(rule, own.span(), shared.span(), readings);
    if (!mine) continue;
    if (best.empty() || *mine > best_strength) {
      best = {};
      best_strength = *mine;
    }
    if (*mine == best_strength) best.add(seat);
  }
  return best;
}

}  // namespace

HandReadings readings_of(const GameDefinition& game, const HouseRules& rules) {
  const auto draws = std::ranges::count_if(game.streets, [](const Street& street) { return street.draw; });
  return {draws > 1 ? ranking::LowCompare::top_down : rules.low_compare, rules.sixplus_ace};
}

std::optional<std::uint32_t> strength(HandRule rule, std::span<const Card> own, std::span<const Card> board,
                                      const HandReadings& readings) {
  const auto all = cards::CardSet(own) | cards::CardSet(board);
  switch (rule) {
    case HandRule::high_any_five:
      return ranking::high_rank(all).value();
    case HandRule::high_two_and_three:
      return omaha_high(own, board);
    case HandRule::high_six_plus:
      return ranking::six_plus_rank(all, readings.sixplus_ace).value();
    case HandRule::ace_to_five:
      return ranking::ace_to_five_rank(all, readings.low_compare).value();
    case HandRule::ace_to_five_eight: {
      const auto low = ranking::ace_to_five_rank(all, readings.low_compare);
      if (!low.is_eight_or_better()) return std::nullopt;
      return low.value();
    }
    case HandRule::ace_to_five_eight_two_and_three:
      return omaha_low(own, board, readings.low_compare);
    case HandRule::deuce_to_seven:
      return ranking::deuce_to_seven_rank(own.first<5>()).value();
    case HandRule::badugi_ace_low:
      return badugi(own, ranking::AceStands::low);
    case HandRule::badugi_ace_high:
      return badugi(own, ranking::AceStands::high);
  }
  return std::nullopt;
}

WinningShares winners_of(const GameDefinition& game, const HandReadings& readings, const Pots& pots,
                         const TabledHands& hands, std::span<const bool> twice) {
  WinningShares shares;
  for (std::size_t pot = 0; pot < pots.size(); ++pot) {
    const auto contenders = pots[pot].eligible & hands.tabled;
    insist(!contenders.empty(), "every pot has a tabled hand that can win it");
    const std::size_t boards = twice[pot] ? 2 : 1;
    for (std::size_t board = 0; board < boards; ++board) {
      const auto& cards = hands.boards[board];
      const auto first = best_of(contenders, game.first.rule, hands, cards, readings);
      shares.push_back({static_cast<std::uint8_t>(pot), static_cast<std::uint8_t>(board), 0, first});
      if (!game.second) continue;
      // Without a qualifying low the first half takes all of this pot (POKER-10.M.2, 12.L.2, 19.L.2).
      const auto second = best_of(contenders, game.second->rule, hands, cards, readings);
      if (!second.empty())
        shares.push_back({static_cast<std::uint8_t>(pot), static_cast<std::uint8_t>(board), 1, second});
    }
  }
  return shares;
}

WinningShares uncontested(const Pots& pots, SeatNo seat) {
  WinningShares shares;
  SeatSet alone;
  alone.add(seat);
  for (std::size_t pot = 0; pot < pots.size(); ++pot) shares.push_back({static_cast<std::uint8_t>(pot), 0, 0, alone});
  return shares;
}

}  // namespace lammer::poker
