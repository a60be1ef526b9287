// Charge first, look then, take back if it was right.
#include "services/identity/prove.h"

#include "domain/identity/licence.h"

namespace lammer::services {
namespace {

std::string account_door(const std::string& room, const std::string& licence) {
  return "account/" + room + "/" + licence;
}

std::string address_door(const std::string& kind, const std::string& address) {
  return "address/" + kind + "/" + address;
}

tl::unexpected<Refusal> shut(std::chrono::milliseconds wait) {
  const auto seconds = std::chrono::ceil<std::chrono::seconds>(wait).count();
  return tl::unexpected(
      Refusal{"login.locked", "Too many wrong answers: try again in " + std::to_string(seconds) + " seconds.", {}});
}

void note_lock(Desk& desk, const Person& person, const Caller& caller) {
  desk.store.note(audit_of(desk, person.room, caller,
                           {{person_stream(person.id), "person.locked", {{"address", caller.address}}}}));
}

const std::string& hash_to_try(const Desk& desk, const std::optional<Account>& account, SecretKind kind) {
  if (!account || !account->person.active) return desk.nobody_hash;
  const auto& hash = kind == SecretKind::password ? account->password_hash : account->pin_hash;
  return hash.empty() ? desk.nobody_hash : hash;
}

}  // namespace

Expected<void> charge_address(Desk& desk, const std::string& kind, const std::string& address) {
  const auto charge = desk.attempts.charge(address_door(kind, address), identity::address_policy, desk.clock.now());
  if (charge.shut_for.count() > 0) return shut(charge.shut_for);
  return {};
}

void refund_address(Desk& desk, const std::string& kind, const std::string& address) {
  desk.attempts.refund(address_door(kind, address));
}

void open_account(Desk& desk, const Person& person) {
  desk.attempts.clear(account_door(person.room, person.licence));
}

Expected<std::string> chosen_room(Desk& desk, const std::string& named) {
  if (!named.empty()) return named;
  auto rooms = desk.store.rooms();
  if (rooms.size() == 1) return std::move(rooms.front());
  return tl::unexpected(Refusal{
      "room.needed",
      rooms.empty() ? "There is no room yet: 'lammer room add' makes one." : "There are several rooms here: say which.",
      {}});
}

Expected<Account> prove(Desk& desk, const Claimed& claimed, const Caller& caller) {
  const auto licence = identity::read_licence(claimed.licence);
  // What is no licence at all is guessed at one common door.
  const auto door = account_door(claimed.room, licence ? licence->value() : "");
  if (const auto open = charge_address(desk, "login", caller.address); !open) return tl::unexpected(open.error());
  const auto charge = desk.attempts.charge(door, identity::account_policy, desk.clock.now());
  if (charge.shut_for.count() > 0) {
    refund_address(desk, "login", caller.address);
    return shut(charge.shut_for);
  }
  try {
    auto account = licence ? desk.store.account_of_licence(claimed.room, licence->value()) : std::nullopt;
    const auto& hash = hash_to_try(desk, account, claimed.kind);
    const bool right = desk.hasher.verify(hash, claimed.secret) && &hash != &desk.nobody_hash;
    if (!right) {
      if (account && charge.failures == identity::account_policy.free) note_lock(desk, account->person, caller);
      const char* secret = claimed.kind == SecretKind::pin ? "PIN" : "password";
      return tl::unexpected(Refusal{"login.wrong", std::string("Licence number or ") + secret + " is wrong.", {}});
    }
    desk.attempts.clear(door);
    refund_address(desk, "login", caller.address);
    return std::move(*account);
  } catch (const StoreAway&) {  // nobody looked at the answer
    desk.attempts.refund(door);
    refund_address(desk, "login", caller.address);
    throw;
  }
}

}  // namespace lammer::services
