// verify() against a real PostgreSQL: a record of many hands is clean, and whatever is altered in it is found.
#include "services/integrity/verify.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "db/postgres/postgres_event_store.h"
#include "db/postgres/postgres_hand_store.h"
#include "db/postgres/postgres_record_audit.h"
#include "db/postgres/postgres_root_store.h"
#include "services/integrity/table_books.h"
#include "services/projections/hands.h"
#include "tests/integration/support/table_node.h"
#include "tests/integration/support/test_database.h"

namespace lammer::testing {
namespace {

using poker::GameCode;
using services::Verified;

// One record for all tests: each alters it inside a transaction that is rolled back.
class Verify : public ::testing::Test {
 protected:
  static void SetUpTestSuite() {
    database_ = std::make_unique<TestDatabase>();
    database_->migrate();
    const auto key = *services::SigningKey::from_seed(std::string(64, 'a'));
    key_ = key.public_key();
    TableNode node([] { return db::make_postgres_event_store(database_->node_url()); });
    const auto roots = db::make_postgres_root_store(database_->node_url());
    property::Chance chance(20261118);
    std::int64_t table = 0;
    for (const auto game : {GameCode::holdem, GameCode::stud_hl8, GameCode::badugi, GameCode::omaha_hl8}) {
      node.play_on(TableId(++table), game, chance, 150, 25);
      roots->make_root(node.clock.now(), std::chrono::milliseconds(0),
                       [&](services::Root root, const services::Hash& before) {
                         return services::signed_root(std::move(root), before, key);
                       });
    }
    const auto hands = db::make_postgres_hand_store(database_->node_url());
    for (const auto& name : hands->behind())
      hands->follow(name, [&](const auto& stream, const auto& events) {
        return services::project_hands(*node.codec, stream, events);
      });
  }
  static void TearDownTestSuite() { database_.reset(); }

  Verify() : connection_(database_->url()), transaction_(connection_), codec_(codec::make_table_codec()) {
    // What nobody but a superuser with bad intentions can do.
    transaction_.exec("SET LOCAL session_replication_role = replica");
  }

  Verified verify(const services::VerifyRange& range = {}) {
    const auto audit = db::make_record_audit(transaction_);
    return services::verify(*audit, services::table_books(*codec_), {std::span(&key_, 1), outside_}, range,
                            [](auto, auto) {});
  }
  std::string broken() {
    const auto verified = verify();
    if (!verified.broken) return "clean";
    return verified.broken->name.stream + " " + std::to_string(verified.broken->seq) + ": " + verified.broken->what;
  }
  pqxx::result sql(const std::string& text) { return transaction_.exec(text); }

  static std::unique_ptr<TestDatabase> database_;
  static services::PublicKey key_;
  std::vector<services::Root> outside_;
  pqxx::connection connection_;
  pqxx::work transaction_;
  std::unique_ptr<services::TableCodec> codec_;
};
std::unique_ptr<TestDatabase> Verify::database_;
services::PublicKey Verify::key_;

TEST_F(Verify, ARecordOfManyHandsIsClean) {
  const auto verified = verify();
  EXPECT_EQ(broken(), "clean");
  EXPECT_EQ(verified.streams, 4);
  EXPECT_GT(verified.events, 500);
  EXPECT_GT(verified.postings, 300);
  EXPECT_EQ(verified.roots, 4);
}

TEST_F(Verify, TheBreakIsNamedByStreamAndNumber) {
  sql("UPDATE event SET payload = payload || ' ' WHERE stream = 'table/2' AND seq = 40");
  EXPECT_THAT(broken(), ::testing::StartsWith("table/2 40: "));
}

TEST_F(Verify, AStreamRewrittenWithItsOwnChainMadeGoodIsFoundByTheRoots) {
  // The last event is cut off, the head moved back, its postings and the snapshot gone: every chain fits again.
  const auto seq = sql("SELECT seq FROM stream_head WHERE stream = 'table/1'")[0][0].as<int>();
  for (const auto* table : {"event", "posting", "snapshot"})
    sql("DELETE FROM " + std::string(table) + " WHERE stream = 'table/1' AND seq = " + std::to_string(seq));
  sql("UPDATE stream_head SET seq = seq - 1, hash = (SELECT hash FROM event e WHERE e.stream = 'table/1' ORDER BY seq "
      "DESC "
      "LIMIT 1) WHERE stream = 'table/1'");
  EXPECT_THAT(broken(), ::testing::HasSubstr("a signed root has seen it at " + std::to_string(seq)));
}

// Somebody with every right alters what was booked, mends the balances and hashes the whole chain again.
TEST_F(Verify, MoneyBookedOtherwiseThanItMovedIsFoundThoughEveryHashFits) {
  sql("DELETE FROM root_head");
  sql("DELETE FROM signed_root");
  const auto row =
      sql("SELECT seq, debit, credit FROM posting WHERE stream = 'table/1' AND flow = 'bet' ORDER BY seq LIMIT 1")[0];
  sql("UPDATE posting SET cents = cents + 100 WHERE stream = 'table/1' AND seq = " + row[0].as<std::string>());
  sql("UPDATE balance SET cents = cents + 100 WHERE account = '" + row[1].as<std::string>() + "'");
  sql("UPDATE balance SET cents = cents - 100 WHERE account = '" + row[2].as<std::string>() + "'");
  const services::StreamName name{"room", "table/1"};
  const auto audit = db::make_record_audit(transaction_);
  services::Hash hash{};
  for (const auto& event : audit->events(name, 0, 100000)) {
    const auto postings = audit->postings(name, event.seq - 1, event.seq);
    hash = services::hash_of({name.room, name.stream, event.seq, event.at, event.type, event.version, event.payload,
                              event.clauses, event.actor, event.device, event.command_id, postings},
                             hash);
    sql("UPDATE event SET hash = decode('" + services::hex_of(hash) +
        "', 'hex') WHERE stream = 'table/1' AND seq = " + std::to_string(event.seq));
  }
  sql("UPDATE stream_head SET hash = decode('" + services::hex_of(hash) + "', 'hex') WHERE stream = 'table/1'");
  const auto verified = services::verify(*audit, services::table_books(*codec_), {}, {}, [](auto, auto) {});
  ASSERT_TRUE(verified.broken);
  EXPECT_THAT(verified.broken->what, ::testing::HasSubstr("by the postings"));
  EXPECT_EQ(verified.broken->seq, row[0].as<std::int64_t>());
  EXPECT_THAT(broken(), ::testing::HasSubstr("nothing is signed")) << "where a key is trusted, roots must be there";
}

TEST_F(Verify, AnotherKeyIsNotTrusted) {
  key_[0] ^= std::byte{1};
  EXPECT_THAT(broken(), ::testing::HasSubstr("unknown key"));
  key_[0] ^= std::byte{1};
}

// Everything in the database made anew, roots too, by somebody who has the signing key: only what lies elsewhere tells.
TEST_F(Verify, ARootThatWasKeptOutsideMustStillBeThere) {
  outside_ = db::make_record_audit(transaction_)->roots(0, 100);
  EXPECT_EQ(broken(), "clean");
  outside_[1].digest[0] ^= std::byte{1};
  EXPECT_THAT(broken(), ::testing::HasSubstr("root 2 is not the one that was kept outside"));
  outside_[1].digest[0] ^= std::byte{1};
  sql("DELETE FROM root_head WHERE number = 4");
  sql("DELETE FROM signed_root WHERE number = 4");
  EXPECT_THAT(broken(), ::testing::HasSubstr("root 4 was kept outside and is gone"));
}

TEST_F(Verify, AStreamThatIsGoneIsMissed) {
  for (const auto* table : {"event", "posting", "stream_head", "snapshot"})
    sql("DELETE FROM " + std::string(table) + " WHERE stream = 'table/3'");
  EXPECT_THAT(broken(), ::testing::HasSubstr("a signed root has seen this stream, and it is gone"));
}

TEST_F(Verify, ARangeOfTimeIsCheckedAlone) {
  const auto at = sql("SELECT (extract(epoch FROM at) * 1000)::bigint FROM event WHERE stream = 'table/2' ORDER BY seq "
                      "LIMIT 1")[0][0]
                      .as<std::int64_t>();
  sql("UPDATE event SET payload = payload || ' ' WHERE stream = 'table/1' AND seq = 3");
  EXPECT_TRUE(verify().broken);
  EXPECT_FALSE(verify({services::Instant(std::chrono::milliseconds(at)), {}}).broken) << "altered before the range";
  EXPECT_TRUE(verify({{}, services::Instant(std::chrono::milliseconds(at))}).broken);
}

// One alteration of the record, chosen by chance; empty if that kind finds nothing to alter there.
std::string mutation(property::Chance& chance, std::int64_t events, std::int64_t postings, std::int64_t heads,
                     std::int64_t hands) {
  const auto nth = [&](const std::string& table, std::int64_t count, const std::string& key) {
    return "(" + key + ") = (SELECT " + key + " FROM " + table + " ORDER BY " + key + " OFFSET " +
           std::to_string(chance.between(0, count - 1)) + " LIMIT 1)";
  };
  const auto event = nth("event", events, "room, stream, seq");
  const auto posting = nth("posting", postings, "room, stream, seq, line");
  const auto position = std::to_string(chance.between(0, 31));
  const auto hand = nth("hand", hands, "room, table_id, number");
  const auto root = nth("signed_root", 4, "number");
  switch (chance.below(29)) {
    case 0:  // a byte of the payload
      return "UPDATE event SET payload = overlay(payload placing chr(ascii(substr(payload, 1, 1)) + 1) from 1 for 1) "
             "WHERE " +
             event;
    case 1:
      return "UPDATE event SET payload = overlay(payload placing chr(ascii(substr(payload, length(payload), 1)) - 1) "
             "from length(payload) for 1) WHERE " +
             event;
    case 2:
      return "UPDATE event SET hash = set_byte(hash, " + position + ", get_byte(hash, " + position + ") # 1) WHERE " +
             event;
    case 3:
      return "UPDATE event SET actor = actor || 'x' WHERE " + event;
    case 4:
      return "UPDATE event SET device = '' WHERE " + event;
    case 5:
      return "UPDATE event SET clauses = clauses || ' POKER-01.A' WHERE " + event;
    case 6:
      return "UPDATE event SET at = at + interval '1 millisecond' WHERE " + event;
    case 7:
      return "UPDATE event SET type = type || 'x' WHERE " + event;
    case 8:
      return "UPDATE event SET version = version + 1 WHERE " + event;
    case 9:
      return "UPDATE event SET command_id = command_id || '0' WHERE " + event;
    case 10:
      return "DELETE FROM event WHERE " + event;
    case 11:  // two neighbours change places
      return "WITH pair AS (SELECT room, stream, seq FROM event WHERE " + event +
             "), swapped AS (SELECT e.room, e.stream, e.seq, 2 * p.seq + 1 - e.seq AS other FROM event e JOIN pair p "
             "USING (room, stream) WHERE e.seq IN (p.seq, p.seq + 1)) UPDATE event e SET payload = o.payload, type = "
             "o.type FROM swapped s JOIN event o ON o.room = s.room AND o.stream = s.stream AND o.seq = s.other WHERE "
             "e.room = s.room AND e.stream = s.stream AND e.seq = s.seq AND o.payload <> e.payload";
    case 12:  // the tail is cut, and the head moved back
      return "WITH cut AS (SELECT room, stream, seq FROM event WHERE " + event +
             "), gone AS (DELETE FROM event e USING cut c WHERE e.room = c.room AND e.stream = c.stream AND e.seq >= "
             "c.seq) "
             "UPDATE stream_head h SET seq = c.seq - 1, hash = coalesce((SELECT hash FROM event e WHERE e.room = "
             "c.room AND "
             "e.stream = c.stream AND e.seq = c.seq - 1), h.hash) FROM cut c WHERE h.room = c.room AND h.stream = "
             "c.stream";
    case 13:
      return "UPDATE posting SET cents = cents + 1 WHERE " + posting;
    case 14:
      return "UPDATE posting SET debit = credit, credit = debit WHERE " + posting;
    case 15:
      return "DELETE FROM posting WHERE " + posting;
    case 16:
      return "UPDATE posting SET flow = 'tip' WHERE flow <> 'tip' AND " + posting;
    case 17:
      return "UPDATE balance SET cents = cents + 1 WHERE " + nth("balance", 20, "room, account");
    case 18:
      return "UPDATE stream_head SET seq = seq + 1 WHERE " + nth("stream_head", heads, "room, stream");
    case 19:  // finer than what is hashed
      return "UPDATE event SET at = at + interval '1 microsecond' WHERE " + event;
    case 20:
      return "UPDATE posting SET at = at + interval '1 microsecond' WHERE " + posting;
    case 21:
      return "UPDATE hand SET rake_cents = rake_cents + 1 WHERE " + hand;
    case 22:
      return "DELETE FROM hand WHERE " + hand;
    case 23:
      return "UPDATE hand SET table_id = 99 WHERE " + hand;
    case 24:
      return "UPDATE signed_root SET at = at + interval '1 millisecond' WHERE " + root;
    case 25:
      return "UPDATE signed_root SET signature = set_byte(signature, " + position + ", get_byte(signature, " +
             position + ") # 1) WHERE " + root;
    case 26:
      return "UPDATE signed_root SET key = set_byte(key, " + position + ", get_byte(key, " + position +
             ") # 1) WHERE " + root;
    case 27:
      return "UPDATE snapshot SET state = overlay(state placing '9' from length(state) / 2 for 1) WHERE substr(state, "
             "length(state) / 2, 1) ~ '[0-8]' AND " +
             nth("snapshot", heads, "room, stream");
    default:
      return "UPDATE root_head SET hash = set_byte(hash, " + position + ", get_byte(hash, " + position +
             ") # 1) WHERE " + nth("root_head", heads, "number, room, stream");
  }
}

TEST_F(Verify, AThousandAlterationsAreEachFound) {
  const auto count = [&](const char* table) {
    return sql(std::string("SELECT count(*) FROM ") + table)[0][0].as<std::int64_t>();
  };
  const auto events = count("event");
  const auto postings = count("posting");
  const auto heads = count("stream_head");
  const auto hands = count("hand");
  ASSERT_GT(hands, 3);
  property::Chance chance(7);
  for (int found = 0; found < 1000;) {
    pqxx::subtransaction scratch(transaction_);
    const auto altered = mutation(chance, events, postings, heads, hands);
    if (scratch.exec(altered).affected_rows() == 0) {
      scratch.abort();
      continue;
    }
    const auto audit = db::make_record_audit(scratch);
    const auto verified =
        services::verify(*audit, services::table_books(*codec_), {std::span(&key_, 1), {}}, {}, [](auto, auto) {});
    ASSERT_TRUE(verified.broken) << altered;
    scratch.abort();
    ++found;
  }
}

}  // namespace
}  // namespace lammer::testing
