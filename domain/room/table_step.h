// table_step(): what the table waits for: the one thing to do next, with the clause, and who would play the next hand.
#pragma once
#include "domain/poker/next_step.h"
#include "domain/room/starting.h"

namespace lammer::room {

enum class TableStepKind : std::uint8_t {
  open_table,
  release_hold,
  tap_in,
  collect_time,  // seats that still owe
  verify_time,
  drop_time,
  draw_button,
  need_players,
  start_hand,
  play_hand,  // `hand` says what
};

struct TableStep {
  TableStepKind kind = TableStepKind::open_table;
  Clause clause = "POKER-07.B";
  poker::SeatSet playing;  // would be dealt in
  std::vector<LeftOut> left_out;
  poker::SeatSet owing;  // collect_time
  std::optional<poker::NextStep> hand;
};

TableStep table_step(const Table& table);

// One sentence for the dealer.
std::string sentence(const TableStep& step, const Table& table);

}  // namespace lammer::room
