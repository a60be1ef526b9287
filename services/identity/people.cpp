// Checked by the domain, drawn from chance, stored with its event.
#include "services/identity/people.h"

#include "domain/identity/licence.h"
#include "domain/identity/secrets.h"
#include "services/identity/tokens.h"

namespace lammer::services {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, const char* sentence) {
  return tl::unexpected(Refusal{code, sentence, {}});
}

tl::unexpected<Refusal> unknown_person() {
  return refused("person.unknown", "There is no such person.");
}

Expected<void> check_roles(identity::RoleSet roles) {
  if (roles.empty()) return refused("person.no_role", "A person has at least one role.");
  return {};
}

void add_secret(Desk& desk, std::vector<NewSecret>& secrets, SecretKind kind, const std::string& secret, bool first) {
  if (!secret.empty()) secrets.push_back({kind, desk.hasher.hash(secret), first});
}

std::string named(const FirstSecrets& secrets) {
  return secrets.pin.empty() ? "password" : secrets.password.empty() ? "pin" : "password pin";
}

}  // namespace

Expected<Added> add_person(Desk& desk, const std::string& room, const PersonWanted& wanted, const std::string& password,
                           const Caller& caller) {
  const auto licence = identity::read_licence(wanted.licence);
  if (!licence) return tl::unexpected(licence.error());
  if (const auto good = identity::check_name(wanted.name); !good) return tl::unexpected(good.error());
  if (const auto good = check_roles(wanted.roles); !good) return tl::unexpected(good.error());
  Added added;
  added.secrets.password = password.empty() ? first_password(desk.random) : password;
  if (const auto good = identity::check_password(added.secrets.password, wanted.name, *licence); !good)
    return tl::unexpected(good.error());
  if (wanted.roles.meets(identity::tablet_roles)) added.secrets.pin = first_pin(desk.random, licence->value());

  auto& person = added.person;
  person = {room, new_id(desk.clock.now(), desk.random), wanted.name, licence->value(), wanted.roles};
  person.created_at = desk.clock.now();
  person.has_pin = !added.secrets.pin.empty();
  person.password_is_first = true;
  std::vector<NewSecret> secrets;
  add_secret(desk, secrets, SecretKind::password, added.secrets.password, true);
  add_secret(desk, secrets, SecretKind::pin, added.secrets.pin, true);
  const auto audit = audit_of(desk, room, caller,
                              {{person_stream(person.id),
                                "person.added",
                                {{"name", person.name}, {"licence", person.licence}, {"roles", person.roles.text()}}}});
  if (!desk.store.add_person(person, secrets, audit))
    return refused("licence.taken", "Another person of this room has that licence number.");
  return added;
}

Expected<Person> change_person(Desk& desk, const std::string& room, const std::string& id, const PersonChange& change,
                               const Caller& caller) {
  if (change.name)
    if (const auto good = identity::check_name(*change.name); !good) return tl::unexpected(good.error());
  if (change.roles)
    if (const auto good = check_roles(*change.roles); !good) return tl::unexpected(good.error());
  std::map<std::string, std::string> facts;
  if (change.name) facts["name"] = *change.name;
  if (change.roles) facts["roles"] = change.roles->text();
  if (change.active) facts["active"] = *change.active ? "yes" : "no";
  const auto audit = audit_of(desk, room, caller, {{person_stream(id), "person.changed", std::move(facts)}});
  switch (desk.store.change_person(room, id, change, audit)) {
    case PersonChanged::unknown:
      return unknown_person();
    case PersonChanged::last_admin:
      return refused("person.last_admin", "The room's last admin stays one: make another first.");
    case PersonChanged::done:
      break;
  }
  auto account = desk.store.account(room, id);
  if (!account) return unknown_person();
  return std::move(account->person);
}

Expected<FirstSecrets> reset_secrets(Desk& desk, const std::string& room, const std::string& id, SecretsWanted wanted,
                                     const Caller& caller) {
  const auto account = desk.store.account(room, id);
  if (!account) return unknown_person();
  FirstSecrets drawn;
  if (wanted.password) drawn.password = first_password(desk.random);
  if (wanted.pin) drawn.pin = first_pin(desk.random, account->person.licence);
  std::vector<NewSecret> secrets;
  add_secret(desk, secrets, SecretKind::password, drawn.password, true);
  add_secret(desk, secrets, SecretKind::pin, drawn.pin, true);
  desk.store.set_secrets(
      room, id, secrets, "",
      audit_of(desk, room, caller, {{person_stream(id), "person.secrets_reset", {{"which", named(drawn)}}}}));
  open_account(desk, account->person);
  return drawn;
}

Expected<void> change_own_secrets(Desk& desk, const OwnSecrets& own, const Caller& caller) {
  const auto& who = caller.principal;
  const auto proved = prove(desk, {who.room, who.licence, SecretKind::password, own.current_password}, caller);
  if (!proved) return tl::unexpected(proved.error());
  const LicenceNo licence(who.licence);
  if (!own.new_password.empty())
    if (const auto good = identity::check_password(own.new_password, who.name, licence); !good)
      return tl::unexpected(good.error());
  if (!own.new_pin.empty())
    if (const auto good = identity::check_pin(own.new_pin, licence); !good) return tl::unexpected(good.error());
  std::vector<NewSecret> secrets;
  add_secret(desk, secrets, SecretKind::password, own.new_password, false);
  add_secret(desk, secrets, SecretKind::pin, own.new_pin, false);
  if (secrets.empty()) return refused("secrets.none", "Say a new password, a new PIN or both.");
  desk.store.set_secrets(who.room, who.person, secrets, who.session,
                         audit_of(desk, who.room, caller,
                                  {{person_stream(who.person),
                                    "person.secrets_changed",
                                    {{"which", named({own.new_password, own.new_pin})}}}}));
  return {};
}

}  // namespace lammer::services
