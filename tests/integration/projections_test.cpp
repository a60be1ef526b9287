// The list of hands follows the log, comes out the same when it is made anew, and survives with everything else in a
// backup.
#include <filesystem>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/fault.h"
#include "db/postgres/archive.h"
#include "db/postgres/postgres_event_store.h"
#include "db/postgres/postgres_hand_store.h"
#include "services/projections/hands.h"
#include "tests/integration/support/child_process.h"
#include "tests/integration/support/table_node.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using poker::GameCode;

class Projections : public ::testing::Test {
 protected:
  Projections()
      : node_((database_.migrate(), [this] { return db::make_postgres_event_store(database_.node_url()); })) {}

  void play(int commands) {
    node_.play_on(TableId(1), GameCode::holdem, chance_, commands, 30);
    node_.play_on(TableId(2), GameCode::stud_high, chance_, commands);
  }
  void follow() {
    const auto hands = db::make_postgres_hand_store(database_.node_url());
    for (const auto& name : hands->behind())
      hands->follow(name, [&](const auto& stream, const auto& events) {
        return services::project_hands(*node_.codec, stream, events);
      });
  }
  std::string fingerprint(const std::string& url) const {
    pqxx::connection connection(url);
    return pqxx::nontransaction(connection)
        .query_value<std::string>(
            "SELECT coalesce(string_agg(h::text, E'\\n' ORDER BY room, table_id, number), '') FROM hand h");
  }
  Finished lammer(std::vector<std::string> words, const TestDatabase& database) const {
    words.insert(words.begin(), program("lammer"));
    return run(words, {{"LAMMER_DATABASE_URL", database.node_url()}, {"LAMMER_DATABASE_OWNER_URL", database.url()}});
  }

  TestDatabase database_;
  property::Chance chance_{77};
  TableNode node_;
};

TEST_F(Projections, TheListOfHandsFollowsTheTables) {
  play(120);
  follow();
  const auto hands = db::make_postgres_hand_store(database_.node_url());
  for (const auto table : {1, 2}) {
    const auto [number, last] = node_.look(TableId(table), [](const room::Table& state) {
      return std::pair(state.in_hand() ? state.hand_number - 1 : state.hand_number, state.last_hand);
    });
    const auto rows = hands->list("room", table, INT64_MAX, 1000);
    ASSERT_EQ(rows.size(), number) << "one row a hand, dense";
    ASSERT_TRUE(last);
    EXPECT_EQ(rows.front().number, static_cast<std::int64_t>(last->number));
    EXPECT_EQ(rows.front().rake_cents, last->taken.rake.in_cents());
    Money pushed;
    for (const auto seat : last->dealt) pushed += last->pushed[seat];
    EXPECT_EQ(rows.front().pot_cents, (pushed + last->taken.total()).in_cents());
    EXPECT_EQ(rows.front().players, static_cast<int>(last->dealt.count()));
    EXPECT_EQ(hands->find("room", table, 1)->game, table == 1 ? "HOLDEM" : "STUD_HIGH");
  }
  EXPECT_EQ(hands->list("room", 1, 3, 1).front().number, 2) << "page by page";
  EXPECT_FALSE(hands->find("room", 1, 100000));
}

TEST_F(Projections, MadeAnewTheyAreTheSameToTheByte) {
  for (int i = 0; i < 5; ++i) {  // followed in pieces that end inside hands
    play(23);
    follow();
  }
  const auto live = fingerprint(database_.node_url());
  EXPECT_THAT(live, ::testing::HasSubstr("HOLDEM"));
  const auto rebuilt = lammer({"rebuild"}, database_);
  EXPECT_EQ(rebuilt.exit_code, 0) << rebuilt.output;
  EXPECT_EQ(fingerprint(database_.node_url()), live);
  play(40);
  follow();
  EXPECT_NE(fingerprint(database_.node_url()), live) << "and goes on from there";
}

TEST_F(Projections, ABackupRestoredIsTheSameRecord) {
  play(60);
  follow();
  const auto file = ::testing::TempDir() + "lammer-backup-" + std::to_string(::getpid());
  const auto kept = lammer({"backup", file}, database_);
  ASSERT_EQ(kept.exit_code, 0) << kept.output;
  EXPECT_NE(lammer({"backup", file}, database_).exit_code, 0) << "an older backup is not overwritten";

  const TestDatabase other;
  const auto restored = lammer({"restore", file}, other);
  EXPECT_EQ(restored.exit_code, 0) << restored.output;
  EXPECT_THAT(restored.output, ::testing::HasSubstr("clean"));
  EXPECT_EQ(fingerprint(other.node_url()), fingerprint(database_.node_url()));
  EXPECT_NE(lammer({"restore", file}, other).exit_code, 0) << "only into an empty database";
  EXPECT_NE(lammer({"restore", file + ".none"}, TestDatabase()).exit_code, 0);
  std::filesystem::remove(file);
}

TEST_F(Projections, VerifyFromTheShellSaysCleanBrokenOrNotPossible) {
  play(40);
  const auto clean = lammer({"verify"}, database_);
  EXPECT_EQ(clean.exit_code, 0) << clean.output;
  EXPECT_THAT(clean.output, ::testing::HasSubstr("clean"));
  EXPECT_EQ(lammer({"verify", "--from", "2026-01-01", "--to", "2096-01-01T12:00:00"}, database_).exit_code, 0);
  EXPECT_EQ(lammer({"verify", "--from", "yesterday"}, database_).exit_code, 2);
  EXPECT_EQ(lammer({"verify", "--key", "/nowhere"}, database_).exit_code, 2);
  EXPECT_EQ(run({program("lammer"), "verify"}, {{"LAMMER_DATABASE_URL", "postgresql://127.0.0.1:1/x"}}).exit_code, 2);
  auto connection = database_.connect();
  pqxx::nontransaction(connection)
      .exec(
          "SET ROLE lammer_maintenance; UPDATE event SET payload = payload || ' ' WHERE stream = 'table/1' AND seq = "
          "5");
  const auto broken = lammer({"verify"}, database_);
  EXPECT_EQ(broken.exit_code, 1);
  EXPECT_THAT(broken.output, ::testing::HasSubstr("BROKEN at room table/1 event 5: "));
}

}  // namespace
}  // namespace lammer::testing
