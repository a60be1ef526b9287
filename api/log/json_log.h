// The service's log: one JSON object a line on standard output, with time, level and event first. Values are data,
// never format strings; nothing that passes through redact() or is a secret is ever given to it.
#pragma once
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

namespace lammer::api::log {

using Fields = nlohmann::ordered_json;

enum class Level { debug, info, warn, error };

// Also takes over Drogon's own messages. Call once, before anything is logged.
void start(std::string_view level);

void write(Level level, std::string_view event, const Fields& fields = Fields::object());

inline void info(std::string_view event, const Fields& fields = Fields::object()) {
  write(Level::info, event, fields);
}
inline void warn(std::string_view event, const Fields& fields = Fields::object()) {
  write(Level::warn, event, fields);
}
inline void error(std::string_view event, const Fields& fields = Fields::object()) {
  write(Level::error, event, fields);
}

// The line itself; separate so that its form can be tested.
std::string line(std::string_view at, Level level, std::string_view event, const Fields& fields);

void flush();

}  // namespace lammer::api::log
