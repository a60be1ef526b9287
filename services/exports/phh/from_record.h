// A hand of ours as PHH: from the events of its log to the hand that write_phh() writes. Players are numbered clockwise
// from the left of the button, so that the last has it; `seats` keeps where they sat.
//
// The format has no word for rake and jackpots: finishing_stacks are what the seats really had. Hands it cannot tell at
// all are refused (phh.variant, phh.not_told): other games and limits, bomb pots and second boards, misdeals, replaced
// cards, hands thrown in out of turn.
#pragma once
#include <span>

#include "domain/poker/event.h"
#include "services/exports/phh/hand.h"

namespace lammer::phh {

// `log` is the whole log of one hand that is over, steps that were taken back included; `rules` are those it was played
// under.
Expected<PhhHand> phh_of(std::span<const poker::Event> log, const poker::HouseRules& rules);

}  // namespace lammer::phh
