// The quick way needs nobody; the slow way asks the record on a worker's thread.
#include "api/auth/gate.h"

#include <utility>

#include "api/http/problem.h"
#include "api/http/work.h"
#include "api/node.h"
#include "services/identity/live_tickets.h"
#include "services/identity/tokens.h"

namespace lammer::api {
namespace {

using services::Desk;
using services::Principal;
using services::Standings;

drogon::HttpResponsePtr not_proved(const drogon::HttpRequestPtr& request, std::string_view code,
                                   std::string_view sentence) {
  auto response = problem(request, drogon::k401Unauthorized, code, sentence);
  response->addHeader("WWW-Authenticate", "Bearer realm=\"lammer\"");
  return response;
}

drogon::HttpResponsePtr ended(const drogon::HttpRequestPtr& request) {
  return not_proved(request, "session.ended", "This session has ended: log in again.");
}

drogon::HttpResponsePtr wrong_token(const drogon::HttpRequestPtr& request, TokenRead::Outcome outcome) {
  if (outcome == TokenRead::Outcome::expired)
    return not_proved(request, "token.expired", "The access token has expired: refresh it.");
  return not_proved(request, "token.invalid", "The access token is not one of this service.");
}

struct Proof {
  std::string bearer;
  std::string device;
  bool malformed = false;
};

Proof proof_of(const drogon::HttpRequestPtr& request, const Access& access) {
  const auto& header = request->getHeader("authorization");
  if (header.starts_with("Bearer ")) return {header.substr(7), {}, false};
  if (header.starts_with("Device ")) return {{}, header.substr(7), false};
  if (!header.empty()) return {{}, {}, true};
  // A cookie comes along by itself, so it only counts where a tablet is meant.
  return {{}, access.device ? request->getCookie(device_cookie) : "", false};
}

struct Entry {
  Node& node;
  Access access;
  drogon::HttpRequestPtr request;
  Answer answer;
  std::function<void(Principal)> enter;

  void decide(const Standings::Known& known) const {
    if (!known.good) return answer(ended(request));
    if (!may(access, known.principal))
      return answer(problem(request, drogon::k403Forbidden, "access.denied", "This is not for your role."));
    enter(known.principal);
  }
};

// A token's words about person and room must be what the record says of its session.
Standings::Known matched(Standings::Known known, const AccessClaims& claims) {
  known.good = known.good && known.principal.person == claims.person && known.principal.room == claims.room;
  return known;
}

void admit_bearer(Entry entry, const std::string& token) {
  auto& node = entry.node;
  const auto read = node.keys.read(token, node.clock.now());
  if (read.outcome == TokenRead::Outcome::good)
    if (const auto known = node.identity.standing(read.claims.session))
      return entry.decide(matched(*known, read.claims));
  if (read.outcome != TokenRead::Outcome::good && read.outcome != TokenRead::Outcome::unknown_key)
    return entry.answer(wrong_token(entry.request, read.outcome));
  const auto request = entry.request;
  const auto answer = entry.answer;
  on_worker(node, services::Identity::Line::quick, request, answer, [entry = std::move(entry), token](Desk& desk) {
    auto& keys = entry.node.keys;
    keys.follow(desk);  // another node may have made a key a moment ago
    const auto again = keys.read(token, entry.node.clock.now());
    if (again.outcome != TokenRead::Outcome::good) return entry.answer(wrong_token(entry.request, again.outcome));
    entry.decide(matched(entry.node.identity.look_up(desk, again.claims.session), again.claims));
  });
}

void admit_device(Entry entry, const std::string& token) {
  auto& node = entry.node;
  const auto hash = services::token_hash(token);
  if (const auto id = node.device_tokens.find(hash))
    if (const auto known = node.identity.standing(*id)) return entry.decide(*known);
  const auto request = entry.request;
  const auto answer = entry.answer;
  on_worker(node, services::Identity::Line::quick, request, answer, [entry = std::move(entry), hash](Desk& desk) {
    const auto device = desk.store.device_of_token(hash);
    if (!device) return entry.answer(not_proved(entry.request, "device.unknown", "This tablet is not enrolled."));
    entry.node.device_tokens.put(hash, device->id);
    entry.decide(entry.node.identity.look_up(desk, device->id));
  });
}

}  // namespace

void admit(Node& node, const Access& access, const drogon::HttpRequestPtr& request, const Answer& answer,
           std::function<void(Principal)> enter) {
  if (access.open) return enter({});
  const auto proof = proof_of(request, access);
  Entry entry{node, access, request, answer, std::move(enter)};
  if (!proof.bearer.empty()) return admit_bearer(std::move(entry), proof.bearer);
  if (!proof.device.empty()) return admit_device(std::move(entry), proof.device);
  answer(proof.malformed
             ? not_proved(request, "token.invalid", "The Authorization header is neither Bearer nor Device.")
             : not_proved(request, "token.missing", "Log in first: this needs an access token."));
}

void admit_live(Node& node, const drogon::HttpRequestPtr& request, const std::string& ticket,
                std::function<void(Expected<Principal>)> done) {
  const auto refused = [](std::string_view code, const char* sentence) {
    return tl::unexpected(Refusal{code, sentence, {}});
  };
  if (!is_own_origin(node, request)) return done(refused("origin.foreign", "This is only for our own pages."));
  const bool taken = node.identity.submit(services::Identity::Line::quick, [=, &node](Desk& desk) {
    try {
      auto who = services::redeem_ticket(desk, ticket);
      // From now on its standing is watched here, also if it never asked this node for anything.
      if (who) node.identity.look_up(desk, who->session.empty() ? who->device : who->session);
      done(std::move(who));
    } catch (const services::StoreAway&) {
      done(refused("record.away", "The record cannot be reached just now: try again in a moment."));
    }
  });
  if (!taken) done(refused("service.busy", "Too many are asking just now: try again in a moment."));
}

std::string address_of(const Node& node, const drogon::HttpRequestPtr& request) {
  auto peer = request->peerAddr().toIp();
  if (node.settings.http_proxy_address.empty() || peer != node.settings.http_proxy_address) return peer;
  // The last one is what the proxy itself saw; those before it are the client's own words.
  const auto& forwarded = request->getHeader("x-forwarded-for");
  const auto comma = forwarded.rfind(',');
  auto last = forwarded.substr(comma == std::string::npos ? 0 : comma + 1);
  std::erase(last, ' ');
  return last.empty() || last.size() > 45 ? peer : last;
}

bool is_own_origin(const Node& node, const drogon::HttpRequestPtr& request) {
  const auto& origin = request->getHeader("origin");
  if (origin.empty()) return true;
  if (!node.settings.web_origin.empty()) return origin == node.settings.web_origin;
  const auto& host = request->getHeader("host");
  return !host.empty() && (origin == "http://" + host || origin == "https://" + host);
}

}  // namespace lammer::api
