// The table between hands.
#include "services/hand_script/table.h"

#include "domain/cards/card_text.h"
#include "domain/core/quoted.h"
#include "domain/poker/parameters.h"
#include "domain/poker/presets.h"
#include "domain/room/starting.h"
#include "services/hand_script/reading.h"

namespace lammer::hand_script {

using namespace poker;  // NOLINT(google-build-using-namespace): this file is all poker

namespace {

tl::unexpected<Refusal> wrong(std::string sentence) {
  return tl::unexpected(Refusal{"script.not_understood", std::move(sentence), std::nullopt});
}

const LicenceNo dealer("SCRIPT");

}  // namespace

ScriptTable::ScriptTable(Watch watch) : watch_(std::move(watch)), table_(TableId(1)) {
  happen(room::TableOpened{"Script", seats_max, room::Mode::real, {}});
  happen(room::DealerTappedIn{dealer, {}});
}

void ScriptTable::happen(const room::TableEvent& event) {
  if (!watch_) {
    apply(table_, event);
    return;
  }
  const auto before = table_;
  apply(table_, event);
  watch_(before, event, table_);
}

void ScriptTable::happen(const room::TableEvents& events) {
  for (const auto& event : events) happen(event);
}

Expected<void> ScriptTable::set_game(Words& words) {
  const auto id = std::string(words.take());
  const auto* definition = find_game(id);
  if (definition == nullptr) return wrong(quoted(id) + " is no game");
  const auto preset = words.empty() ? std::string("literal") : std::string(words.take());
  auto rules = preset_rules(preset, definition->code);
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

void ScriptTable::set_stack(SeatNo seat, Money stack) {
  if (!table_.seats[seat].is_taken())
    happen(room::SeatTaken{seat, {PlayerId(seat.value()), "Seat " + std::to_string(seat.value()), {}}, false});
  const auto chips = table_.chips_of(seat);
  if (stack > chips) happen(room::ChipsBought{seat, stack - chips, room::ChipSource::bank, table_.in_hand()});
  if (stack < chips) happen(room::ChipsCashed{seat, chips - stack, room::ChipSource::bank});
}

Expected<void> ScriptTable::set_seats(Words& words) {
  if (table_.in_hand()) return wrong("seats are set between hands");
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
    set_stack(*seat, *stack);
  }
  return {};
}

Expected<void> ScriptTable::leave(Words& words) {
  if (table_.in_hand()) return wrong("seats are left between hands");
  for (const auto seat : words.seats() & table_.taken()) {
    set_stack(seat, {});
    happen(room::SeatFreed{seat});
  }
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
  happen(room::ButtonDrawn{*drawn});
  return {};
}

Expected<void> ScriptTable::set_button(Words& words) {
  if (words.accept("draws")) return draw_for_button(words);
  const bool drawn = words.accept("drawn");
  const auto seat = words.seat();
  if (!seat) return tl::unexpected(seat.error());
  if (drawn)
    happen(room::ButtonDrawn{*seat});
  else
    button_ = *seat;
  return {};
}

void ScriptTable::settle_table() {
  auto texts = texts_of(rules_);
  if (texts != table_.rules_texts) happen(room::RulesAdopted{table_.rules_version + 1, std::move(texts)});
  if (button_) happen(room::ButtonPlaced{*button_});
}

Expected<std::span<const Event>> ScriptTable::start(Words& words) {
  if (table_.in_hand()) return tl::unexpected(open_hand(table_, {}, dealer, {}).error());
  settle_table();
  auto command = room::starting(table_, {}).start;
  const auto seated = table_.taken();
  command.agreed = seated;
  while (!words.empty()) {
    if (words.accept("kill")) {
      command.kill = true;
    } else if (words.accept("missed")) {
      command.posts_missed = words.seats();
    } else if (words.accept("without")) {
      command.asking = seated - words.seats();
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
  const auto started = open_hand(table_, command, dealer, {});
  if (!started) return tl::unexpected(started.error());
  happen(*started);
  button_.reset();
  return std::span<const Event>(record().log());
}

Expected<std::span<const Event>> ScriptTable::play(Words& words) {
  if (!has_hand()) return wrong("start a hand first");
  auto order = read_order(words, hand(), record().rules());
  if (!order) return tl::unexpected(order.error());
  const auto begin = record().log().size();
  const auto played = room::decide(table_, room::PlayHand{order->command}, {order->by, dealer}, {});
  if (!played) return tl::unexpected(played.error());
  happen(*played);
  return std::span<const Event>(record().log()).subspan(begin);
}

}  // namespace lammer::hand_script
