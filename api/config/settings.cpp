// The table of settings and the walk over file and environment.
#include "api/config/settings.h"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <filesystem>
#include <fstream>
#include <functional>
#include <optional>
#include <utility>

#include <CLI/Config.hpp>
#include <unistd.h>

#include "api/config/redact.h"
#include "db/redis/redis_address.h"
#include "services/record/signing_key.h"

namespace lammer::api {
namespace {

// Stores the text in the settings, or says what would be right.
using Store = std::function<std::optional<std::string>(Settings&, const std::string& text)>;

struct Row {
  std::string name;  // section.key in the file
  std::string fallback;
  std::string meaning;
  Store store;
  bool secret = false;  // never shown, not even when it is wrong
};

template <class Number>
Store number(Number Settings::* field, std::uint64_t least, std::uint64_t most) {
  return [=](Settings& settings, const std::string& text) -> std::optional<std::string> {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || value < least || value > most)
      return "a whole number from " + std::to_string(least) + " to " + std::to_string(most);
    settings.*field = static_cast<Number>(value);
    return std::nullopt;
  };
}

Store text(std::string Settings::* field, const char* right, bool (*fits)(const std::string&)) {
  return [=](Settings& settings, const std::string& value) -> std::optional<std::string> {
    if (!fits(value)) return right;
    settings.*field = value;
    return std::nullopt;
  };
}

bool is_one_of(const std::string& value, std::initializer_list<std::string_view> choices) {
  return std::ranges::find(choices, value) != choices.end();
}

bool is_database_address(const std::string& value) {
  return value.starts_with("postgresql://") || value.starts_with("postgres://") || value.find('=') != std::string::npos;
}

const std::vector<Row>& rows() {
  static const std::vector<Row> table{
      {"listen.address", "127.0.0.1", "address to listen on; only loopback unless a proxy with TLS stands before it",
       text(&Settings::listen_address, "an IPv4 or IPv6 address",
            [](const std::string& value) {
              return !value.empty() && value.find_first_not_of("0123456789abcdefABCDEF.:") == std::string::npos;
            })},
      {"listen.port", "7420", "port to listen on; 0 takes any free one", number(&Settings::listen_port, 0, 65535)},
      {"http.threads", "2", "event-loop threads", number(&Settings::http_threads, 1, 64)},
      {"http.connections_max", "4000", "connections at a time", number(&Settings::http_connections_max, 1, 100000)},
      {"http.connections_per_address_max", "1000", "connections at a time from one address",
       number(&Settings::http_connections_per_address_max, 1, 100000)},
      {"http.body_bytes_max", "262144", "largest request body",
       number(&Settings::http_body_bytes_max, 1024, 64UL * 1024 * 1024)},
      {"http.idle_seconds_max", "60", "a silent connection is closed after",
       number(&Settings::http_idle_seconds_max, 1, 3600)},
      {"database.url", "", "PostgreSQL 15 or newer, as postgresql://user:password@host:port/database",
       text(&Settings::database_url, "an address such as postgresql://lammer@localhost/lammer", is_database_address)},
      {"database.owner_url", "",
       "the same database as its owner, for 'lammer migrate' alone; empty: database.url is the owner",
       text(&Settings::database_owner_url, "empty or an address such as postgresql://owner@localhost/lammer",
            [](const std::string& value) { return value.empty() || is_database_address(value); })},
      {"record.writers", "2", "threads that write to the record, each with a connection",
       number(&Settings::record_writers, 1, 8)},
      {"record.signing_key", "",
       "seed of the key that signs the record's roots: 64 hexadecimal digits, the same for all nodes; empty: no roots",
       text(&Settings::record_signing_key, "empty or 64 hexadecimal digits ('lammer keys record' makes one)",
            [](const std::string& value) {
              return value.empty() || services::SigningKey::from_seed(value).has_value();
            }),
       true},
      {"record.root_file", "", "file outside the database that each root is also written to; empty: none",
       text(&Settings::record_root_file, "empty or the path of a file", [](const std::string&) { return true; })},
      {"redis.url", "", "Redis for more than one node, as redis://:password@host:port; empty for a node alone",
       text(&Settings::redis_url, "empty, redis://[:password@]host[:port] or unix://[:password@]/path",
            [](const std::string& value) { return value.empty() || db::parse_redis_address(value).has_value(); })},
      {"web.root", "", "folder of the built web pages; empty serves the API alone",
       text(&Settings::web_root, "empty or a folder that holds index.html (make web builds it)",
            [](const std::string& value) { return value.empty() || std::filesystem::exists(value + "/index.html"); })},
      {"web.origin", "",
       "what people type to reach the pages, such as https://poker.example; empty takes the Host header",
       text(&Settings::web_origin, "empty, or http(s)://host[:port] without a slash at the end",
            [](const std::string& value) {
              return value.empty() || ((value.starts_with("https://") || value.starts_with("http://")) &&
                                       value.find('/', value.find("//") + 2) == std::string::npos);
            })},
      {"http.proxy_address", "", "address of the proxy whose X-Forwarded-For is believed; empty for none",
       text(&Settings::http_proxy_address, "empty or an IPv4 or IPv6 address",
            [](const std::string& value) {
              return value.find_first_not_of("0123456789abcdefABCDEF.:") == std::string::npos;
            })},
      {"identity.key", "", "32 or more random characters that seal the signing keys; without it nobody can log in",
       text(&Settings::identity_key, "empty or at least 32 random characters, the same for every node",
            [](const std::string& value) { return value.empty() || value.size() >= 32; }),
       true},
      {"live.sockets_max", "2000", "live connections at a time", number(&Settings::live_sockets_max, 1, 100000)},
      {"live.sockets_per_session_max", "8", "live connections of one session at a time",
       number(&Settings::live_sockets_per_session_max, 1, 1000)},
      {"live.topics_max", "64", "topics that one live connection follows", number(&Settings::live_topics_max, 1, 1000)},
      {"live.backlog_bytes_max", "1048576", "what waits for a slow live connection before it is closed",
       number(&Settings::live_backlog_bytes_max, 65536, 64UL * 1024 * 1024)},
      {"live.heartbeat_seconds", "15", "a live connection hears this often; three times of silence close it",
       number(&Settings::live_heartbeat_seconds, 1, 60)},
      {"log.level", "info", "debug, info, warn or error",
       text(&Settings::log_level, "debug, info, warn or error",
            [](const std::string& value) { return is_one_of(value, {"debug", "info", "warn", "error"}); })},
      {"stop.seconds_max", "10", "how long a stopping node waits for requests that are under way",
       number(&Settings::stop_seconds_max, 0, 600)},
  };
  return table;
}

std::string variable_of(const std::string& name) {
  std::string variable = "LAMMER_";
  for (const char c : name) variable += c == '.' ? '_' : static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return variable;
}

std::map<std::string, std::string> read_file(const std::string& file) {
  std::ifstream in(file);
  if (!in)
    throw SettingsError("the configuration file " + file + " cannot be read: correct its name or its access rights");
  std::map<std::string, std::string> values;
  try {
    for (const auto& item : CLI::ConfigTOML().from_config(in)) {
      if (item.name == "++" || item.name == "--") continue;  // CLI11's marks for the begin and end of a section
      if (item.inputs.size() != 1) throw SettingsError(file + ": " + item.fullname() + " must have exactly one value");
      values[item.fullname()] = item.inputs.front();
    }
  } catch (const CLI::Error& e) {
    throw SettingsError(file + " is not a TOML file: " + e.what());
  }
  for (const auto& [name, value] : values)
    if (std::ranges::none_of(rows(), [&](const Row& row) { return row.name == name; }))
      throw SettingsError(file + ": there is no setting " + name + "; 'lammer config check' lists them all");
  return values;
}

const std::string file_suffix = "_FILE";

void take_from_environment(SettingShown& shown, const std::string& variable, const Environment& environment) {
  const auto value = environment.find(variable);
  const auto file = environment.find(variable + file_suffix);
  if (value != environment.end() && file != environment.end())
    throw SettingsError("both " + value->first + " and " + file->first + " are set: remove one of them");
  if (value != environment.end()) {
    shown.value = value->second;
    shown.source = variable;
  } else if (file != environment.end()) {
    std::ifstream in(file->second);
    if (!std::getline(in, shown.value))
      throw SettingsError("the file " + file->second + " (from " + file->first + ") cannot be read or is empty");
    shown.source = file->first;
  }
}

// A misspelt variable would otherwise be a setting that silently does nothing.
void refuse_unknown_variables(const Environment& environment) {
  // Of the build and the tests, which may surround a program.
  const auto not_settings = {"LAMMER_CONFIG",       "LAMMER_CACHE",       "LAMMER_MIRROR",   "LAMMER_RESULTS",
                             "LAMMER_SERVICES_DIR", "LAMMER_TEST_URL",    "LAMMER_CHROMIUM", "LAMMER_DEV_SERVICE",
                             "LAMMER_PHH_DATA",     "LAMMER_FAULT_TRIALS"};
  for (const auto& [name, value] : environment) {
    const bool known =
        std::ranges::find(not_settings, name) != not_settings.end() || std::ranges::any_of(rows(), [&](const Row& row) {
          const auto variable = variable_of(row.name);
          return name == variable || name == variable + file_suffix;
        });
    if (!known) throw SettingsError("there is no setting " + name + "; 'lammer config check' lists them all");
  }
}

}  // namespace

Environment process_environment() {
  const std::string prefix = "LAMMER_";
  Environment environment;
  for (char** entry = environ; *entry != nullptr; ++entry) {
    const std::string text = *entry;
    const auto equals = text.find('=');
    if (text.starts_with(prefix) && equals != std::string::npos)
      environment[text.substr(0, equals)] = text.substr(equals + 1);
  }
  return environment;
}

LoadedSettings load_settings(const std::string& file, const Environment& environment) {
  refuse_unknown_variables(environment);
  const auto from_file = file.empty() ? std::map<std::string, std::string>{} : read_file(file);
  LoadedSettings loaded;
  for (const auto& row : rows()) {
    SettingShown shown{row.name, row.fallback, "default", row.meaning};
    if (const auto at = from_file.find(row.name); at != from_file.end()) {
      shown.value = at->second;
      shown.source = file;
    }
    take_from_environment(shown, variable_of(row.name), environment);
    const auto right = row.store(loaded.settings, shown.value);
    shown.value = row.secret && !shown.value.empty() ? "***" : redacted(shown.value);
    if (right) {
      const auto given = shown.source == "default" ? " is not set: give it in the file or as " + variable_of(row.name)
                                                   : " = '" + shown.value + "' (from " + shown.source + ") is wrong";
      throw SettingsError(row.name + given + "; it must be " + *right);
    }
    loaded.shown.push_back(std::move(shown));
  }
  return loaded;
}

}  // namespace lammer::api
