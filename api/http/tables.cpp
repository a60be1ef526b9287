// A command goes to the table's stream and is answered when it is durable; reading takes what the record has.
#include "api/http/tables.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <mutex>

#include "api/auth/table_rights.h"
#include "api/codec/hands_json.h"
#include "api/codec/table_command_json.h"
#include "api/codec/table_view_json.h"
#include "api/http/request_scope.h"
#include "api/http/requests.h"
#include "api/log/json_log.h"
#include "api/node.h"
#include "domain/rules/ledger.h"

namespace lammer::api {
namespace {

using Kind = services::Answer::Kind;

std::optional<std::int64_t> number_in(std::string_view text, std::int64_t least, std::int64_t most) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most) return std::nullopt;
  return number;
}

constexpr std::int64_t tables_max = 1'000'000;

drogon::HttpResponsePtr unknown(const drogon::HttpRequestPtr& request, std::string_view what) {
  return problem(request, drogon::k404NotFound, "not_found", what);
}

drogon::HttpResponsePtr record_away(const drogon::HttpRequestPtr& request) {
  return problem(request, drogon::k503ServiceUnavailable, "record.away",
                 "The record cannot be reached just now: send it again with the same key.");
}

// Whoever taps in is who he has proved to be.
void sign(room::TableCommand& command, const services::Principal& principal) {
  if (auto* tap = std::get_if<room::TapIn>(&command)) tap->dealer = LicenceNo(principal.licence);
}

// Made of the stored answer alone, so that the same command gets the same bytes for ever: the request's own id is only
// in its header.
drogon::HttpResponsePtr stored(const services::Answer& answer) {
  const auto status = static_cast<drogon::HttpStatusCode>(answer.status);
  auto response = drogon::HttpResponse::newHttpResponse(status, drogon::CT_APPLICATION_JSON);
  if (status == drogon::k200OK) {
    response->setBody(answer.text);
    return response;
  }
  const auto refusal = nlohmann::json::parse(answer.text);
  nlohmann::ordered_json document{{"type", "about:blank"},
                                  {"title", refusal.at("sentence")},
                                  {"status", answer.status},
                                  {"code", refusal.at("code")}};
  if (refusal.contains("clause")) document["clause"] = refusal.at("clause");
  response->setContentTypeString("application/problem+json");
  response->setBody(document.dump());
  return response;
}

void count(Metrics& metrics, const services::Answer& answer) {
  switch (answer.kind) {
    case Kind::given:
      if (answer.status == drogon::k200OK) return metrics.count_command("accepted");
      metrics.count_refusal(nlohmann::json::parse(answer.text).at("code"));
      return metrics.count_command("refused");
    case Kind::conflict:
      return metrics.count_command("conflict");
    case Kind::busy:
      return metrics.count_command("busy");
    case Kind::away:
      return metrics.count_command("away");
    case Kind::forbidden:
      return metrics.count_command("fault");
  }
}

drogon::HttpResponsePtr answer_to(const drogon::HttpRequestPtr& request, const services::Answer& answer) {
  switch (answer.kind) {
    case Kind::given:
      return stored(answer);
    case Kind::conflict:
      return problem(request, drogon::k409Conflict, "command.conflict",
                     "This Idempotency-Key was used for another command.");
    case Kind::busy:
      return problem(request, drogon::k503ServiceUnavailable, "service.busy",
                     "Too much is waiting: try again in a moment.");
    case Kind::away:
      return record_away(request);
    case Kind::forbidden:
      break;
  }
  log::error("record_refused", {{"request_id", request_id(request)}, {"text", answer.text}});
  return problem_of_status(drogon::k500InternalServerError, request);
}

// "812" or W/"812", as the table's ETag says.
std::optional<std::int64_t> seq_in_etag(std::string_view etag) {
  if (etag.starts_with("W/")) etag.remove_prefix(2);
  if (etag.size() < 3 || etag.front() != '"' || etag.back() != '"') return std::nullopt;
  return number_in(etag.substr(1, etag.size() - 2), 0, INT64_MAX);
}

void command(Node& node, const Call& call, const Answer& answer) {
  const auto& request = call.request;
  const auto number = number_in(call.parameters[0], 1, tables_max);
  if (!number) return answer(unknown(request, "There is no such table."));
  const TableId table(*number);
  if (auto refusal = refusal_of_content_type(request)) return answer(refusal);
  const auto& key = request->getHeader("idempotency-key");
  if (key.empty() || key.size() > 80 || !std::ranges::all_of(key, [](char c) { return c > ' ' && c < 127; }))
    return answer(problem(request, drogon::k400BadRequest, "command.key",
                          "A command has an Idempotency-Key of 1 to 80 printable characters."));
  std::optional<std::int64_t> expected;
  if (const auto& etag = request->getHeader("if-match"); !etag.empty()) {
    expected = seq_in_etag(etag);
    if (!expected)
      return answer(problem(request, drogon::k400BadRequest, "command.if_match",
                            "If-Match is the ETag of the table, such as \"812\"."));
  }
  auto decoded = codec::decode_table_command(request->body());
  if (!decoded) {
    node.metrics.count_command("malformed");
    return answer(problem(request, decoded.error()));
  }
  const auto by = authority_of(call.principal, table);
  if (!by) return answer(problem(request, by.error()));
  sign(*decoded, call.principal);
  // What the same command is: the table, where it was seen, and every byte of the body.
  std::string same;
  services::add_text(same, call.parameters[0]);
  services::add_number(same, expected.value_or(-1));
  services::add_text(same, request->body());
  const auto began = std::chrono::steady_clock::now();
  node.metrics.begin_command();
  node.record.tables.submit({call.principal.room,
                             table,
                             call.principal.actor(),
                             call.principal.device,
                             key,
                             services::sha256(same),
                             {std::move(*decoded), *by, expected}},
                            [&metrics = node.metrics, request, answer, began](const services::Answer& given) {
                              const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - began;
                              metrics.end_command(taken.count());
                              count(metrics, given);
                              answer(answer_to(request, given));
                            });
}

void view(Node& node, const Call& call, const Answer& answer) {
  const auto& request = call.request;
  const auto number = number_in(call.parameters[0], 1, tables_max);
  if (!number) return answer(unknown(request, "There is no such table."));
  const TableId table(*number);
  const auto cards = cards_for(call.principal, table);
  node.record.tables.read(
      call.principal.room, table, [request, answer, cards](const room::Table* state, std::int64_t seq) {
        if (state == nullptr) return answer(record_away(request));
        if (seq == 0) return answer(unknown(request, "There is no such table."));
        const auto etag = "\"" + std::to_string(seq) + "\"";
        auto response = drogon::HttpResponse::newHttpResponse(drogon::k200OK, drogon::CT_APPLICATION_JSON);
        if (request->getHeader("if-none-match") == etag)
          response->setStatusCode(drogon::k304NotModified);
        else
          response->setBody(codec::encode_table_view(*state, seq, cards));
        response->addHeader("ETag", etag);
        response->addHeader("Cache-Control", "private, no-cache");
        answer(response);
      });
}

// Rows of a page as they come, each from its own stream.
struct Gathering {
  std::mutex mutex;
  std::vector<std::string> rows;
  std::size_t missing;
  bool away = false;
  std::optional<std::int64_t> next;

  // True for the last one.
  bool put(std::size_t place, const room::Table* table, std::int64_t seq) {
    const std::scoped_lock lock(mutex);
    if (table == nullptr)
      away = true;
    else
      rows[place] = codec::encode_table_row(*table, seq);
    return --missing == 0;
  }
};

void gather_tables(Node& node, const Call& call, const Answer& answer, const std::vector<TableId>& tables,
                   std::size_t limit) {
  const auto gathering = std::make_shared<Gathering>();
  gathering->rows.resize(tables.size());
  gathering->missing = tables.size();
  if (tables.size() == limit) gathering->next = tables.back().value();
  const auto finish = [gathering, answer, request = call.request] {
    if (gathering->away) return answer(record_away(request));
    auto response = drogon::HttpResponse::newHttpResponse(drogon::k200OK, drogon::CT_APPLICATION_JSON);
    response->setBody(codec::encode_table_list(gathering->rows, gathering->next));
    answer(response);
  };
  if (tables.empty()) return finish();
  for (std::size_t i = 0; i < tables.size(); ++i)
    node.record.tables.read(call.principal.room, tables[i],
                            [gathering, finish, i](const room::Table* table, std::int64_t seq) {
                              if (gathering->put(i, table, seq)) finish();
                            });
}

void list_tables(Node& node, const Call& call, const Answer& answer) {
  const auto& request = call.request;
  const auto& after_text = request->getParameter("after");
  const auto& limit_text = request->getParameter("limit");
  const auto after = after_text.empty() ? std::optional<std::int64_t>(0) : number_in(after_text, 1, tables_max);
  const auto limit = limit_text.empty() ? std::optional<std::int64_t>(50) : number_in(limit_text, 1, 200);
  if (!after || !limit)
    return answer(
        problem(request, drogon::k400BadRequest, "query.wrong", "'after' is a table's number, 'limit' is 1 to 200."));
  node.record.reads.run(
      [=, &node](services::Reading& reading) {
        const auto most = static_cast<std::size_t>(*limit);
        gather_tables(node, call, answer, reading.tables->list(call.principal.room, TableId(*after), most), most);
      },
      [=] { answer(record_away(request)); });
}

void list_hands(Node& node, const Call& call, const Answer& answer) {
  const auto& request = call.request;
  const auto table = number_in(call.parameters[0], 1, tables_max);
  if (!table) return answer(unknown(request, "There is no such table."));
  const auto& before_text = request->getParameter("before");
  const auto& limit_text = request->getParameter("limit");
  const auto before = before_text.empty() ? INT64_MAX : number_in(before_text, 1, INT64_MAX).value_or(0);
  const auto limit = limit_text.empty() ? 50 : number_in(limit_text, 1, 200).value_or(0);
  if (before == 0 || limit == 0)
    return answer(
        problem(request, drogon::k400BadRequest, "query.wrong", "'before' is a hand number, 'limit' is 1 to 200."));
  node.record.reads.run(
      [=, room = call.principal.room](services::Reading& reading) {
        const auto rows = reading.hands->list(room, *table, before, static_cast<std::size_t>(limit));
        answer(json_response(codec::hands_json(rows, static_cast<std::size_t>(limit))));
      },
      [=] { answer(record_away(request)); });
}

void show_hand(Node& node, const Call& call, const Answer& answer) {
  const auto& request = call.request;
  const auto table = number_in(call.parameters[0], 1, tables_max);
  const auto number = number_in(call.parameters[1], 1, INT64_MAX);
  if (!table || !number) return answer(unknown(request, "There is no such hand."));
  const auto cards = cards_for(call.principal, TableId(*table));
  node.record.reads.run(
      [=, &node, room = call.principal.room](services::Reading& reading) {
        const auto row = reading.hands->find(room, *table, *number);
        if (!row) return answer(unknown(request, "There is no such hand, or it is not over."));
        const auto events =
            reading.events->read(services::stream_of(room, TableId(*table)), row->first_seq - 1,
                                 static_cast<std::size_t>(row->last_seq - row->first_seq + 1), row->started);
        answer(json_response(codec::hand_json(*row, events, *node.record.codec, cards)));
      },
      [=] { answer(record_away(request)); });
}

drogon::HttpResponsePtr clause(const Call& call) {
  const auto found = Clause::find(call.parameters[0]);
  if (!found) return unknown(call.request, "There is no clause of this id.");
  const auto row = rules::ledger_row(*found);
  return json_response({{"id", found->id()},
                        {"kind", row.kind},
                        {"who", row.who},
                        {"requirement", row.requirement},
                        {"example", row.example},
                        {"decision", row.decision}});
}

}  // namespace

std::vector<Route> tables_routes(Node& node) {
  const auto with_node = [&node](void (*handle)(Node&, const Call&, const Answer&)) {
    return [&node, handle](const Call& call, const Answer& answer) { handle(node, call, answer); };
  };
  return {
      {drogon::Get, "/api/v1/tables", "listTables", with_node(list_tables)},
      {drogon::Get, "/api/v1/tables/{table}", "getTable", with_node(view)},
      {drogon::Post, "/api/v1/tables/{table}/commands", "commandTable", with_node(command)},
      {drogon::Get, "/api/v1/tables/{table}/hands", "listHands", with_node(list_hands)},
      {drogon::Get, "/api/v1/tables/{table}/hands/{hand}", "getHand", with_node(show_hand)},
      {drogon::Get, "/api/v1/clauses/{clause}", "getClause", at_once(clause)},
  };
}

}  // namespace lammer::api
