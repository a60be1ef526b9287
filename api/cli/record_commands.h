// The record from the shell: is it what it was (verify), make the projections anew (rebuild), keep it (backup,
// restore), and the key that signs it (keys new).
#pragma once
#include <optional>
#include <string>

#include "api/config/settings.h"

namespace lammer::api {

struct VerifyWords {
  std::string from;  // UTC, 2026-11-18 or 2026-11-18T09:00:00; empty: from the beginning
  std::string to;
  std::string key_file;   // public keys that may have signed, one a line; empty: the one of the settings
  std::string root_file;  // roots as they were kept outside the database; empty: none are compared
};

// 0 clean, 1 broken (the first break is printed), 2 it could not be checked.
int verify_record(const Settings& settings, const VerifyWords& words);

int rebuild_projections(const Settings& settings);

int backup_record(const Settings& settings, const std::string& file);
// Into an empty database; checks the record afterwards.
int restore_record(const Settings& settings, const std::string& file);

// Prints a new seed, and its public key to standard error.
int print_new_key();

}  // namespace lammer::api
