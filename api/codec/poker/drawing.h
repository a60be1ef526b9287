// Draws and running it twice in JSON.
#pragma once
#include "api/codec/poker/values.h"

namespace lammer::codec {

template <>
struct Fields<poker::DiscardsReshuffled> {
  static constexpr std::string_view name = "hand.discards_reshuffled";
  static constexpr int version = 1;
  static constexpr auto list = fields(
      field("burns", &poker::DiscardsReshuffled::burns), field("cards", &poker::DiscardsReshuffled::cards),
      field("kept_back", &poker::DiscardsReshuffled::kept_back), field("known", &poker::DiscardsReshuffled::known));
};

template <>
struct Fields<poker::Drew> {
  static constexpr std::string_view name = "hand.drew";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("discards", &poker::Drew::discards),
                                      field("received", &poker::Drew::received), field("seat", &poker::Drew::seat));
};

template <>
struct Fields<poker::RunTwiceOffered> {
  static constexpr std::string_view name = "hand.run_twice_offered";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

template <>
struct Fields<poker::RunTwiceAgreed> {
  static constexpr std::string_view name = "hand.run_twice_agreed";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("agreed", &poker::RunTwiceAgreed::agreed));
};

template <>
struct Fields<poker::RunTwiceDeclined> {
  static constexpr std::string_view name = "hand.run_twice_declined";
  static constexpr int version = 1;
  static constexpr auto list = fields();
};

}  // namespace lammer::codec
