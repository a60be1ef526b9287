// The table's own commands in JSON. Where chips go to or come from is the bank unless it is said; what a person has to
// have seen (a count, a method, a reason) must stand.
#pragma once
#include "api/codec/room/values.h"
#include "domain/room/command.h"

namespace lammer::codec {

template <>
struct Fields<room::OpenTable> {
  static constexpr std::string_view name = "open_table";
  static constexpr auto list =
      fields(field("mode", &room::OpenTable::mode), field("name", &room::OpenTable::name),
             field("parameters", &room::OpenTable::parameters), field("rules_version", &room::OpenTable::rules_version),
             may_omit("seat_count", &room::OpenTable::seat_count));
};

template <>
struct Fields<room::AdoptRules> {
  static constexpr std::string_view name = "adopt_rules";
  static constexpr auto list =
      fields(field("parameters", &room::AdoptRules::parameters), field("version", &room::AdoptRules::version));
};

template <>
struct Fields<room::CloseTable> {
  static constexpr std::string_view name = "close_table";
  static constexpr auto list = fields();
};

template <>
struct Fields<room::TakeSeat> {
  static constexpr std::string_view name = "take_seat";
  static constexpr auto list =
      fields(field("occupant", &room::TakeSeat::occupant), field("seat", &room::TakeSeat::seat));
  static room::TakeSeat blank() { return {SeatNo(1), {PlayerId(0), {}, {}}}; }
};

template <>
struct Fields<room::BuyIn> {
  static constexpr std::string_view name = "buy_in";
  static constexpr auto list = fields(field("amount_cents", &room::BuyIn::amount), may_omit("from", &room::BuyIn::from),
                                      field("seat", &room::BuyIn::seat));
};

template <>
struct Fields<room::CashOut> {
  static constexpr std::string_view name = "cash_out";
  static constexpr auto list = fields(field("amount_cents", &room::CashOut::amount),
                                      field("seat", &room::CashOut::seat), may_omit("to", &room::CashOut::to));
};

template <>
struct Fields<room::LeaveSeat> {
  static constexpr std::string_view name = "leave_seat";
  static constexpr auto list = fields(field("seat", &room::LeaveSeat::seat), may_omit("to", &room::LeaveSeat::to));
};

template <>
struct Fields<room::SitOut> {
  static constexpr std::string_view name = "sit_out";
  static constexpr auto list = fields(field("seat", &room::SitOut::seat));
};

template <>
struct Fields<room::SitIn> {
  static constexpr std::string_view name = "sit_in";
  static constexpr auto list = fields(field("seat", &room::SitIn::seat));
};

template <>
struct Fields<room::GoAway> {
  static constexpr std::string_view name = "go_away";
  static constexpr auto list = fields(may_omit("counted_cents", &room::GoAway::counted),
                                      field("method", &room::GoAway::method), field("seat", &room::GoAway::seat));
};

template <>
struct Fields<room::ComeBack> {
  static constexpr std::string_view name = "come_back";
  static constexpr auto list =
      fields(may_omit("counted_cents", &room::ComeBack::counted), field("seat", &room::ComeBack::seat));
};

template <>
struct Fields<room::UnblockSeat> {
  static constexpr std::string_view name = "unblock_seat";
  static constexpr auto list = fields(field("seat", &room::UnblockSeat::seat));
};

template <>
struct Fields<room::Tip> {
  static constexpr std::string_view name = "tip";
  static constexpr auto list = fields(field("amount_cents", &room::Tip::amount), field("seat", &room::Tip::seat));
};

template <>
struct Fields<room::AssessTime> {
  static constexpr std::string_view name = "assess_time";
  static constexpr auto list = fields();
};

template <>
struct Fields<room::CollectTime> {
  static constexpr std::string_view name = "collect_time";
  static constexpr auto list = fields(field("seat", &room::CollectTime::seat));
};

template <>
struct Fields<room::WaiveTime> {
  static constexpr std::string_view name = "waive_time";
  static constexpr auto list = fields(field("reason", &room::WaiveTime::reason), field("seat", &room::WaiveTime::seat));
};

template <>
struct Fields<room::VerifyTime> {
  static constexpr std::string_view name = "verify_time";
  static constexpr auto list = fields(field("counted_cents", &room::VerifyTime::counted));
};

template <>
struct Fields<room::DropTime> {
  static constexpr std::string_view name = "drop_time";
  static constexpr auto list = fields();
};

template <>
struct Fields<room::TapIn> {
  static constexpr std::string_view name = "tap_in";
  static constexpr auto list = fields(field("dealer", &room::TapIn::dealer));
};

template <>
struct Fields<room::TapOut> {
  static constexpr std::string_view name = "tap_out";
  static constexpr auto list = fields();
};

template <>
struct Fields<room::CallFloor> {
  static constexpr std::string_view name = "call_floor";
  static constexpr auto list = fields(field("reason", &room::CallFloor::reason));
};

template <>
struct Fields<room::AnswerCall> {
  static constexpr std::string_view name = "answer_call";
  static constexpr auto list = fields(field("number", &room::AnswerCall::number));
};

template <>
struct Fields<room::PlaceHold> {
  static constexpr std::string_view name = "place_hold";
  static constexpr auto list = fields(field("question", &room::PlaceHold::question));
};

template <>
struct Fields<room::ReleaseHold> {
  static constexpr std::string_view name = "release_hold";
  static constexpr auto list = fields(field("ruling", &room::ReleaseHold::ruling));
};

template <>
struct Fields<room::DrawButton> {
  static constexpr std::string_view name = "draw_button";
  static constexpr auto list = fields(field("cards", &room::DrawButton::cards));
};

template <>
struct Fields<room::PlaceButton> {
  static constexpr std::string_view name = "place_button";
  static constexpr auto list = fields(field("seat", &room::PlaceButton::seat));
};

template <>
struct Fields<room::StartHand> {
  static constexpr std::string_view name = "start_hand";
  static constexpr auto list = fields(
      may_omit("agreed", &room::StartHand::agreed), may_omit("declined", &room::StartHand::declined),
      may_omit("preset_cents", &room::StartHand::preset), may_omit("raised_min_cents", &room::StartHand::raised_min),
      may_omit("special", &room::StartHand::special));
};

}  // namespace lammer::codec
