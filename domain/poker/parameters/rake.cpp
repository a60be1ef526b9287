// Rake from pots and charges by the clock.
#include "domain/poker/parameters/areas.h"

namespace lammer::poker::parameters {
namespace {

constexpr auto in(auto member) {
  return field(&HouseRules::rake, member);
}

constexpr auto in_time(auto member) {
  return field(&HouseRules::time, member);
}

// A set of methods, always written in this order: "percent, time".
struct RakeTypes {
  using Value = RakeRules;  // only the three switches count
  static constexpr auto kind = ParameterKind::list;

  static constexpr std::pair<std::string_view, bool RakeRules::*> types[] = {
      {"percent", &RakeRules::percent_on}, {"incremental", &RakeRules::incremental_on}, {"time", &RakeRules::time_on}};

  std::string text(const RakeRules& rake) const {
    std::vector<std::string> chosen;
    for (const auto& [word, on] : types)
      if (rake.*on) chosen.emplace_back(word);
    return forms::joined(chosen);
  }
  Expected<RakeRules> read(std::string_view text) const {
    RakeRules rake;
    for (const auto part : forms::parts_of(text)) {
      const auto* type = std::ranges::find(types, part, &std::pair<std::string_view, bool RakeRules::*>::first);
      if (type == std::end(types)) return forms::out_of_range(part, allowed());
      rake.*(type->second) = true;
    }
    if (this->text(rake) != text) return forms::malformed(text, "a list of " + allowed() + ", in this order");
    return rake;
  }
  std::string allowed() const { return "none or any of percent, incremental, time"; }
};

void set_types(HouseRules& rules, const RakeRules& types) {
  for (const auto& [word, on] : RakeTypes::types) rules.rake.*on = types.*on;
}

}  // namespace

std::vector<TableParameter> rake_area() {
  return {
      {parameter<HouseRules>("rake.types", "POKER-17.A.1", "How the house is paid: from pots or by the clock.",
                             RakeTypes{}, field(&HouseRules::rake), set_types, "at cash tables"),
       every_game},
      {parameter_at<HouseRules>(in(&RakeRules::max_per_round), "rake.max_per_round", "POKER-17.A.3",
                                "The most one hand pays in rake, over all its pots.", forms::Amount{},
                                "with rake.types percent or incremental"),
       every_game},
      {parameter_at<HouseRules>(in(&RakeRules::percent), "rake.percent", "POKER-17.B.1",
                                "The share of each pot that is rake.", forms::Percent{1, 1000}),
       every_game},
      {parameter_at<HouseRules>(
           in(&RakeRules::basis), "rake.basis", "POKER-17.B.1",
           "Whether the share is taken of each pot or of all pots together.",
           forms::Choice<RakeBasis>{{{"each_pot", RakeBasis::each_pot}, {"total", RakeBasis::total}}}),
       every_game},
      {parameter_at<HouseRules>(in(&RakeRules::unit), "rake.unit_cents", "POKER-17.B.1",
                                "The unit rake is rounded down to, in cents.", forms::Cents{{1, 500}}),
       every_game},
      {parameter_at<HouseRules>(in(&RakeRules::steps), "rake.steps", "POKER-17.B.2",
                                "The rake due from which pot on, all pots together.", forms::Steps{},
                                "with rake.types incremental"),
       every_game},
      {parameter_at<HouseRules>(in(&RakeRules::no_flop_no_drop), "rake.no_flop_no_drop", "POKER-17.B.1.a",
                                "Whether a hand that ends on its first street pays no rake.", forms::YesNo{}),
       every_game},
      {parameter_at<HouseRules>(
           in_time(&TimeChargeRules::basis), "time.basis", "POKER-17.B.3.a",
           "Whether every player or the whole table is charged.",
           forms::Or<forms::Choice<TimeBasis>>{"none", {{{"player", TimeBasis::player}, {"table", TimeBasis::table}}}},
           "with rake.types time"),
       every_game},
      {parameter_at<HouseRules>(in_time(&TimeChargeRules::hourly_fee), "time.hourly_fee", "POKER-17.B.3.c",
                                "The charge for an hour at this table's limits.", forms::Amount{},
                                "with rake.types time"),
       every_game},
      {parameter_at<HouseRules>(in_time(&TimeChargeRules::interval_minutes), "time.interval_min", "POKER-17.B.3.d",
                                "How many minutes are charged at a time.",
                                forms::Choice<std::uint8_t>{{{"20", 20}, {"30", 30}, {"60", 60}}}),
       every_game},
      {parameter_at<HouseRules>(in_time(&TimeChargeRules::away_collect), "time.away_collect", "POKER-17.B.3.b",
                                "When a player who is away pays.",
                                forms::Choice<TimeAwayCollect>{{{"at_assessment", TimeAwayCollect::at_assessment},
                                                                {"on_return", TimeAwayCollect::on_return}}}),
       every_game},
      {parameter_at<HouseRules>(in_time(&TimeChargeRules::table_share), "time.table_share", "POKER-17.B.3.a",
                                "Who pays a charge made on the table.",
                                forms::Choice<TimeTableShare>{{{"equal_seated", TimeTableShare::equal_seated},
                                                               {"from_pot", TimeTableShare::from_pot}}}),
       every_game},
  };
}

}  // namespace lammer::poker::parameters
