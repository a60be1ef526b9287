// Kill and half-kill: whether the next hand is played at raised limits (POKER-01.B.15, 01.B.21, 01.B.28, 12.M).
#pragma once
#include "domain/poker/settlement.h"

namespace lammer::poker {

struct NextKill {
  KillMode mode = KillMode::none;
  std::optional<SeatNo> killer;  // the one who took everything
};

// `now`: the kill this hand was played at.
NextKill kill_after(const HouseRules& rules, KillMode now, const SettlementSheet& sheet);

}  // namespace lammer::poker
