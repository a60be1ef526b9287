// Decode, call one use case, encode.
#include "api/http/sessions.h"

#include "api/auth/gate.h"
#include "api/http/requests.h"
#include "api/node.h"
#include "domain/identity/two_person.h"
#include "services/identity/co_signatures.h"
#include "services/identity/live_tickets.h"

namespace lammer::api {
namespace {

using services::Desk;
using Line = services::Identity::Line;

constexpr const char* refresh_cookie = "lammer_refresh";
constexpr const char* refresh_path = "/api/v1/sessions";

// More than any password may have: the answer to a longer one must be a refusal, not an hour of hashing.
constexpr std::size_t secret_bytes_max = 256;
constexpr std::size_t licence_bytes_max = 40;

void open_session(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::Login login{body.maybe_text("room", 31).value_or(""), body.text("licence", licence_bytes_max),
                        body.text("password", secret_bytes_max)};
  const auto deliver = wants_body(body) ? Deliver::body : Deliver::cookie;
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  if (auto refusal = refusal_of_no_key(node, call.request)) return answer(refusal);
  answer_from(
      node, Line::hashing, call, answer,
      [login = std::move(login), caller = caller_of(node, call)](Desk& desk) { return log_in(desk, login, caller); },
      [&node, request = call.request, deliver](const services::Opened& opened) {
        return opened_response(node, request, opened, deliver, drogon::k201Created);
      });
}

void refresh_session(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  if (!is_own_origin(node, call.request))
    return answer(problem(call.request, drogon::k403Forbidden, "origin.foreign", "This is only for our own pages."));
  Body body(call.request->body());
  const auto given = body.maybe_text("refresh_token", 100);
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  if (auto refusal = refusal_of_no_key(node, call.request)) return answer(refusal);
  const auto deliver = given ? Deliver::body : Deliver::cookie;
  auto token = given.value_or(call.request->getCookie(refresh_cookie));
  answer_from(
      node, Line::quick, call, answer,
      [token = std::move(token), caller = caller_of(node, call)](Desk& desk) { return refresh(desk, token, caller); },
      [&node, request = call.request, deliver](const services::Opened& opened) {
        return opened_response(node, request, opened, deliver, drogon::k200OK);
      });
}

void list_sessions(Node& node, const Call& call, const Answer& answer) {
  const auto page = page_of(call.request);
  if (!page) return answer(problem(call.request, page.error()));
  const bool everybody = call.request->getParameter("everybody") == "true";
  on_worker(node, Line::quick, call.request, answer, [=, caller = caller_of(node, call)](Desk& desk) {
    const auto sessions = services::list_sessions(desk, everybody, *page, caller);
    answer(json_response(
        list_json(sessions, *page, [&](const auto& session) { return to_json(session, caller.principal.session); })));
  });
}

void end_session(Node& node, const Call& call, const Answer& answer) {
  const bool own = call.parameters[0] == call.principal.session;
  answer_from(
      node, Line::quick, call, answer,
      [id = call.parameters[0], caller = caller_of(node, call)](Desk& desk) {
        return services::end_session(desk, id, caller);
      },
      [&node, own] {
        auto response = no_content();
        if (own) response->addCookie(guarded_cookie(node, refresh_cookie, "", refresh_path, std::chrono::seconds(0)));
        return response;
      });
}

void change_own_secrets(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::OwnSecrets own{body.text("current_password", secret_bytes_max),
                           body.maybe_text("new_password", secret_bytes_max).value_or(""),
                           body.maybe_text("new_pin", secret_bytes_max).value_or("")};
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  answer_from(
      node, Line::hashing, call, answer,
      [own = std::move(own), caller = caller_of(node, call)](Desk& desk) {
        return change_own_secrets(desk, own, caller);
      },
      no_content);
}

void co_sign(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::CoSignWanted wanted;
  wanted.act = body.text("act", 40);
  const auto shown = services::hash_from_hex(body.text("shown_hash", 64));
  if (!shown) body.refuse("shown_hash", "This field is a SHA-256 in 64 hexadecimal digits.");
  wanted.first = body.maybe_text("first", 26).value_or("");
  wanted.licence = body.text("licence", licence_bytes_max);
  const auto pin = body.maybe_text("pin", secret_bytes_max);
  const auto password = body.maybe_text("password", secret_bytes_max);
  if (pin.has_value() == password.has_value()) body.refuse("pin", "Either a pin or a password is given.");
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  wanted.shown = *shown;
  wanted.kind = pin ? services::SecretKind::pin : services::SecretKind::password;
  wanted.secret = pin ? *pin : *password;
  answer_from(
      node, Line::hashing, call, answer,
      [wanted = std::move(wanted), caller = caller_of(node, call)](Desk& desk) {
        return co_sign(desk, wanted, caller);
      },
      [](const services::CoSignature& signature) { return json_response(to_json(signature), drogon::k201Created); });
}

void make_ticket(Node& node, const Call& call, const Answer& answer) {
  on_worker(node, Line::quick, call.request, answer, [answer, caller = caller_of(node, call)](Desk& desk) {
    const auto made = services::make_ticket(desk, caller);
    answer(json_response({{"ticket", made.ticket}, {"expires_at", time_text(made.expires_at)}}, drogon::k201Created));
  });
}

auto with(Node& node, void (*handle)(Node&, const Call&, const Answer&)) {
  return [&node, handle](const Call& call, const Answer& answer) { handle(node, call, answer); };
}

}  // namespace

drogon::HttpResponsePtr refusal_of_no_key(const Node& node, const drogon::HttpRequestPtr& request) {
  if (node.keys.can_sign(node.clock.now())) return nullptr;
  return problem(request, drogon::k503ServiceUnavailable, "identity.no_key",
                 node.settings.identity_key.empty() ? "Nobody can log in until identity.key is set."
                                                    : "The signing keys are not read yet: try again in a moment.");
}

drogon::Cookie guarded_cookie(const Node& node, const char* name, const std::string& value, const char* path,
                              std::chrono::seconds lasts) {
  drogon::Cookie cookie(name, value);
  cookie.setHttpOnly(true);
  cookie.setSameSite(drogon::Cookie::SameSite::kStrict);
  cookie.setSecure(node.settings.web_origin.starts_with("https://"));
  cookie.setPath(path);
  cookie.setMaxAge(static_cast<int>(lasts.count()));
  return cookie;
}

drogon::HttpResponsePtr opened_response(Node& node, const drogon::HttpRequestPtr&, const services::Opened& opened,
                                        Deliver deliver, drogon::HttpStatusCode status) {
  const auto now = node.clock.now();
  const auto& session = opened.session;
  const auto expires_at = std::min<services::Instant>(now + services::access_time, session.expires_at);
  const auto token = node.keys.sign({session.id, session.person, session.room, expires_at}, now);
  const auto seconds = [&](services::Instant until) { return std::chrono::floor<std::chrono::seconds>(until - now); };
  Json json{{"access_token", token},
            {"token_type", "Bearer"},
            {"expires_in", seconds(expires_at).count()},
            {"session", to_json(session, session.id)}};
  if (deliver == Deliver::body) json["refresh_token"] = opened.refresh_token;
  auto response = json_response(json, status);
  if (deliver == Deliver::cookie)
    response->addCookie(
        guarded_cookie(node, refresh_cookie, opened.refresh_token, refresh_path, seconds(opened.refresh_expires_at)));
  return response;
}

std::vector<Route> sessions_routes(Node& node) {
  return {
      {drogon::Post, "/api/v1/sessions", "openSession", with(node, open_session)},
      {drogon::Get, "/api/v1/sessions", "listSessions", with(node, list_sessions)},
      {drogon::Post, "/api/v1/sessions/refresh", "refreshSession", with(node, refresh_session)},
      {drogon::Delete, "/api/v1/sessions/{session_id}", "endSession", with(node, end_session)},
      {drogon::Get, "/api/v1/me", "getMe",
       at_once([](const Call& call) { return json_response(to_json(call.principal)); })},
      {drogon::Put, "/api/v1/me/secrets", "changeOwnSecrets", with(node, change_own_secrets)},
      {drogon::Post, "/api/v1/co-signatures", "coSign", with(node, co_sign)},
      {drogon::Post, "/api/v1/live/tickets", "makeLiveTicket", with(node, make_ticket)},
  };
}

}  // namespace lammer::api
