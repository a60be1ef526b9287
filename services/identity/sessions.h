// Sessions: a person at work, from a login or a tap-in until it ends. A session is a row that can be listed and ended
// at once; access tokens only name it. Refresh tokens rotate: one that comes back a second time was copied, and ends
// it.
#pragma once
#include "services/identity/prove.h"

namespace lammer::services {

inline constexpr auto session_time_max = std::chrono::hours(12);  // a double shift
inline constexpr auto session_idle_max = std::chrono::hours(1);   // without a refresh
inline constexpr auto access_time = std::chrono::minutes(5);

struct Opened {
  Session session;
  std::string refresh_token;
  Instant refresh_expires_at;
};

struct Login {
  std::string room;  // empty: the only one
  std::string licence;
  std::string password;
};

Expected<Opened> log_in(Desk& desk, const Login& login, const Caller& caller);
Expected<Opened> refresh(Desk& desk, const std::string& token, const Caller& caller);

// One's own, or anybody's for an admin; what one may not end is not there.
Expected<void> end_session(Desk& desk, const std::string& id, const Caller& caller);
// One's own, or everybody's for an admin.
std::vector<Session> list_sessions(Desk& desk, bool everybody, const Page& page, const Caller& caller);

// For whoever has proved himself, by the means given in `session` (its person, device, table and means are set).
Opened open_session(Desk& desk, Session session, const std::string& event, const Caller& caller);

}  // namespace lammer::services
