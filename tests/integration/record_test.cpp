// The record on a real PostgreSQL: one effect a command, nothing half stored, nobody alters it, and every node sees the
// same truth.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/postgres/postgres_event_store.h"
#include "tests/integration/support/counter.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using services::Answer;
using Kind = Answer::Kind;

class Record : public ::testing::Test {
 protected:
  Record() { database_.migrate(); }

  services::MakeEventStore stores() const {
    return [url = database_.node_url()] { return db::make_postgres_event_store(url); };
  }
  template <class Value>
  Value ask(const std::string& sql) const {
    auto connection = database_.connect();
    return pqxx::nontransaction(connection).query_value<Value>(sql);
  }

  TestDatabase database_;
};

TEST_F(Record, AnAppendIsThereWithEverythingThatBelongsToIt) {
  CounterNode node(stores());
  const auto answer = node.add("one", 250);
  EXPECT_EQ(answer.kind, Kind::given) << answer.text;
  EXPECT_EQ(answer.text, R"({"seq":1,"total":250})");
  EXPECT_EQ(ask<std::string>(
                "SELECT payload || ' ' || actor || ' ' || device || ' ' || command_id || ' ' || clauses FROM event"),
            "250 tester device one POKER-17.E");
  EXPECT_EQ(ask<int>("SELECT cents FROM posting WHERE debit = 'stack:1:1' AND credit = 'cage' AND seq = 1"), 250);
  EXPECT_EQ(ask<int>("SELECT cents FROM balance WHERE account = 'cage'"), -250);
  EXPECT_EQ(ask<std::string>("SELECT reply FROM command"), answer.text);
  EXPECT_TRUE(ask<bool>("SELECT h.seq = 1 AND h.hash = e.hash FROM stream_head h JOIN event e USING (room, stream)"));
}

TEST_F(Record, TheSameCommandHasOneEffectAndTheSameAnswerForEver) {
  std::string first;
  {
    CounterNode node(stores());
    first = node.add("one", 100).text;
    EXPECT_EQ(node.add("one", 100).text, first);
    EXPECT_EQ(node.add("one", 101).kind, Kind::conflict) << "the same id for something else";
    node.add("two", 50);
    EXPECT_EQ(node.add("two", Counter::limit).kind, Kind::conflict);
    EXPECT_EQ(node.add("big", Counter::limit).status, 422);
  }
  CounterNode later(stores());  // a restarted node remembers through the record
  EXPECT_EQ(later.add("one", 100).text, first);
  EXPECT_EQ(later.add("one", 101).kind, Kind::conflict);
  EXPECT_EQ(later.add("big", Counter::limit).status, 422) << "refusals too";
  EXPECT_EQ(later.total(), 150);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event"), 2);
}

TEST_F(Record, ManyCommandsAtOnceOnManyStreamsAreAllThereInOrder) {
  CounterNode node(stores(), {.writers = 3}, {.waiting_max = 1000});
  std::vector<std::future<Answer>> answers;
  for (int i = 0; i < 300; ++i)
    for (int stream = 0; stream < 7; ++stream)
      answers.push_back(
          node.send(std::to_string(stream) + "." + std::to_string(i), 1, "counter/" + std::to_string(stream)));
  for (auto& answer : answers) EXPECT_EQ(answer.get().kind, Kind::given);
  for (int stream = 0; stream < 7; ++stream) EXPECT_EQ(node.total("counter/" + std::to_string(stream)), 300);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event"), 2100);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM stream_head WHERE seq = 300"), 7);
  EXPECT_LT(node.commit.figures().batches, 2100U) << "appends share transactions";
}

TEST_F(Record, TwoNodesOnOneStreamLoseAndDoubleNothing) {
  CounterNode a(stores(), {}, {.waiting_max = 1000, .decisions_max = 1000});
  CounterNode b(stores(), {}, {.waiting_max = 1000, .decisions_max = 1000});
  std::vector<std::future<Answer>> answers;
  for (int i = 0; i < 200; ++i) {
    answers.push_back(a.send("a" + std::to_string(i), 1));
    answers.push_back(b.send("b" + std::to_string(i), 1));
    answers.push_back((i % 2 == 0 ? a : b).send("both" + std::to_string(i / 2), 1));  // the same to each in turn
  }
  for (auto& answer : answers) EXPECT_EQ(answer.get().kind, Kind::given);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event"), 500);
  EXPECT_EQ(ask<int>("SELECT sum(payload::int) FROM event"), 500);
  CounterNode fresh(stores());
  EXPECT_EQ(fresh.total(), 500);
  // Every event's hash follows from the one before.
  const auto store = stores()();
  services::Hash before{};
  for (const auto& event : store->read({"room", "counter/1"}, 0, 1000, {})) {
    const services::StoredPosting money{.flow = "buy_in", .debit = "stack:1:1", .credit = "cage", .cents = 1};
    before = services::hash_of({"room", "counter/1", event.seq, event.at, event.type, event.version, event.payload,
                                event.clauses, event.actor, event.device, event.command_id, std::span(&money, 1)},
                               before);
    ASSERT_EQ(event.hash, before) << event.seq;
  }
}

TEST_F(Record, AHintBringsWhatAnotherNodeHasAdded) {
  CounterNode a(stores());
  CounterNode b(stores());
  a.add("one", 5);
  EXPECT_EQ(b.total(), 5);
  a.add("two", 6);
  std::promise<std::int64_t> heard;
  b.host.listen([&](const auto&, const auto& head, const auto&, const auto*) { heard.set_value(head.seq); });
  b.host.hear({"room", "counter/1", 2});
  auto seq = heard.get_future();
  ASSERT_EQ(seq.wait_for(std::chrono::seconds(10)), std::future_status::ready);
  EXPECT_EQ(seq.get(), 2);
  EXPECT_EQ(b.total(), 11);
}

TEST_F(Record, LoadsThroughItsSnapshot) {
  {
    CounterNode node(stores());
    for (int i = 0; i < 25; ++i) node.add("c" + std::to_string(i), 2);
  }
  EXPECT_EQ(ask<std::string>("SELECT seq || ':' || state FROM snapshot"), "20:40");
  CounterNode node(stores());
  EXPECT_EQ(node.total(), 50);
  EXPECT_EQ(node.add("last", 1).text, R"({"seq":26,"total":51})");
}

TEST_F(Record, ASnapshotOfAnotherVersionIsIgnored) {
  {
    CounterNode node(stores());
    for (int i = 0; i < 10; ++i) node.add("c" + std::to_string(i), 2);
  }
  ask<int>("WITH changed AS (UPDATE snapshot SET version = 9, state = '7' RETURNING 1) SELECT 1");
  CounterNode node(stores());
  EXPECT_EQ(node.total(), 20);
}

TEST_F(Record, APhysicalContainerCannotHoldLessThanNothing) {
  CounterNode node(stores());
  node.add("one", 100);
  // Behind the model's back: the stack has less than the record thinks.
  ask<int>("WITH changed AS (UPDATE balance SET cents = 0 WHERE account = 'stack:1:1' RETURNING 1) SELECT 1");
  EXPECT_EQ(node.add("minus", -50).kind, Kind::forbidden) << "a posting of less than one cent";
  auto store = stores()();
  services::Append append{.name = {"room", "counter/9"}, .at = node.clock.now()};
  append.to = {1, services::sha256("x")};
  append.events.push_back({.seq = 1, .at = append.at, .type = "x", .payload = "1"});
  append.postings.push_back({.seq = 1, .flow = "x", .debit = "cage", .credit = "stack:1:1", .cents = 1});
  append.actor = "tester";
  append.command_id = "under";
  const auto refused = store->append(std::span(&append, 1));
  EXPECT_EQ(refused[0].outcome, services::Appended::Outcome::broken) << refused[0].why;
  EXPECT_THAT(refused[0].why, ::testing::HasSubstr("balance"));
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event WHERE stream = 'counter/9'"), 0) << "nothing half stored";
  EXPECT_EQ(node.add("after", 1).kind, Kind::given) << "the stream goes on";
}

TEST_F(Record, ABadAppendSpoilsNoOtherOfItsBatch) {
  auto store = stores()();
  std::vector<services::Append> batch;
  for (int i = 0; i < 5; ++i) {
    services::Append append{.name = {"room", "counter/" + std::to_string(i)}, .at = TickingClock().now()};
    append.to = {1, services::sha256(std::to_string(i))};
    append.events.push_back({.seq = 1, .at = append.at, .type = "x", .payload = "1"});
    append.actor = "tester";
    append.command_id = "c" + std::to_string(i == 3 ? 2 : i);  // the fourth uses the third's id
    if (i == 1) append.from.seq = 7;                           // and the second is stale
    batch.push_back(std::move(append));
  }
  using Outcome = services::Appended::Outcome;
  std::vector<Outcome> outcomes;
  for (const auto& appended : store->append(batch)) outcomes.push_back(appended.outcome);
  EXPECT_THAT(outcomes, ::testing::ElementsAre(Outcome::committed, Outcome::stale, Outcome::committed, Outcome::known,
                                               Outcome::committed));
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event"), 3);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM command"), 3);
}

TEST_F(Record, AppendsOfOneStreamThatDoNotFollowEachOtherAreNotBothStored) {
  auto store = stores()();
  std::vector<services::Append> batch;
  for (const auto* id : {"a", "b"}) {
    services::Append append{.name = {"room", "counter/1"}, .at = TickingClock().now()};
    append.to = {1, services::sha256(id)};
    append.events.push_back({.seq = 1, .at = append.at, .type = "x", .payload = "1", .hash = append.to.hash});
    append.actor = "tester";
    append.command_id = id;
    batch.push_back(std::move(append));
    batch.back().at += std::chrono::milliseconds(batch.size());  // the primary key alone would let both in
    batch.back().events[0].at = batch.back().at;
  }
  const auto outcomes = store->append(batch);
  EXPECT_EQ(outcomes[0].outcome, services::Appended::Outcome::committed);
  EXPECT_EQ(outcomes[1].outcome, services::Appended::Outcome::stale);
  EXPECT_EQ(ask<int>("SELECT count(*) FROM event"), 1);
  EXPECT_EQ(store->append(batch)[0].outcome, services::Appended::Outcome::known)
      << "offered again, as after a lost answer";
}

TEST_F(Record, PostgresAwayIsSaidAndComesBackByItself) {
  CounterNode node(stores(), {.away_max = std::chrono::milliseconds(50)});
  node.add("one", 1);
  database_.close_to_everyone();
  EXPECT_EQ(node.add("two", 1).kind, Kind::away);
  EXPECT_EQ(node.total(), -1);
  database_.open_again();
  EXPECT_EQ(node.add("two", 1).text, R"({"seq":2,"total":2})");
}

TEST_F(Record, TooMuchAtOnceIsRefusedAndNothingPilesUp) {
  CounterNode node(stores(), {.away_max = std::chrono::milliseconds(100)}, {.waiting_max = 3});
  database_.close_to_everyone();
  std::vector<std::future<Answer>> answers;
  for (int i = 0; i < 10; ++i) answers.push_back(node.send("c" + std::to_string(i), 1));
  int busy = 0;
  for (auto& answer : answers) busy += answer.get().kind == Kind::busy ? 1 : 0;
  EXPECT_GE(busy, 6);
  database_.open_again();
}

TEST_F(Record, NeitherTheNodeNorTheOwnerCanAlterIt) {
  {
    CounterNode node(stores());
    node.add("one", 5);
  }
  const auto refusal = [](const std::string& url, const std::string& sql) -> std::string {
    pqxx::connection connection(url);
    try {
      pqxx::nontransaction(connection).exec(sql);
      return "done";
    } catch (const pqxx::sql_error& e) {
      return e.what();
    }
  };
  for (const auto* sql :
       {"UPDATE event SET payload = '6'", "DELETE FROM event", "TRUNCATE event", "UPDATE posting SET cents = 6",
        "DELETE FROM posting", "TRUNCATE posting", "DELETE FROM signed_root", "TRUNCATE root_head, signed_root",
        "DELETE FROM command", "UPDATE command SET reply = ''", "UPDATE stream_head SET stream = 'x'",
        "UPDATE balance SET counterparty = true", "UPDATE balance SET account = 'x'", "DELETE FROM balance",
        "UPDATE snapshot SET stream = 'x'", "DELETE FROM snapshot", "ALTER TABLE event DISABLE TRIGGER ALL",
        "DROP TABLE event", "DELETE FROM stream_head"})
    EXPECT_THAT(refusal(database_.node_url(), sql),
                ::testing::AnyOf(::testing::HasSubstr("permission denied"), ::testing::HasSubstr("must be owner")))
        << sql;
  for (const auto* sql : {"UPDATE event SET payload = '6'", "DELETE FROM event", "TRUNCATE event",
                          "UPDATE posting SET cents = 6", "DELETE FROM posting", "TRUNCATE posting"})
    EXPECT_THAT(refusal(database_.url(), sql), ::testing::HasSubstr("append-only")) << sql;
  const auto part = ask<std::string>("SELECT tableoid::regclass::text FROM event LIMIT 1");
  EXPECT_THAT(part, ::testing::StartsWith("event_20")) << "the month has a partition of its own";
  for (const auto* sql : {"TRUNCATE ", "DELETE FROM "})
    EXPECT_THAT(refusal(database_.url(), sql + part), ::testing::HasSubstr("append-only")) << sql;
  EXPECT_EQ(refusal(database_.url(), "SET ROLE lammer_maintenance; UPDATE event SET payload = '6'"), "done")
      << "the documented way";
}

TEST_F(Record, OldAnswersAreForgottenYoungOnesKept) {
  CounterNode node(stores());
  node.add("old", 1);
  node.add("young", 1);
  ask<int>("WITH aged AS (UPDATE command SET at = now() - interval '49 hours' WHERE id = 'old' RETURNING 1) SELECT 1");
  const auto store = stores()();
  EXPECT_EQ(store->prune_commands(), 1);
  EXPECT_FALSE(store->reply_to("room", "tester", "old"));
  EXPECT_TRUE(store->reply_to("room", "tester", "young"));
}

TEST_F(Record, MonthsAreMadeAheadAndWhatHasNoneIsStoredAllTheSame) {
  const auto store = stores()();
  const auto far = services::Instant(std::chrono::sys_days(std::chrono::year(2031) / 12 / 31));
  const auto parts = [&] { return ask<int>("SELECT count(*) FROM pg_inherits WHERE inhparent = 'event'::regclass"); };
  const auto before = parts();
  store->make_months(far);
  store->make_months(far);
  EXPECT_EQ(parts(), before + 3);
  services::Append append{.name = {"room", "counter/1"}, .at = far + std::chrono::days(400)};
  append.to = {1, services::sha256("x")};
  append.events.push_back({.seq = 1, .at = append.at, .type = "x", .payload = "1"});
  append.actor = "tester";
  append.command_id = "far";
  EXPECT_EQ(store->append(std::span(&append, 1))[0].outcome, services::Appended::Outcome::committed);
  EXPECT_EQ(ask<std::string>("SELECT tableoid::regclass::text FROM event"), "event_unplanned");
}

}  // namespace
}  // namespace lammer::testing
