// Opening: the table a recorded hand was played at, as our engine knows it: house rules that fit the file, and the
// command that starts the hand. Player 1 of the file sits in seat 1, player 2 in seat 2 and so on, so the last one has
// the button.
//
// The rules are for replay alone and are never checked as a room's: a short stack plays, a chip is as small as the file
// needs it, raises are not capped, and what the finishing stacks lack against the starting ones is the rake.
#pragma once
#include "domain/poker/command.h"
#include "services/exports/phh/hand.h"

namespace lammer::phh {

struct Opening {
  poker::HouseRules rules;
  poker::StartHand start;
  std::optional<poker::Straddle> straddle;
};

// The refusal (phh.players, phh.forced_money) says which forced money no table of ours can post.
Expected<Opening> opening_of(const PhhHand& hand);

inline SeatNo seat_of(int player) {
  return SeatNo(static_cast<std::uint8_t>(player));
}

}  // namespace lammer::phh
