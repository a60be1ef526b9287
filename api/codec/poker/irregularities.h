// Irregularities in JSON: misdeals, dead and exposed cards, hands lost, what was taken back.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::Misdealt> {
  static constexpr std::string_view name = "hand.misdealt";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("cause", &poker::Misdealt::cause));
};

template <>
struct Fields<poker::HandVoided> {
  static constexpr std::string_view name = "hand.voided";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("cause", &poker::HandVoided::cause));
};

template <>
struct Fields<poker::BetsReturned> {
  static constexpr std::string_view name = "hand.bets_returned";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &poker::BetsReturned::amount), field("seat", &poker::BetsReturned::seat));
};

template <>
struct Fields<poker::CardDied> {
  static constexpr std::string_view name = "hand.card_died";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("card", &poker::CardDied::card), field("cause", &poker::CardDied::cause));
};

template <>
struct Fields<poker::CardTaken> {
  static constexpr std::string_view name = "hand.card_taken";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("card", &poker::CardTaken::card), field("off_table", &poker::CardTaken::off_table),
             field("seat", &poker::CardTaken::seat));
};

template <>
struct Fields<poker::CardReplaced> {
  static constexpr std::string_view name = "hand.card_replaced";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("card", &poker::CardReplaced::card), field("seat", &poker::CardReplaced::seat));
};

template <>
struct Fields<poker::HoleCardBecameUp> {
  static constexpr std::string_view name = "hand.hole_card_became_up";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("card", &poker::HoleCardBecameUp::card), field("seat", &poker::HoleCardBecameUp::seat));
};

template <>
struct Fields<poker::SeatVoided> {
  static constexpr std::string_view name = "hand.seat_voided";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("returned_cents", &poker::SeatVoided::returned), field("seat", &poker::SeatVoided::seat));
};

template <>
struct Fields<poker::ChoiceDue> {
  static constexpr std::string_view name = "hand.choice_due";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("card", &poker::ChoiceDue::card), field("seat", &poker::ChoiceDue::seat));
};

template <>
struct Fields<poker::SeatChose> {
  static constexpr std::string_view name = "hand.seat_chose";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::SeatChose::seat), field("stops", &poker::SeatChose::stops));
};

template <>
struct Fields<poker::HandLost> {
  static constexpr std::string_view name = "hand.hand_lost";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("foul", &poker::HandLost::foul), field("reason", &poker::HandLost::reason),
             field("returned_cents", &poker::HandLost::returned), field("seat", &poker::HandLost::seat));
};

template <>
struct Fields<poker::HandRebuilt> {
  static constexpr std::string_view name = "hand.hand_rebuilt";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::HandRebuilt::seat));
};

template <>
struct Fields<poker::DealLocked> {
  static constexpr std::string_view name = "hand.deal_locked";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("reason", &poker::DealLocked::reason));
};

template <>
struct Fields<poker::DealUnlocked> {
  static constexpr std::string_view name = "hand.deal_unlocked";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::LateCardsEntered> {
  static constexpr std::string_view name = "hand.late_cards_entered";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("cards", &poker::LateCardsEntered::cards), field("seat", &poker::LateCardsEntered::seat));
};

template <>
struct Fields<poker::Rewound> {
  static constexpr std::string_view name = "hand.rewound";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("to", &poker::Rewound::to));
};

}  // namespace lammer::codec
