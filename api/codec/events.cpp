// Old versions first.
#include "api/codec/events.h"

#include "domain/core/quoted.h"

namespace lammer::codec {
namespace {

Refusal refused(std::string_view code, std::string sentence) {
  return {code, std::move(sentence), std::nullopt};
}

Refusal unknown_version(const EventType& type, int version) {
  return refused("json.version", std::string(type.name) + " has no version " + std::to_string(version) +
                                     " here; the newest is " + std::to_string(type.version));
}

}  // namespace

Expected<Json> read_payload(const EventType& type, int version, std::string_view payload, Upcasts upcasts) {
  if (version < 1 || version > type.version) return tl::unexpected(unknown_version(type, version));
  auto json = parse(payload, event_bytes_max);
  if (!json || version == type.version) return json;
  if (const auto canonical = must_be_canonical(payload, json->dump()); !canonical)
    return tl::unexpected(canonical.error());
  for (; version < type.version; ++version) {
    const auto upcast = std::ranges::find_if(
        upcasts, [&](const Upcast& candidate) { return candidate.type == type.name && candidate.from == version; });
    if (upcast == upcasts.end()) return tl::unexpected(unknown_version(type, version));
    try {
      json = upcast->up(*std::move(json));
    } catch (const Json::exception&) {
      return tl::unexpected(
          refused("json.field", std::string(type.name) + " is not what version " + std::to_string(version) + " had"));
    }
  }
  return json;
}

Refusal unknown_event(std::string_view name) {
  return refused("json.type", quoted(name) + " is no type of event");
}

Expected<void> must_be_canonical(std::string_view payload, std::string_view canonical) {
  if (payload == canonical) return {};
  const auto [at, ignored] = std::ranges::mismatch(payload, canonical);
  return tl::unexpected(refused("json.not_canonical", "the payload is not in its canonical form (byte " +
                                                          std::to_string(at - payload.begin() + 1) + ")"));
}

}  // namespace lammer::codec
