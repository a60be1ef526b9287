// The domain says who may sign; the store says that it happens once.
#include "services/identity/co_signatures.h"

#include "domain/identity/two_person.h"
#include "services/identity/tokens.h"

namespace lammer::services {
namespace {

tl::unexpected<Refusal> refused(std::string_view code, const char* sentence, std::optional<Clause> clause = {}) {
  return tl::unexpected(Refusal{code, sentence, clause});
}

std::optional<identity::Signer> first_signer(Desk& desk, const CoSignWanted& wanted, const Principal& caller) {
  if (wanted.first.empty() || wanted.first == caller.person) return identity::Signer{caller.person, caller.roles};
  const auto account = desk.store.account(caller.room, wanted.first);
  if (!account || !account->person.active) return std::nullopt;
  return identity::Signer{account->person.id, account->person.roles};
}

}  // namespace

Expected<CoSignature> co_sign(Desk& desk, const CoSignWanted& wanted, const Caller& caller) {
  const auto* act = identity::act_named(wanted.act);
  if (act == nullptr) return refused("cosign.act", "This is not an act of two persons.");
  const auto& who = caller.principal;
  const auto first = first_signer(desk, wanted, who);
  if (!first) return refused("person.unknown", "There is no such person.");
  const auto second = prove(desk, {who.room, wanted.licence, wanted.kind, wanted.secret}, caller);
  if (!second) return tl::unexpected(second.error());
  const auto& signer = second->person;
  if (const auto good = identity::check_signers(*act, *first, {signer.id, signer.roles}); !good)
    return tl::unexpected(good.error());
  const auto now = desk.clock.now();
  CoSignature signature{
      who.room, new_id(now, desk.random), wanted.act, wanted.shown, first->person, signer.id, signer.licence,
      now,      now + co_signature_time,  {}};
  const Audit audit{who.room,
                    signer.id,
                    who.device,
                    caller.request_id,
                    now,
                    {{person_stream(signer.id),
                      "cosign.signed",
                      {{"signature", signature.id},
                       {"act", signature.act},
                       {"shown", hex_of(signature.shown)},
                       {"first", signature.first},
                       {"clause", std::string(act->clause.id())}}}}};
  desk.store.add_co_signature(signature, audit);
  return signature;
}

Expected<Cosigned> consume(Desk& desk, const std::string& id, const std::string& act, const Hash& shown,
                           const Caller& first) {
  const auto* named = identity::act_named(act);
  const auto clause = named == nullptr ? std::nullopt : std::optional(named->clause);
  const auto& who = first.principal;
  const auto found = desk.store.co_signature(who.room, id);
  if (!found || found->first != who.person)
    return refused("cosign.unknown", "There is no such signature for this person.", clause);
  if (found->act != act) return refused("cosign.other_act", "This signature is for another act.", clause);
  if (found->shown != shown)
    return refused("cosign.other_text", "What was signed is not what is to be done: show it and sign again.", clause);
  if (found->used_at) return refused("cosign.used", "This signature was used before: sign again.", clause);
  if (found->expires_at <= desk.clock.now())
    return refused("cosign.expired", "This signature is older than a minute: sign again.", clause);
  const auto audit = audit_of(desk, who.room, first,
                              {{person_stream(found->second), "cosign.used", {{"signature", id}, {"act", act}}}});
  if (!desk.store.use_co_signature(who.room, id, audit))
    return refused("cosign.used", "This signature was used before: sign again.", clause);
  return Cosigned{id, found->second, found->second_licence, found->signed_at};
}

}  // namespace lammer::services
