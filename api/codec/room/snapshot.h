// A table between hands in JSON, as snapshots keep it.
#pragma once
#include "api/codec/room/values.h"

namespace lammer::codec {

template <>
struct Fields<room::Seat> {
  static constexpr auto list =
      fields(field("away", &room::Seat::away), field("blocked", &room::Seat::blocked),
             field("occupant", &room::Seat::occupant), field("owes_blinds", &room::Seat::owes_blinds),
             field("pending_cents", &room::Seat::pending), field("presence", &room::Seat::presence),
             field("stack_cents", &room::Seat::stack), field("time_due_cents", &room::Seat::time_due));
};

template <>
struct Fields<room::TimeCharges> {
  static constexpr auto list = fields(field("area_cents", &room::TimeCharges::area),
                                      field("charged_until_ms", &room::TimeCharges::charged_until),
                                      field("verified_by", &room::TimeCharges::verified_by));
};

template <>
struct Fields<room::Totals> {
  static constexpr auto list =
      fields(field("bought_cents", &room::Totals::bought), field("cashed_out_cents", &room::Totals::cashed_out),
             field("taken", &room::Totals::taken), field("time_cents", &room::Totals::time),
             field("tips_cents", &room::Totals::tips));
};

template <>
struct Fields<room::HandResult> {
  static constexpr auto list =
      fields(field("dealt", &room::HandResult::dealt), field("game", &room::HandResult::game),
             signed_field("net_cents", &room::HandResult::net), field("number", &room::HandResult::number),
             field("outcome", &room::HandResult::outcome), field("pushed_cents", &room::HandResult::pushed),
             field("rules_version", &room::HandResult::rules_version), field("taken", &room::HandResult::taken));
};

template <>
struct Fields<room::TableSnapshot> {
  static constexpr auto list = fields(
      field("button", &room::TableSnapshot::button), field("calls", &room::TableSnapshot::calls),
      field("calls_made", &room::TableSnapshot::calls_made), field("dealer", &room::TableSnapshot::dealer),
      field("hand_number", &room::TableSnapshot::hand_number),
      field("hand_rules_version", &room::TableSnapshot::hand_rules_version), field("hold", &room::TableSnapshot::hold),
      field("id", &room::TableSnapshot::id), field("kill", &room::TableSnapshot::kill),
      field("killer", &room::TableSnapshot::killer), field("last_hand", &room::TableSnapshot::last_hand),
      field("mode", &room::TableSnapshot::mode), field("name", &room::TableSnapshot::name),
      field("rules", &room::TableSnapshot::rules_texts), field("rules_version", &room::TableSnapshot::rules_version),
      field("seat_count", &room::TableSnapshot::seat_count), field("seats", &room::TableSnapshot::seats),
      field("status", &room::TableSnapshot::status), field("time", &room::TableSnapshot::time),
      field("totals", &room::TableSnapshot::totals));
};

}  // namespace lammer::codec
