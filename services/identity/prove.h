// Proving who somebody is by licence number and password or PIN. Always the same work and the same refusal, whether the
// account is unknown, inactive, without that secret, or the secret is wrong; wrong answers shut the account and the
// network address for a while (domain/identity/lockout.h).
#pragma once
#include <string>

#include "domain/core/refusal.h"
#include "services/identity/desk.h"

namespace lammer::services {

struct Claimed {
  std::string room;
  std::string licence;
  SecretKind kind = SecretKind::password;
  std::string secret;
};

Expected<Account> prove(Desk& desk, const Claimed& claimed, const Caller& caller);

// The only room of the installation, if the caller named none.
Expected<std::string> chosen_room(Desk& desk, const std::string& named);

// Shuts a door for the caller's address before something that can be guessed is looked at; refund() reopens it.
Expected<void> charge_address(Desk& desk, const std::string& kind, const std::string& address);
void refund_address(Desk& desk, const std::string& kind, const std::string& address);

// Whoever resets a person's secrets also opens the account again.
void open_account(Desk& desk, const Person& person);

}  // namespace lammer::services
