// Opening and closing a table, and the rules it is played under.
#include "domain/poker/check_house_rules.h"
#include "domain/poker/figures.h"
#include "domain/room/steps/steps.h"

namespace lammer::room {
namespace {

Expected<RulesAdopted> adopted(const Table& table, std::uint32_t version, const poker::ParameterTexts& texts) {
  if (version < table.rules_version)
    return refused(
        "rules.older_version",
        "version " + std::to_string(table.rules_version) + " is in force; " + std::to_string(version) + " is older",
        "POKER-08.K");
  const auto rules = poker::rules_from(texts);
  if (!rules) return tl::unexpected(rules.error());
  if (auto checked = check_house_rules(*rules); !checked) return tl::unexpected(checked.error());
  const auto& time = rules->time;
  if (rules->rake.time_on && time.basis == poker::TimeBasis::table &&
      time.table_share == poker::TimeTableShare::from_pot)
    return refused("rules.not_supported", "time.table_share: a time charge is taken from stacks, not from a pot",
                   "POKER-17.B.3.a");
  const auto seats = poker::seats_at(*rules);
  if (table.taken().count() > seats)
    return refused("rules.too_many_seated",
                   std::to_string(table.taken().count()) + " are seated; this game takes " + std::to_string(seats),
                   game(rules->game).clauses.seats);
  return RulesAdopted{version, poker::texts_of(*rules)};
}

}  // namespace

Decided take(const Case& at, const OpenTable& command) {
  const auto& table = at.table;
  if (table.is_open()) return refused("table.open", "the table is open", "POKER-17.A");
  if (auto checked = check_line(command.name, "the table's name"); !checked) return tl::unexpected(checked.error());
  if (command.seat_count < 2 || command.seat_count > poker::seats_max)
    return refused("table.seats", "a table has 2 to 10 seats", "POKER-02.A");
  if (command.mode != table.mode && table.totals != Totals{})
    return refused("table.mode", "money has been recorded here: the table stays what it was");
  auto rules = adopted(table, command.rules_version, command.parameters);
  if (!rules) return tl::unexpected(rules.error());
  return TableEvents{TableOpened{command.name, command.seat_count, command.mode, at.now}, *std::move(rules)};
}

Decided take(const Case& at, const AdoptRules& command) {
  auto rules = adopted(at.table, command.version, command.parameters);
  if (!rules) return tl::unexpected(rules.error());
  return TableEvents{*std::move(rules)};
}

Decided take(const Case& at, const CloseTable& /*command*/) {
  const auto& table = at.table;
  if (auto between = check_between_hands(table, "POKER-01.B.30"); !between) return tl::unexpected(between.error());
  if (auto held = check_no_hold(table); !held) return tl::unexpected(held.error());
  if (const auto taken = table.taken(); !taken.empty())
    return refused("table.seated", seat_text(*taken.begin()) + " is still taken", "POKER-08.B.2");
  if (!table.rake_area().is_zero())
    return refused("rake.not_dropped", table.rake_area().short_text() + " lies in the rake area", "POKER-17.B.1.b");
  TableEvents events;
  if (table.dealer) events.emplace_back(DealerTappedOut{table.dealer->dealer, at.now});
  events.emplace_back(TableClosed{});
  return events;
}

}  // namespace lammer::room
