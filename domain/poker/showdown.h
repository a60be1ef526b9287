// Showdown: who wins each pot, half and board, from the cards alone. Cards speak (POKER-06.I); suits never decide
// (POKER-06.C); a pot is won only by a seat that is eligible for it and has tabled its hand (POKER-18.E, 08.B.5.a).
//
// Knows no amounts: settlement.h turns shares into money.
#pragma once
#include <cstdint>
#include <optional>
#include <span>

#include "domain/cards/card.h"
#include "domain/core/fixed_vector.h"
#include "domain/poker/game.h"
#include "domain/poker/house_rules.h"
#include "domain/poker/pots.h"
#include "domain/poker/seats.h"

namespace lammer::poker {

using OwnCards = FixedVector<std::optional<cards::Card>, 7>;

// Community cards, or the common cards of stud. With one board the second is empty.
using Board = FixedVector<std::optional<cards::Card>, 5>;
inline constexpr std::uint8_t boards_max = 2;

// How a hand is read under the house rules in force.
struct HandReadings {
  ranking::LowCompare low_compare = ranking::LowCompare::top_down;
  ranking::SixPlusAce sixplus_ace = ranking::SixPlusAce::high;
};
// rank.low_compare reaches chapters 10, 12, 13 and 19 only; the multi-draw games always compare from the top
// (POKER-06.G).
HandReadings readings_of(const GameDefinition& game, const HouseRules& rules);

// How good a hand is for one half; greater wins, equal ties, nothing if it does not qualify. Comparable only within one
// rule and one board. All cards must be known.
std::optional<std::uint32_t> strength(HandRule rule, std::span<const cards::Card> own,
                                      std::span<const cards::Card> board, const HandReadings& readings);

// One part of a pot and the seats that share it.
struct WinningShare {
  std::uint8_t pot = 0;
  std::uint8_t board = 0;
  std::uint8_t half = 0;  // 0 the first half of the game (or the whole), 1 the second
  SeatSet winners;

  friend bool operator==(const WinningShare&, const WinningShare&) = default;
};
using WinningShares = FixedVector<WinningShare, static_cast<std::size_t>(seats_max) * boards_max * 2>;

struct TabledHands {
  const SeatMap<OwnCards>& own;
  SeatSet tabled;  // the seats that have shown every card of their hand
  FixedVector<Board, boards_max> boards;
};

// Shares in the order of pots, boards, halves. A pot that runs on one board only (`twice` does not name it) is decided
// by the first. Every pot must have at least one eligible seat that has tabled.
WinningShares winners_of(const GameDefinition& game, const HandReadings& readings, const Pots& pots,
                         const TabledHands& hands, std::span<const bool> twice);

// The last seat left takes everything without showing (POKER-07.E.1).
WinningShares uncontested(const Pots& pots, SeatNo seat);

}  // namespace lammer::poker
