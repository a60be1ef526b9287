// Commands of a hand in JSON. What a dealer need not say may be left out; a cause or a reason must stand, because a
// default would put words into the dealer's mouth. The time of a clock is the service's to set, whatever was sent.
#pragma once
#include "api/codec/poker/values.h"
#include "domain/poker/command.h"

namespace lammer::codec {

template <>
struct Fields<poker::StartHand> {
  static constexpr std::string_view name = "start_hand";
  static constexpr auto list = fields(
      may_omit("agreed", &poker::StartHand::agreed), field("asking", &poker::StartHand::asking),
      may_omit("before", &poker::StartHand::before), may_omit("kill", &poker::StartHand::kill),
      field("killer", &poker::StartHand::killer), may_omit("posts_missed", &poker::StartHand::posts_missed),
      may_omit("preset_cents", &poker::StartHand::preset), may_omit("raised_min_cents", &poker::StartHand::raised_min),
      may_omit("special", &poker::StartHand::special), field("stacks_cents", &poker::StartHand::stacks));
};

template <>
struct Fields<poker::Straddle> {
  static constexpr std::string_view name = "straddle";
  static constexpr auto list =
      fields(field("amount_cents", &poker::Straddle::amount), field("seat", &poker::Straddle::seat));
};

template <>
struct Fields<poker::DealDown> {
  static constexpr std::string_view name = "deal_down";
  static constexpr auto list =
      fields(may_omit("cards", &poker::DealDown::cards), field("seat", &poker::DealDown::seat));
};

template <>
struct Fields<poker::DealUp> {
  static constexpr std::string_view name = "deal_up";
  static constexpr auto list = fields(may_omit("card", &poker::DealUp::card), field("seat", &poker::DealUp::seat));
};

template <>
struct Fields<poker::DealBoard> {
  static constexpr std::string_view name = "deal_board";
  static constexpr auto list = fields(may_omit("cards", &poker::DealBoard::cards));
};

template <>
struct Fields<poker::DealCommon> {
  static constexpr std::string_view name = "deal_common";
  static constexpr auto list = fields(may_omit("card", &poker::DealCommon::card));
};

template <>
struct Fields<poker::Replace> {
  static constexpr std::string_view name = "replace";
  static constexpr auto list = fields(may_omit("card", &poker::Replace::card), field("seat", &poker::Replace::seat));
};

template <>
struct Fields<poker::NameOpener> {
  static constexpr std::string_view name = "name_opener";
  static constexpr auto list = fields(field("seat", &poker::NameOpener::seat));
};

template <>
struct Fields<poker::BringIn> {
  static constexpr std::string_view name = "bring_in";
  static constexpr auto list = fields(may_omit("full", &poker::BringIn::full), field("seat", &poker::BringIn::seat));
};

template <>
struct Fields<poker::Placed> {
  static constexpr auto list =
      fields(may_omit("first_cents", &poker::Placed::first), may_omit("not_complete", &poker::Placed::not_complete),
             may_omit("one_chip", &poker::Placed::one_chip), may_omit("then_cents", &poker::Placed::then));
};

template <>
struct Fields<poker::Act> {
  static constexpr std::string_view name = "act";
  static constexpr auto list =
      fields(may_omit("amount_cents", &poker::Act::amount), may_omit("placed", &poker::Act::placed),
             may_omit("said", &poker::Act::said), field("seat", &poker::Act::seat));
};

template <>
struct Fields<poker::Draw> {
  static constexpr std::string_view name = "draw";
  static constexpr auto list = fields(may_omit("discards", &poker::Draw::discards),
                                      may_omit("received", &poker::Draw::received), field("seat", &poker::Draw::seat));
};

template <>
struct Fields<poker::AgreeRunTwice> {
  static constexpr std::string_view name = "agree_run_twice";
  static constexpr auto list = fields(field("agreed", &poker::AgreeRunTwice::agreed));
};

template <>
struct Fields<poker::Show> {
  static constexpr std::string_view name = "show";
  static constexpr auto list = fields(may_omit("cards", &poker::Show::cards), field("seat", &poker::Show::seat));
};

template <>
struct Fields<poker::Muck> {
  static constexpr std::string_view name = "muck";
  static constexpr auto list = fields(field("seat", &poker::Muck::seat));
};

template <>
struct Fields<poker::NameWinners> {
  static constexpr std::string_view name = "name_winners";
  static constexpr auto list = fields(field("shares", &poker::NameWinners::shares));
};

template <>
struct Fields<poker::Push> {
  static constexpr std::string_view name = "push";
  static constexpr auto list =
      fields(field("losers_cards", &poker::Push::losers_cards), field("stub", &poker::Push::stub));
};

template <>
struct Fields<poker::CallClock> {
  static constexpr std::string_view name = "call_clock";
  static constexpr auto list = fields(may_omit("now_ms", &poker::CallClock::now));
};

template <>
struct Fields<poker::TimeOut> {
  static constexpr std::string_view name = "time_out";
  static constexpr auto list = fields(may_omit("now_ms", &poker::TimeOut::now));
};

template <>
struct Fields<poker::DeclareMisdeal> {
  static constexpr std::string_view name = "declare_misdeal";
  static constexpr auto list = fields(field("cause", &poker::DeclareMisdeal::cause));
};

template <>
struct Fields<poker::VoidHand> {
  static constexpr std::string_view name = "void_hand";
  static constexpr auto list = fields(field("cause", &poker::VoidHand::cause));
};

template <>
struct Fields<poker::BoxedCard> {
  static constexpr std::string_view name = "boxed_card";
  static constexpr auto list = fields(may_omit("card", &poker::BoxedCard::card));
};

template <>
struct Fields<poker::CardsToIneligible> {
  static constexpr std::string_view name = "cards_to_ineligible";
  static constexpr auto list = fields(field("cards", &poker::CardsToIneligible::cards));
};

template <>
struct Fields<poker::CardOffTable> {
  static constexpr std::string_view name = "card_off_table";
  static constexpr auto list =
      fields(may_omit("card", &poker::CardOffTable::card), may_omit("examined", &poker::CardOffTable::examined),
             field("seat", &poker::CardOffTable::seat));
};

template <>
struct Fields<poker::CardExposed> {
  static constexpr std::string_view name = "card_exposed";
  static constexpr auto list =
      fields(may_omit("card", &poker::CardExposed::card), field("seat", &poker::CardExposed::seat));
};

template <>
struct Fields<poker::ChooseAfterExposure> {
  static constexpr std::string_view name = "choose_after_exposure";
  static constexpr auto list =
      fields(field("seat", &poker::ChooseAfterExposure::seat), field("stops", &poker::ChooseAfterExposure::stops));
};

template <>
struct Fields<poker::ThrowIn> {
  static constexpr std::string_view name = "throw_in";
  static constexpr auto list =
      fields(may_omit("reason", &poker::ThrowIn::reason), field("seat", &poker::ThrowIn::seat));
};

template <>
struct Fields<poker::FoulHand> {
  static constexpr std::string_view name = "foul_hand";
  static constexpr auto list =
      fields(field("foul", &poker::FoulHand::foul), may_omit("own_fault", &poker::FoulHand::own_fault),
             may_omit("protected_by_player", &poker::FoulHand::protected_by_player),
             may_omit("rebuilt", &poker::FoulHand::rebuilt), field("seat", &poker::FoulHand::seat));
};

template <>
struct Fields<poker::LockDeal> {
  static constexpr std::string_view name = "lock_deal";
  static constexpr auto list = fields(field("reason", &poker::LockDeal::reason));
};

template <>
struct Fields<poker::UnlockDeal> {
  static constexpr std::string_view name = "unlock_deal";
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::EnterLate> {
  static constexpr std::string_view name = "enter_late";
  static constexpr auto list = fields(field("cards", &poker::EnterLate::cards), field("seat", &poker::EnterLate::seat));
};

template <>
struct Fields<poker::Rewind> {
  static constexpr std::string_view name = "rewind";
  static constexpr auto list = fields(may_omit("commands", &poker::Rewind::commands));
};

}  // namespace lammer::codec
