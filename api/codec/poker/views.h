// The views of api/codec/hand_json.h in JSON; for documents that hold a hand among other things.
#pragma once
#include "api/codec/hand_json.h"
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<CardView> {
  static constexpr auto list = fields(field("card", &CardView::card), field("up", &CardView::up));
};

template <>
struct Fields<poker::Declaration> {
  static constexpr auto list =
      fields(field("kind", &poker::Declaration::kind), field("price_cents", &poker::Declaration::price),
             field("to_cents", &poker::Declaration::to));
};

template <>
struct Fields<poker::Deadline> {
  static constexpr auto list = fields(field("ends_ms", &poker::Deadline::ends), field("seat", &poker::Deadline::seat));
};

template <>
struct Fields<poker::Pot> {
  static constexpr auto list =
      fields(field("amount_cents", &poker::Pot::amount), field("eligible", &poker::Pot::eligible));
};

template <>
struct Fields<SeatView> {
  static constexpr auto list = fields(
      field("all_in", &SeatView::all_in), field("award_cents", &SeatView::award), field("cards", &SeatView::cards),
      field("declared", &SeatView::declared), field("in_pot_cents", &SeatView::in_pot),
      field("in_round_cents", &SeatView::in_round), field("live", &SeatView::live), field("mucked", &SeatView::mucked),
      field("seat", &SeatView::seat), field("stack_cents", &SeatView::stack), field("tabled", &SeatView::tabled));
};

template <>
struct Fields<BettingView> {
  static constexpr auto list = fields(field("price_cents", &BettingView::price), field("raises", &BettingView::raises),
                                      field("turn", &BettingView::turn));
};

template <>
struct Fields<DeckView> {
  static constexpr auto list = fields(field("burns", &DeckView::burns), field("left", &DeckView::left));
};

template <>
struct Fields<StreetView> {
  static constexpr auto list = fields(field("index", &StreetView::index), field("name", &StreetView::name));
};

template <>
struct Fields<HandView> {
  static constexpr auto list =
      fields(field("betting", &HandView::betting), field("boards", &HandView::boards), field("clock", &HandView::clock),
             field("deck", &HandView::deck), field("game", &HandView::game), field("kill", &HandView::kill),
             field("lock", &HandView::lock), field("outcome", &HandView::outcome), field("phase", &HandView::phase),
             field("place", &HandView::place), field("pot_cents", &HandView::pot), field("pots", &HandView::pots),
             field("rake_area_cents", &HandView::rake_area), field("seats", &HandView::seats),
             field("special", &HandView::special), field("street", &HandView::street));
};

template <>
struct Fields<poker::LegalActions> {
  static constexpr auto list =
      fields(field("all_in_to_cents", &poker::LegalActions::all_in_to), field("bet", &poker::LegalActions::bet),
             field("call_cents", &poker::LegalActions::call), field("check", &poker::LegalActions::check),
             field("fold", &poker::LegalActions::fold), field("raise", &poker::LegalActions::raise),
             field("raise_is_completion", &poker::LegalActions::raise_is_completion),
             field("seat", &poker::LegalActions::seat));
};

template <>
struct Fields<StepView> {
  static constexpr auto list = fields(
      field("board", &StepView::board), field("cards", &StepView::cards), field("clause", &StepView::clause),
      field("kind", &StepView::kind), field("legal", &StepView::legal), field("may_muck", &StepView::may_muck),
      field("may_open_full", &StepView::may_open_full), field("seat", &StepView::seat),
      field("sentence", &StepView::sentence), field("straddle", &StepView::straddle), field("stub", &StepView::stub));
};

template <>
struct Fields<AwardView> {
  static constexpr auto list = fields(field("amount_cents", &AwardView::amount), field("board", &AwardView::board),
                                      field("cards", &AwardView::cards), field("half", &AwardView::half),
                                      field("pot", &AwardView::pot), field("seat", &AwardView::seat));
};

template <>
struct Fields<SheetView> {
  static constexpr auto list =
      fields(field("awarded_cents", &SheetView::awarded), field("awards", &SheetView::awards),
             field("bad_beat_cents", &SheetView::bad_beat), field("high_hand_cents", &SheetView::high_hand),
             field("in_cents", &SheetView::in), field("pots", &SheetView::pots), field("rake_cents", &SheetView::rake));
};

}  // namespace lammer::codec
