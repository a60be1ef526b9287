// Off by a small or divided pot, on by one winner of everything, otherwise as it was (reading 16).
#include "domain/poker/kill.h"

namespace lammer::poker {
namespace {

SeatSet winners_of_half(const SettlementSheet& sheet, const Award& like, std::uint8_t half) {
  SeatSet winners;
  for (const auto& award : sheet.awards)
    if (award.pot == like.pot && award.board == like.board && award.half == half) winners.add(award.seat);
  return winners;
}

// A second half is paid and the two do not go to one and the same single seat.
bool divided(const SettlementSheet& sheet) {
  for (const auto& award : sheet.awards) {
    if (award.half == 0) continue;
    const auto both = winners_of_half(sheet, award, 0) | winners_of_half(sheet, award, 1);
    if (both.count() > 1) return true;
  }
  return false;
}

}  // namespace

NextKill kill_after(const HouseRules& rules, KillMode now, const SettlementSheet& sheet) {
  if (rules.kill.mode == KillMode::none || !rules.kill.qualifying_pot) return {};
  const auto pot = rules.kill.pot_basis == KillPotBasis::net ? sheet.total_awarded() : sheet.total_in();
  if (pot < *rules.kill.qualifying_pot || divided(sheet)) return {};
  SeatSet winners;
  for (const auto& award : sheet.awards)
    if (award.amount > Money()) winners.add(award.seat);
  if (winners.count() == 1) return {rules.kill.mode, winners.only()};
  return {now, std::nullopt};
}

}  // namespace lammer::poker
