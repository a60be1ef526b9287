// lammer: the operator's and the auditor's tool. Exit codes: 0 done, 1 it could not be done, 2 asked wrongly.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <iostream>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>

#include "api/cli/hand_command.h"
#include "api/cli/health_command.h"
#include "api/cli/phh_command.h"
#include "api/cli/record_commands.h"
#include "api/cli/user_command.h"
#include "api/config/settings.h"
#include "api/version.h"
#include "db/postgres/migrations.h"
#include "db/postgres/node_login.h"

namespace {

using lammer::api::ask_health;
using lammer::api::load_settings;
using lammer::api::process_environment;

void migrate(const std::string& config) {
  const auto settings = load_settings(config, process_environment()).settings;
  const auto& owner = settings.database_owner_url.empty() ? settings.database_url : settings.database_owner_url;
  const int applied = lammer::db::migrate(owner, lammer::db::known_migrations(), [](const auto& migration) {
    std::printf("applying %04d %s\n", migration.number, migration.name.c_str());
  });
  if (applied == 0)
    std::printf("nothing to do: all %zu migrations are applied\n", lammer::db::known_migrations().size());
  else
    std::printf("%d of %zu migrations applied now\n", applied, lammer::db::known_migrations().size());
  if (owner != settings.database_url) lammer::db::let_node_in(owner, settings.database_url);
}

void check_config(const std::string& config) {
  const auto loaded = load_settings(config, process_environment());
  std::size_t widest = 0;
  for (const auto& shown : loaded.shown) widest = std::max(widest, shown.name.size());
  for (const auto& shown : loaded.shown)
    std::printf("%-*s = %s  (%s; %s)\n", static_cast<int>(widest), shown.name.c_str(), shown.value.c_str(),
                shown.source.c_str(), shown.meaning.c_str());
  std::printf("the configuration is good\n");
}

struct PhhWords {
  std::vector<std::string> files;
  bool check = false;
};

void add_phh(CLI::App& cli, PhhWords& words, int& code) {
  using lammer::api::ReplayCheck;
  auto* phh = cli.add_subcommand("phh", "recorded hands (Poker Hand History)")->require_subcommand(1);
  auto* replay = phh->add_subcommand("replay", "play them through the engine; one line of JSON a hand");
  replay->add_flag("--check", words.check, "the stacks must be the file's finishing_stacks");
  replay->add_option("FILE", words.files, ".phh (one hand) or .phhs (many)")->required();
  replay->callback([&] {
    code = lammer::api::replay_phh(words.files, words.check ? ReplayCheck::finishing_stacks : ReplayCheck::none,
                                   std::cout);
  });
  auto* write = phh->add_subcommand("export", "play them and write what the engine recorded, as PHH");
  write->add_option("FILE", words.files, ".phh (one hand) or .phhs (many)")->required();
  write->callback([&] { code = lammer::api::export_phh(words.files, std::cout, std::cerr); });
}

struct RecordWords {
  lammer::api::VerifyWords verify;
  std::string file;
};

void add_record(CLI::App& cli, RecordWords& words, const std::string& config, int& code) {
  using namespace lammer::api;
  const auto settings = [&config] { return load_settings(config, process_environment()).settings; };
  auto* verify =
      cli.add_subcommand("verify", "check the whole record: chains, signed roots, every cent (0 clean, 1 broken)");
  verify->add_option("--from", words.verify.from,
                     "only events from this time on (UTC, 2026-11-18 or 2026-11-18T09:00:00)");
  verify->add_option("--to", words.verify.to, "only events up to this time");
  verify->add_option("--key", words.verify.key_file, "file of the public keys that may have signed, one a line");
  verify->add_option("--roots", words.verify.root_file, "file of the roots that a node kept outside the database");
  verify->callback([&words, &code, settings] { code = verify_record(settings(), words.verify); });
  cli.add_subcommand("rebuild", "make the projections anew from the log")->callback([&code, settings] {
    code = rebuild_projections(settings());
  });
  auto* backup = cli.add_subcommand("backup", "keep the database in a file");
  backup->add_option("FILE", words.file)->required();
  backup->callback([&words, &code, settings] { code = backup_record(settings(), words.file); });
  auto* restore = cli.add_subcommand("restore", "fill an empty database from such a file, and check the record");
  restore->add_option("FILE", words.file)->required();
  restore->callback([&words, &code, settings] { code = restore_record(settings(), words.file); });
  cli.get_subcommand("keys")
      ->add_subcommand("record", "print the seed of a new key that signs the record's roots")
      ->callback([&code] { code = print_new_key(); });
}

struct UserWords {
  lammer::api::UserWanted wanted;
  std::string room_name;
  std::string time_zone;
};

void add_user(CLI::App& cli, const std::string& config, UserWords& words, int& code) {
  const auto settings = [&] { return load_settings(config, process_environment()).settings; };
  auto& wanted = words.wanted;
  auto* user = cli.add_subcommand("user", "people of a room")->require_subcommand(1);
  auto* add = user->add_subcommand("add", "add a person; prints a random password and PIN once");
  add->add_option("--room", wanted.room, "the room's id; needed only where there are several");
  add->add_option("--name", wanted.name, "as printed on documents")->required();
  add->add_option("--licence", wanted.licence, "licence number")->required();
  add->add_option("--role", wanted.roles, "dealer, floor, ... admin; may be given more than once")->required();
  add->add_flag("--password-stdin", wanted.password_from_stdin, "read the password from standard input");
  add->add_flag("--if-missing", wanted.if_missing, "nothing to do if the licence number is there already");
  add->callback([&, settings] { code = lammer::api::add_user(settings(), wanted); });
  auto* list = user->add_subcommand("list", "licence, name, roles; one line a person");
  list->add_option("--room", wanted.room, "the room's id");
  list->callback([&, settings] { code = lammer::api::list_users(settings(), wanted.room); });
  auto* reset = user->add_subcommand("reset", "a new random password and PIN; ends every session of the person");
  reset->add_option("--room", wanted.room, "the room's id");
  reset->add_option("--licence", wanted.licence, "licence number")->required();
  reset->callback([&, settings] { code = lammer::api::reset_user(settings(), wanted.room, wanted.licence); });

  auto* room = cli.add_subcommand("room", "poker rooms")->require_subcommand(1);
  auto* add_room = room->add_subcommand("add", "add a room; nothing to do if it is there");
  add_room->add_option("ID", wanted.room, "small letters, digits and hyphens")->required();
  add_room->add_option("--name", words.room_name, "as people call it")->required();
  add_room->add_option("--time-zone", words.time_zone, "such as America/Denver")->required();
  add_room->callback(
      [&, settings] { code = lammer::api::add_room(settings(), wanted.room, words.room_name, words.time_zone); });

  auto* keys = cli.add_subcommand("keys", "keys that sign access tokens and the record")->require_subcommand(1);
  keys->add_subcommand("new",
                       "a new one for access tokens; it signs from a minute on, the old ones verify for another day")
      ->callback([&, settings] { code = lammer::api::make_signing_key(settings()); });
}

int run(int argc, char** argv) {
  CLI::App cli("lammer: looks after a Lammer installation");
  cli.set_version_flag("--version", std::string(lammer::api::version()));
  cli.require_subcommand(1);
  cli.fallthrough();
  std::string config;
  cli.add_option("-c,--config", config, "configuration file (TOML); LAMMER_… variables win over it")
      ->envname("LAMMER_CONFIG");

  cli.add_subcommand("migrate", "bring the database to the shape this version needs")->callback([&] {
    migrate(config);
  });
  auto* configuration = cli.add_subcommand("config", "the node's configuration")->require_subcommand(1);
  configuration->add_subcommand("check", "check it and show every setting with its source")->callback([&] {
    check_config(config);
  });

  int code = 0;
  cli.add_subcommand("health", "ask the lammerd on this machine whether it is ready")->callback([&] {
    code = ask_health(load_settings(config, process_environment()).settings);
  });
  PhhWords phh_words;
  add_phh(cli, phh_words, code);

  UserWords user_words;
  add_user(cli, config, user_words, code);
  RecordWords record_words;
  add_record(cli, record_words, config, code);

  std::vector<std::string> scripts;
  auto* hand = cli.add_subcommand("hand", "hands told in text")->require_subcommand(1);
  auto* play = hand->add_subcommand("play", "play hand scripts and print each step with its clause");
  play->add_option("file", scripts, "hand scripts (docs/hand-scripts.md)")->required();
  play->callback([&] { code = lammer::api::play_hand_scripts(scripts); });

  try {
    cli.parse(argc, argv);
    return code;
  } catch (const CLI::ParseError& e) {
    return cli.exit(e) == 0 ? 0 : 2;
  }
}

}  // namespace

int main(int argc, char** argv) {
  try {
    return run(argc, argv);
  } catch (const lammer::api::SettingsError& e) {
    std::cerr << "lammer: " << e.what() << '\n';
    return 2;
  } catch (const std::exception& e) {
    std::cerr << "lammer: " << e.what() << '\n';
    return 1;
  }
}
