// What no route shows yet: a signature is spent once, a ticket is taken once, and both counters of wrong answers agree.
#include <thread>

#include <gtest/gtest.h>

#include "api/codec/identity_json.h"
#include "api/system_ports.h"
#include "db/postgres/postgres_identity_store.h"
#include "db/redis/redis_attempts.h"
#include "services/identity/argon2_hasher.h"
#include "services/identity/co_signatures.h"
#include "services/identity/devices.h"
#include "services/identity/live_tickets.h"
#include "services/identity/memory_attempts.h"
#include "services/identity/people.h"
#include "tests/integration/support/test_database.h"

namespace lammer::services {
namespace {

using std::chrono::seconds;

class HandClock : public Clock {
 public:
  Instant now() const override { return at; }
  Instant at{std::chrono::hours(500'000)};
};

class IdentityDesk : public ::testing::Test {
 protected:
  IdentityDesk() {
    database_.migrate();
    store_ = make_store();
    desk_.emplace(Desk{*store_, clock_, random_, hasher_, attempts_, nobody_hash_});
    store_->add_room("main", "Main", "America/Denver");
    dealer_ = add("D-201", {identity::Role::dealer});
    floor_ = add("F-17", {identity::Role::floor});
  }

  std::unique_ptr<IdentityStore> make_store() {
    return db::make_postgres_identity_store(database_.node_url(), api::facts_text,
                                            [this](const StreamHint& hint) { hints_.push_back(hint); });
  }

  Added add(const std::string& licence, identity::RoleSet roles) {
    return *add_person(*desk_, "main", {"Person " + licence, licence, roles}, "", {});
  }

  static Caller as(const Person& person) {
    Caller caller{{person.room, person.id, person.name, person.licence, person.roles, "session", "", {}},
                  "request-1",
                  "127.0.0.1"};
    return caller;
  }

  testing::TestDatabase database_;
  HandClock clock_;
  api::SystemRandom random_;
  Argon2Hasher hasher_;
  MemoryAttempts attempts_;
  std::string nobody_hash_ = hasher_.hash("nobody");
  std::vector<StreamHint> hints_;
  std::unique_ptr<IdentityStore> store_;
  std::optional<Desk> desk_;
  Added dealer_;
  Added floor_;
};

TEST_F(IdentityDesk, ASignatureIsSpentOnceByItsFirstPersonForWhatWasShown) {
  const auto shown = sha256("count $318");
  const auto signature = co_sign(
      *desk_, {"high_hand_box_count", shown, "", "F-17", SecretKind::pin, floor_.secrets.pin}, as(dealer_.person));
  ASSERT_TRUE(signature) << signature.error().sentence;
  const auto spend = [&](const std::string& act, const Hash& text, const Person& first) -> std::string {
    const auto spent = consume(*desk_, signature->id, act, text, as(first));
    return spent ? spent->licence : std::string(spent.error().code);
  };
  EXPECT_EQ(spend("bad_beat_box_count", shown, dealer_.person), "cosign.other_act");
  EXPECT_EQ(spend("high_hand_box_count", sha256("count $319"), dealer_.person), "cosign.other_text");
  EXPECT_EQ(spend("high_hand_box_count", shown, floor_.person), "cosign.unknown");
  EXPECT_EQ(spend("high_hand_box_count", shown, dealer_.person), "F-17");
  EXPECT_EQ(spend("high_hand_box_count", shown, dealer_.person), "cosign.used");
}

TEST_F(IdentityDesk, ASignatureLastsAMinute) {
  const auto shown = sha256("count $318");
  const auto sign = [&] {
    return co_sign(*desk_, {"high_hand_box_count", shown, "", "F-17", SecretKind::password, floor_.secrets.password},
                   as(dealer_.person));
  };
  const auto late = sign();
  const auto in_time = sign();
  clock_.at += seconds(59);
  EXPECT_TRUE(consume(*desk_, in_time->id, "high_hand_box_count", shown, as(dealer_.person)));
  clock_.at += seconds(1);
  EXPECT_EQ(consume(*desk_, late->id, "high_hand_box_count", shown, as(dealer_.person)).error().code, "cosign.expired");
}

TEST_F(IdentityDesk, OfManyWhoSpendASignatureAtOnceOneSucceeds) {
  const auto shown = sha256("x");
  const auto signature =
      co_sign(*desk_, {"misdeal", shown, "", "F-17", SecretKind::pin, floor_.secrets.pin}, as(dealer_.person));
  ASSERT_TRUE(signature);
  std::atomic<int> spent = 0;
  std::vector<std::thread> threads;
  for (int i = 0; i < 6; ++i)
    threads.emplace_back([&] {
      const auto store =
          db::make_postgres_identity_store(database_.node_url(), api::facts_text, [](const StreamHint&) {});
      Desk desk{*store, clock_, random_, hasher_, attempts_, nobody_hash_};
      if (consume(desk, signature->id, "misdeal", shown, as(dealer_.person))) ++spent;
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(spent, 1);
}

TEST_F(IdentityDesk, ATicketIsTakenOnceWhileItsSessionLasts) {
  const auto opened = log_in(*desk_, {"", "F-17", floor_.secrets.password}, {{}, "r", "127.0.0.1"});
  ASSERT_TRUE(opened);
  auto caller = as(floor_.person);
  caller.principal.session = opened->session.id;
  const auto first = make_ticket(*desk_, caller);
  const auto who = redeem_ticket(*desk_, first.ticket);
  ASSERT_TRUE(who);
  EXPECT_EQ(who->person, floor_.person.id);
  EXPECT_EQ(who->roles, identity::RoleSet{identity::Role::floor});
  EXPECT_FALSE(redeem_ticket(*desk_, first.ticket));
  const auto late = make_ticket(*desk_, caller);
  clock_.at += ticket_time;
  EXPECT_FALSE(redeem_ticket(*desk_, late.ticket));
  const auto orphan = make_ticket(*desk_, caller);
  ASSERT_TRUE(end_session(*desk_, opened->session.id, caller));
  EXPECT_EQ(redeem_ticket(*desk_, orphan.ticket).error().code, "ticket.unknown");
}

TEST_F(IdentityDesk, SessionsAndCodesEndByThemselves) {
  const auto opened = log_in(*desk_, {"", "F-17", floor_.secrets.password}, {{}, "r", "127.0.0.1"});
  const auto good = [&] { return store_->standings({opened->session.id}, clock_.at).front().good; };
  EXPECT_TRUE(good());
  const auto code = make_enrolment(*desk_, {TableId(7), "Tablet"}, as(floor_.person));
  clock_.at += enrolment_time;
  EXPECT_EQ(redeem_enrolment(*desk_, code->code, {}).error().code, "enrolment.unknown");
  clock_.at += session_idle_max;
  EXPECT_EQ(refresh(*desk_, opened->refresh_token, {}).error().code, "session.ended");
  EXPECT_TRUE(good());
  clock_.at += session_time_max;
  EXPECT_FALSE(good());
}

TEST_F(IdentityDesk, ANodeCanNeitherForgetAPersonNorRewriteWhatHappened) {
  pqxx::connection node(database_.node_url());
  for (const auto* sql : {"DELETE FROM person", "DELETE FROM session", "UPDATE person SET licence = 'X-1'",
                          "UPDATE session SET person = 'x'",
                          "UPDATE co_signature SET shown = decode(repeat('00', 32), 'hex')", "DELETE FROM co_signature",
                          "UPDATE event SET actor = 'x'", "DELETE FROM signing_key", "UPDATE device SET table_id = 9"})
    EXPECT_THROW(pqxx::nontransaction(node).exec(sql), pqxx::insufficient_privilege) << sql;
  EXPECT_NO_THROW(store_->prune(clock_.now()));
}

TEST(AttemptCounters, BothCountTheSame) {
  MemoryAttempts memory;
  const auto redis = db::make_redis_attempts(*db::parse_redis_address(testing::required_variable("LAMMER_REDIS_URL")),
                                             std::make_unique<MemoryAttempts>());
  Instant now(std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
  const auto door = "test/" + std::to_string(now.time_since_epoch().count());
  for (int i = 0; i < 60; ++i) {
    const auto ours = memory.charge(door, identity::account_policy, now);
    const auto theirs = redis->charge(door, identity::account_policy, now);
    ASSERT_EQ(ours.shut_for, theirs.shut_for) << i;
    ASSERT_EQ(ours.failures, theirs.failures) << i;
    now += seconds(i * 7);
  }
  for (auto* counter : std::initializer_list<AttemptCounter*>{&memory, redis.get()}) {
    counter->refund(door);
    counter->clear(door);
    EXPECT_EQ(counter->charge(door, identity::account_policy, now).failures, 1);
    counter->refund(door);
    EXPECT_EQ(counter->charge(door, identity::account_policy, now).failures, 1);
    counter->clear(door);
  }
}

TEST(AttemptCounters, ANodeCountsAloneWhileRedisIsAway) {
  const auto counter =
      db::make_redis_attempts(*db::parse_redis_address("redis://127.0.0.1:1"), std::make_unique<MemoryAttempts>());
  const Instant now(std::chrono::hours(500'000));
  for (int i = 0; i < 5; ++i) counter->charge("a", identity::account_policy, now);
  EXPECT_EQ(counter->charge("a", identity::account_policy, now).shut_for, seconds(30));
}

}  // namespace
}  // namespace lammer::services
