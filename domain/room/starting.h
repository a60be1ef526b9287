// Who plays the next hand: the start the table gives to the engine, and for every seat that is left out, why.
#pragma once
#include <vector>

#include "domain/poker/command.h"
#include "domain/room/command.h"

namespace lammer::room {

enum class LeftOutWhy : std::uint8_t {
  sitting_out,
  away,
  leaving,
  blocked,
  time_unpaid,
  declined,
  short_stack,
  waits_for_blind,
};

struct LeftOut {
  SeatNo seat;
  LeftOutWhy why;
  Clause clause;
  Money needs;  // short_stack: what a stack must be

  friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

struct Starting {
  poker::StartHand start;  // a short stack is still asking here: the engine leaves it out with an event
  poker::SeatSet playing;
  std::vector<LeftOut> left_out;
};

// The table has rules.
Starting starting(const Table& table, const StartHand& command);

}  // namespace lammer::room
