// What events, commands, snapshots and screens of a table are made of, in JSON.
#pragma once
#include "api/codec/poker/values.h"
#include "domain/room/event.h"
#include "domain/room/words.h"

namespace lammer::codec {

// {"bet.min":"$2"}: the names in the order of their bytes; read back, in the order of the domain's list.
template <>
struct Form<poker::ParameterTexts> {
  static void write(std::string& out, const poker::ParameterTexts& texts);
  static Expected<poker::ParameterTexts> read(const Json& json, const Place& place);
};

template <>
struct Fields<poker::Deductions> {
  static constexpr auto list =
      fields(field("bad_beat_cents", &poker::Deductions::bad_beat),
             field("high_hand_cents", &poker::Deductions::high_hand), field("rake_cents", &poker::Deductions::rake));
};

template <>
struct Fields<room::Occupant> {
  static constexpr auto list = fields(field("licence", &room::Occupant::licence), field("name", &room::Occupant::name),
                                      field("player", &room::Occupant::player));
};

template <>
struct Fields<room::AwayRecord> {
  static constexpr auto list =
      fields(field("counted_cents", &room::AwayRecord::counted), field("floor", &room::AwayRecord::floor),
             field("method", &room::AwayRecord::method), field("since_ms", &room::AwayRecord::since));
  static room::AwayRecord blank() { return {room::AwayMethod::count, {}, LicenceNo({}), {}}; }
};

template <>
struct Fields<room::DealerDown> {
  static constexpr auto list =
      fields(field("dealer", &room::DealerDown::dealer), field("since_ms", &room::DealerDown::since));
};

template <>
struct Fields<room::FloorCall> {
  static constexpr auto list =
      fields(field("number", &room::FloorCall::number), field("reason", &room::FloorCall::reason),
             field("since_ms", &room::FloorCall::since));
};

template <>
struct Fields<room::Hold> {
  static constexpr auto list = fields(field("by", &room::Hold::by), field("question", &room::Hold::question),
                                      field("since_ms", &room::Hold::since));
  static room::Hold blank() { return {{}, LicenceNo({}), {}}; }
};

}  // namespace lammer::codec
