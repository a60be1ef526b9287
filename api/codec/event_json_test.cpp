// Every event of the hand: those of every hand script, and any value of each type.
#include "api/codec/event_json.h"

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "api/codec/poker/betting.h"
#include "api/codec/poker/dealing.h"
#include "api/codec/poker/drawing.h"
#include "api/codec/poker/irregularities.h"
#include "api/codec/poker/opening.h"
#include "api/codec/poker/showdown.h"
#include "domain/poker/hand_record.h"
#include "tests/support/arbitrary_values.h"
#include "tests/support/hand_scripts.h"

namespace lammer::codec {
namespace {

using poker::Event;

Event read_back(const Event& event) {
  const auto encoded = encode(event);
  const auto decoded = decode(encoded.type, encoded.version, encoded.payload);
  EXPECT_TRUE(decoded) << encoded.type << " " << encoded.payload << ": "
                       << (decoded ? std::string() : decoded.error().sentence);
  if (!decoded) return event;
  const auto again = encode(*decoded);
  EXPECT_EQ(again.type, encoded.type);
  EXPECT_EQ(again.payload, encoded.payload);
  return *decoded;
}

// A hand folded from what was read back is the hand that was played: nothing of an event was lost.
TEST(EventJson, EveryScriptFoldsToTheSameHand) {
  std::size_t events = 0;
  std::unique_ptr<poker::HandRecord> folded;
  const auto watch = [&](const room::Table&, const room::TableEvent& event, const room::Table& after) {
    const auto* in_hand = std::get_if<room::HandEvent>(&event);
    if (in_hand == nullptr) return;
    if (after.hand->log().size() == 1) folded = std::make_unique<poker::HandRecord>(after.hand->rules());
    folded->restore(read_back(in_hand->event), in_hand->begins);
    EXPECT_EQ(folded->hand(), after.hand->hand());
    ++events;
  };
  const auto scripts = testing::watch_every_script(watch);
  EXPECT_GT(scripts, 300U);
  EXPECT_GT(events, 10'000U);
}

template <class Type>
class EachEvent : public ::testing::Test {};

template <class Variant>
struct TypesOf;
template <class... Alternatives>
struct TypesOf<std::variant<Alternatives...>> {
  using Types = ::testing::Types<Alternatives...>;
};
struct NameOfType {
  template <class Type>
  static std::string GetName(int) {
    std::string name(Fields<Type>::name);
    std::ranges::replace(name, '.', '_');
    return name;
  }
};
TYPED_TEST_SUITE(EachEvent, TypesOf<Event>::Types, NameOfType);

TYPED_TEST(EachEvent, IsReadBackWhateverItHolds) {
  EXPECT_TRUE(rc::check([](std::uint64_t seed) {
    testing::Bits bits(seed);
    const auto encoded = encode(testing::arbitrary<TypeParam>(bits));
    const auto decoded = decode(encoded.type, encoded.version, encoded.payload);
    RC_ASSERT(decoded.has_value());
    RC_ASSERT(std::holds_alternative<TypeParam>(*decoded));
    RC_ASSERT(encode(*decoded).payload == encoded.payload);
    // Canonical by another's judgement: sorted keys, no white space, the same escapes.
    RC_ASSERT(Json::parse(encoded.payload).dump() == encoded.payload);
  }));
}

TYPED_TEST(EachEvent, IsRefusedWithAFieldMoreOrLess) {
  testing::Bits bits(1);
  const auto encoded = encode(testing::arbitrary<TypeParam>(bits));
  auto json = Json::parse(encoded.payload);
  json["zzz"] = 1;
  const auto more = decode(encoded.type, 1, json.dump());
  ASSERT_FALSE(more);
  EXPECT_EQ(more.error().sentence, "zzz is no field here");
  json.erase("zzz");
  for (const auto& [key, value] : json.items()) {
    auto less = json;
    less.erase(key);
    const auto decoded = decode(encoded.type, 1, less.dump());
    // Without an optional it is another event, and a good one.
    if (decoded)
      EXPECT_EQ(encode(*decoded).payload, less.dump());
    else
      EXPECT_EQ(decoded.error().sentence, key + " is missing");
    auto wrong = json;
    wrong[key] = Json::array({1.5});
    EXPECT_FALSE(decode(encoded.type, 1, wrong.dump())) << key;
  }
}

TEST(EventJson, ReadsLikeThis) {
  const poker::Acted raise{
      SeatNo(4), poker::ActionKind::raise, Money::dollars(30), Money::dollars(40), {true, true, Money::dollars(20)}};
  EXPECT_EQ(encode(raise).type, "hand.acted");
  EXPECT_EQ(encode(raise).version, 1);
  EXPECT_EQ(encode(raise).payload,
            R"({"judgement":{"counted":true,"full":true,"unit_cents":2000},"kind":"raise","paid_cents":3000,)"
            R"("seat":4,"to_cents":4000})");
}

TEST(EventJson, RefusesWithThePath) {
  const auto wrong = decode("hand.acted", 1, R"({"judgement":{"counted":1}})");
  ASSERT_FALSE(wrong);
  EXPECT_EQ(wrong.error().code, "json.field");
  EXPECT_EQ(wrong.error().sentence, "judgement.counted should be true or false");
  EXPECT_EQ(decode("hand.acted", 2, "{}").error().code, "json.version");
  EXPECT_EQ(decode("hand.danced", 1, "{}").error().code, "json.type");
  EXPECT_EQ(decode("hand.burned", 1, "").error().code, "json.malformed");
  EXPECT_EQ(decode("hand.burned", 1, "{ }").error().code, "json.not_canonical");
}

}  // namespace
}  // namespace lammer::codec
