// Decode, call one use case, encode.
#include "api/http/devices.h"

#include "api/auth/gate.h"
#include "api/http/requests.h"
#include "api/http/sessions.h"
#include "api/node.h"
#include "services/identity/devices.h"

namespace lammer::api {
namespace {

using services::Desk;
using Line = services::Identity::Line;

constexpr auto device_cookie_time = std::chrono::hours(24 * 400);  // the longest that browsers keep

void make_code(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  services::EnrolmentWanted wanted{TableId(body.number("table", 1, 1'000'000)), body.text("name", 80)};
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  answer_from(
      node, Line::quick, call, answer,
      [wanted = std::move(wanted), caller = caller_of(node, call)](Desk& desk) {
        return make_enrolment(desk, wanted, caller);
      },
      [](const services::EnrolmentCode& made) {
        return json_response({{"code", made.code}, {"expires_at", time_text(made.expires_at)}}, drogon::k201Created);
      });
}

void enrol(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  auto code = body.text("code", 20);
  const bool in_body = wants_body(body);
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  answer_from(
      node, Line::quick, call, answer,
      [code = std::move(code), caller = caller_of(node, call)](Desk& desk) {
        return redeem_enrolment(desk, code, caller);
      },
      [&node, in_body](const services::Enrolled& enrolled) {
        Json json{{"device", to_json(enrolled.device)}};
        if (in_body) json["device_token"] = enrolled.token;
        auto response = json_response(json, drogon::k201Created);
        if (!in_body)
          response->addCookie(guarded_cookie(node, device_cookie, enrolled.token, "/api/v1", device_cookie_time));
        return response;
      });
}

void list_devices(Node& node, const Call& call, const Answer& answer) {
  const auto page = page_of(call.request);
  if (!page) return answer(problem(call.request, page.error()));
  on_worker(node, Line::quick, call.request, answer, [=, room = call.principal.room](Desk& desk) {
    const auto devices = desk.store.devices(room, *page);
    answer(json_response(list_json(devices, *page, [](const auto& device) { return to_json(device); })));
  });
}

void revoke(Node& node, const Call& call, const Answer& answer) {
  answer_from(
      node, Line::quick, call, answer,
      [id = call.parameters[0], caller = caller_of(node, call)](Desk& desk) { return revoke_device(desk, id, caller); },
      no_content);
}

void tap_in(Node& node, const Call& call, const Answer& answer) {
  if (auto refusal = refusal_of_content_type(call.request)) return answer(refusal);
  Body body(call.request->body());
  auto licence = body.text("licence", 40);
  auto pin = body.text("pin", 40);
  const auto deliver = wants_body(body) ? Deliver::body : Deliver::cookie;
  if (const auto error = body.finish()) return answer(problem(call.request, *error));
  if (auto refusal = refusal_of_no_key(node, call.request)) return answer(refusal);
  answer_from(
      node, Line::hashing, call, answer,
      [licence = std::move(licence), pin = std::move(pin), caller = caller_of(node, call)](Desk& desk) {
        return services::tap_in(desk, licence, pin, caller);
      },
      [&node, request = call.request, deliver](const services::Opened& opened) {
        return opened_response(node, request, opened, deliver, drogon::k201Created);
      });
}

void tap_out(Node& node, const Call& call, const Answer& answer) {
  answer_from(
      node, Line::quick, call, answer,
      [caller = caller_of(node, call)](Desk& desk) { return services::tap_out(desk, caller); }, no_content);
}

}  // namespace

std::vector<Route> devices_routes(Node& node) {
  const auto with = [&node](auto handle) {
    return [&node, handle](const Call& call, const Answer& answer) { handle(node, call, answer); };
  };
  return {
      {drogon::Get, "/api/v1/devices", "listDevices", with(list_devices)},
      {drogon::Post, "/api/v1/devices", "enrolDevice", with(enrol)},
      {drogon::Post, "/api/v1/devices/codes", "makeEnrolmentCode", with(make_code)},
      {drogon::Delete, "/api/v1/devices/{device_id}", "revokeDevice", with(revoke)},
      {drogon::Post, "/api/v1/devices/tap-in", "tapIn", with(tap_in)},
      {drogon::Post, "/api/v1/devices/tap-out", "tapOut", with(tap_out)},
  };
}

}  // namespace lammer::api
