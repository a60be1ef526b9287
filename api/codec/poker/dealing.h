// The deal in JSON: streets, cards and who opens.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::StreetOpened> {
  static constexpr std::string_view name = "hand.street_opened";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("common", &poker::StreetOpened::common), field("community", &poker::StreetOpened::community),
             field("down", &poker::StreetOpened::down), field("draw", &poker::StreetOpened::draw),
             field("first_board", &poker::StreetOpened::first_board), field("index", &poker::StreetOpened::index),
             field("last_board", &poker::StreetOpened::last_board), field("up", &poker::StreetOpened::up));
};

template <>
struct Fields<poker::Burned> {
  static constexpr std::string_view name = "hand.burned";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::BurnsReshuffled> {
  static constexpr std::string_view name = "hand.burns_reshuffled";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("cards", &poker::BurnsReshuffled::cards));
};

template <>
struct Fields<poker::DownDealt> {
  static constexpr std::string_view name = "hand.down_dealt";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("cards", &poker::DownDealt::cards), field("seat", &poker::DownDealt::seat));
};

template <>
struct Fields<poker::DownDealtToAll> {
  static constexpr std::string_view name = "hand.down_dealt_to_all";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::UpDealt> {
  static constexpr std::string_view name = "hand.up_dealt";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("card", &poker::UpDealt::card), field("seat", &poker::UpDealt::seat));
};

template <>
struct Fields<poker::UpDealtToAll> {
  static constexpr std::string_view name = "hand.up_dealt_to_all";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::BoardDealt> {
  static constexpr std::string_view name = "hand.board_dealt";
  static constexpr int version = 1;
  static constexpr auto list =
      fields(field("board", &poker::BoardDealt::board), field("cards", &poker::BoardDealt::cards));
};

template <>
struct Fields<poker::CommonDealt> {
  static constexpr std::string_view name = "hand.common_dealt";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("card", &poker::CommonDealt::card));
};

template <>
struct Fields<poker::OpenerWanted> {
  static constexpr std::string_view name = "hand.opener_wanted";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::OpenerNamed> {
  static constexpr std::string_view name = "hand.opener_named";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::OpenerNamed::seat));
};

template <>
struct Fields<poker::BringInNamed> {
  static constexpr std::string_view name = "hand.bring_in_named";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &poker::BringInNamed::seat));
};

}  // namespace lammer::codec
