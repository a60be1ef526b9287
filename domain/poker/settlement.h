// The settlement sheet: each pot with what is taken of it, and who gets how much of the rest, to the cent. Shown before
// the pot is pushed; the push moves exactly this.
//
// Invariant, checked when the sheet is made: in = awards + rake + contributions (POKER-01.B.24).
#pragma once
#include <optional>

#include "domain/poker/odd_chip.h"
#include "domain/poker/rake.h"
#include "domain/poker/showdown.h"

namespace lammer::poker {

struct PotSheet {
  Money gross;
  Money rake;
  Money bad_beat;
  Money high_hand;
  SeatSet eligible;

  Money net() const { return gross - rake - bad_beat - high_hand; }
  friend bool operator==(const PotSheet&, const PotSheet&) = default;
};

struct Award {
  std::uint8_t pot = 0;
  std::uint8_t board = 0;
  std::uint8_t half = 0;
  SeatNo seat = SeatNo(1);
  Money amount;

  friend bool operator==(const Award&, const Award&) = default;
};

// In the order pots are pushed: the last side pot first, the main pot last (POKER-07.F.8.b).
using Awards = FixedVector<Award, 100>;

struct SettlementSheet {
  FixedVector<PotSheet, seats_max> pots;  // the main pot first
  Awards awards;

  Money total_in() const;
  Money total_awarded() const;
  Money awarded_to(SeatNo seat) const;
  Money rake() const;
  Money bad_beat() const;
  Money high_hand() const;

  friend bool operator==(const SettlementSheet&, const SettlementSheet&) = default;
};

// `called` are the pots without any uncalled part; every pot has at least one share.
SettlementSheet settle(const Pots& called, const PotAmounts& rake, const Contributions& contributions,
                       const WinningShares& shares, const OddChipOrder& odd, Money unit);

}  // namespace lammer::poker
