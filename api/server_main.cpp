// lammerd: serves the API, live updates and the web pages of a poker room. Exit codes: 0 stopped as told, 1 it could
// not serve, 2 asked or configured wrongly.
#include <exception>
#include <iostream>
#include <string>
#include <utility>

#include <CLI/CLI.hpp>

#include "api/config/settings.h"
#include "api/log/json_log.h"
#include "api/node.h"
#include "api/server.h"
#include "api/version.h"

namespace lammer::api {
namespace {

int run(int argc, char** argv) {
  CLI::App cli("lammerd: the service that runs a poker room");
  std::string config;
  cli.add_option("-c,--config", config, "configuration file (TOML); LAMMER_… variables win over it")
      ->envname("LAMMER_CONFIG");
  cli.set_version_flag("--version", std::string(version()));
  try {
    cli.parse(argc, argv);
  } catch (const CLI::ParseError& e) {
    return cli.exit(e) == 0 ? 0 : 2;
  }

  auto loaded = load_settings(config, process_environment());
  block_stop_signals();
  log::start(loaded.settings.log_level);
  log::info("starting", {{"version", version()}});
  Node node(std::move(loaded.settings));
  return serve(node);
}

}  // namespace
}  // namespace lammer::api

int main(int argc, char** argv) {
  try {
    return lammer::api::run(argc, argv);
  } catch (const lammer::api::SettingsError& e) {
    std::cerr << "lammerd: " << e.what() << '\n';
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "lammerd: " << e.what() << '\n';
    return 1;
  }
}
