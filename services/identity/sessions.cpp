// Opening, refreshing and ending.
#include "services/identity/sessions.h"

#include <algorithm>

#include "services/identity/tokens.h"

namespace lammer::services {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, const char* sentence) {
  return tl::unexpected(Refusal{code, sentence, {}});
}

std::map<std::string, std::string> facts_of(const Session& session) {
  std::map<std::string, std::string> facts{{"session", session.id},
                                           {"means", session.means == SecretKind::pin ? "pin" : "password"},
                                           {"address", session.address}};
  if (!session.device.empty()) facts["device"] = session.device;
  if (session.table) facts["table"] = std::to_string(session.table->value());
  return facts;
}

// A session ends at last when its time is over, however often it is refreshed.
Instant idle_until(const Session& session, Instant now) {
  return std::min<Instant>(now + session_idle_max, session.expires_at);
}

bool is_admin(const Caller& caller) {
  return caller.principal.roles.has(identity::Role::admin);
}

}  // namespace

Opened open_session(Desk& desk, Session session, const std::string& event, const Caller& caller) {
  const auto now = desk.clock.now();
  session.id = new_id(now, desk.random);
  session.address = caller.address;
  session.started_at = now;
  session.expires_at = now + session_time_max;
  auto token = new_token("lr", desk.random);
  const RefreshToken stored{token_hash(token), idle_until(session, now)};
  Audit audit{session.room,
              session.person,
              session.device,
              caller.request_id,
              now,
              {{person_stream(session.person), event, facts_of(session)}}};
  desk.store.open_session(session, stored, audit);
  return {std::move(session), std::move(token), stored.expires_at};
}

Expected<Opened> log_in(Desk& desk, const Login& login, const Caller& caller) {
  const auto room = chosen_room(desk, login.room);
  if (!room) return tl::unexpected(room.error());
  const auto account = prove(desk, {*room, login.licence, SecretKind::password, login.password}, caller);
  if (!account) return tl::unexpected(account.error());
  Session session;
  session.room = *room;
  session.person = account->person.id;
  return open_session(desk, std::move(session), "session.opened", caller);
}

Expected<Opened> refresh(Desk& desk, const std::string& token, const Caller& caller) {
  const auto now = desk.clock.now();
  auto next = new_token("lr", desk.random);
  // No token outlives its session: the store cuts it to the session's end.
  const RefreshToken stored{token_hash(next), now + session_idle_max};
  const auto rotated = desk.store.rotate(token_hash(token), stored, now, [&](const Session& session) {
    return Audit{session.room,
                 session.person,
                 session.device,
                 caller.request_id,
                 now,
                 {{person_stream(session.person),
                   "session.ended",
                   {{"session", session.id}, {"why", "refresh_token_reused"}, {"address", caller.address}}}}};
  });
  switch (rotated.outcome) {
    case Rotated::Outcome::done:
      return Opened{rotated.session, std::move(next), idle_until(rotated.session, now)};
    case Rotated::Outcome::ended:
      return refused("session.ended", "This session has ended: log in again.");
    case Rotated::Outcome::reused:
      return refused("refresh.reused",
                     "This refresh token was used before, so its session has been ended: log in again.");
    case Rotated::Outcome::unknown:
      break;
  }
  return refused("refresh.unknown", "There is no such refresh token: log in again.");
}

Expected<void> end_session(Desk& desk, const std::string& id, const Caller& caller) {
  const auto& who = caller.principal;
  const auto session = desk.store.session(who.room, id);
  if (!session || session->ended_at || (session->person != who.person && !is_admin(caller)))
    return refused("session.unknown", "There is no such session.");
  const std::string why = session->person == who.person ? "logged_out" : "revoked";
  const auto audit = audit_of(desk, who.room, caller,
                              {{person_stream(session->person), "session.ended", {{"session", id}, {"why", why}}}});
  if (!desk.store.end_session(who.room, id, why, audit)) return refused("session.unknown", "There is no such session.");
  return {};
}

std::vector<Session> list_sessions(Desk& desk, bool everybody, const Page& page, const Caller& caller) {
  const auto& who = caller.principal;
  return desk.store.sessions(who.room, everybody && is_admin(caller) ? "" : who.person, desk.clock.now(), page);
}

}  // namespace lammer::services
