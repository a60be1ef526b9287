// People, sessions, devices and signatures as the API shows them, and the facts of their events as the record keeps
// them.
#pragma once
#include <map>
#include <string>

#include <nlohmann/json.hpp>

#include "services/identity/co_signatures.h"
#include "services/identity/devices.h"
#include "services/identity/people.h"

namespace lammer::api {

using Json = nlohmann::ordered_json;

// RFC 3339, UTC, with milliseconds.
std::string time_text(services::Instant at);

Json to_json(const services::Person& person);
Json to_json(const services::Session& session, const std::string& current);
Json to_json(const services::Device& device);
Json to_json(const services::CoSignature& signature);
Json to_json(const services::Principal& principal);
Json to_json(const services::FirstSecrets& secrets);

// Canonical: keys in order, no space.
std::string facts_text(const std::map<std::string, std::string>& facts);

}  // namespace lammer::api
