// The time charge: assessed by the clock, collected seat by seat, signed for by the floor, dropped (POKER-17.B.3).
#include <array>

#include "domain/poker/figures.h"
#include "domain/poker/split.h"
#include "domain/room/steps/steps.h"

namespace lammer::room {
namespace {

poker::SeatMap<Money> due_list(const Table& table) {
  const auto taken = table.taken();
  const auto charge = poker::time_charge(table.rules->time);
  poker::SeatMap<Money> due;
  if (table.rules->time.basis == poker::TimeBasis::player) {
    for (const auto seat : taken) due[seat] = charge;
    return due;
  }
  // One charge on the table: equal shares, odd units by seat order (POKER-17.B.3.a).
  std::array<Money, poker::seats_max> shares{};
  const auto count = static_cast<std::size_t>(taken.count());
  poker::divide(charge, table.rules->split.unit, std::span(shares).first(count));
  std::size_t next = 0;
  for (const auto seat : taken) due[seat] = shares[next++];
  return due;
}

}  // namespace

Decided take(const Case& at, const AssessTime& /*command*/) {
  const auto& table = at.table;
  if (!table.rules->rake.time_on)
    return refused("time.not_charged", "this table is not charged by time", "POKER-17.B.3");
  if (auto between = check_between_hands(table, "POKER-17.B.3.e"); !between) return tl::unexpected(between.error());
  if (table.taken().empty()) return refused("time.nobody", "nobody is seated", "POKER-17.B.3.b");
  if (!table.time.area.is_zero())
    return refused("rake.not_dropped", table.time.area.short_text() + " lies in the rake area", "POKER-17.B.3.f");
  const auto interval = std::chrono::minutes(table.rules->time.interval_minutes);
  if (at.now - table.time.charged_until < interval)
    return refused("time.not_due",
                   "the charge is for " + std::to_string(interval.count()) + " minutes; they are not over",
                   "POKER-17.B.3.d");
  return TableEvents{TimeAssessed{due_list(table), at.now}};
}

Decided take(const Case& at, const CollectTime& command) {
  const auto& table = at.table;
  const auto& seat = table.seats[command.seat];
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (auto between = check_between_hands(table, "POKER-17.B.3.e"); !between) return tl::unexpected(between.error());
  if (seat.time_due.is_zero())
    return refused("time.nothing_due", seat_text(command.seat) + " owes nothing", "POKER-17.B.3.b");
  if (table.time.verified_by)
    return refused("time.verified", "the floor has signed for the area: drop it first", "POKER-17.B.3.f");
  if (!must_pay_now(table, command.seat))
    return refused("time.away", seat_text(command.seat) + " pays on return", "POKER-17.B.3.b");
  if (seat.presence == Presence::away && at.by.authority != poker::Authority::floor)
    return refused("authority.floor", "the floor takes the charge of an absent player", "POKER-17.B.3.b");
  if (seat.stack < seat.time_due)
    return refused(
        "time.short_stack",
        seat_text(command.seat) + " owes " + seat.time_due.short_text() + " and has " + seat.stack.short_text(),
        "POKER-17.B.3.e");
  return TableEvents{TimeCollected{command.seat, seat.time_due}};
}

Decided take(const Case& at, const WaiveTime& command) {
  if (auto taken = check_taken(at.table, command.seat); !taken) return tl::unexpected(taken.error());
  if (auto checked = check_line(command.reason, "the reason"); !checked) return tl::unexpected(checked.error());
  const auto due = at.table.seats[command.seat].time_due;
  if (due.is_zero()) return refused("time.nothing_due", seat_text(command.seat) + " owes nothing", "POKER-17.B.3.b");
  return TableEvents{TimeWaived{command.seat, due, command.reason}};
}

Decided take(const Case& at, const VerifyTime& command) {
  const auto& table = at.table;
  const auto& time = table.time;
  if (time.area.is_zero()) return refused("time.nothing_collected", "nothing was collected", "POKER-17.B.3.f");
  if (time.verified_by) return refused("time.verified", "the floor has signed for the area", "POKER-17.B.3.f");
  for (const auto seat : table.taken())
    if (must_pay_now(table, seat))
      return refused("time.open", seat_text(seat) + " still owes " + table.seats[seat].time_due.short_text(),
                     "POKER-17.B.3.f");
  if (command.counted != time.area)
    return refused("time.count_differs", "the list comes to " + time.area.short_text(), "POKER-17.B.3.f");
  return TableEvents{TimeVerified{time.area, at.by.licence}};
}

Decided take(const Case& at, const DropTime& /*command*/) {
  const auto& time = at.table.time;
  if (!time.verified_by)
    return refused("time.not_verified", "the floor signs for the area before it is dropped", "POKER-17.B.3.f");
  if (*time.verified_by == at.by.licence)
    return refused("time.same_person", "who verified does not drop", "POKER-17.B.3.f");
  return TableEvents{TimeDropped{time.area}};
}

}  // namespace lammer::room
