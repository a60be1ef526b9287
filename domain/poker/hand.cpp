// Questions a hand answers about itself.
#include "domain/poker/hand.h"

namespace lammer::poker {

SeatSet Hand::all_in() const {
  SeatSet seats;
  for (const auto seat : live)
    if (stacks[seat].is_zero()) seats.add(seat);
  return seats;
}

std::optional<SeatNo> next_due(const Hand& hand, const SeatMap<std::uint8_t>& due) {
  std::optional<SeatNo> next;
  if (due == SeatMap<std::uint8_t>()) return next;  // most of the time, so it must be quick
  hand.live.each_clockwise_after(hand.origin(), [&](SeatNo seat) {
    if (due[seat] > 0 && (!next || hand.own[seat].size() < hand.own[*next].size())) next = seat;
  });
  return next;
}

bool Hand::deal_done() const {
  if (due.community > 0 || due.common) return false;
  const SeatMap<std::uint8_t> nothing;
  return due.down == nothing && due.up == nothing && due.replacements == nothing;
}

ButtonMemory memory_after(const Hand& hand, const HouseRules& rules) {
  ButtonMemory memory;
  memory.last = hand.place;
  const bool after_double_board = hand.special == SpecialHand::double_board && rules.special.double_board_button_stays;
  memory.stays = hand.outcome != Outcome::completed || after_double_board;
  return memory;
}

void insist_balanced(const Hand& hand) {
  Money sum = hand.taken.total();
  Money in_pot;
  for (const auto seat : hand.dealt) {
    insist(!hand.stacks[seat].is_negative(), "no stack is below zero");
    sum += hand.stacks[seat];
    in_pot += hand.paid[seat].total();
  }
  insist(in_pot == hand.pot, "the pot is what was put in");
  insist(sum + hand.pot == hand.started_with, "stacks, pot, rake and contributions are what the hand began with");
  insist(hand.rake_area <= hand.pot, "the rake area holds no more than the pot");
}

}  // namespace lammer::poker
