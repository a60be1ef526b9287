// Live tickets: a browser cannot send a header with a WebSocket, so it asks for a ticket first and names it in the
// address. A ticket is used once, within half a minute, and stands for the session or tablet that asked for it.
#pragma once
#include "domain/core/refusal.h"
#include "services/identity/desk.h"

namespace lammer::services {

inline constexpr auto ticket_time = std::chrono::seconds(30);

struct Ticket {
  std::string ticket;
  Instant expires_at;
};
Ticket make_ticket(Desk& desk, const Caller& caller);

// Whoever asked for it, as he stands now.
Expected<Principal> redeem_ticket(Desk& desk, const std::string& ticket);

}  // namespace lammer::services
