// The table's own events in JSON; what happens inside a hand is written as the hand's event.
#pragma once
#include "api/codec/room/values.h"

namespace lammer::codec {

template <>
struct Fields<room::TableOpened> {
  static constexpr std::string_view name = "table.opened";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::TableOpened::at), field("mode", &room::TableOpened::mode),
             field("name", &room::TableOpened::name), field("seat_count", &room::TableOpened::seat_count));
};

template <>
struct Fields<room::TableClosed> {
  static constexpr std::string_view name = "table.closed";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<room::RulesAdopted> {
  static constexpr std::string_view name = "table.rules_adopted";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("parameters", &room::RulesAdopted::parameters), field("version", &room::RulesAdopted::version));
};

template <>
struct Fields<room::SeatTaken> {
  static constexpr std::string_view name = "table.seat_taken";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("occupant", &room::SeatTaken::occupant), field("owes_blinds", &room::SeatTaken::owes_blinds),
             field("seat", &room::SeatTaken::seat));
  static room::SeatTaken blank() { return {SeatNo(1), {PlayerId(0), {}, {}}, false}; }
};

template <>
struct Fields<room::SeatFreed> {
  static constexpr std::string_view name = "table.seat_freed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::SeatFreed::seat));
};

template <>
struct Fields<room::SatOut> {
  static constexpr std::string_view name = "table.sat_out";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::SatOut::seat));
};

template <>
struct Fields<room::SatIn> {
  static constexpr std::string_view name = "table.sat_in";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::SatIn::seat));
};

template <>
struct Fields<room::SeatLeaving> {
  static constexpr std::string_view name = "table.seat_leaving";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::SeatLeaving::seat));
};

template <>
struct Fields<room::WentAway> {
  static constexpr std::string_view name = "table.went_away";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("record", &room::WentAway::record), field("seat", &room::WentAway::seat));
  static room::WentAway blank() { return {SeatNo(1), codec::blank<room::AwayRecord>()}; }
};

template <>
struct Fields<room::CameBack> {
  static constexpr std::string_view name = "table.came_back";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("counted_cents", &room::CameBack::counted),
             signed_field("difference_cents", &room::CameBack::difference), field("seat", &room::CameBack::seat));
};

template <>
struct Fields<room::SeatUnblocked> {
  static constexpr std::string_view name = "table.seat_unblocked";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::SeatUnblocked::seat));
};

template <>
struct Fields<room::BlindsMissed> {
  static constexpr std::string_view name = "table.blinds_missed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seats", &room::BlindsMissed::seats));
};

template <>
struct Fields<room::ChipsBought> {
  static constexpr std::string_view name = "table.chips_bought";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &room::ChipsBought::amount), field("from", &room::ChipsBought::from),
             field("pending", &room::ChipsBought::pending), field("seat", &room::ChipsBought::seat));
};

template <>
struct Fields<room::ChipsCashed> {
  static constexpr std::string_view name = "table.chips_cashed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &room::ChipsCashed::amount),
                                      field("seat", &room::ChipsCashed::seat), field("to", &room::ChipsCashed::to));
};

template <>
struct Fields<room::Tipped> {
  static constexpr std::string_view name = "table.tipped";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &room::Tipped::amount), field("seat", &room::Tipped::seat));
};

template <>
struct Fields<room::TimeAssessed> {
  static constexpr std::string_view name = "table.time_assessed";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::TimeAssessed::at), field("due_cents", &room::TimeAssessed::due));
};

template <>
struct Fields<room::TimeCollected> {
  static constexpr std::string_view name = "table.time_collected";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &room::TimeCollected::amount), field("seat", &room::TimeCollected::seat));
};

template <>
struct Fields<room::TimeWaived> {
  static constexpr std::string_view name = "table.time_waived";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &room::TimeWaived::amount), field("reason", &room::TimeWaived::reason),
             field("seat", &room::TimeWaived::seat));
};

template <>
struct Fields<room::TimeVerified> {
  static constexpr std::string_view name = "table.time_verified";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("by", &room::TimeVerified::by), field("total_cents", &room::TimeVerified::total));
  static room::TimeVerified blank() { return {{}, LicenceNo({})}; }
};

template <>
struct Fields<room::TimeDropped> {
  static constexpr std::string_view name = "table.time_dropped";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &room::TimeDropped::amount));
};

template <>
struct Fields<room::DealerTappedIn> {
  static constexpr std::string_view name = "table.dealer_tapped_in";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::DealerTappedIn::at), field("dealer", &room::DealerTappedIn::dealer));
};

template <>
struct Fields<room::DealerTappedOut> {
  static constexpr std::string_view name = "table.dealer_tapped_out";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::DealerTappedOut::at), field("dealer", &room::DealerTappedOut::dealer));
};

template <>
struct Fields<room::FloorCalled> {
  static constexpr std::string_view name = "table.floor_called";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::FloorCalled::at), field("number", &room::FloorCalled::number),
             field("reason", &room::FloorCalled::reason));
};

template <>
struct Fields<room::CallAnswered> {
  static constexpr std::string_view name = "table.call_answered";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("by", &room::CallAnswered::by), field("number", &room::CallAnswered::number));
  static room::CallAnswered blank() { return {0, LicenceNo({})}; }
};

template <>
struct Fields<room::HoldPlaced> {
  static constexpr std::string_view name = "table.hold_placed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("hold", &room::HoldPlaced::hold));
  static room::HoldPlaced blank() { return {codec::blank<room::Hold>()}; }
};

template <>
struct Fields<room::HoldReleased> {
  static constexpr std::string_view name = "table.hold_released";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("by", &room::HoldReleased::by), field("ruling", &room::HoldReleased::ruling));
};

template <>
struct Fields<room::ButtonDrawn> {
  static constexpr std::string_view name = "table.button_drawn";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::ButtonDrawn::seat));
};

template <>
struct Fields<room::ButtonPlaced> {
  static constexpr std::string_view name = "table.button_placed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &room::ButtonPlaced::seat));
};

template <>
struct Fields<room::HandOpened> {
  static constexpr std::string_view name = "table.hand_opened";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("at_ms", &room::HandOpened::at), field("dealer", &room::HandOpened::dealer),
             field("number", &room::HandOpened::number), field("rules_version", &room::HandOpened::rules_version));
  static room::HandOpened blank() { return {0, 0, LicenceNo({}), {}}; }
};

}  // namespace lammer::codec
