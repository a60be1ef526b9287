// lammerd: serves the API, live updates and the web pages of a poker room.
#include <CLI/CLI.hpp>
#include <exception>
#include <iostream>
#include <string>

#include "api/config/settings.h"
#include "api/log/json_log.h"
#include "api/node.h"
#include "api/server.h"
#include "api/version.h"

int main(int argc, char** argv) {
  CLI::App cli("lammerd: the service that runs a poker room");
  std::string config;
  cli.add_option("-c,--config", config, "configuration file (TOML); LAMMER_… variables win over it")->envname("LAMMER_CONFIG");
  cli.set_version_flag("--version", std::string(lammer::api::version()));
  CLI11_PARSE(cli, argc, argv);

  try {
    auto loaded = lammer::api::load_settings(config, lammer::api::process_environment());
    lammer::api::block_stop_signals();
    lammer::api::log::start(loaded.settings.log_level);
    lammer::api::log::info("starting", {{"version", lammer::api::version()}});
    lammer::api::Node node(std::move(loaded.settings));
    return lammer::api::serve(node);
  } catch (const lammer::api::SettingsError& e) {
    std::cerr << "lammerd: " << e.what() << '\n';
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "lammerd: " << e.what() << '\n';
    return 1;
  }
}
