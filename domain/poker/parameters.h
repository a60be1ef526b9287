// The parameters of a table: every field of HouseRules under its name in the Rules Submission. What the room decides
// once for all tables is in room_parameters.h.
//
// Texts are applied in the order of the list: a schedule is read by the method that stands before it.
#pragma once
#include <span>

#include "domain/poker/house_rules.h"
#include "domain/poker/parameters/parameter.h"

namespace lammer::poker {

// The games in which a parameter has a meaning. Elsewhere it must stay at its default.
struct Scope {
  std::string_view text;  // "stud games"
  bool (*holds)(const GameDefinition&);
  // The game's own clause that leaves it out; null where the parameter's clause says it.
  Clause (*clause)(const GameDefinition&) = nullptr;
};

struct TableParameter : Parameter<HouseRules> {
  Scope scope;
};

std::span<const TableParameter> table_parameters();

// By name; bet.small_bet and bet.big_bet are other words for bet.min and bet.max. Null where there is none.
const TableParameter* find_table_parameter(std::string_view name);

}  // namespace lammer::poker
