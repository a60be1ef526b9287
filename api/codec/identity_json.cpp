// Field by field; a secret has no way in but FirstSecrets.
#include "api/codec/identity_json.h"

#include <array>
#include <cstdio>

namespace lammer::api {
namespace {

Json role_names(identity::RoleSet roles) {
  auto names = Json::array();
  for (const auto role : roles.list()) names.push_back(identity::name_of(role));
  return names;
}

void add_place(Json& json, const std::string& device, const std::optional<TableId>& table) {
  if (!device.empty()) json["device"] = device;
  if (table) json["table"] = table->value();
}

}  // namespace

std::string time_text(services::Instant at) {
  const auto day = std::chrono::floor<std::chrono::days>(at);
  const std::chrono::year_month_day date(day);
  const std::chrono::hh_mm_ss time(at - day);
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02uT%02d:%02d:%02d.%03dZ", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                static_cast<int>(time.hours().count()), static_cast<int>(time.minutes().count()),
                static_cast<int>(time.seconds().count()), static_cast<int>(time.subseconds().count()));
  return text.data();
}

Json to_json(const services::Person& person) {
  return {{"id", person.id},
          {"name", person.name},
          {"licence", person.licence},
          {"roles", role_names(person.roles)},
          {"active", person.active},
          {"has_pin", person.has_pin},
          {"password_is_first", person.password_is_first},
          {"created_at", time_text(person.created_at)}};
}

Json to_json(const services::Session& session, const std::string& current) {
  Json json{{"id", session.id}, {"person", session.person}};
  add_place(json, session.device, session.table);
  json["means"] = session.means == services::SecretKind::pin ? "pin" : "password";
  json["address"] = session.address;
  json["started_at"] = time_text(session.started_at);
  json["expires_at"] = time_text(session.expires_at);
  json["is_current"] = session.id == current;
  return json;
}

Json to_json(const services::Device& device) {
  Json json{{"id", device.id},
            {"name", device.name},
            {"table", device.table.value()},
            {"enrolled_by", device.enrolled_by},
            {"enrolled_at", time_text(device.enrolled_at)}};
  if (device.revoked_at) json["revoked_at"] = time_text(*device.revoked_at);
  return json;
}

Json to_json(const services::CoSignature& signature) {
  return {{"id", signature.id},
          {"act", signature.act},
          {"shown_hash", services::hex_of(signature.shown)},
          {"first", signature.first},
          {"second", signature.second},
          {"second_licence", signature.second_licence},
          {"signed_at", time_text(signature.signed_at)},
          {"expires_at", time_text(signature.expires_at)}};
}

Json to_json(const services::Principal& principal) {
  Json json{{"room", principal.room}};
  if (!principal.person.empty()) {
    json["person"] = principal.person;
    json["name"] = principal.name;
    json["licence"] = principal.licence;
    json["session"] = principal.session;
  }
  json["roles"] = role_names(principal.roles);
  add_place(json, principal.device, principal.table);
  return json;
}

Json to_json(const services::FirstSecrets& secrets) {
  auto json = Json::object();
  if (!secrets.password.empty()) json["password"] = secrets.password;
  if (!secrets.pin.empty()) json["pin"] = secrets.pin;
  return json;
}

std::string facts_text(const std::map<std::string, std::string>& facts) {
  return nlohmann::json(facts).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

}  // namespace lammer::api
