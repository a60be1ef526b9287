// What a room's people would do next.
#include "tests/property/random_table.h"

#include "domain/poker/parameter_texts.h"
#include "domain/poker/presets.h"
#include "domain/room/table_step.h"
#include "tests/property/random_orders.h"

namespace lammer::property {
namespace {

using poker::Authority;
using room::TableStepKind;

constexpr int players = 6;

TableOrder floor(room::TableCommand command) {
  return {std::move(command), {Authority::floor, LicenceNo("F-1")}};
}
TableOrder dealer(const room::Table& table, room::TableCommand command) {
  return {std::move(command), {Authority::dealer, table.dealer ? table.dealer->dealer : LicenceNo("D-1")}};
}

poker::HouseRules usual_rules(poker::GameCode game) {
  for (const auto* preset : {"no_limit", "pot_limit", "fixed_limit"})
    if (auto rules = poker::preset_rules(preset, game)) return *rules;
  return poker::literal_rules(game);
}

Money stake(const room::Table& table) {
  return table.rules->bet.min * 100;
}

// Someone to seat, or someone without chips; nothing if the table is ready.
std::optional<TableOrder> fill(const room::Table& table) {
  for (std::uint8_t number = 1; number <= players; ++number) {
    const SeatNo seat(number);
    const auto& at = table.seats[seat];
    if (!at.is_taken())
      return dealer(table, room::TakeSeat{seat, {PlayerId(1000 * table.id.value() + number), "Player", {}}});
    if (at.stack + at.pending < stake(table)) return dealer(table, room::BuyIn{seat, stake(table), {}});
  }
  return std::nullopt;
}

std::optional<TableOrder> between_hands(const room::Table& table, Chance& chance) {
  const SeatNo seat(static_cast<std::uint8_t>(chance.between(1, players)));
  switch (chance.below(30)) {
    case 1:
      return dealer(table, room::Tip{seat, table.rules->split.unit});
    case 2:
      return dealer(table, room::LeaveSeat{seat, {}});
    case 3:
      return dealer(table, room::BuyIn{seat, stake(table), room::ChipSource::cage});
    case 4:
      return dealer(table, room::CallFloor{"a seat change"});
    case 5:
      return dealer(table, room::TapIn{LicenceNo("D-" + std::to_string(chance.between(2, 9)))});
    default:
      return std::nullopt;
  }
}

}  // namespace

TableOrder next_table_order(const room::Table& table, poker::GameCode game, Chance& chance,
                            std::uint64_t mischief_one_in) {
  const bool mischief = mischief_one_in != 0 && chance.one_in(mischief_one_in);
  const auto step = room::table_step(table);
  switch (step.kind) {
    case TableStepKind::open_table:
      return floor(room::OpenTable{"Table " + std::to_string(table.id.value()), 10, room::Mode::real, 1,
                                   poker::texts_of(usual_rules(game))});
    case TableStepKind::release_hold:
      return floor(room::ReleaseHold{"play on"});
    case TableStepKind::tap_in:
      return dealer(table, room::TapIn{LicenceNo("D-1")});
    case TableStepKind::play_hand: {
      const auto& hand = table.hand->hand();
      const auto& rules = table.hand->rules();
      const auto order =
          mischief ? nonsense_order(hand, rules, chance) : ordinary_order(hand, rules, {}, false, chance);
      return order.by == Authority::floor ? floor(room::PlayHand{order.command})
                                          : dealer(table, room::PlayHand{order.command});
    }
    default:
      break;
  }
  if (!table.calls.empty()) return floor(room::AnswerCall{table.calls.front().number});
  if (auto filled = fill(table)) return *filled;
  if (auto other = between_hands(table, chance)) return *other;
  return dealer(table, room::StartHand{});
}

}  // namespace lammer::property
