// The parameters of the room: every field of RoomRules under its name in the Rules Submission. Together with
// table_parameters() they are all there is to submit.
#pragma once
#include <span>

#include "domain/poker/parameters/parameter.h"
#include "domain/poker/room_rules.h"

namespace lammer::poker {

using RoomParameter = Parameter<RoomRules>;

std::span<const RoomParameter> room_parameters();

// Null where there is none.
const RoomParameter* find_room_parameter(std::string_view name);

}  // namespace lammer::poker
