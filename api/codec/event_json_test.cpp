// Every event of the hand: those of every hand script, any value of each type, and the golden files that pin the text
// of every published version.
//
// A new type or version has no file yet; it is written, and only then, by
//   LAMMER_WRITE_GOLDEN=1 build/dev/bin/lammer_api_tests --gtest_filter='GoldenEvents.*'
// An existing file is never touched: it is what old logs look like. A line may be added by hand, for a new word.
#include "api/codec/event_json.h"

#include <cstdlib>
#include <map>
#include <set>

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

namespace fs = std::filesystem;
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
  const auto scripts = testing::watch_every_script([&](const poker::HandRecord& record, std::span<const Event> added) {
    if (added.size() == record.log().size()) folded = std::make_unique<poker::HandRecord>(record.rules());
    poker::Events batch;
    for (const auto& event : added) batch.push_back(read_back(event));
    folded->restore(batch);
    EXPECT_EQ(folded->hand(), record.hand());
    events += added.size();
  });
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

// --- golden files

fs::path golden_folder() {
  return LAMMER_SOURCE_DIR "/tests/data/events";
}

std::string file_name(const EventType& type) {
  return std::string(type.name) + ".v" + std::to_string(type.version) + ".json";
}

// What a sample shows that another may not: keys, words and answers. Cards, clauses and numbers are too many.
void add_traits(const Json& json, const std::string& at, std::set<std::string>& traits) {
  for (const auto& [key, value] : json.items()) {
    const auto path = at + (json.is_array() ? "[]" : "." + key);
    traits.insert(path);
    if (value.is_structured())
      add_traits(value, path, traits);
    else if (value.is_boolean() || value.is_null() || (value.is_string() && key != "card" && key != "clause"))
      traits.insert(path + "=" + (json.is_array() && value.is_string() ? "a card" : value.dump()));
  }
}

class Samples {
 public:
  // Taken for what it shows that those before it did not.
  void add(const Event& event) {
    auto encoded = encode(event);
    auto& known = traits_[encoded.type];
    const auto before = known.size();
    add_traits(Json::parse(encoded.payload), {}, known);
    if (known.size() > before) take(std::move(encoded));
  }
  void add_in_any_case(const Event& event) {
    add_traits(Json::parse(encode(event).payload), {}, traits_[encode(event).type]);
    take(encode(event));
  }
  const std::vector<std::string>& of(std::string_view type) const { return payloads_.at(type); }

 private:
  void take(EncodedEvent encoded) {
    auto& payloads = payloads_[encoded.type];
    if (std::ranges::find(payloads, encoded.payload) == payloads.end()) payloads.push_back(std::move(encoded.payload));
  }

  std::map<std::string_view, std::vector<std::string>> payloads_;
  std::map<std::string_view, std::set<std::string>> traits_;
};

// The scripts' events first, then any values, so that every word of every enum stands somewhere.
Samples samples() {
  Samples samples;
  testing::watch_every_script([&](const poker::HandRecord&, std::span<const Event> added) {
    for (const auto& event : added) samples.add(event);
  });
  testing::Bits bits(20140101);
  for (int i = 0; i < 500; ++i) samples.add_in_any_case(testing::arbitrary<Event>(bits));
  for (int i = 0; i < 30'000; ++i) samples.add(testing::arbitrary<Event>(bits));
  return samples;
}

void write_missing_files() {
  fs::create_directories(golden_folder());
  const auto all = samples();
  for (const auto& type : hand_event_types()) {
    const auto path = golden_folder() / file_name(type);
    if (fs::exists(path)) continue;
    std::ofstream out(path, std::ios::binary);
    for (const auto& payload : all.of(type.name)) out << payload << '\n';
  }
}

// The file of every version from the first on.
std::set<std::string> expected_files() {
  std::set<std::string> names;
  for (auto type : hand_event_types())
    for (; type.version > 0; --type.version) names.insert(file_name(type));
  return names;
}

TEST(GoldenEvents, EveryVersionOfEveryTypeHasItsFile) {
  if (std::getenv("LAMMER_WRITE_GOLDEN") != nullptr) write_missing_files();
  std::set<std::string> found;
  for (const auto& path : testing::files_below(golden_folder(), ".json")) found.insert(path.filename().string());
  EXPECT_EQ(found, expected_files()) << "how to write the file of a new type stands at the top of this test";
  EXPECT_EQ(found.size(), std::variant_size_v<Event>);
}

TEST(GoldenEvents, AreReadForEver) {
  for (const auto& type : hand_event_types())
    for (int version = 1; version <= type.version; ++version) {
      std::istringstream lines(testing::text_of(golden_folder() / file_name({type.name, version})));
      std::size_t count = 0;
      for (std::string line; std::getline(lines, line); ++count) {
        const auto event = decode(type.name, version, line);
        ASSERT_TRUE(event) << type.name << " " << line << ": " << event.error().sentence;
        if (version == type.version) {
          EXPECT_EQ(encode(*event).payload, line);
        }
      }
      EXPECT_GT(count, 0U) << type.name;
    }
}

}  // namespace
}  // namespace lammer::codec
