// Questions a hand answers about itself.
#include "domain/poker/hand.h"

namespace lammer::poker {

SeatSet Hand::all_in() const {
  SeatSet seats;
  for (const auto seat : live)
    if (stacks[seat].is_zero()) seats.add(seat);
  return seats;
}

std::optional<SeatNo> next_due(const Hand& hand, const CardsDue& due) {
  std::optional<SeatNo> next;
  due.seats().each_clockwise_after(hand.origin(), [&](SeatNo seat) {
    if (!next || hand.own[seat].size() < hand.own[*next].size()) next = seat;
  });
  return next;
}

bool Hand::deal_done() const {
  if (due.community > 0 || due.common) return false;
  return due.down.none() && due.up.none() && due.replacements.none();
}

ButtonMemory memory_after(const Hand& hand, const HouseRules& rules) {
  ButtonMemory memory;
  memory.last = hand.place;
  const bool after_double_board = hand.special == SpecialHand::double_board && rules.special.double_board_button_stays;
  memory.stays = hand.outcome != Outcome::completed || after_double_board;
  return memory;
}

void insist_balanced(const Hand& hand) {
  // Plain sums, because every single step was checked for room when it was made; a wrong one cannot come out right.
  std::uint64_t stacks = 0;
  std::uint64_t in_pot = 0;
  std::int64_t signs = 0;
  for (const auto seat : hand.dealt) {
    const auto stack = hand.stacks[seat].in_cents();
    const auto& paid = hand.paid[seat];
    signs |= stack;
    stacks += static_cast<std::uint64_t>(stack);
    in_pot += static_cast<std::uint64_t>(paid.layered.in_cents()) + static_cast<std::uint64_t>(paid.dead.in_cents());
  }
  const auto cents = [](Money amount) { return static_cast<std::uint64_t>(amount.in_cents()); };
  insist(signs >= 0, "no stack is below zero");
  insist(in_pot == cents(hand.pot), "the pot is what was put in");
  insist(stacks + cents(hand.pot) + cents(hand.taken.total()) == cents(hand.started_with),
         "stacks, pot, rake and contributions are what the hand began with");
  insist(hand.rake_area <= hand.pot, "the rake area holds no more than the pot");
}

}  // namespace lammer::poker
