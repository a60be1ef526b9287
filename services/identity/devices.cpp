// From code to device, from device to session.
#include "services/identity/devices.h"

#include "domain/identity/licence.h"
#include "services/identity/tokens.h"

namespace lammer::services {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, const char* sentence) {
  return tl::unexpected(Refusal{code, sentence, {}});
}

std::map<std::string, std::string> facts_of(const std::string& name, TableId table) {
  return {{"name", name}, {"table", std::to_string(table.value())}};
}

}  // namespace

Expected<EnrolmentCode> make_enrolment(Desk& desk, const EnrolmentWanted& wanted, const Caller& caller) {
  if (const auto good = identity::check_name(wanted.name); !good) return tl::unexpected(good.error());
  const auto& who = caller.principal;
  auto code = new_code(desk.random);
  const Enrolment enrolment{who.room, wanted.name, wanted.table, who.person, desk.clock.now() + enrolment_time};
  desk.store.add_enrolment(
      token_hash(plain_code(code)), enrolment,
      audit_of(desk, who.room, caller,
               {{person_stream(who.person), "device.code_made", facts_of(wanted.name, wanted.table)}}));
  return EnrolmentCode{std::move(code), enrolment.expires_at};
}

Expected<Enrolled> redeem_enrolment(Desk& desk, const std::string& code, const Caller& caller) {
  if (const auto open = charge_address(desk, "enrol", caller.address); !open) return tl::unexpected(open.error());
  const auto unknown = refused("enrolment.unknown", "This code is unknown, used or too old: ask floor for a new one.");
  const auto hash = token_hash(plain_code(code));
  const auto now = desk.clock.now();
  const auto enrolment = desk.store.enrolment(hash, now);
  if (!enrolment) return unknown;
  Enrolled enrolled{
      {enrolment->room, new_id(now, desk.random), enrolment->name, enrolment->table, enrolment->made_by, now, {}},
      new_token("ld", desk.random)};
  const auto& device = enrolled.device;
  const Audit audit{device.room, device.enrolled_by,
                    device.id,   caller.request_id,
                    now,         {{device_stream(device.id), "device.enrolled", facts_of(device.name, device.table)}}};
  if (!desk.store.enrol(hash, device, token_hash(enrolled.token), audit)) return unknown;
  refund_address(desk, "enrol", caller.address);
  return enrolled;
}

Expected<void> revoke_device(Desk& desk, const std::string& id, const Caller& caller) {
  const auto& room = caller.principal.room;
  if (!desk.store.revoke_device(room, id, audit_of(desk, room, caller, {{device_stream(id), "device.revoked", {}}})))
    return refused("device.unknown", "There is no such device.");
  return {};
}

Expected<Opened> tap_in(Desk& desk, const std::string& licence, const std::string& pin, const Caller& caller) {
  const auto& tablet = caller.principal;
  if (tablet.device.empty()) return refused("device.needed", "Tapping in is for enrolled tablets.");
  const auto account = prove(desk, {tablet.room, licence, SecretKind::pin, pin}, caller);
  if (!account) return tl::unexpected(account.error());
  if (!account->person.roles.meets(identity::tablet_roles))
    return refused("tap_in.role", "Only dealers and floor tap in at a table.");
  Session session;
  session.room = tablet.room;
  session.person = account->person.id;
  session.device = tablet.device;
  session.table = tablet.table;
  session.means = SecretKind::pin;
  return open_session(desk, std::move(session), "session.tapped_in", caller);
}

Expected<void> tap_out(Desk& desk, const Caller& caller) {
  const auto& who = caller.principal;
  if (who.session.empty() || who.device.empty()) return refused("tap_out.none", "Nobody is tapped in here.");
  const auto audit =
      audit_of(desk, who.room, caller,
               {{person_stream(who.person), "session.ended", {{"session", who.session}, {"why", "tapped_out"}}}});
  if (!desk.store.end_session(who.room, who.session, "tapped_out", audit))
    return refused("tap_out.none", "Nobody is tapped in here.");
  return {};
}

}  // namespace lammer::services
