// The golden files: what old logs look like, one line an event, one file a type and version.
//
// A new type or version has no file yet; it is written, and only then, by
//   LAMMER_WRITE_GOLDEN=1 build/dev/bin/lammer_api_tests --gtest_filter='GoldenEvents.*'
// An existing file is never touched. A line may be added by hand, for a new word.
#include <cstdlib>
#include <map>
#include <set>

#include <gtest/gtest.h>

#include "api/codec/event_json.h"
#include "api/codec/flattened.h"
#include "api/codec/poker/betting.h"
#include "api/codec/poker/dealing.h"
#include "api/codec/poker/drawing.h"
#include "api/codec/poker/irregularities.h"
#include "api/codec/poker/opening.h"
#include "api/codec/poker/showdown.h"
#include "api/codec/room/events.h"
#include "api/codec/table_codec.h"
#include "tests/support/arbitrary_values.h"
#include "tests/support/hand_scripts.h"
#include "tests/support/phh_files.h"

namespace lammer::codec {
namespace {

namespace fs = std::filesystem;
using room::TableEvent;
using services::NewEvent;

const services::TableCodec& table_codec() {
  static const auto codec = make_table_codec();
  return *codec;
}

// Of the table and of its hands.
std::vector<EventType> all_types() {
  std::vector<EventType> types(hand_event_types().begin(), hand_event_types().end());
  types.insert(types.end(), table_event_types().begin(), table_event_types().end());
  return types;
}

TableEvent any_event(testing::Bits& bits) {
  if (testing::arbitrary<bool>(bits)) return room::HandEvent{testing::arbitrary<poker::Event>(bits)};
  return std::visit([](auto own) { return TableEvent(std::move(own)); },
                    testing::arbitrary<Without<TableEvent, room::HandEvent>>(bits));
}

fs::path golden_folder() {
  return LAMMER_SOURCE_DIR "/tests/data/events";
}

std::string file_name(const EventType& type) {
  return std::string(type.name) + ".v" + std::to_string(type.version) + ".json";
}

// What a sample shows that another may not: keys, words and answers. Cards, clauses, numbers and house rules are too
// many.
void add_traits(const Json& json, const std::string& at, std::set<std::string>& traits) {
  for (const auto& [key, value] : json.items()) {
    const auto path = at + (json.is_array() ? "[]" : "." + key);
    traits.insert(path);
    if (key == "parameters") continue;
    if (value.is_structured())
      add_traits(value, path, traits);
    else if (value.is_boolean() || value.is_null() || (value.is_string() && key != "card" && key != "clause"))
      traits.insert(path + "=" + (json.is_array() && value.is_string() ? "a card" : value.dump()));
  }
}

class Samples {
 public:
  // Taken for what it shows that those before it did not.
  void add(const TableEvent& event) {
    auto written = table_codec().encode(event);
    if (shows_more(written)) take(std::move(written));
  }
  void add_in_any_case(const TableEvent& event) {
    auto written = table_codec().encode(event);
    shows_more(written);
    take(std::move(written));
  }
  const std::vector<std::string>& of(std::string_view type) const { return payloads_.find(type)->second; }

 private:
  bool shows_more(const NewEvent& event) {
    auto& known = traits_[event.type];
    const auto before = known.size();
    add_traits(Json::parse(event.payload), {}, known);
    return known.size() > before;
  }
  void take(NewEvent event) {
    auto& payloads = payloads_[event.type];
    if (std::ranges::find(payloads, event.payload) == payloads.end()) payloads.push_back(std::move(event.payload));
  }

  std::map<std::string, std::vector<std::string>, std::less<>> payloads_;
  std::map<std::string, std::set<std::string>> traits_;
};

// The scripts' events first, then any values, so that every word of every enum stands somewhere.
Samples samples() {
  Samples samples;
  testing::watch_every_script(
      [&](const room::Table&, const TableEvent& event, const room::Table&) { samples.add(event); });
  testing::Bits bits(20140101);
  for (int i = 0; i < 1000; ++i) samples.add_in_any_case(any_event(bits));
  for (int i = 0; i < 60'000; ++i) samples.add(any_event(bits));
  return samples;
}

void write_missing_files() {
  fs::create_directories(golden_folder());
  const auto all = samples();
  for (const auto& type : all_types()) {
    const auto path = golden_folder() / file_name(type);
    if (fs::exists(path)) continue;
    std::ofstream out(path, std::ios::binary);
    for (const auto& payload : all.of(type.name)) out << payload << '\n';
  }
}

// The file of every version from the first on.
std::set<std::string> expected_files() {
  std::set<std::string> names;
  for (auto type : all_types())
    for (; type.version > 0; --type.version) names.insert(file_name(type));
  return names;
}

TEST(GoldenEvents, EveryVersionOfEveryTypeHasItsFile) {
  if (std::getenv("LAMMER_WRITE_GOLDEN") != nullptr) write_missing_files();
  std::set<std::string> found;
  for (const auto& path : testing::files_below(golden_folder(), ".json")) found.insert(path.filename().string());
  EXPECT_EQ(found, expected_files()) << "how to write the file of a new type stands at the top of this test";
  EXPECT_EQ(found.size(), std::variant_size_v<poker::Event> + std::variant_size_v<TableEvent> - 1);
}

TEST(GoldenEvents, AreReadForEver) {
  for (const auto& type : all_types())
    for (int version = 1; version <= type.version; ++version) {
      std::istringstream lines(testing::text_of(golden_folder() / file_name({type.name, version})));
      std::size_t count = 0;
      for (std::string line; std::getline(lines, line); ++count) {
        const auto event = table_codec().decode(type.name, version, line);
        ASSERT_TRUE(event) << type.name << " " << line << ": " << event.error().sentence;
        if (version == type.version) {
          EXPECT_EQ(table_codec().encode(*event).payload, line);
        }
      }
      EXPECT_GT(count, 0U) << type.name;
    }
}

}  // namespace
}  // namespace lammer::codec
