// The bad timeline that `generation` ends: a reader asks the record, the session is revoked and the hint heard, the
// reader's old answer arrives and would stand for another second.
#include "services/identity/standings.h"

#include <algorithm>

namespace lammer::services {
namespace {

constexpr auto forgotten_after = std::chrono::seconds(60);

}  // namespace

std::optional<Standings::Known> Standings::find(const std::string& id, Instant now) {
  const std::scoped_lock lock(mutex_);
  const auto found = entries_.find(id);
  if (found == entries_.end()) return std::nullopt;
  auto& entry = found->second;
  entry.used_at = now;
  if (entry.stale || now - entry.read_at >= standing_age_max || entry.read_at > now) return std::nullopt;
  return entry.known;
}

std::uint64_t Standings::generation() const {
  const std::scoped_lock lock(mutex_);
  return generation_;
}

std::vector<std::string> Standings::put(const std::vector<std::string>& asked, const std::vector<StandingRow>& rows,
                                        Instant read_at, std::uint64_t generation) {
  const std::scoped_lock lock(mutex_);
  std::vector<std::string> ended;
  if (generation != generation_) return ended;
  for (const auto& id : asked) {
    const auto row = std::ranges::find(rows, id, &StandingRow::id);
    const bool good = row != rows.end() && row->good;
    const auto [at, is_new] = entries_.try_emplace(id);
    auto& entry = at->second;
    if (is_new) entry.used_at = read_at;
    if (entry.known.good && !good) ended.push_back(id);
    entry.known = {good, good ? principal_of(*row) : Principal{}};
    entry.read_at = read_at;
    entry.stale = false;
  }
  return ended;
}

void Standings::hear(const StreamHint& hint) {
  const bool of_person = hint.stream.starts_with("person/");
  if (!of_person && !hint.stream.starts_with("device/")) return;
  const auto id = hint.stream.substr(hint.stream.find('/') + 1);
  const std::scoped_lock lock(mutex_);
  ++generation_;
  for (auto& [key, entry] : entries_) {
    const auto& principal = entry.known.principal;
    if ((of_person ? principal.person : principal.device) == id) entry.stale = true;
  }
}

std::vector<std::string> Standings::in_use(Instant now) {
  const std::scoped_lock lock(mutex_);
  std::erase_if(entries_, [&](const auto& entry) { return now - entry.second.used_at > forgotten_after; });
  std::vector<std::string> ids;
  ids.reserve(entries_.size());
  for (const auto& [id, entry] : entries_) ids.push_back(id);
  return ids;
}

}  // namespace lammer::services
