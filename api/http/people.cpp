// Decode, call one use case, encode.
#include "api/http/people.h"

#include "api/http/requests.h"
#include "api/node.h"
#include "services/identity/people.h"

namespace lammer::api {
namespace {

using services::Desk;
using Line = services::Identity::Line;

constexpr std::size_t name_bytes_max = 80;

std::optional<identity::RoleSet> roles_in(Body& body) {
  const auto names = body.maybe_texts("roles", identity::all_roles.size(), 20);
  if (!names) return std::nullopt;
  identity::RoleSet roles;
  for (const auto& name : *names) {
    if (const auto role = identity::role_named(name))
      roles.add(*role);
    else
      body.refuse("roles", "There is no such role.");
  }
  return roles;
}

void list_people(Node& node, const Call& call, const Answer& answer) {
  const auto page = page_of(call.request);
  if (!page) return answer(problem(call.request, page.error()));
  on_worker(node, Line::quick, call.request, answer, [=, room = call.principal.room](Desk& desk) {
    const auto people = desk.store.people(room, *page);
    answer(json_response(list_json(people, *page, [](const auto& person) { return to_json(person); })));
  });
}

void add_person(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::PersonWanted wanted{body.text("name", name_bytes_max), body.text("licence", 40), {}};
  const auto roles = roles_in(body);
  if (!roles) body.refuse("roles", "This field is missing.");
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  wanted.roles = *roles;
  answer_from(
      node, Line::hashing, call, answer,
      [wanted = std::move(wanted), caller = caller_of(node, call)](Desk& desk) {
        return services::add_person(desk, caller.principal.room, wanted, "", caller);
      },
      [](const services::Added& added) {
        return json_response({{"person", to_json(added.person)}, {"secrets", to_json(added.secrets)}},
                             drogon::k201Created);
      });
}

void change_person(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::PersonChange change;
  change.name = body.maybe_text("name", name_bytes_max);
  change.roles = roles_in(body);
  change.active = body.maybe_flag("active");
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  answer_from(
      node, Line::quick, call, answer,
      [change = std::move(change), id = call.parameters[0], caller = caller_of(node, call)](Desk& desk) {
        return services::change_person(desk, caller.principal.room, id, change, caller);
      },
      [](const services::Person& person) { return json_response(to_json(person)); });
}

void reset_secrets(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  const services::SecretsWanted wanted{body.maybe_flag("password").value_or(false),
                                       body.maybe_flag("pin").value_or(false)};
  if (!wanted.password && !wanted.pin) body.refuse("password", "Say which: password, pin or both.");
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  answer_from(
      node, Line::hashing, call, answer,
      [wanted, id = call.parameters[0], caller = caller_of(node, call)](Desk& desk) {
        return services::reset_secrets(desk, caller.principal.room, id, wanted, caller);
      },
      [](const services::FirstSecrets& secrets) { return json_response(to_json(secrets)); });
}

}  // namespace

std::vector<Route> people_routes(Node& node) {
  const auto with = [&node](auto handle) {
    return [&node, handle](const Call& call, const Answer& answer) { handle(node, call, answer); };
  };
  return {
      {drogon::Get, "/api/v1/people", "listPeople", with(list_people)},
      {drogon::Post, "/api/v1/people", "addPerson", with(add_person)},
      {drogon::Patch, "/api/v1/people/{person_id}", "changePerson", with(change_person)},
      {drogon::Post, "/api/v1/people/{person_id}/secrets", "resetSecrets", with(reset_secrets)},
  };
}

}  // namespace lammer::api
