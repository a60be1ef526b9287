// Showdown and settlement in JSON: hands shown, pots, awards, what is booked and pushed.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::ShowdownOpened> {
  static constexpr std::string_view name = "hand.showdown_opened";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("first", &poker::ShowdownOpened::first),
                                      field("winners_are_named", &poker::ShowdownOpened::winners_are_named));
};

template <>
struct Fields<poker::Shown> {
  static constexpr std::string_view name = "hand.shown";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("cards", &poker::Shown::cards), field("seat", &poker::Shown::seat));
};

template <>
struct Fields<poker::Mucked> {
  static constexpr std::string_view name = "hand.mucked";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::Mucked::seat));
};

template <>
struct Fields<poker::WinnersNamed> {
  static constexpr std::string_view name = "hand.winners_named";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("share", &poker::WinnersNamed::share));
};

template <>
struct Fields<poker::PotSettled> {
  static constexpr std::string_view name = "hand.pot_settled";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("pot", &poker::PotSettled::pot), field("sheet", &poker::PotSettled::sheet));
};

template <>
struct Fields<poker::Awarded> {
  static constexpr std::string_view name = "hand.awarded";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("award", &poker::Awarded::award));
};

template <>
struct Fields<poker::Settled> {
  static constexpr std::string_view name = "hand.settled";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("killer", &poker::Settled::killer), field("next_kill", &poker::Settled::next_kill));
};

template <>
struct Fields<poker::CardsCounted> {
  static constexpr std::string_view name = "hand.cards_counted";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("losers", &poker::CardsCounted::losers), field("stub", &poker::CardsCounted::stub));
};

template <>
struct Fields<poker::RakeBooked> {
  static constexpr std::string_view name = "hand.rake_booked";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &poker::RakeBooked::amount));
};

template <>
struct Fields<poker::ContributionBooked> {
  static constexpr std::string_view name = "hand.contribution_booked";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("amount_cents", &poker::ContributionBooked::amount),
                                      field("fund", &poker::ContributionBooked::fund));
};

template <>
struct Fields<poker::Pushed> {
  static constexpr std::string_view name = "hand.pushed";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("amount_cents", &poker::Pushed::amount), field("seat", &poker::Pushed::seat));
};

template <>
struct Fields<poker::HandEnded> {
  static constexpr std::string_view name = "hand.ended";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("outcome", &poker::HandEnded::outcome));
};

}  // namespace lammer::codec
