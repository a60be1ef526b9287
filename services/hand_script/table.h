// ScriptTable: the table of a hand script: rules, stacks, button and kill from hand to hand, and the hand in play.
#pragma once
#include <memory>

#include "domain/poker/hand_record.h"
#include "services/hand_script/words.h"

namespace lammer::hand_script {

class ScriptTable {
 public:
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

  const poker::HouseRules& rules() const { return rules_; }
  // The hand in play or just over.
  const poker::HandRecord& record() const { return *record_; }
  const poker::Hand& hand() const { return record_->hand(); }
  bool has_hand() const { return record_ != nullptr; }
  poker::ButtonMemory memory() const;
  bool kill() const { return has_hand() && hand().next_kill != poker::KillMode::none; }

 private:
  void take_over();
  Expected<void> draw_for_button(Words& words);

  poker::HouseRules rules_;
  poker::SeatSet seated_;
  poker::SeatMap<Money> stacks_;
  poker::ButtonMemory memory_;
  std::optional<SeatNo> button_;  // in the next hand
  std::unique_ptr<poker::HandRecord> record_;
  bool taken_over_ = false;  // what the last hand left is in stacks_ and memory_
};

}  // namespace lammer::hand_script
