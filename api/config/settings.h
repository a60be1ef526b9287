// Settings: everything an operator can choose for a node, from a TOML file and from LAMMER_… variables (which win). A
// variable LAMMER_…_FILE names a file that holds the value, so that secrets need not stand in the environment.
//
// Each setting is one row of a table in settings.cpp: name, default, what it is, what is allowed. An unknown name or a
// wrong value is an error that says where it came from and what would be right; a node never starts half-configured.
#pragma once
#include <cstddef>
#include <cstdint>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace lammer::api {

struct Settings {
  std::string listen_address;
  std::uint16_t listen_port = 0;  // 0: any free port, reported in the log
  std::size_t http_threads = 0;
  std::size_t http_connections_max = 0;
  std::size_t http_connections_per_address_max = 0;
  std::size_t http_body_bytes_max = 0;
  std::size_t http_idle_seconds_max = 0;
  std::string database_url;
  std::string database_owner_url;  // only for `lammer migrate` and repairs
  std::size_t record_writers = 0;
  std::string record_signing_key;  // seed of the Ed25519 key that signs roots; empty: none are made
  std::string record_root_file;
  std::string redis_url;           // empty: one node, in-process bus
  std::string web_root;            // empty: the service serves no pages
  std::string web_origin;          // empty: whatever host was asked
  std::string http_proxy_address;  // empty: none
  std::string identity_key;        // empty: nobody can log in
  std::size_t live_sockets_max = 0;
  std::size_t live_sockets_per_session_max = 0;
  std::size_t live_topics_max = 0;  // of one socket
  std::size_t live_backlog_bytes_max = 0;
  std::size_t live_heartbeat_seconds = 0;
  std::string log_level;
  std::size_t stop_seconds_max = 0;
};

// One setting as `lammer config check` shows it: secrets are hidden.
struct SettingShown {
  std::string name;
  std::string value;
  std::string source;  // "default", "LAMMER_…" or the file's name
  std::string meaning;
};

class SettingsError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

// Every variable whose name begins with LAMMER_.
using Environment = std::map<std::string, std::string>;
Environment process_environment();

struct LoadedSettings {
  Settings settings;
  std::vector<SettingShown> shown;
};

// `file` may be empty: then only defaults and the environment count. Throws SettingsError.
LoadedSettings load_settings(const std::string& file, const Environment& environment);

}  // namespace lammer::api
