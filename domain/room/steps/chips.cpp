// Chips on and off the table.
#include "domain/poker/parameters/text_forms.h"
#include "domain/room/steps/steps.h"

namespace lammer::room {

Checked check_amount(const Table& table, Money amount) {
  const auto unit = table.rules->split.unit;
  if (amount <= Money() || amount > poker::forms::amount_most)
    return refused("chips.amount", amount.short_text() + " is no amount for a poker table", "POKER-08.B");
  if (!amount.remainder_of(unit).is_zero())
    return refused("chips.unit", "chips come in units of " + unit.text() + " here", "POKER-06.H");
  return {};
}

Checked check_may_take_off(const Case& at, SeatNo number) {
  const auto& seat = at.table.seats[number];
  if (auto held = check_no_hold(at.table); !held) return held;
  if (seat.blocked) return refused("seat.blocked", "an incident is open at " + seat_text(number), "POKER-08.B.6.a");
  if (seat.presence == Presence::away && at.by.authority != poker::Authority::floor)
    return refused("authority.floor", "the floor takes up the chips of an absent player", "POKER-08.B.6");
  if (!seat.time_due.is_zero())
    return refused("time.unpaid", seat_text(number) + " owes " + seat.time_due.short_text() + " for time",
                   "POKER-17.B.3.b");
  return {};
}

Decided take(const Case& at, const BuyIn& command) {
  const auto& table = at.table;
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (auto amount = check_amount(table, command.amount); !amount) return tl::unexpected(amount.error());
  // In a hand a stack may still grow to everything on the table, and that must be counted without overflow.
  if (table.chips_of(command.seat) + command.amount > poker::forms::amount_most)
    return refused("chips.too_many", "no stack is above " + poker::forms::amount_most.short_text(), "POKER-08.B");
  return TableEvents{ChipsBought{command.seat, command.amount, command.from, table.in_hand()}};
}

Decided take(const Case& at, const CashOut& command) {
  const auto& table = at.table;
  const auto stack = table.seats[command.seat].stack;
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (auto between = check_between_hands(table, "POKER-08.B.2"); !between) return tl::unexpected(between.error());
  if (table.rules->stakes.lock_while_seated)
    return refused("stakes.locked", "chips stay on the table until the player leaves", "POKER-08.B.2");
  if (auto allowed = check_may_take_off(at, command.seat); !allowed) return tl::unexpected(allowed.error());
  const auto amount = command.amount.value_or(stack);
  if (amount > stack || amount <= Money())
    return refused("chips.amount", seat_text(command.seat) + " has " + stack.short_text(), "POKER-08.B.2");
  // Less than a unit may lie there after a split, and goes with the rest.
  if (amount != stack)
    if (auto checked = check_amount(table, amount); !checked) return tl::unexpected(checked.error());
  return TableEvents{ChipsCashed{command.seat, amount, command.to}};
}

Decided take(const Case& at, const Tip& command) {
  const auto& table = at.table;
  if (auto taken = check_taken(table, command.seat); !taken) return tl::unexpected(taken.error());
  if (auto between = check_between_hands(table, "POKER-08.B.2"); !between) return tl::unexpected(between.error());
  if (auto allowed = check_may_take_off(at, command.seat); !allowed) return tl::unexpected(allowed.error());
  if (auto amount = check_amount(table, command.amount); !amount) return tl::unexpected(amount.error());
  if (command.amount > table.seats[command.seat].stack)
    return refused("chips.amount", seat_text(command.seat) + " has " + table.seats[command.seat].stack.short_text(),
                   "POKER-02.D");
  return TableEvents{Tipped{command.seat, command.amount}};
}

}  // namespace lammer::room
