// Figures that follow from a game and its house rules without anybody's choice: the bring-in, the default blinds, the
// stack a seat needs, the limits of a kill hand, the cards a hand takes. All pure; the rules passed in are checked
// ones.
#pragma once
#include <array>
#include <span>

#include "domain/core/money.h"
#include "domain/poker/house_rules.h"
#include "domain/poker/seats.h"

namespace lammer::poker {

// Seats that may be dealt in: the table's own number, or the game's if that is lower (POKER-02.A).
int seats_at(const HouseRules& rules);

// The streets of this table: the game's, less the draws that draw.count leaves out.
std::span<const Street> streets_in_play(const HouseRules& rules);

// The street from which fixed limit is played at the big bet, as an index.
int big_bet_from(const HouseRules& rules);

// Stud: the posted amount, or 30 percent of the small bet, rounded up to a whole dollar and never above the small bet.
Money bring_in_amount(const HouseRules& rules);

// Half and one small or minimum bet. The half is whole units of split.unit, rounded down, but not nothing.
std::array<Money, 2> default_blinds(const HouseRules& rules);

Ratio kill_ratio(KillMode mode);

// The posted limits as they stand in a kill hand; the blinds stay as posted (POKER-12.M).
BetRules bets_in_kill(const BetRules& bet, KillMode mode);

// What the one seat pays where it pays the ante for everyone.
Money ante_for_all(const ForcedRules& forced, int players);

// The least stack that is dealt in (POKER-08.B.4): ante, largest blind or bring-in, and one bet at the posted minimum,
// which a kill raises. The same for every seat; where one seat pays the ante for all, it is the ante for all `players`.
Money needed_to_play(const HouseRules& rules, KillMode kill, int players);

// Of those who ask, the ones who are dealt in, and what it takes; where one seat pays the ante for all, fewer players
// need less.
struct EnoughToPlay {
  SeatSet seats;
  Money needs;
};
EnoughToPlay enough_to_play(const HouseRules& rules, KillMode kill, SeatSet asking, const SeatMap<Money>& stacks);

// What one interval of the time charge comes to. Exact, because check_house_rules() refuses a fee that is not.
Money time_charge(const TimeChargeRules& time);

// Who takes an odd unit inside a half: the operator's word where there is one, else the game's.
OddChipTo odd_unit_to(const HouseRules& rules, const WinningHalf& half);

// How many boards a hand deals and from where the second one differs.
enum class Boards : std::uint8_t { one, twice_before_flop, twice_on_flop, twice_on_turn, double_board };

// Cards of a full deck: 52, Six Plus 36.
int deck_size(const GameDefinition& game);

// Cards that leave the deck until street `last` is out, draws not counted: cards to `players` seats, boards and burns.
// A second run burns for itself; a double board shares its burns.
int cards_out(const GameDefinition& game, int players, Boards boards, std::size_t last);

// The same to the end of the hand.
int cards_needed(const GameDefinition& game, int players, Boards boards);

inline bool deck_suffices(const GameDefinition& game, int players, Boards boards) {
  return cards_needed(game, players, boards) <= deck_size(game);
}

// What the dealer counts in the stub after street `last`, if nothing irregular left the deck (POKER-07.F.5).
int expected_stub(const GameDefinition& game, int players, Boards boards, std::size_t last);

}  // namespace lammer::poker
