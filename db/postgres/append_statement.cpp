// The statement is one, with data-modifying parts that depend on the head's move: one round trip, one commit, and no
// moment at which a head has moved and its events are not there.
#include "db/postgres/append_statement.h"

namespace lammer::db {
namespace {

using services::Append;
using services::StreamName;

// "IS TRUE" keeps the planner from making a join of it: the moved heads are hashed once and each row is looked up.
constexpr const char* of_moved = " WHERE ((r.room, r.stream) IN (SELECT room, stream FROM moved)) IS TRUE";

// $1 heads, $2 events, $3 answers, and as far as there are any postings and snapshots.
std::string append_sql(bool with_postings, bool with_snapshots) {
  std::string sql = R"sql(
WITH moved AS (
  UPDATE stream_head h SET seq = w.seq_to, hash = w.hash_to FROM unnest($1::head_move[]) w
  WHERE h.room = w.room AND h.stream = w.stream AND h.seq = w.seq_from AND h.hash = w.hash_from
  RETURNING h.room, h.stream, w.place),
events AS (
  INSERT INTO event SELECT r.* FROM unnest($2::event[]) r)sql";
  sql += of_moved;
  sql += "),\nanswers AS (INSERT INTO command SELECT r.* FROM unnest($3::command[]) r";
  sql += of_moved;
  sql += ")";
  if (with_postings) {
    sql += ",\nlines AS MATERIALIZED (SELECT r.* FROM unnest($4::posting[]) r";
    sql += of_moved;
    sql += R"sql(),
postings AS (INSERT INTO posting SELECT * FROM lines),
balances AS (
  UPDATE balance b SET cents = b.cents + d.cents
  FROM (SELECT room, account, sum(cents)::bigint AS cents
        FROM (SELECT room, debit AS account, cents FROM lines UNION ALL SELECT room, credit, -cents FROM lines) sides
        GROUP BY room, account) d
  WHERE b.room = d.room AND b.account = d.account))sql";
  }
  if (with_snapshots) {
    sql += ",\nsnapshots AS (INSERT INTO snapshot SELECT r.* FROM unnest($";
    sql += with_postings ? "5" : "4";
    sql += "::snapshot[]) r";
    sql += of_moved;
    sql += R"sql(
  ON CONFLICT (room, stream) DO UPDATE
    SET seq = excluded.seq, at = excluded.at, version = excluded.version, state = excluded.state
    WHERE snapshot.seq < excluded.seq))sql";
  }
  return sql + "\nSELECT place FROM moved";
}

// Most batches move no money or end no hand; the parts that nobody needs cost as much as those that somebody does.
const char* append_name(bool with_postings, bool with_snapshots) {
  if (with_postings) return with_snapshots ? "append_money_state" : "append_money";
  return with_snapshots ? "append_state" : "append";
}

struct Move {
  std::int64_t place;
  services::StreamHead from;
  services::StreamHead to;
};

constexpr const char* make_missing_sql = R"sql(
WITH streams AS (INSERT INTO stream_head SELECT * FROM unnest($1::stream_head[]) ON CONFLICT DO NOTHING)
INSERT INTO balance SELECT a.* FROM unnest($2::balance[]) a
WHERE NOT EXISTS (SELECT FROM balance b WHERE b.room = a.room AND b.account = a.account)
ON CONFLICT DO NOTHING)sql";

}  // namespace

AppendStatement::AppendStatement(pqxx::connection& connection) : connection_(connection) {
  // Rows are always few and found by key: no other plan is ever right, whatever the statistics say. Sums are sorted by
  // account, so that two writers never wait for each other crosswise.
  pqxx::nontransaction session(connection);
  session.exec(
      "SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off; SET enable_hashjoin = off; "
      "SET enable_mergejoin = off; SET enable_hashagg = off; SET jit = off");
  const auto types = session
                         .exec(
                             "SELECT 'head_move'::regtype::oid, 'event'::regtype::oid, 'command'::regtype::oid, "
                             "'posting'::regtype::oid, 'snapshot'::regtype::oid, 'stream_head'::regtype::oid, "
                             "'balance'::regtype::oid")
                         .one_row();
  const auto type = [&](int column) { return types[column].as<std::uint32_t>(); };
  types_ = {type(0), type(1), type(2), type(3), type(4), type(5), type(6)};
  for (const bool with_postings : {false, true})
    for (const bool with_snapshots : {false, true})
      connection.prepare(append_name(with_postings, with_snapshots), append_sql(with_postings, with_snapshots));
  connection.prepare("make_missing", make_missing_sql);
}

// Accounts and streams that are not there yet get an empty row first, in a step of its own: an empty row changes no
// sum, and the statement itself then only ever updates.
void AppendStatement::make_missing(std::span<const Append> appends) {
  SqlRows streams(types_.stream_head);
  SqlRows accounts(types_.balance);
  std::vector<std::pair<std::string, std::string>> fresh;
  const auto account = [&](const std::string& room, const std::string& name, bool is_counterparty) {
    if (known_accounts_[room].contains(name)) return;
    accounts.add(room, name, is_counterparty, std::int64_t{0});
    fresh.emplace_back(room, name);
  };
  for (const auto& append : appends) {
    const auto& [room, stream] = append.name;
    if (append.from.seq == 0) streams.add(room, stream, std::int64_t{0}, services::Hash{});
    for (const auto& posting : append.postings) {
      account(room, posting.debit, posting.debit_is_counterparty);
      account(room, posting.credit, posting.credit_is_counterparty);
    }
  }
  if (streams.empty() && accounts.empty()) return;
  pqxx::nontransaction(connection_)
      .exec(pqxx::prepped("make_missing"), pqxx::params{streams.take(), accounts.take()})
      .no_rows();
  for (auto& [room, name] : fresh) known_accounts_[room].insert(std::move(name));
}

std::vector<bool> AppendStatement::store(std::span<const Append> appends) {
  make_missing(appends);
  std::map<StreamName, Move> moves;
  std::map<StreamName, const services::Snapshot*> newest;
  SqlRows events(types_.event);
  SqlRows answers(types_.command);
  SqlRows postings(types_.posting);
  constexpr std::int64_t nowhere = -1;
  std::vector<std::int64_t> places;  // of each append's move; nowhere if it does not follow its stream's one before it
  places.reserve(appends.size());
  for (const auto& append : appends) {
    const auto& [room, stream] = append.name;
    const auto next = static_cast<std::int64_t>(moves.size());
    const auto [at, is_first] = moves.try_emplace(append.name, Move{next, append.from, append.to});
    auto& move = at->second;
    const bool follows = is_first || append.from == move.to;
    places.push_back(follows ? move.place : nowhere);
    if (!follows) continue;
    move.to = append.to;
    for (const auto& event : append.events)
      events.add(room, stream, event.seq, event.at, event.type, small(event.version), event.payload, event.clauses,
                 event.actor, event.device, event.command_id, event.hash);
    for (const auto& posting : append.postings)
      postings.add(room, stream, posting.seq, small(posting.line), append.at, posting.flow, posting.debit,
                   posting.credit, posting.cents);
    answers.add(room, append.actor, append.command_id, stream, append.reply.request, small(append.reply.status),
                append.reply.text, append.at);
    if (append.snapshot) newest[append.name] = &*append.snapshot;
  }
  SqlRows snapshots(types_.snapshot);
  for (const auto& [name, snapshot] : newest)
    snapshots.add(name.room, name.stream, snapshot->seq, snapshot->at, small(snapshot->version), snapshot->state);
  SqlRows heads(types_.head_move);  // by name, so that two writers never wait for each other crosswise
  for (const auto& [name, move] : moves)
    heads.add(move.place, name.room, name.stream, move.from.seq, move.from.hash, move.to.seq, move.to.hash);

  const auto* const statement = append_name(!postings.empty(), !snapshots.empty());
  pqxx::params params{heads.take(), events.take(), answers.take()};
  if (!postings.empty()) params.append(postings.take());
  if (!snapshots.empty()) params.append(snapshots.take());
  std::vector<bool> moved(moves.size());
  for (const auto& row : pqxx::nontransaction(connection_).exec(pqxx::prepped(statement), params))
    moved.at(row[0].as<std::size_t>()) = true;
  std::vector<bool> stored;
  stored.reserve(appends.size());
  for (const auto place : places) stored.push_back(place != nowhere && moved[static_cast<std::size_t>(place)]);
  return stored;
}

}  // namespace lammer::db
