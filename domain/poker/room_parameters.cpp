// The room's parameters: games and decks, Bad Beat, High Hand, fees and roles.
#include "domain/poker/room_parameters.h"

#include <iterator>

#include "domain/poker/parameters/room_forms.h"

namespace lammer::poker {
namespace {

const forms::Choice<CountPlace> count_places{{{"closed_table", CountPlace::closed_table},
                                              {"main_cage", CountPlace::main_cage},
                                              {"satellite_cage", CountPlace::satellite_cage}}};

std::vector<RoomParameter> house_area() {
  const auto at = [](auto member) { return field(member); };
  return {
      parameter_at<RoomRules>(at(&RoomRules::games_offered), "games.offered", "POKER-09.A",
                              "The games the room offers.", forms::Games{}, "in every room"),
      parameter_at<RoomRules>(at(&RoomRules::games_approval_ref), "games.approval_ref", "POKER-09.A.6",
                              "The approval of a game outside the catalogue.", forms::Text{}),
      parameter_at<RoomRules>(at(&RoomRules::layout_ref), "table.layout_ref", "POKER-02.B",
                              "The approval of the table layout.", forms::Text{}, "in every room"),
      parameter_at<RoomRules>(at(&RoomRules::announce), "announce.enabled", "POKER-09.C",
                              "Whether the board shows open games, limits and free seats.", forms::YesNo{}),
      parameter_at<RoomRules>(at(&RoomRules::deck_prepared), "deck.prepared", "POKER-04.E",
                              "Whether decks are inspected at the table or come inspected.",
                              forms::Choice<DeckPrepared>{{{"inspect_at_table", DeckPrepared::inspect_at_table},
                                                           {"preinspected", DeckPrepared::preinspected}}}),
      parameter_at<RoomRules>(at(&RoomRules::deck_lot_ref), "deck.prepared_lot_ref", "POKER-04.E",
                              "The lot of decks that come inspected.", forms::Text{},
                              "with deck.prepared preinspected"),
      parameter_at<RoomRules>(at(&RoomRules::deck_prepare_both), "deck.prepare_both", "POKER-04.D.1",
                              "Whether both decks are washed, shuffled and cut at opening.", forms::YesNo{}),
      parameter_at<RoomRules>(at(&RoomRules::time_fees), "time.fee_by_limits", "POKER-17.B.3.c",
                              "What an hour costs at which limits; a table's time.hourly_fee is taken from here.",
                              forms::TimeFees{}, "with rake.types time"),
      parameter_at<RoomRules>(at(&RoomRules::supervisor_acts_up), "roles.supervisor_acts_up", "POKER-15.G",
                              "Whether somebody may act as shift supervisor for another.", forms::YesNo{}),
  };
}

std::vector<RoomParameter> bad_beat_area() {
  const auto in = [](auto member) { return field(&RoomRules::bad_beat, member); };
  return {
      parameter_at<RoomRules>(in(&BadBeatRoomRules::hands), "bb.hands", "POKER-15.B.3",
                              "Which losing hands hit the Bad Beat, and who gets what share.", forms::BadBeatHands{},
                              "with bb.enabled"),
      parameter_at<RoomRules>(in(&BadBeatRoomRules::count_place), "bb.count_place", "POKER-15.D",
                              "Where the Bad Beat boxes are counted.", count_places),
      parameter_at<RoomRules>(in(&BadBeatRoomRules::pay_place), "bb.pay_place", "POKER-15.H",
                              "Where a Bad Beat is paid.",
                              forms::Choice<PayPlace>{{{"table", PayPlace::table},
                                                       {"main_cage", PayPlace::main_cage},
                                                       {"satellite_cage", PayPlace::satellite_cage}}}),
      parameter_at<RoomRules>(
          in(&BadBeatRoomRules::display), "bb.display", "POKER-15.I.1",
          "Whether the displayed amount changes once a day or with every contribution.",
          forms::Choice<JackpotDisplay>{{{"daily", JackpotDisplay::daily}, {"live", JackpotDisplay::live}}}),
      parameter_at<RoomRules>(
          in(&BadBeatRoomRules::pays), "bb.pay_amount", "POKER-15.G.2",
          "Whether the displayed amount or the whole fund is paid.",
          forms::Choice<BadBeatPays>{{{"displayed", BadBeatPays::displayed}, {"fund", BadBeatPays::fund}}}),
      parameter_at<RoomRules>(in(&BadBeatRoomRules::closure_ref), "bb.closure_ref", "POKER-15.J",
                              "The approved closing procedures.", forms::Text{}, "with bb.enabled"),
      parameter_at<RoomRules>(in(&BadBeatRoomRules::closure_approved_on), "bb.closure_approved_on", "POKER-15.J",
                              "The day they were approved.", forms::Or<forms::Date>{"none", {}}, "with bb.enabled"),
      parameter_at<RoomRules>(in(&BadBeatRoomRules::ends_at), "bb.ends_at", "POKER-15.C.3", "When contributions end.",
                              forms::Or<forms::Moment>{"none", {}}),
  };
}

std::vector<RoomParameter> high_hand_area() {
  const auto in = [](auto member) { return field(&RoomRules::high_hand, member); };
  return {
      parameter_at<RoomRules>(in(&HighHandRoomRules::periods), "hh.periods", "POKER-16.B.1",
                              "The periods in which a High Hand can be made.", forms::Periods{}, "with hh.enabled"),
      parameter_at<RoomRules>(in(&HighHandRoomRules::boundary), "hh.boundary", "POKER-16.G",
                              "Whether a hand counts by the time it is called or dealt.",
                              forms::Choice<PeriodBoundary>{{{"call_time", PeriodBoundary::call_time},
                                                             {"deal_time", PeriodBoundary::deal_time}}}),
      parameter_at<RoomRules>(in(&HighHandRoomRules::dealt_min), "hh.min_dealt", "POKER-16.B.4",
                              "How many players must be dealt in.",
                              forms::Or<forms::Whole<std::uint8_t>>{"none", {2, 10}}, "with hh.enabled"),
      parameter_at<RoomRules>(in(&HighHandRoomRules::hand_min), "hh.min_hand", "POKER-16.G.1",
                              "The least hand that counts.",
                              forms::Choice<HighHandMin>{{{"full_house", HighHandMin::full_house},
                                                          {"four_of_a_kind", HighHandMin::four_of_a_kind},
                                                          {"straight_flush", HighHandMin::straight_flush},
                                                          {"royal_flush", HighHandMin::royal_flush}}}),
      parameter_at<RoomRules>(
          in(&HighHandRoomRules::tie), "hh.tie", "POKER-16.B.5", "Who is paid when the best hands are equal.",
          forms::Choice<HighHandTie>{{{"equal", HighHandTie::equal}, {"first_made", HighHandTie::first_made}}}),
      parameter_at<RoomRules>(in(&HighHandRoomRules::collect_within_hours), "hh.collect_within", "POKER-16.B.6",
                              "In how many hours an award must be collected.",
                              forms::Or<forms::Whole<std::uint16_t>>{"none", {1, 8760}}, "with hh.enabled"),
      parameter_at<RoomRules>(in(&HighHandRoomRules::restrictions), "hh.restrictions", "POKER-16.B.7",
                              "Further conditions printed on the rules sheet.", forms::Text{}),
      parameter_at<RoomRules>(in(&HighHandRoomRules::unclaimed), "hh.unclaimed", "POKER-16.J",
                              "Where an award goes that is not collected in time.",
                              forms::Choice<HighHandUnclaimed>{{{"next_period", HighHandUnclaimed::next_period},
                                                                {"promotion", HighHandUnclaimed::promotion}}}),
      parameter_at<RoomRules>(in(&HighHandRoomRules::count_place), "hh.count_place", "POKER-16.D",
                              "Where the High Hand boxes are counted.", count_places),
  };
}

}  // namespace

std::span<const RoomParameter> room_parameters() {
  static const auto all = [] {
    auto joined = house_area();
    std::ranges::move(bad_beat_area(), std::back_inserter(joined));
    std::ranges::move(high_hand_area(), std::back_inserter(joined));
    return joined;
  }();
  return all;
}

const RoomParameter* find_room_parameter(std::string_view name) {
  const auto all = room_parameters();
  const auto found = std::ranges::find(all, name, &RoomParameter::name);
  return found == all.end() ? nullptr : &*found;
}

}  // namespace lammer::poker
