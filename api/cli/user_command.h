// lammer user, lammer room, lammer keys: the first admin of a room, and what must be possible without one. Secrets are
// drawn, printed once and never asked for on the command line, which every user of the machine can read.
#pragma once
#include <string>
#include <vector>

#include "api/config/settings.h"

namespace lammer::api {

struct UserWanted {
  std::string room;  // empty: the only one
  std::string name;
  std::string licence;
  std::vector<std::string> roles;
  bool password_from_stdin = false;
  bool if_missing = false;
};

// Each prints what it did and returns the program's exit code.
int add_user(const Settings& settings, const UserWanted& wanted);
int list_users(const Settings& settings, const std::string& room);
int reset_user(const Settings& settings, const std::string& room, const std::string& licence);
int add_room(const Settings& settings, const std::string& id, const std::string& name, const std::string& time_zone);
int make_signing_key(const Settings& settings);

}  // namespace lammer::api
