// Lines by nlohmann::json, output by spdlog, which keeps lines of several threads apart.
#include "api/log/json_log.h"

#include <memory>

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>
#include <trantor/utils/Date.h>
#include <trantor/utils/Logger.h>

namespace lammer::api::log {
namespace {

constexpr std::string_view name_of(Level level) {
  switch (level) {
    case Level::debug:
      return "debug";
    case Level::info:
      return "info";
    case Level::warn:
      return "warn";
    case Level::error:
      return "error";
  }
  return "error";
}

std::string now() {
  return trantor::Date::now().toCustomFormattedString("%Y-%m-%dT%H:%M:%S", true) + "Z";
}

// Drogon hands over finished lines: "20261118 02:47:48.123 UTC 4711 WARN text - file.cc:12\n".
void take_over_drogon(std::string_view message) {
  while (!message.empty() && message.back() == '\n') message.remove_suffix(1);
  const auto level =
      message.find(" ERROR ") != std::string_view::npos || message.find(" FATAL ") != std::string_view::npos
          ? Level::error
          : Level::warn;
  write(level, "drogon", {{"text", message}});
}

}  // namespace

void start(std::string_view level) {
  auto logger = std::make_shared<spdlog::logger>("lammer", std::make_shared<spdlog::sinks::stdout_sink_mt>());
  logger->set_pattern("%v");
  logger->set_level(spdlog::level::from_str(std::string(level)));
  logger->flush_on(spdlog::level::debug);  // a line that is lost in a crash is the one that was needed
  spdlog::set_default_logger(std::move(logger));

  trantor::Logger::setLogLevel(trantor::Logger::kWarn);
  trantor::Logger::setOutputFunction([](const char* text, const std::uint64_t size) { take_over_drogon({text, size}); },
                                     [] { flush(); });
}

std::string line(std::string_view at, Level level, std::string_view event, const Fields& fields) {
  Fields object{{"at", at}, {"level", name_of(level)}, {"event", event}};
  object.update(fields);
  // Bytes that are not UTF-8 (a hostile header, say) become U+FFFD instead of an exception.
  return object.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

void write(Level level, std::string_view event, const Fields& fields) {
  static constexpr spdlog::level::level_enum levels[] = {spdlog::level::debug, spdlog::level::info, spdlog::level::warn,
                                                         spdlog::level::err};
  const auto spdlog_level = levels[static_cast<std::size_t>(level)];
  if (!spdlog::should_log(spdlog_level)) return;
  spdlog::default_logger_raw()->log(spdlog_level, spdlog::string_view_t(line(now(), level, event, fields)));
}

void flush() {
  spdlog::default_logger_raw()->flush();
}

}  // namespace lammer::api::log
