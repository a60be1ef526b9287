// GameDefinition: a poker game as data. One engine plays every row; nothing in it knows a game by name.
//
// A definition holds what the rule book fixes (deck, streets, forced money, who opens, how hands are read and split).
// What an operator may choose is in HouseRules. docs/games.md is printed from these rows and a test compares the two.
#pragma once
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "domain/cards/deck.h"
#include "domain/core/clause.h"
#include "domain/ranking/bring_in.h"
#include "domain/ranking/showing.h"

namespace lammer::poker {

enum class GameCode : std::uint8_t {
  stud_high,
  stud_low,
  stud_hl,
  stud_hl8,
  holdem,
  omaha_high,
  omaha_hl8,
  draw_high,
  draw_low,
  stud5_high,
  omaha5_high,
  omaha5_hl8,
  badugi,
  td_27,
  td_a5,
  td_badeucey,
  td_badacey,
  sixplus,
  single_27,  // for replaying recorded hands; never offered to a room
};

// One step of the deal and the betting round that follows it. A draw street deals nothing by itself.
struct Street {
  std::string_view name;  // "flop", "fifth card", "second draw"
  bool burn = false;
  std::uint8_t down = 0;
  std::uint8_t up = 0;
  std::uint8_t community = 0;
  bool draw = false;
};

enum class ForcedMoney : std::uint8_t { blinds_before_deal, blinds_after_deal, bring_in };

enum class Opens : std::uint8_t { left_of_button, best_showing };

// How one half of a pot (or the whole of it) is won.
enum class HandRule : std::uint8_t {
  high_any_five,       // best five of all cards: stud, Hold 'Em, draw
  high_two_and_three,  // Omaha
  high_six_plus,       // 36 cards
  ace_to_five,         // no qualifier
  ace_to_five_eight,   // eight or better
  ace_to_five_eight_two_and_three,
  deuce_to_seven,
  badugi_ace_low,
  badugi_ace_high,
};

// Who gets a unit that cannot be divided among tied seats. `high_card` and `low_card` go by rank and then suit.
enum class OddChipTo : std::uint8_t { first_left_of_button, high_card, low_card, low_card_ace_high };

struct WinningHalf {
  HandRule rule;
  OddChipTo odd;
  std::string_view name;  // "high", "low", "2-7", "badugi"; empty where there is one half
};

// What happens when the deck cannot serve everyone.
enum class DeckShort : std::uint8_t { cannot_happen, second_boards_limited, common_card, reshuffle_discards };

// Where the game's chapter decides what a table's settings are checked against. Where the chapter does not speak, the
// general clause that leaves the game out.
struct GameClauses {
  Clause seats;
  Clause ante;
  Clause forced_bet;  // the blinds, or the bring-in
  Clause straddle;
  Clause kill;
  Clause odd_unit;
  Clause draw_count;
  Clause draw_max;
};

struct GameDefinition {
  GameCode code;
  std::string_view id;    // STUD_HIGH: in fixtures, events and the API
  std::string_view name;  // "Seven-Card Stud High": for people
  Clause chapter;         // the clause that admits the game
  GameClauses clauses;
  cards::DeckKind deck;
  std::uint8_t seats_max;
  std::span<const Street> streets;
  ForcedMoney forced;
  bool straddle_allowed;
  std::optional<ranking::BringInBy> bring_in;  // with ForcedMoney::bring_in
  Opens opens_later;
  ranking::ShowingFor showing;  // with Opens::best_showing
  std::uint8_t big_bet_from;    // index of the first street at the big bet
  WinningHalf first;            // takes the odd unit between the halves
  std::optional<WinningHalf> second;
  bool kill_allowed;
  DeckShort deck_short;
  std::uint8_t tabled;  // cards of its own a hand must show to win (POKER-18.E+games)
  bool offered = true;  // false: for replay only

  bool has_button() const { return forced != ForcedMoney::bring_in; }
  bool has_board() const;
  bool has_draws() const;
  bool has_halves() const { return second.has_value(); }
  // Cards dealt to each seat over the whole hand, draws not counted.
  int cards_each() const;
};

const GameDefinition& game(GameCode code);
// Every definition in the order of GameCode, the ones for replay too.
std::span<const GameDefinition> all_games();
// Null where there is no such id.
const GameDefinition* find_game(std::string_view id);

// Which card decides an odd unit where it goes by card and suit: the highest in a high half, the lowest in a low one
// (POKER-10.L.3.d, 10.L.3.f), the ace standing as it does in the hands of that half.
OddChipTo odd_unit_by_card(HandRule rule);

}  // namespace lammer::poker
