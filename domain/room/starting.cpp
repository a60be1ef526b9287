// Seat by seat, then who has enough, then who waits for the big blind.
#include "domain/room/starting.h"

#include "domain/poker/figures.h"

namespace lammer::room {
namespace {

using poker::SeatSet;

std::optional<LeftOut> kept_out(const Table& table, SeatNo number, SeatSet declined) {
  const auto& seat = table.seats[number];
  const auto left_out = [&](LeftOutWhy why, Clause clause) { return LeftOut{number, why, clause, {}}; };
  switch (seat.presence) {
    case Presence::playing:
      break;
    case Presence::sitting_out:
      return left_out(LeftOutWhy::sitting_out, "POKER-07.B");
    case Presence::away:
      return left_out(LeftOutWhy::away, "POKER-08.B.6");
    case Presence::leaving:
      return left_out(LeftOutWhy::leaving, "POKER-08.B.2");
  }
  if (seat.blocked) return left_out(LeftOutWhy::blocked, "POKER-08.B.6.a");
  if (!seat.time_due.is_zero()) return left_out(LeftOutWhy::time_unpaid, "POKER-17.B.3.b");
  if (declined.contains(number)) return left_out(LeftOutWhy::declined, "POKER-07.D.2");
  return std::nullopt;
}

SeatSet owing_blinds(const Table& table, SeatSet seats) {
  SeatSet owing;
  for (const auto seat : seats)
    if (table.seats[seat].owes_blinds) owing.add(seat);
  return owing;
}

// Of those who wait for the big blind, the ones it does not reach in this hand. Where fewer than two others would be
// left to play, nobody waits.
SeatSet still_waiting(const Table& table, SeatSet playing) {
  const auto& rules = *table.rules;
  const auto blinds = rules.forced.blind_count;
  if (rules.forced.missed_blinds != poker::MissedBlinds::wait_big_blind || blinds == 0) return {};
  auto waiting = owing_blinds(table, playing);
  const auto others = playing - waiting;
  if (others.count() < 2) return {};
  for (const auto seat : waiting) {
    auto with = others;
    with.add(seat);
    if (place_button(rules, table.button, with).blinds[blinds - 1U] != seat) continue;
    waiting.remove(seat);
    return waiting;
  }
  return waiting;
}

}  // namespace

Starting starting(const Table& table, const StartHand& command) {
  const auto& rules = *table.rules;
  Starting result;
  auto& start = result.start;
  start.before = table.button;
  start.kill = table.kill;
  start.killer = table.killer;
  start.special = command.special;
  start.preset = command.preset;
  start.raised_min = command.raised_min;
  start.agreed = command.agreed;
  for (const auto seat : table.taken()) {
    start.stacks[seat] = table.seats[seat].stack;
    if (auto left_out = kept_out(table, seat, command.declined))
      result.left_out.push_back(*left_out);
    else
      start.asking.add(seat);
  }
  const auto kill = table.kill ? rules.kill.mode : poker::KillMode::none;
  auto enough = enough_to_play(rules, kill, start.asking, start.stacks);
  for (const auto seat : still_waiting(table, enough.seats)) {
    result.left_out.push_back({seat, LeftOutWhy::waits_for_blind, "POKER-11.D.1", {}});
    start.asking.remove(seat);
  }
  enough = enough_to_play(rules, kill, start.asking, start.stacks);
  for (const auto seat : start.asking - enough.seats)
    result.left_out.push_back({seat, LeftOutWhy::short_stack, "POKER-08.B.4", enough.needs});
  start.posts_missed = owing_blinds(table, start.asking);
  result.playing = enough.seats;
  return result;
}

}  // namespace lammer::room
