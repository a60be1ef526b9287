// ScriptTable: the table of a hand script. A script says how things stand (seats, button, rules) where a room would
// have commands for each; everything happens to a room::Table all the same.
#pragma once
#include "domain/room/decide.h"
#include "services/hand_script/script.h"
#include "services/hand_script/words.h"

namespace lammer::hand_script {

class ScriptTable {
 public:
  explicit ScriptTable(Watch watch);

  // "game HOLDEM no_limit": a game and, if named, the preset its rules start from.
  Expected<void> set_game(Words& words);
  // "set bet.min $2"
  Expected<void> set_parameter(Words& words);
  // "seats 1:200 2:150"
  Expected<void> set_seats(Words& words);
  // "leaves 2"
  Expected<void> leave(Words& words);
  // "button 9", "button drawn 5", "button draws 1:Qd 2:9c"
  Expected<void> set_button(Words& words);
  // "start", "start kill", "start bomb 10 agreed 1 2 3", "start missed 4"
  Expected<std::span<const poker::Event>> start(Words& words);
  Expected<std::span<const poker::Event>> play(Words& words);

  // As the script has set them so far; a hand keeps those it began with.
  const poker::HouseRules& rules() const { return rules_; }
  // The hand in play or just over.
  const poker::HandRecord& record() const { return *table_.hand; }
  const poker::Hand& hand() const { return record().hand(); }
  bool has_hand() const { return table_.hand.has_value(); }

 private:
  void happen(const room::TableEvent& event);
  void happen(const room::TableEvents& events);
  void set_stack(SeatNo seat, Money stack);
  Expected<void> draw_for_button(Words& words);
  // What was said of the table since the last hand comes into force.
  void settle_table();

  Watch watch_;
  poker::HouseRules rules_;
  room::Table table_;
  std::optional<SeatNo> button_;  // in the next hand
};

}  // namespace lammer::hand_script
