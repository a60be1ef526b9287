// The use cases of services/identity at the operator's shell.
#include "api/cli/user_command.h"

#include <algorithm>
#include <cstdio>
#include <iostream>
#include <memory>

#include "api/auth/attempts.h"
#include "api/auth/key_ring.h"
#include "api/codec/identity_json.h"
#include "api/system_ports.h"
#include "db/postgres/postgres_identity_store.h"
#include "domain/identity/licence.h"
#include "services/identity/argon2_hasher.h"
#include "services/identity/people.h"
#include "services/identity/tokens.h"

namespace lammer::api {
namespace {

// A desk of its own. Nodes see what it changes within a second.
class Shell {
 public:
  explicit Shell(const Settings& settings)
      : attempts_(make_attempts(settings)),
        store_(db::make_postgres_identity_store(settings.database_url, facts_text, [](const services::StreamHint&) {})),
        nobody_hash_(),
        desk{*store_, clock_, random_, hasher_, *attempts_, nobody_hash_} {
    caller.principal.person = "lammer";
    caller.request_id = services::new_id(clock_.now(), random_);
  }

 private:
  services::Argon2Hasher hasher_;
  SystemClock clock_;
  SystemRandom random_;
  std::unique_ptr<services::AttemptCounter> attempts_;
  std::unique_ptr<services::IdentityStore> store_;
  std::string nobody_hash_;

 public:
  services::Desk desk;
  services::Caller caller;
};

int refused(const Refusal& refusal) {
  std::cerr << "lammer: " << refusal.sentence << '\n';
  return 1;
}

void print(const services::FirstSecrets& secrets) {
  if (!secrets.password.empty()) std::printf("  password  %s\n", secrets.password.c_str());
  if (!secrets.pin.empty()) std::printf("  PIN       %s\n", secrets.pin.c_str());
  std::printf("  (shown once)\n");
}

Expected<services::Account> account_of(services::Desk& desk, const std::string& room, const std::string& text) {
  const auto licence = identity::read_licence(text);
  if (!licence) return tl::unexpected(licence.error());
  auto account = desk.store.account_of_licence(room, licence->value());
  if (!account) return tl::unexpected(Refusal{"person.unknown", "Nobody has that licence number.", {}});
  return std::move(*account);
}

}  // namespace

int add_user(const Settings& settings, const UserWanted& wanted) {
  Shell shell(settings);
  const auto room = services::chosen_room(shell.desk, wanted.room);
  if (!room) return refused(room.error());
  if (const auto rooms = shell.desk.store.rooms(); std::ranges::find(rooms, *room) == rooms.end())
    return refused({"room.unknown", "There is no room " + *room + ": 'lammer room add' makes one.", {}});
  services::PersonWanted person{wanted.name, wanted.licence, {}};
  for (const auto& name : wanted.roles) {
    const auto role = identity::role_named(name);
    if (!role) return refused({"person.role", "There is no role " + name + ".", {}});
    person.roles.add(*role);
  }
  if (wanted.if_missing && account_of(shell.desk, *room, wanted.licence)) {
    std::printf("%s is there already\n", wanted.licence.c_str());
    return 0;
  }
  std::string password;
  if (wanted.password_from_stdin && !std::getline(std::cin, password))
    return refused({"password.none", "No password came on standard input.", {}});
  auto added = services::add_person(shell.desk, *room, person, password, shell.caller);
  if (!added) return refused(added.error());
  std::printf("%s %s (%s)\n", added->person.licence.c_str(), added->person.name.c_str(),
              added->person.roles.text().c_str());
  if (wanted.password_from_stdin) added->secrets.password.clear();
  print(added->secrets);
  return 0;
}

int list_users(const Settings& settings, const std::string& named) {
  Shell shell(settings);
  const auto room = services::chosen_room(shell.desk, named);
  if (!room) return refused(room.error());
  services::Page page;
  for (;;) {
    const auto people = shell.desk.store.people(*room, page);
    for (const auto& person : people)
      std::printf("%-20s %-8s %s (%s)\n", person.licence.c_str(), person.active ? "active" : "inactive",
                  person.name.c_str(), person.roles.text().c_str());
    if (people.size() < page.most) return 0;
    page.after = people.back().id;
  }
}

int reset_user(const Settings& settings, const std::string& named, const std::string& licence) {
  Shell shell(settings);
  const auto room = services::chosen_room(shell.desk, named);
  if (!room) return refused(room.error());
  const auto account = account_of(shell.desk, *room, licence);
  if (!account) return refused(account.error());
  const auto& person = account->person;
  const auto secrets = services::reset_secrets(shell.desk, *room, person.id,
                                               {true, person.roles.meets(identity::tablet_roles)}, shell.caller);
  if (!secrets) return refused(secrets.error());
  std::printf("%s %s\n", person.licence.c_str(), person.name.c_str());
  print(*secrets);
  return 0;
}

int add_room(const Settings& settings, const std::string& id, const std::string& name, const std::string& time_zone) {
  const bool good = !id.empty() && id.size() <= 31 && id.front() >= 'a' && id.front() <= 'z' &&
                    id.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789-") == std::string::npos;
  if (!good)
    return refused({"room.id", "A room's id has small letters, digits and hyphens and begins with a letter.", {}});
  if (const auto right = identity::check_name(name); !right) return refused(right.error());
  Shell shell(settings);
  std::printf(shell.desk.store.add_room(id, name, time_zone) ? "room %s added\n" : "room %s is there already\n",
              id.c_str());
  return 0;
}

int make_signing_key(const Settings& settings) {
  if (settings.identity_key.empty())
    return refused({"identity.no_key", "identity.key is not set: nothing could be sealed.", {}});
  Shell shell(settings);
  const KeyRing ring(settings.identity_key);
  const auto key = ring.make_key(shell.desk, shell.desk.clock.now() + std::chrono::minutes(1));
  shell.desk.store.add_signing_key(key, false);
  std::printf("signing key %s signs from %s on\n", key.id.c_str(), time_text(key.active_from).c_str());
  return 0;
}

}  // namespace lammer::api
