// The statement is one, with data-modifying parts that depend on the head's move: one round trip, one commit, and no
// moment at which a head has moved and its events are not there.
#include "db/postgres/append_statement.h"

#include <map>
#include <set>

#include "db/postgres/sql_array.h"

namespace lammer::db {
namespace {

using services::Append;
using services::hex_of;
using services::StreamName;

constexpr const char* append_sql = R"sql(
WITH wanted AS MATERIALIZED (
  SELECT * FROM unnest($1::text[], $2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[])
    AS w(room, stream, seq_from, hash_from, seq_to, hash_to)),
moved AS (
  UPDATE stream_head h SET seq = w.seq_to, hash = decode(w.hash_to, 'hex')
  FROM wanted w
  WHERE h.room = w.room AND h.stream = w.stream AND h.seq = w.seq_from AND h.hash = decode(w.hash_from, 'hex')
  RETURNING h.room, h.stream),
events AS (
  INSERT INTO event (room, stream, seq, at, type, version, payload, clauses, actor, device, command_id, hash)
  SELECT e.room, e.stream, e.seq, to_timestamp(e.ms / 1000.0), e.type, e.version, e.payload, e.clauses, e.actor, e.device,
         e.command_id, decode(e.hash, 'hex')
  FROM unnest($7::text[], $8::text[], $9::bigint[], $10::bigint[], $11::text[], $12::smallint[], $13::text[], $14::text[],
              $15::text[], $16::text[], $17::text[], $18::text[])
    AS e(room, stream, seq, ms, type, version, payload, clauses, actor, device, command_id, hash)
  JOIN moved USING (room, stream)),
lines AS MATERIALIZED (
  SELECT p.* FROM unnest($19::text[], $20::text[], $21::bigint[], $22::smallint[], $23::bigint[], $24::text[], $25::text[],
                         $26::text[], $27::bigint[])
    AS p(room, stream, seq, line, ms, flow, debit, credit, cents)
  JOIN moved USING (room, stream)),
postings AS (
  INSERT INTO posting (room, stream, seq, line, at, flow, debit, credit, cents)
  SELECT room, stream, seq, line, to_timestamp(ms / 1000.0), flow, debit, credit, cents FROM lines),
balances AS (
  UPDATE balance b SET cents = b.cents + d.cents
  FROM (SELECT room, account, sum(cents)::bigint AS cents
        FROM (SELECT room, debit AS account, cents FROM lines UNION ALL SELECT room, credit, -cents FROM lines) sides
        GROUP BY room, account) d
  WHERE b.room = d.room AND b.account = d.account),
answers AS (
  INSERT INTO command (room, stream, actor, id, request_hash, status, reply, at)
  SELECT c.room, c.stream, c.actor, c.id, decode(c.request_hash, 'hex'), c.status, c.reply, to_timestamp(c.ms / 1000.0)
  FROM unnest($28::text[], $29::text[], $30::text[], $31::text[], $32::text[], $33::smallint[], $34::text[], $35::bigint[])
    AS c(room, stream, actor, id, request_hash, status, reply, ms)
  JOIN moved USING (room, stream)),
snapshots AS (
  INSERT INTO snapshot (room, stream, seq, at, version, state)
  SELECT s.room, s.stream, s.seq, to_timestamp(s.ms / 1000.0), s.version, s.state
  FROM unnest($36::text[], $37::text[], $38::bigint[], $39::bigint[], $40::smallint[], $41::text[])
    AS s(room, stream, seq, ms, version, state)
  JOIN moved USING (room, stream)
  ON CONFLICT (room, stream) DO UPDATE
    SET seq = excluded.seq, at = excluded.at, version = excluded.version, state = excluded.state
    WHERE snapshot.seq < excluded.seq)
SELECT room, stream FROM moved)sql";

std::int64_t milliseconds(services::Instant at) {
  return at.time_since_epoch().count();
}

// The arrays of one table of the statement, in the order of its columns.
template <std::size_t columns>
class Rows {
 public:
  template <class... Values>
  void add(const Values&... values) {
    static_assert(sizeof...(Values) == columns);
    std::size_t column = 0;
    (arrays_[column++].add(values), ...);
  }
  void append_to(pqxx::params& params) {
    for (auto& array : arrays_) params.append(array.take());
  }

 private:
  std::array<SqlArray, columns> arrays_;
};

struct Move {
  services::StreamHead from;
  services::StreamHead to;
};

constexpr const char* make_missing_sql = R"sql(
WITH streams AS (
  INSERT INTO stream_head (room, stream, seq, hash)
  SELECT room, stream, 0, decode(repeat('00', 32), 'hex') FROM unnest($1::text[], $2::text[]) AS s(room, stream)
  ON CONFLICT DO NOTHING)
INSERT INTO balance (room, account, counterparty, cents)
SELECT room, account, counterparty, 0 FROM unnest($3::text[], $4::text[], $5::boolean[]) AS a(room, account, counterparty)
WHERE NOT EXISTS (SELECT FROM balance b WHERE b.room = a.room AND b.account = a.account)
ON CONFLICT DO NOTHING)sql";

}  // namespace

AppendStatement::AppendStatement(pqxx::connection& connection) : connection_(connection) {
  // Rows are always few and found by key: no other plan is ever right, whatever the statistics say.
  pqxx::nontransaction(connection)
      .exec(
          "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; "
          "SET enable_mergejoin = off");
  connection.prepare("append", append_sql);
  connection.prepare("make_missing", make_missing_sql);
}

// Accounts and streams that are not there yet get an empty row first, in a step of its own: an empty row changes no
// sum, and the statement itself then only ever updates.
void AppendStatement::make_missing(std::span<const Append> appends) {
  Rows<2> streams;
  Rows<2> accounts;
  SqlArray counterparty;
  bool any = false;
  std::vector<std::string> fresh;
  const auto account = [&](const std::string& room, const std::string& name, bool is_counterparty) {
    auto key = room + '\n' + name;
    if (known_accounts_.contains(key)) return;
    accounts.add(room, name);
    counterparty.add_bool(is_counterparty);
    fresh.push_back(std::move(key));
    any = true;
  };
  for (const auto& append : appends) {
    if (append.from.seq == 0) {
      streams.add(append.name.room, append.name.stream);
      any = true;
    }
    for (const auto& posting : append.postings) {
      account(append.name.room, posting.debit, posting.debit_is_counterparty);
      account(append.name.room, posting.credit, posting.credit_is_counterparty);
    }
  }
  if (!any) return;
  pqxx::params params;
  streams.append_to(params);
  accounts.append_to(params);
  params.append(counterparty.take());
  pqxx::nontransaction(connection_).exec(pqxx::prepped("make_missing"), params).no_rows();
  known_accounts_.insert(std::make_move_iterator(fresh.begin()), std::make_move_iterator(fresh.end()));
}

std::vector<bool> AppendStatement::store(std::span<const Append> appends) {
  make_missing(appends);
  std::map<StreamName, Move> moves;
  Rows<12> events;
  Rows<9> postings;
  Rows<8> answers;
  Rows<6> snapshots;
  std::map<StreamName, const services::Snapshot*> newest;
  std::vector<bool> follows;  // its stream's append before it in this batch
  for (const auto& append : appends) {
    const auto& [room, stream] = append.name;
    const auto [move, is_first] = moves.try_emplace(append.name, Move{append.from, append.to});
    follows.push_back(is_first || append.from == move->second.to);
    if (!follows.back()) continue;
    move->second.to = append.to;
    for (const auto& event : append.events)
      events.add(room, stream, event.seq, milliseconds(event.at), event.type, event.version, event.payload,
                 event.clauses, event.actor, event.device, event.command_id, hex_of(event.hash));
    for (const auto& posting : append.postings)
      postings.add(room, stream, posting.seq, posting.line, milliseconds(append.at), posting.flow, posting.debit,
                   posting.credit, posting.cents);
    answers.add(room, stream, append.actor, append.command_id, hex_of(append.reply.request), append.reply.status,
                append.reply.text, milliseconds(append.at));
    if (append.snapshot) newest[append.name] = &*append.snapshot;
  }
  for (const auto& [name, snapshot] : newest)
    snapshots.add(name.room, name.stream, snapshot->seq, milliseconds(snapshot->at), snapshot->version,
                  snapshot->state);
  Rows<6> heads;  // by name, so that two writers never wait for each other crosswise
  for (const auto& [name, move] : moves)
    heads.add(name.room, name.stream, move.from.seq, hex_of(move.from.hash), move.to.seq, hex_of(move.to.hash));

  pqxx::params params;
  heads.append_to(params);
  events.append_to(params);
  postings.append_to(params);
  answers.append_to(params);
  snapshots.append_to(params);
  std::set<StreamName> moved;
  for (const auto& row : pqxx::nontransaction(connection_).exec(pqxx::prepped("append"), params))
    moved.insert({row[0].as<std::string>(), row[1].as<std::string>()});
  std::vector<bool> stored;
  stored.reserve(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) stored.push_back(follows[i] && moved.contains(appends[i].name));
  return stored;
}

}  // namespace lammer::db
