// The table parameters, area by area.
#include "domain/poker/parameters.h"

#include <iterator>
#include <vector>

#include "domain/poker/parameters/areas.h"

namespace lammer::poker {
namespace {

std::vector<TableParameter> joined() {
  std::vector<TableParameter> all;
  for (const auto area : {parameters::table_area, parameters::bet_area, parameters::forced_money_area,
                          parameters::stud_area, parameters::draw_area, parameters::pot_area, parameters::rake_area,
                          parameters::jackpot_area, parameters::special_hand_area, parameters::equipment_area})
    std::ranges::move(area(), std::back_inserter(all));
  return all;
}

}  // namespace

std::span<const TableParameter> table_parameters() {
  static const auto all = joined();
  return all;
}

const TableParameter* find_table_parameter(std::string_view name) {
  if (name == "bet.small_bet") name = "bet.min";
  if (name == "bet.big_bet") name = "bet.max";
  const auto all = table_parameters();
  const auto found = std::ranges::find(all, name, &TableParameter::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace lammer::poker
