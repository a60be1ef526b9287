// Taken from the store, so that no second node honours it again.
#include "services/identity/live_tickets.h"

#include "services/identity/tokens.h"

namespace lammer::services {

Ticket make_ticket(Desk& desk, const Caller& caller) {
  const auto& who = caller.principal;
  Ticket made{new_token("lt", desk.random), desk.clock.now() + ticket_time};
  desk.store.add_ticket(token_hash(made.ticket), {who.room, who.session, who.device}, made.expires_at);
  return made;
}

Expected<Principal> redeem_ticket(Desk& desk, const std::string& ticket) {
  const auto now = desk.clock.now();
  if (const auto live = desk.store.take_ticket(token_hash(ticket), now)) {
    const auto rows = desk.store.standings({live->session.empty() ? live->device : live->session}, now);
    if (!rows.empty() && rows.front().good) return principal_of(rows.front());
  }
  return tl::unexpected(Refusal{"ticket.unknown", "This ticket is unknown, used or too old: ask for a new one.", {}});
}

}  // namespace lammer::services
