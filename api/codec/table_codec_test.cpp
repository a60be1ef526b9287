// Every event of every hand script, written and read back, gives the same table; so does every snapshot.
#include "api/codec/table_codec.h"

#include <set>

#include <gtest/gtest.h>

#include "domain/room/apply.h"
#include "services/hand_script/script.h"
#include "tests/support/hand_scripts.h"

namespace lammer::codec {
namespace {

// Reads back what the codec wrote and lives on that alone.
class Echo {
 public:
  void take(const room::TableEvent& event, const room::Table& after) {
    const auto written = codec_->encode(event);
    types_.insert(written.type);
    auto read = codec_->decode(written.type, written.version, written.payload);
    ASSERT_TRUE(read) << written.type << ' ' << written.payload << ": " << read.error().sentence;
    EXPECT_EQ(codec_->encode(*read).payload, written.payload);
    if (auto* const in_hand = std::get_if<room::HandEvent>(&*read))
      in_hand->begins = std::get<room::HandEvent>(event).begins;
    room::apply(table_, *read);
    ASSERT_TRUE(table_ == after) << written.type << ' ' << written.payload;
    if (!after.in_hand() && !after.is_start_taken_back()) go_on_from_snapshot(after);
  }
  const std::set<std::string>& types() const { return types_; }
  std::size_t snapshots() const { return snapshots_; }

 private:
  void go_on_from_snapshot(const room::Table& after) {
    const auto snapshot = snapshot_of(after);
    const auto [version, state] = codec_->encode(snapshot);
    const auto read = codec_->decode_snapshot(version, state);
    ASSERT_TRUE(read) << state;
    EXPECT_TRUE(*read == snapshot) << state;
    table_ = room::Table::restored(*read);
    ++snapshots_;
  }

  std::unique_ptr<services::TableCodec> codec_ = make_table_codec();
  room::Table table_{TableId(1)};
  std::set<std::string> types_;
  std::size_t snapshots_ = 0;
};

TEST(TableCodec, EveryScriptIsTheSameTableAfterwards) {
  std::set<std::string> types;
  std::size_t snapshots = 0;
  for (const auto& path : testing::hand_scripts()) {
    SCOPED_TRACE(path.string());
    Echo echo;
    const auto watch = [&](const auto&, const auto& event, const auto& after) {
      if (!HasFailure()) echo.take(event, after);
    };
    ASSERT_TRUE(hand_script::play(testing::content_of(path), [](std::string_view) {}, watch));
    if (HasFailure()) return;
    types.insert(echo.types().begin(), echo.types().end());
    snapshots += echo.snapshots();
  }
  EXPECT_GT(types.size(), 50U);
  EXPECT_GT(snapshots, 100U);
}

}  // namespace
}  // namespace lammer::codec
