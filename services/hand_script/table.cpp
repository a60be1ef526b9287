// The table between hands.
#include "services/hand_script/table.h"

#include "domain/cards/card_text.h"
#include "domain/core/quoted.h"
#include "domain/poker/parameters.h"
#include "domain/poker/presets.h"
#include "services/hand_script/reading.h"

namespace lammer::hand_script {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

namespace {

tl::unexpected<Refusal> wrong(std::string sentence) {
  return tl::unexpected(Refusal{"script.not_understood", std::move(sentence), std::nullopt});
}

}  // namespace

Expected<void> ScriptTable::set_game(Words& words) {
  const auto id = std::string(words.take());
  const auto* definition = find_game(id);
  if (definition == nullptr) return wrong(quoted(id) + " is no game");
  const auto preset = words.empty() ? std::string("literal") : std::string(words.take());
  auto rules = definition->offered ? preset_rules(preset, definition->code) : literal_rules(definition->code);
  if (!rules) return tl::unexpected(rules.error());
  rules_ = *rules;
  // A script speaks of rake where it means it.
  rules_.rake = {};
  return {};
}

Expected<void> ScriptTable::set_parameter(Words& words) {
  const auto name = std::string(words.take());
  const auto* parameter = find_table_parameter(name);
  if (parameter == nullptr) return wrong(quoted(name) + " is no parameter of a table");
  return parameter->set(rules_, words.written_after(name));
}

Expected<void> ScriptTable::set_seats(Words& words) {
  take_over();
  while (!words.empty()) {
    const auto word = std::string(words.take());
    const auto colon = word.find(':');
    if (colon == std::string::npos) return wrong(quoted(word) + " is not seat:stack");
    Words number(word.substr(0, colon));
    Words amount(word.substr(colon + 1));
    const auto seat = number.seat();
    if (!seat) return tl::unexpected(seat.error());
    const auto stack = amount.money();
    if (!stack) return tl::unexpected(stack.error());
    seated_.add(*seat);
    stacks_[*seat] = *stack;
  }
  return {};
}

Expected<void> ScriptTable::leave(Words& words) {
  take_over();
  seated_ = seated_ - words.seats();
  return {};
}

// "button draws 1:Qd 2:9c": everyone a card, the highest takes the button.
Expected<void> ScriptTable::draw_for_button(Words& words) {
  SeatMap<MaybeCard> cards;
  SeatSet drawing;
  while (!words.empty()) {
    const auto word = std::string(words.take());
    Words number(word.substr(0, word.find(':')));
    const auto seat = number.seat();
    if (!seat) return tl::unexpected(seat.error());
    const auto card = cards::parse_card(word.substr(std::min(word.size(), word.find(':') + 1)));
    if (!card) return tl::unexpected(card.error());
    cards[*seat] = *card;
    drawing.add(*seat);
  }
  const auto drawn = button_by_draw(rules_, cards, drawing);
  if (!drawn) return tl::unexpected(drawn.error());
  memory_.drawn = *drawn;
  return {};
}

Expected<void> ScriptTable::set_button(Words& words) {
  if (words.accept("draws")) return draw_for_button(words);
  const bool drawn = words.accept("drawn");
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  if (drawn)
    memory_.drawn = *seat;
  else
    button_ = *seat;
  return {};
}

// What the last hand left behind.
void ScriptTable::take_over() {
  if (!record_ || hand().phase != Phase::ended || taken_over_) return;
  taken_over_ = true;
  for (const auto seat : hand().dealt)
    if (seated_.contains(seat)) stacks_[seat] = hand().stacks[seat];
  memory_ = memory_after(hand(), rules_);
}

ButtonMemory ScriptTable::memory() const {
  return has_hand() ? memory_after(hand(), rules_) : memory_;
}

Expected<std::span<const Event>> ScriptTable::start(Words& words) {
  take_over();
  StartHand command;
  command.asking = seated_;
  command.stacks = stacks_;
  command.before = memory_;
  if (button_) {
    // The button where the script says: as if it had stayed there.
    ButtonPlace place;
    place.button = *button_;
    command.before = {place, true, std::nullopt};
  }
  command.kill = kill();
  if (kill()) command.killer = hand().killer;
  command.agreed = seated_;
  while (!words.empty()) {
    if (words.accept("kill")) {
      command.kill = true;
    } else if (words.accept("missed")) {
      command.posts_missed = words.seats();
    } else if (words.accept("without")) {
      command.asking = seated_ - words.seats();
    } else if (words.accept("minimum")) {
      const auto amount = words.money();
      if (!amount) return tl::unexpected(amount.error());
      command.raised_min = *amount;
    } else if (words.accept("agreed")) {
      command.agreed = words.seats();
    } else if (words.peek() == "bomb" || words.peek() == "double-board" || words.peek() == "waterfall") {
      const auto kind = words.take();
      command.special = kind == "bomb"           ? SpecialHand::bomb
                        : kind == "double-board" ? SpecialHand::double_board
                                                 : SpecialHand::waterfall;
      const auto amount = words.money();
      if (!amount) return tl::unexpected(amount.error());
      command.preset = *amount;
    } else {
      return tl::unexpected(words.not_understood("how the hand starts"));
    }
  }
  if (record_ && hand().phase != Phase::ended) return record_->play(command);
  auto record = std::make_unique<HandRecord>(rules_);
  auto started = record->play(command);
  if (!started) return tl::unexpected(started.error());
  record_ = std::move(record);
  taken_over_ = false;
  button_.reset();
  return std::span<const Event>(record_->log());
}

Expected<std::span<const Event>> ScriptTable::play(Words& words) {
  if (!record_) return wrong("start a hand first");
  auto order = read_order(words, hand(), rules_);
  if (!order) return tl::unexpected(order.error());
  return record_->play(order->command, order->by);
}

}  // namespace lammer::hand_script
