// People of a room: added, changed and made inactive, never removed. First passwords and PINs are drawn, told once and
// never stored; nobody chooses a password for somebody else.
#pragma once
#include "services/identity/prove.h"

namespace lammer::services {

struct FirstSecrets {
  std::string password;  // empty: not touched
  std::string pin;
};

struct PersonWanted {
  std::string name;
  std::string licence;
  identity::RoleSet roles;
};

struct Added {
  Person person;
  FirstSecrets secrets;
};

// `password` empty: one is drawn. A PIN is drawn for whoever may tap in.
Expected<Added> add_person(Desk& desk, const std::string& room, const PersonWanted& wanted, const std::string& password,
                           const Caller& caller);

Expected<Person> change_person(Desk& desk, const std::string& room, const std::string& id, const PersonChange& change,
                               const Caller& caller);

struct SecretsWanted {
  bool password = false;
  bool pin = false;
};
// Draws new ones, ends every session of the person and opens a locked account.
Expected<FirstSecrets> reset_secrets(Desk& desk, const std::string& room, const std::string& id, SecretsWanted wanted,
                                     const Caller& caller);

struct OwnSecrets {
  std::string current_password;
  std::string new_password;  // empty: stays
  std::string new_pin;
};
// Ends the person's other sessions.
Expected<void> change_own_secrets(Desk& desk, const OwnSecrets& own, const Caller& caller);

}  // namespace lammer::services
