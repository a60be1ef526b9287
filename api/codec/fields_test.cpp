// Every form, on structs of its own: what is written, what is left out, and how a refusal names the place.
#include "api/codec/fields.h"

#include <gtest/gtest.h>

namespace lammer::codec {
namespace {

enum class Colour : std::uint8_t { red, blue };

struct Chip {
  Colour colour = Colour::red;
  std::optional<Money> value;
};
struct Rack {
  SeatNo seat;
  std::vector<Chip> chips;
  std::optional<std::string> note;
  std::uint8_t turns = 3;
  Chip reserve;
};
struct Everything {
  std::array<std::optional<SeatNo>, 3> blinds;
  std::optional<cards::Card> card;
  Clause clause;
  poker::GameCode game = poker::GameCode::badugi;
  Instant at;
  cards::CardSet known;
  std::int64_t number = 0;
  PlayerId player;
  poker::SeatSet seats;
  poker::SeatMap<Money> stacks;
};
struct Wait {};
using Deed = std::variant<Rack, Wait>;

}  // namespace
}  // namespace lammer::codec

namespace lammer {
template <>
struct WordsOf<codec::Colour> {
  static constexpr auto list =
      std::to_array<Word<codec::Colour>>({{"red", codec::Colour::red}, {"blue", codec::Colour::blue}});
};
}  // namespace lammer

namespace lammer::codec {

template <>
struct Fields<Chip> {
  static constexpr auto list = fields(field("colour", &Chip::colour), field("value_cents", &Chip::value));
};
template <>
struct Fields<Rack> {
  static constexpr std::string_view name = "rack";
  static constexpr auto list =
      fields(field("chips", &Rack::chips), field("note", &Rack::note), may_omit("reserve", &Rack::reserve),
             field("seat", &Rack::seat), may_omit("turns", &Rack::turns));
};
template <>
struct Fields<Everything> {
  static constexpr auto list =
      fields(field("at_ms", &Everything::at), field("blinds", &Everything::blinds), field("card", &Everything::card),
             field("clause", &Everything::clause), field("game", &Everything::game), field("known", &Everything::known),
             field("number", &Everything::number), field("player", &Everything::player),
             field("seats", &Everything::seats), field("stacks_cents", &Everything::stacks));
  static Everything blank() { return {.clause = "POKER-08.F", .player = PlayerId(0)}; }
};
template <>
struct Fields<Wait> {
  static constexpr std::string_view name = "wait";
  static constexpr auto list = fields();
};

namespace {

template <class Value>
std::string answer(std::string_view text) {
  const auto json = parse(text, 10'000);
  if (!json) return json.error().sentence;
  const auto value = read<Value>(*json, Place());
  if (!value) {
    EXPECT_EQ(value.error().code, "json.field");
    return value.error().sentence;
  }
  return text_of(*value);
}

TEST(Fields, StandInOrderWithTheirDefaults) {
  Rack rack{SeatNo(3)};
  EXPECT_EQ(text_of(rack), R"({"chips":[],"seat":3})");
  rack.chips = {{Colour::blue, Money::cents(500)}, {}};
  rack.note = "a \"b\"";
  rack.turns = 4;
  rack.reserve.colour = Colour::blue;
  EXPECT_EQ(text_of(rack), R"({"chips":[{"colour":"blue","value_cents":500},{"colour":"red"}],"note":"a \"b\"",)"
                           R"("reserve":{"colour":"blue"},"seat":3,"turns":4})");
  EXPECT_EQ(answer<Rack>(text_of(rack)), text_of(rack));
}

TEST(Fields, LeftOutAreDefaults) {
  const auto rack = read<Rack>(*parse(R"({"seat":3,"chips":[]})", 100), Place());
  ASSERT_TRUE(rack);
  EXPECT_EQ(rack->turns, 3);
  EXPECT_FALSE(rack->note);
  EXPECT_EQ(answer<Rack>(R"({"seat":3,"chips":[],"turns":3})"), R"({"chips":[],"seat":3})");
}

TEST(Fields, RefusalsNameThePlace) {
  EXPECT_EQ(answer<Rack>("[]"), "the document should be an object");
  EXPECT_EQ(answer<Rack>(R"({"chips":[]})"), "seat is missing");
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"seat":3,"sit":4})"), "sit is no field here");
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"sea":3})"), "sea is no field here");
  EXPECT_EQ(answer<Rack>(R"({"chips":[{"colour":"red"},{"colour":"green"}],"seat":3})"),
            "chips[1].colour should be one of red, blue");
  EXPECT_EQ(answer<Rack>(R"({"chips":[{"colour":"red","value_cents":1.5}],"seat":3})"),
            "chips[0].value_cents should be a whole number from 0 to 9007199254740991");
  EXPECT_EQ(answer<Rack>(R"({"chips":[{"colour":"red","value_cents":null}],"seat":3})"),
            "chips[0].value_cents should be a whole number from 0 to 9007199254740991");
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"note":7,"seat":3})"), "note should be a text");
  EXPECT_EQ(answer<Rack>(R"({"chips":{},"seat":3})"), "chips should be a list");
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"seat":3,"turns":256})"), "turns should be a whole number from 0 to 255");
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"seat":3,"reserve":{"colour":"red","x":1}})"), "reserve.x is no field here");
  EXPECT_EQ(answer<Rack>("{\"chips\":[],\"seat\":3,\"\\u0000\u00e9\":1}"), R"(\x00\xc3\xa9 is no field here)");
}

Everything everything() {
  auto some = Fields<Everything>::blank();
  some.at = Instant(std::chrono::milliseconds(1'700'000'000'123));
  some.blinds = {SeatNo(2), std::nullopt, SeatNo(10)};
  some.known = {cards::second_joker, cards::Card(cards::Rank::ace, cards::Suit::spades),
                cards::Card(cards::Rank::ten, cards::Suit::clubs), cards::first_joker};
  some.number = -number_most;
  some.player = PlayerId(77);
  some.seats = {10, 2, 9};
  some.stacks[SeatNo(2)] = Money::cents(50);
  some.stacks[SeatNo(10)] = Money::cents(number_most);
  return some;
}
constexpr std::string_view everything_text =
    R"({"at_ms":1700000000123,"blinds":[2,null,10],"card":"??","clause":"POKER-08.F","game":"BADUGI",)"
    R"("known":["Tc","Jk","Jk2","As"],"number":-9007199254740991,"player":77,"seats":[2,9,10],)"
    R"("stacks_cents":{"10":9007199254740991,"2":50}})";

TEST(Forms, EachHasItsText) {
  EXPECT_EQ(text_of(everything()), everything_text);
  EXPECT_EQ(answer<Everything>(everything_text), everything_text);
}

TEST(Forms, RefuseWhatIsNotTheirs) {
  struct Row {
    std::string_view key;
    std::string_view value;
    std::string_view sentence;
  };
  for (const auto& row : {
           Row{"at_ms", "-1", "at_ms should be a whole number from 0 to 9007199254740991"},
           Row{"at_ms", "9007199254740992", "at_ms should be a whole number from 0 to 9007199254740991"},
           Row{"at_ms", "18446744073709551616", "at_ms should be a whole number from 0 to 9007199254740991"},
           Row{"at_ms", "\"1\"", "at_ms should be a whole number from 0 to 9007199254740991"},
           Row{"blinds", "[1,2]", "blinds should be a list of 3 elements"},
           Row{"blinds", "[1,2,11]", "blinds[2] should be a whole number from 1 to 10"},
           Row{"card", "\"Ax\"", "card is no card: \"Ax\" is not a card: the suit is one of s h d c (character 2)"},
           Row{"card", "null", "card should be a card such as \"As\", or \"??\""},
           Row{"clause", "\"POKER-99.Z\"", "clause should be the id of a clause, not \"POKER-99.Z\""},
           Row{"clause", "1", "clause should be the id of a clause"},
           Row{"game", "\"holdem\"", "game should be the id of a game, not \"holdem\""},
           Row{"known", "[\"As\",\"As\"]", "known[1] stands twice"},
           Row{"known", "[\"??\"]",
               "known[0] is no card: \"??\" is not a card: the rank is one of A K Q J T 9 8 7 6 5 4 "
               "3 2 (character 1)"},
           Row{"number", "9223372036854775808",
               "number should be a whole number from -9007199254740991 to 9007199254740991"},
           Row{"number", "true", "number should be a whole number from -9007199254740991 to 9007199254740991"},
           Row{"seats", "[0]", "seats[0] should be a whole number from 1 to 10"},
           Row{"seats", "[3,3]", "seats[1] stands twice"},
           Row{"seats", "[1,2,3,4,5,6,7,8,9,10,1]", "seats has more than 10 elements"},
           Row{"stacks_cents", "{\"0\":1}", "stacks_cents.0 is no seat from 1 to 10"},
           Row{"stacks_cents", "{\"01\":1}", "stacks_cents.01 is no seat from 1 to 10"},
           Row{"stacks_cents", "{\"\":1}", "stacks_cents.\"\" is no seat from 1 to 10"},
           Row{"stacks_cents", "{\"3\":-1}", "stacks_cents.3 should be a whole number from 0 to 9007199254740991"},
           Row{"stacks_cents", "[]", "stacks_cents should be an object of seats"},
       }) {
    auto json = Json::parse(everything_text);
    json[std::string(row.key)] = Json();
    auto text = json.dump();
    const auto hole = "\"" + std::string(row.key) + "\":null";
    text.replace(text.find(hole), hole.size(), "\"" + std::string(row.key) + "\":" + std::string(row.value));
    EXPECT_EQ(answer<Everything>(text), row.sentence) << text;
  }
}

TEST(Forms, NothingIsWrittenThatCannotBeRead) {
  auto some = everything();
  some.stacks[SeatNo(1)] = Money::cents(-1);
  EXPECT_THROW(text_of(some), Bug);
  EXPECT_THROW(text_of(static_cast<Colour>(2)), Bug);
}

TEST(Variants, CarryTheirType) {
  EXPECT_EQ(text_of(Deed(Wait{})), R"({"type":"wait"})");
  Rack rack{SeatNo(3)};
  EXPECT_EQ(text_of(Deed(rack)), R"({"chips":[],"seat":3,"type":"rack"})");
  rack.turns = 1;
  EXPECT_EQ(text_of(Deed(rack)), R"({"chips":[],"seat":3,"turns":1,"type":"rack"})");
  EXPECT_EQ(answer<Deed>(text_of(Deed(rack))), text_of(Deed(rack)));
  EXPECT_EQ(answer<Deed>(R"({"type":"run"})"), "type should be one of rack, wait");
  EXPECT_EQ(answer<Deed>(R"({"type":3})"), "type should be a word");
  EXPECT_EQ(answer<Deed>(R"({})"), "type is missing");
  EXPECT_EQ(answer<Deed>("7"), "the document should be an object");
  EXPECT_EQ(answer<Deed>(R"({"type":"wait","seat":1})"), "seat is no field here");
  // Only a variant has a type.
  EXPECT_EQ(answer<Rack>(R"({"chips":[],"seat":3,"type":"rack"})"), "type is no field here");
}

}  // namespace
}  // namespace lammer::codec
