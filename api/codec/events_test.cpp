// The mechanism of events on a small family of its own: a second version, and what brings the first up to it.
#include "api/codec/events.h"

#include <gtest/gtest.h>

namespace lammer::codec {
namespace {

// In its first version the buy-in was in whole dollars and nobody wrote down who sat.
struct SatDown {
  SeatNo seat;
  Money buy_in;
  std::string player;
};
struct GotUp {
  SeatNo seat;
};
using Sitting = std::variant<SatDown, GotUp>;

}  // namespace

template <>
struct Fields<SatDown> {
  static constexpr std::string_view name = "sitting.sat_down";
  static constexpr int version = 3;
  static constexpr auto list =
      fields(field("buy_in_cents", &SatDown::buy_in), field("player", &SatDown::player), field("seat", &SatDown::seat));
};
template <>
struct Fields<GotUp> {
  static constexpr std::string_view name = "sitting.got_up";
  static constexpr int version = 1;
  static constexpr auto list = fields(field("seat", &GotUp::seat));
};

namespace {

Json dollars_to_cents(Json payload) {
  payload["buy_in_cents"] = payload.at("buy_in_dollars").get<std::int64_t>() * 100;
  payload.erase("buy_in_dollars");
  return payload;
}
Json nobody_known(Json payload) {
  payload["player"] = "";
  return payload;
}
constexpr std::array upcasts{Upcast{"sitting.sat_down", 2, &nobody_known},
                             Upcast{"sitting.sat_down", 1, &dollars_to_cents}};

Expected<Sitting> decoded(std::string_view type, int version, std::string_view payload, Upcasts with = upcasts) {
  return Events<Sitting>::decode(type, version, payload, with);
}

std::string sentence_of(const Expected<Sitting>& event) {
  return event ? "accepted" : std::string(event.error().code) + ": " + event.error().sentence;
}

TEST(EventVersions, AreBroughtUpOneByOne) {
  for (const auto& [version, payload] :
       std::vector<std::pair<int, std::string_view>>{{1, R"({"buy_in_dollars":200,"seat":4})"},
                                                     {2, R"({"buy_in_cents":20000,"seat":4})"},
                                                     {3, R"({"buy_in_cents":20000,"player":"","seat":4})"}}) {
    const auto event = decoded("sitting.sat_down", version, payload);
    ASSERT_TRUE(event) << sentence_of(event);
    const auto encoded = Events<Sitting>::encode(*event);
    EXPECT_EQ(encoded.type, "sitting.sat_down");
    EXPECT_EQ(encoded.version, 3);
    EXPECT_EQ(encoded.payload, R"({"buy_in_cents":20000,"player":"","seat":4})");
  }
}

TEST(EventVersions, WithoutAWayUpAreRefused) {
  constexpr auto* first = R"({"buy_in_dollars":200,"seat":4})";
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, first, std::span(upcasts).last(1))),
            "json.version: sitting.sat_down has no version 2 here; the newest is 3");
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 4, first)),
            "json.version: sitting.sat_down has no version 4 here; the newest is 3");
  EXPECT_EQ(sentence_of(decoded("sitting.got_up", 0, first)),
            "json.version: sitting.got_up has no version 0 here; the newest is 1");
}

TEST(EventVersions, OldPayloadsAreStrictToo) {
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, R"({"seat":4,"buy_in_dollars":200})")),
            "json.not_canonical: the payload is not in its canonical form (byte 3)");
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, R"({"seat":4})")),
            "json.field: sitting.sat_down is not what version 1 had");
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, "7")), "json.field: sitting.sat_down is not what version 1 had");
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, R"({"buy_in_dollars":200,"colour":"red","seat":4})")),
            "json.field: colour is no field here");
  EXPECT_EQ(sentence_of(decoded("sitting.sat_down", 1, R"({"buy_in_dollars":-2,"seat":4})")),
            "json.field: buy_in_cents should be a whole number from 0 to 9007199254740991");
}

TEST(Events, OfAnUnknownTypeAreRefused) {
  EXPECT_EQ(sentence_of(decoded("sitting.jumped", 1, "{}")), "json.type: \"sitting.jumped\" is no type of event");
}

TEST(Events, HaveOneText) {
  for (const auto* other : {R"({"seat": 4})", R"({"seat":4} )", R"({"seat":4.0})", R"({"seat":4e0})",
                            R"({"\u0073eat":4})", R"({"seat":-0})"})
    EXPECT_FALSE(decoded("sitting.got_up", 1, other)) << other;
  EXPECT_EQ(sentence_of(decoded("sitting.got_up", 1, R"({"seat": 4})")),
            "json.not_canonical: the payload is not in its canonical form (byte 9)");
  EXPECT_EQ(sentence_of(decoded("sitting.got_up", 1, R"({"\u0073eat":4})")),
            "json.not_canonical: the payload is not in its canonical form (byte 3)");
  EXPECT_TRUE(decoded("sitting.got_up", 1, R"({"seat":4})"));
}

}  // namespace
}  // namespace lammer::codec
