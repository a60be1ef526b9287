// Boards, then halves, then tied seats: each division on its own, pot by pot.
#include "domain/poker/settlement.h"

#include <algorithm>
#include <array>

#include "domain/poker/split.h"

namespace lammer::poker {
namespace {

// What of one pot is still to be divided by each share: first between boards, then between halves.
Money part_of(Money net, const WinningShares& shares, const WinningShare& share, Money unit) {
  std::uint8_t boards = 1;
  std::uint8_t halves = 1;
  for (const auto& other : shares) {
    if (other.pot != share.pot) continue;
    boards = std::max<std::uint8_t>(boards, other.board + 1U);
    if (other.board == share.board) halves = std::max<std::uint8_t>(halves, other.half + 1U);
  }
  std::array<Money, 2> parts;
  divide(net, unit, std::span(parts).first(boards));
  const auto of_board = parts[share.board];
  divide(of_board, unit, std::span(parts).first(halves));
  return parts[share.half];
}

void award(Money amount, const WinningShare& share, const OddChipOrder& odd, Money unit, Awards& awards) {
  const auto order = odd.order(share);
  std::array<Money, seats_max> amounts;
  divide(amount, unit, std::span(amounts).first(order.size()));
  for (std::size_t i = 0; i < order.size(); ++i)
    awards.push_back({share.pot, share.board, share.half, order[i], amounts[i]});
}

}  // namespace

Money SettlementSheet::total_in() const {
  Money total;
  for (const auto& pot : pots) total += pot.gross;
  return total;
}
Money SettlementSheet::total_awarded() const {
  Money total;
  for (const auto& award : awards) total += award.amount;
  return total;
}
Money SettlementSheet::awarded_to(SeatNo seat) const {
  Money total;
  for (const auto& award : awards)
    if (award.seat == seat) total += award.amount;
  return total;
}
Money SettlementSheet::rake() const {
  Money total;
  for (const auto& pot : pots) total += pot.rake;
  return total;
}
Money SettlementSheet::bad_beat() const {
  Money total;
  for (const auto& pot : pots) total += pot.bad_beat;
  return total;
}
Money SettlementSheet::high_hand() const {
  Money total;
  for (const auto& pot : pots) total += pot.high_hand;
  return total;
}

SettlementSheet settle(const Pots& called, const PotAmounts& rake, const Contributions& contributions,
                       const WinningShares& shares, const OddChipOrder& odd, Money unit) {
  SettlementSheet sheet;
  for (std::size_t i = 0; i < called.size(); ++i)
    sheet.pots.push_back(
        {called[i].amount, rake[i], contributions.bad_beat[i], contributions.high_hand[i], called[i].eligible});
  for (std::size_t pot = called.size(); pot-- > 0;) {
    bool awarded = false;
    for (const auto& share : shares) {
      if (share.pot != pot) continue;
      award(part_of(sheet.pots[pot].net(), shares, share, unit), share, odd, unit, sheet.awards);
      awarded = true;
    }
    insist(awarded, "every pot has a winner");
  }
  insist(sheet.total_in() == sheet.total_awarded() + sheet.rake() + sheet.bad_beat() + sheet.high_hand(),
         "in = awards + rake + contributions");
  return sheet;
}

}  // namespace lammer::poker
