// Sentences for an operator; the work is services/integrity's and PostgreSQL's own tools'.
#include "api/cli/record_commands.h"

#include <cstdio>
#include <fstream>
#include <iostream>
#include <sstream>

#include <sodium.h>
#include <unistd.h>

#include "api/codec/table_codec.h"
#include "api/root_file.h"
#include "db/postgres/archive.h"
#include "db/postgres/postgres_hand_store.h"
#include "db/postgres/postgres_record_audit.h"
#include "services/integrity/table_books.h"
#include "services/projections/hands.h"

namespace lammer::api {
namespace {

using services::Instant;

std::optional<Instant> instant_from(const std::string& text) {
  for (const auto* form : {"%Y-%m-%dT%H:%M:%S", "%Y-%m-%d"}) {
    std::tm parts{};
    std::istringstream in(text);
    in >> std::get_time(&parts, form);
    if (!in.fail() && in.peek() == std::istringstream::traits_type::eof())
      return Instant(std::chrono::seconds(::timegm(&parts)));
  }
  return std::nullopt;
}

std::string text_of(Instant at) {
  const auto seconds = std::chrono::floor<std::chrono::seconds>(at).time_since_epoch().count();
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M:%S UTC", &parts);
  return text.data();
}

// Throws std::runtime_error with the sentence.
std::vector<services::PublicKey> trusted_keys(const Settings& settings, const std::string& file) {
  std::vector<services::PublicKey> keys;
  if (file.empty()) {
    if (const auto key = services::SigningKey::from_seed(settings.record_signing_key))
      keys.push_back(key->public_key());
    return keys;
  }
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) {
    const auto key = services::hash_from_hex(line);
    if (!key) throw std::runtime_error(file + " holds a line that is no public key (64 hexadecimal digits): " + line);
    keys.push_back(*key);
  }
  if (keys.empty()) throw std::runtime_error("no public key could be read from " + file);
  return keys;
}

void show_progress(std::int64_t done, std::int64_t all) {
  if (::isatty(STDERR_FILENO) == 0 || all == 0) return;
  std::fprintf(stderr, "\r  %3lld %% of %lld events", static_cast<long long>(done * 100 / all),
               static_cast<long long>(all));
  if (done >= all) std::fputc('\n', stderr);
}

int verify_at(const Settings& settings, const VerifyWords& words) {
  services::VerifyRange range;
  for (const auto& [text, limit] : {std::pair(&words.from, &range.from), std::pair(&words.to, &range.to)}) {
    if (text->empty()) continue;
    *limit = instant_from(*text);
    if (!*limit) throw std::runtime_error("'" + *text + "' is no time: write 2026-11-18 or 2026-11-18T09:00:00 (UTC)");
  }
  const auto keys = trusted_keys(settings, words.key_file);
  const auto outside = words.root_file.empty() ? std::vector<services::Root>() : RootFile(words.root_file).read();
  const auto codec = codec::make_table_codec();
  const auto audit = db::make_record_audit(settings.database_url);
  const auto verified = services::verify(*audit, services::table_books(*codec), {keys, outside}, range, show_progress);
  std::printf("%lld events in %lld streams, %lld postings, %lld signed roots\n",
              static_cast<long long>(verified.events), static_cast<long long>(verified.streams),
              static_cast<long long>(verified.postings), static_cast<long long>(verified.roots));
  if (verified.broken) {
    const auto& [name, seq, what] = *verified.broken;
    std::printf("BROKEN%s%s%s: %s\n", name.stream.empty() ? "" : (" at " + name.room + " " + name.stream).c_str(),
                seq == 0 ? "" : " event ", seq == 0 ? "" : std::to_string(seq).c_str(), what.c_str());
    return 1;
  }
  if (verified.last_root)
    std::printf("clean; signed up to %s%s\n", text_of(*verified.last_root).c_str(),
                keys.empty() ? " (by keys that nobody vouches for: give --key)" : "");
  else
    std::printf("clean; no signed root yet\n");
  return 0;
}

}  // namespace

int verify_record(const Settings& settings, const VerifyWords& words) {
  try {
    return verify_at(settings, words);
  } catch (const std::exception& e) {
    std::cerr << "lammer: the record could not be checked: " << e.what() << '\n';
    return 2;
  }
}

int rebuild_projections(const Settings& settings) {
  const auto codec = codec::make_table_codec();
  db::make_postgres_hand_store(settings.database_url)->rebuild([&](const auto& name, const auto& events) {
    return services::project_hands(*codec, name, events);
  });
  std::printf("the projection 'hands' is made anew\n");
  return 0;
}

int backup_record(const Settings& settings, const std::string& file) {
  const auto& owner = settings.database_owner_url.empty() ? settings.database_url : settings.database_owner_url;
  db::dump(owner, file);
  std::printf("the database is kept in %s\n", file.c_str());
  return 0;
}

int restore_record(const Settings& settings, const std::string& file) {
  const auto& owner = settings.database_owner_url.empty() ? settings.database_url : settings.database_owner_url;
  db::restore(owner, file);
  std::printf("restored from %s; checking the record\n", file.c_str());
  return verify_record(settings, {});
}

int print_new_key() {
  services::Hash seed{};
  randombytes_buf(seed.data(), seed.size());
  const auto digits = services::hex_of(seed);
  std::printf("%s\n", digits.c_str());
  std::cerr << "public key: " << services::hex_of(services::SigningKey::from_seed(digits)->public_key()) << '\n';
  return 0;
}

}  // namespace lammer::api
